import Foundation

/// A finger on a scroll view's content: the offset at which it took hold.
struct ScrollDrag {
  var offset: CGPoint
  /// The offset that the finger gave the content last.
  var shown: CGPoint
  /// The part of the finger's way on which it did not hold the content yet.
  var slack: CGPoint
}

extension UITouch {
  /// The way of the finger since it came down.
  var travel: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }

  /// The scroll views under the finger, the innermost first.
  private var scrollViews: [UIScrollView] {
    sequence(first: view) { $0?.superview }.compactMap { $0 as? UIScrollView }
      .filter(\.isScrollEnabled)
  }

  /// Takes hold of content that still moves; it stops under the finger.
  func catchScrolling() -> Bool {
    guard let moving = scrollViews.first(where: \.isDecelerating) else { return false }
    scrolled = moving
    moving.beginDrag(after: .zero)
    return true
  }

  /// Lets a scroll view take the touch once the finger is ten points from where it came down.
  func beginScrolling() -> Bool {
    let isSideways = abs(travel.x) > abs(travel.y)
    guard max(abs(travel.x), abs(travel.y)) >= 10,
      let taker = scrollViews.first(where: { $0.canMove(sideways: isSideways) })
    else { return false }
    if let view, view !== taker {
      guard taker.canCancelContentTouches, taker.touchesShouldCancel(in: view) else { return false }
    }
    scrolled = taker
    taker.beginDrag(after: travel)
    return true
  }
}

extension UIScrollView {
  /// The offsets between which the content rests, from its upper left to its lower right end.
  private var ends: (first: CGPoint, last: CGPoint) {
    let inset = adjustedContentInset
    let first = CGPoint(x: -inset.left, y: -inset.top)
    return (
      first,
      CGPoint(
        x: max(first.x, contentSize.width + inset.right - bounds.width),
        y: max(first.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// True if a finger can move the content sideways, or else up and down.
  fileprivate func canMove(sideways: Bool) -> Bool {
    let (first, last) = ends
    return sideways
      ? last.x > first.x || bounces && alwaysBounceHorizontal
      : last.y > first.y || bounces && alwaysBounceVertical
  }

  fileprivate func beginDrag(after slack: CGPoint) {
    coasting += 1
    isDecelerating = false
    isTracking = true
    isDragging = true
    held = ScrollDrag(offset: contentOffset, shown: contentOffset, slack: slack)
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger: beyond an end it follows by a part of the way only.
  func drag(by travel: CGPoint) {
    guard var held else { return }
    // The app may give the content another offset under the finger, which goes on from there.
    held.offset.x += contentOffset.x - held.shown.x
    held.offset.y += contentOffset.y - held.shown.y
    let (first, last) = ends
    let wanted = CGPoint(
      x: held.offset.x - travel.x + held.slack.x, y: held.offset.y - travel.y + held.slack.y)
    contentOffset = CGPoint(
      x: pulled(wanted.x, first.x, last.x, bounds.width, canMove(sideways: true)),
      y: pulled(wanted.y, first.y, last.y, bounds.height, canMove(sideways: false)))
    held.shown = contentOffset
    self.held = held
  }

  private func pulled(
    _ wanted: CGFloat, _ first: CGFloat, _ last: CGFloat, _ length: CGFloat, _ moves: Bool
  ) -> CGFloat {
    guard moves else { return min(max(wanted, first), last) }
    let end = min(max(wanted, first), last)
    guard bounces, wanted != end, length > 0 else { return end }
    let beyond = abs(wanted - end)
    let shown = 0.55 * beyond * length / (0.55 * beyond + length)
    return wanted < end ? end - shown : end + shown
  }

  /// Lets go of the content at a velocity of the offset, in points per millisecond.
  func endDrag(velocity: CGPoint) {
    let (first, last) = ends
    let moves = (canMove(sideways: true), canMove(sideways: false))
    let speed = CGPoint(x: moves.0 ? velocity.x : 0, y: moves.1 ? velocity.y : 0)
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    var target = CGPoint(
      x: min(max(contentOffset.x + speed.x * reach, first.x), last.x),
      y: min(max(contentOffset.y + speed.y * reach, first.y), last.y))
    held = nil
    withUnsafeMutablePointer(to: &target) { target in
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: speed, targetContentOffset: target)
    }
    comeToRest(at: target)
  }

  /// The system takes the touch away: the content comes to rest within its ends, and nobody is
  /// asked where.
  func cancelDrag() {
    let (first, last) = ends
    held = nil
    comeToRest(
      at: CGPoint(
        x: min(max(contentOffset.x, first.x), last.x),
        y: min(max(contentOffset.y, first.y), last.y)))
  }

  private func comeToRest(at target: CGPoint) {
    isTracking = false
    isDragging = false
    isDecelerating = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    guard isDecelerating else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    coasting += 1
    coast(to: target, coasting)
  }

  /// Moves the content for one frame; the way that is left shrinks by 0.998 each millisecond.
  private func coast(to target: CGPoint, _ motion: Int) {
    DoubleRunLoop.main.after(ticks: 1) { [weak self] in
      guard let self, coasting == motion else { return }
      let left = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
      guard max(abs(left.x), abs(left.y)) >= 0.5 else {
        contentOffset = target
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
        return
      }
      let part = 1 - CGFloat(pow(Double(decelerationRate.rawValue), 1000 / 60))
      contentOffset = CGPoint(
        x: contentOffset.x + left.x * part, y: contentOffset.y + left.y * part)
      coast(to: target, motion)
    }
  }
}
