import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Pins: a child by four sides, a bar by three, fixed and least sizes.
@Suite @MainActor struct PinTests {
  private typealias Block = StackTests.Block

  private func pin(
    _ view: UIView, in container: UIView, insets: CGFloat = 0, bottom: Float = 1000,
    guide: UILayoutGuide? = nil
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let top = guide?.topAnchor ?? container.topAnchor
    let last = guide?.bottomAnchor ?? container.bottomAnchor
    let first = guide?.leadingAnchor ?? container.leadingAnchor
    let end = guide?.trailingAnchor ?? container.trailingAnchor
    let bottomPin = last.constraint(equalTo: view.bottomAnchor, constant: insets)
    bottomPin.priority = .init(bottom)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top, constant: insets),
      view.leadingAnchor.constraint(equalTo: first, constant: 2 * insets),
      end.constraint(equalTo: view.trailingAnchor, constant: insets), bottomPin,
    ])
  }

  @Test("A pinned child is its superview less the insets, mirrored from right to left")
  func aPinnedChildIsItsSuperviewLessTheInsetsMirroredFromRightToLeft() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let block = Block("a", 10, 10)
    pin(block, in: container, insets: 5)
    container.layoutIfNeeded()
    #expect(block.frame.words == "(10, 5, 85, 50)")
    container.semanticContentAttribute = .forceRightToLeft
    container.layoutIfNeeded()
    #expect(block.frame.words == "(5, 5, 85, 50)")
  }

  @Test("A view with a pinned child fits the child and its insets")
  func aViewWithAPinnedChildFitsTheChildAndItsInsets() {
    let (outer, inner) = (UIView(), UIView())
    pin(Block("a", 30, 20), in: inner, insets: 5)
    pin(inner, in: outer, insets: 1)
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 48, height: 32))
  }

  @Test("Margins and safe areas are guides") func marginsAndSafeAreasAreGuides() {
    let window = Sample.window(UIView(), size: CGSize(width: 100, height: 100))
    window.deviceInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let screen = window.subviews[0]
    screen.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    let block = Block("a", 10, 10)
    pin(block, in: screen, guide: screen.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(block.frame.words == "(0, 20, 100, 70)")
    block.removeFromSuperview()
    pin(block, in: screen, guide: screen.layoutMarginsGuide)
    window.layoutIfNeeded()
    #expect(block.frame.words == "(2, 21, 94, 66)")
  }

  @Test("A fixed size wins over the natural one, a least size raises it")
  func aFixedSizeWinsOverTheNaturalOneALeastSizeRaisesIt() {
    let block = Block("a", 30, 20)
    block.widthAnchor.constraint(equalToConstant: 12).isActive = true
    let least = block.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    least.isActive = true
    #expect(block.fit(.infinity) == Fit(width: 12, height: 44))
    least.constant = 4
    #expect(block.fit(.infinity) == Fit(width: 12, height: 20))
  }

  @Test("A bottom pin of priority 999 breaks where the height is another")
  func aBottomPinOfPriority999BreaksWhereTheHeightIsAnother() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let block = Block("a", 10, 10)
    block.heightAnchor.constraint(equalToConstant: 20).isActive = true
    pin(block, in: container, bottom: 999)
    container.layoutIfNeeded()
    #expect(block.frame.words == "(0, 0, 100, 20)")
  }

  @Test("A bar is as high as it fits and stays while its scroll view scrolls")
  func aBarIsAsHighAsItFitsAndStaysWhileItsScrollViewScrolls() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    Sample.pin(Block("a", 10, 34), in: bar)
    scroll.addSubview(bar)
    let guide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(bar.frame.words == "(0, 150, 100, 50)")
    scroll.contentOffset.y = 300
    scroll.layoutIfNeeded()
    #expect(bar.frame.words == "(0, 450, 100, 50)")
  }

  @Test("Changing a text lays out all that depends on it")
  func changingATextLaysOutAllThatDependsOnIt() {
    let label = Sample.label("short")
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let toggle = UISwitch()
    let row = UIStackView(arrangedSubviews: [label, UIView(), toggle])
    row.alignment = .center
    pin(row, in: container)
    container.layoutIfNeeded()
    let before = label.frame.width
    label.text = "longer"
    container.layoutIfNeeded()
    #expect(label.frame.width > before)
    #expect(LayoutCheck.isSettled(container))
  }

  @Test("Views that leave take their pins along") func viewsThatLeaveTakeTheirPinsAlong() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let block = Block("a", 10, 10)
    pin(block, in: container)
    block.removeFromSuperview()
    #expect(container.constraints.isEmpty)
    pin(Block("b", 30, 20), in: container)
    #expect(container.fit(.infinity) == Fit(width: 30, height: 20))
  }
}
