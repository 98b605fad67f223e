import Testing
import UIKit

/// The family of views, coordinates and hit tests.
@MainActor
@Suite("Views")
struct ViewTests {
  /// A view that notes what it is told.
  final class Noting: UIView {
    var told: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      told.append(newSuperview == nil ? "will leave" : "will enter")
    }
    override func didMoveToSuperview() { told.append(superview == nil ? "left" : "entered") }
    override func didMoveToWindow() {
      told.append(window == nil ? "off the screen" : "on the screen")
    }
    override func tintColorDidChange() { told.append("tint") }
  }

  // [doc] A view has one superview: added to another, it leaves the first.
  @Test("A view has one superview") func aViewHasOneSuperview() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  // [doc] insertSubview, bringSubviewToFront: subviews are from back to front.
  @Test("Subviews stand from back to front") func subviewsStandFromBackToFront() {
    let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.bringSubviewToFront(b)
    #expect(parent.subviews == [c, a, b])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, c, b])
  }

  // [doc] willMove(toSuperview:), didMoveToSuperview, didMoveToWindow.
  @Test("A view is told of its superview and window") func aViewIsToldOfItsSuperviewAndWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Noting()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.told.filter { $0 != "tint" }
        == ["will enter", "on the screen", "entered", "will leave", "off the screen", "left"])
  }

  // [doc] hitTest ignores views that are hidden, take no touches or have an alpha below 0.01, and
  // points outside the bounds.
  @Test("A hit test passes over what cannot be touched")
  func aHitTestPassesOverWhatCannotBeTouched() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    parent.addSubview(child)
    let point = CGPoint(x: 20, y: 20)
    #expect(parent.hitTest(point, with: nil) === child)
    child.isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
    child.isUserInteractionEnabled = true
    child.alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === parent)
    child.alpha = 1
    #expect(parent.hitTest(CGPoint(x: 70, y: 70), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 170, y: 70), with: nil) == nil)
  }

  // [doc] The frontmost of two views gets the hit.
  @Test("The frontmost view is hit") func theFrontmostViewIsHit() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<2).map { _ in UIView(frame: parent.bounds) }
    for view in views { parent.addSubview(view) }
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[1])
  }

  // [doc] convert(_:to:): through bounds' origins, as of a scroll view.
  @Test("A point is converted through a scrolled view") func aPointIsConvertedThroughAScrolledView()
  {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 300, width: 10, height: 10))
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 16, y: 71))
    #expect(outer.convert(CGPoint(x: 16, y: 71), to: inner) == CGPoint(x: 1, y: 1))
  }

  // [doc] frame, bounds and center follow one another.
  @Test("Frame, bounds and center are one") func frameBoundsAndCenterAreOne() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  // [doc] autoresizingMask: growth is shared among what gives.
  @Test("A mask follows the superview's size") func aMaskFollowsTheSuperviewsSize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 130)
    #expect(child.frame == CGRect(x: 10, y: 40, width: 130, height: 20))
  }

  // [doc] tintColor is inherited; tintColorDidChange is called on a view that inherits it.
  @Test("The tint is inherited") func theTintIsInherited() {
    let (parent, child) = (UIView(), Noting())
    parent.addSubview(child)
    child.told = []
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.told == ["tint"])
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
  }

  // [doc] viewWithTag and isDescendant(of:) look through the whole tree.
  @Test("A view is found by its tag") func aViewIsFoundByItsTag() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root))
    #expect(leaf.isDescendant(of: leaf))
    #expect(!root.isDescendant(of: leaf))
  }
}
