import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Layouts that UIKit would guess at, or that the double does not know, are refused by name.
@Suite @MainActor struct RefusalTests {
  private typealias Block = StackTests.Block

  /// The reasons of what is refused while a view is laid out at a size.
  private func reasons(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 44) -> [String] {
    RefusalError.caught {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
    }.map(\.reason)
  }

  private func pinned(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  @Test("Two views that hug equally where there is slack")
  func twoViewsThatHugEquallyWhereThereIsSlack() {
    let row = UIStackView(arrangedSubviews: [Block("a", 50, 20), Block("b", 30, 20)])
    #expect(
      reasons(row) == [
        "UIStackView: ambiguous layout, there is horizontal slack and these hug equally: "
          + "Block “a”, Block “b”"
      ])
  }

  @Test("Two views that resist equally where room is missing")
  func twoViewsThatResistEquallyWhereRoomIsMissing() {
    let row = UIStackView(arrangedSubviews: [Block("a", 150, 20), Block("b", 130, 20)])
    #expect(
      reasons(row) == [
        "UIStackView: ambiguous layout, horizontal room is missing and these resist equally: "
          + "Block “a”, Block “b”"
      ])
  }

  @Test("Fixed sizes that do not add up to the stack's") func fixedSizesThatDoNotAddUpToTheStacks()
  {
    let block = Block("a", 50, 20)
    block.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let row = UIStackView(arrangedSubviews: [block])
    #expect(
      reasons(row) == [
        "UIStackView: Unable to simultaneously satisfy constraints: all sizes are fixed along the "
          + "horizontal axis, and are 140 too small"
      ])
  }

  @Test("A fixed height in a row that fills its height") func aFixedHeightInARowThatFillsItsHeight()
  {
    let block = Block("a", 50, 20)
    block.heightAnchor.constraint(equalToConstant: 29).isActive = true
    let row = UIStackView(arrangedSubviews: [block])
    #expect(
      reasons(row, 50) == [
        "Block “a”: Unable to simultaneously satisfy constraints: the stack fills its vertical "
          + "room, and the view's own length is another"
      ])
  }

  @Test(
    "Distributions that the double does not know",
    arguments: [
      UIStackView.Distribution.fillProportionally, .equalSpacing, .equalCentering,
    ]) func distributionsThatTheDoubleDoesNotKnow(distribution: UIStackView.Distribution)
  {
    let row = UIStackView(arrangedSubviews: [Block("a", 200, 44)])
    row.distribution = distribution
    #expect(reasons(row) == ["UIStackView: the distribution \(distribution)"])
  }

  @Test("Constraints between cousins, centres, multipliers, greatest sizes")
  func constraintsBetweenCousinsCentresMultipliersGreatestSizes() {
    let container = UIView()
    let (one, two) = (UIView(), UIView())
    pinned(one, in: container)
    pinned(two, in: container)
    let refused = RefusalError.caught {
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: two.trailingAnchor),
        one.topAnchor.constraint(equalTo: two.topAnchor),
        one.widthAnchor.constraint(equalTo: two.widthAnchor),
        one.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        one.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
        one.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
        one.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor),
        one.topAnchor.constraint(equalTo: container.readableContentGuide.topAnchor),
      ])
    }
    let tail = " (UIView and UIView): the double does not lay it out"
    #expect(
      refused.map(\.reason) == [
        "leading related to trailing" + tail,
        "a constraint between views that are not superview and subview" + tail,
        "width related to width" + tail, "centerX related to centerX" + tail,
        "a multiplier of 0.5" + tail, "a greatest height (UIView): the double does not lay it out",
        "an inequality between two views" + tail,
        "a pin to UILayoutGuide (UIView and UILayoutGuide): the double does not lay it out",
      ])
    #expect(container.constraints.isEmpty && one.constraints.isEmpty)
  }

  @Test("A constraint between views without a common ancestor, in UIKit's words")
  func aConstraintBetweenViewsWithoutACommonAncestorInUIKitsWords() {
    let (one, two) = (UIView(), UIView())
    let refused = RefusalError.caught {
      one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true
    }
    #expect(refused.map(\.kind) == [.generic])
    #expect(
      refused.first?.reason
        == "Unable to activate constraint with anchors UIView.top and UIView.top because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
  }

  @Test("A view that constraints hold at three sides") func aViewThatConstraintsHoldAtThreeSides() {
    let (container, view) = (UIView(), UIView())
    pinned(view, in: container)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    #expect(reasons(container) == ["UIView: ambiguous layout, nothing holds bottom"])
  }

  @Test("A pinned view that still translates its autoresizing mask")
  func aPinnedViewThatStillTranslatesItsAutoresizingMask() {
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    #expect(
      reasons(container) == [
        "UIView: pinned while translatesAutoresizingMaskIntoConstraints is true: the frame's own "
          + "constraints contradict the pins"
      ])
  }

  @Test("Two views pinned by all sides in one") func twoViewsPinnedByAllSidesInOne() {
    let container = UIView()
    for name in ["a", "b"] {
      let block = Block(name, 10, 10)
      Sample.pin(block, in: container)
    }
    #expect(
      reasons(container)
        == ["UIView: several subviews pinned by four sides: Block “a”, Block “b”"])
  }

  @Test("A pinned view whose own height is another") func aPinnedViewWhoseOwnHeightIsAnother() {
    let container = UIView()
    let block = Block("a", 10, 10)
    Sample.pin(block, in: container)
    block.heightAnchor.constraint(equalToConstant: 99).isActive = true
    #expect(
      reasons(container) == [
        "Block “a”: Unable to simultaneously satisfy constraints: both vertical sides are pinned, "
          + "and the view's own length is another"
      ])
  }

  @Test("A cell whose content reaches not from top to bottom")
  func aCellWhoseContentReachesNotFromTopToBottom() {
    final class OnlyFits: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 100) }
    }
    let framed = UITableViewCell(style: .default, reuseIdentifier: nil)
    framed.contentView.addSubview(UILabel())
    let text =
      "the contentView has no chain of constraints from its top to its bottom, so the row has no "
      + "height of its own"
    let refused = RefusalError.caught {
      #expect(framed.fittedHeight(width: 300) == 44)
      #expect(Sample.cell(OnlyFits()).fittedHeight(width: 300) == 44)
    }
    let hint =
      ": OnlyFits is pinned and has neither intrinsicContentSize nor a height; sizeThatFits is not "
      + "asked by constraints"
    let expected = ["UITableViewCell: \(text)", "UITableViewCell: \(text)\(hint)"]
    #expect(refused.map(\.reason) == expected)
  }

  @Test("A layout that does not settle") func aLayoutThatDoesNotSettle() {
    final class Restless: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if inner.superview == nil { addSubview(inner) }
        inner.frame.size.width += 1
        setNeedsLayout()
      }
    }
    #expect(
      reasons(Restless()) == [
        "UIView: layout does not settle, a second pass moved it from (0, 0, 1, 0) to (0, 0, 2, 0)"
      ])
  }

  @Test("Symbols without a drawing") func symbolsWithoutADrawing() {
    let refused = RefusalError.caught { #expect(UIImage(systemName: "tortoise") == nil) }
    #expect(
      refused.map(\.reason) == ["UIImage(systemName: \"tortoise\"): no drawing of that symbol"])
  }

  @Test("Date pickers other than compact ones") func datePickersOtherThanCompactOnes() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    let refused = RefusalError.caught { _ = picker.intrinsicContentSize }
    #expect(
      refused.map(\.reason)
        == ["UIDatePicker: a date picker of the style wheels: only compact ones are drawn"])
  }

  @Test("Shrinking a text into its room") func shrinkingATextIntoItsRoom() {
    let refused = RefusalError.caught { UILabel().adjustsFontSizeToFitWidth = true }
    #expect(
      refused.map(\.reason) == ["UILabel: adjustsFontSizeToFitWidth: the double shrinks no text"])
  }
}
