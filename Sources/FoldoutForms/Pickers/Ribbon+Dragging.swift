extension Ribbon {
  /// A drag by one finger: where on the ribbon it began, and how far the finger has gone since.
  struct Drag: Hashable, Sendable {
    /// The finger that came first.
    let finger: Int
    /// The position of the ribbon when the finger came down, or when the width changed since.
    var origin: Double
    /// The point of the finger at that moment.
    var start: Double
    /// The point where the finger is now.
    var point: Double
  }

  /// True while a finger holds the ribbon.
  public var isDragged: Bool { drag != nil }

  /// The finger that holds the ribbon; `nil` at rest.
  public var finger: Int? { drag?.finger }

  /// The points that a ribbon goes on by for each point per millisecond of its velocity.
  ///
  /// It is *d* / (1 − *d*) for a deceleration *d* of 0.998 per millisecond, the normal one of
  /// `UIScrollView` (`UIScrollView.DecelerationRate.normal`): after *n* milliseconds the velocity
  /// is *v* · *dⁿ*, and the sum of all these is the distance. It is written as a number so that 1 −
  /// 0.998 is not rounded, and every host comes to the same value.
  public static let reach = 499.0

  /// The value that a ribbon settles on from an offset: the one that is most visible once the
  /// velocity has run out. Of two that are equally visible it is the later one.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points; outside the ends the end counts.
  ///   - velocity: The velocity of the offset in points per millisecond, positive to later values.
  /// - Returns: The index. Where the offset is no number it is the value that holds.
  ///
  /// Complexity: O(1).
  public func landing(from offset: Double, velocity: Double = 0) -> Int {
    guard width > 0, !offset.isNaN else { return index }
    let held = min(max(offset, offsets.lowerBound), offsets.upperBound)
    // A host that divides no distance by no time has no velocity.
    let distance = velocity.isNaN ? 0 : velocity * Ribbon.reach
    // The end is taken before the position is rounded, so that a distance without end is safe.
    return Int(clamped((held + distance) / width).rounded())
  }

  mutating func grab(_ finger: Int, at point: Double, shownAt shown: Double?) -> Step {
    // The finger that holds the ribbon can come again only where its lifting was not told.
    guard drag == nil || drag?.finger == finger, point.isFinite else { return Step() }
    word = TypedWord()
    let rested = offset
    var origin = fractionalIndex
    if let shown, shown.isFinite, width > 0 { origin = clamped(shown / width) }
    drag = Drag(finger: finger, origin: origin, start: point, point: point)
    // Caught between two values, it stops there.
    return Step(movement: offset == rested ? nil : Movement(to: offset, isAnimated: false))
  }

  mutating func move(_ finger: Int, to point: Double) -> Step {
    guard drag?.finger == finger, point.isFinite else { return Step() }
    let drawn = offset
    drag?.point = point
    return Step(movement: offset == drawn ? nil : Movement(to: offset, isAnimated: false))
  }

  mutating func release(_ finger: Int, at point: Double, velocity: Double) -> Step {
    guard drag?.finger == finger else { return Step() }
    let drawn = offset
    if point.isFinite { drag?.point = point }
    let target = landing(from: offset, velocity: isRightToLeft ? velocity : -velocity)
    return settle(on: target, from: drawn)
  }

  mutating func cancel(_ finger: Int) -> Step {
    drag?.finger == finger ? settle(on: index, from: offset) : Step()
  }

  /// Ends the drag: the ribbon travels from where it is drawn, which the last move of the finger
  /// said.
  private mutating func settle(on target: Int, from drawn: Double) -> Step {
    drag = nil
    var step = turn(to: target, by: .person, isAnimated: true)
    step.movement = offset == drawn ? nil : Movement(to: offset, isAnimated: true)
    return step
  }

  /// Begins the drag anew from where it is, before the width changes under it.
  mutating func anchorDrag() {
    let reached = fractionalIndex
    drag?.origin = reached
    if let point = drag?.point { drag?.start = point }
  }
}
