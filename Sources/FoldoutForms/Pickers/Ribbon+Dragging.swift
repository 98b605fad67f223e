extension Ribbon {
  /// A drag by one finger: its origin on the ribbon, and the finger's first and current point.
  struct Drag: Hashable, Sendable {
    /// The finger that came down first.
    let finger: Int
    /// The ribbon's fractional index when the finger came down, or when the width last changed.
    var origin: Double
    /// The finger's point at that moment.
    var start: Double
    /// The finger's current point.
    var point: Double
  }

  /// True while a finger drags the ribbon.
  public var isDragged: Bool { drag != nil }

  /// The finger that drags the ribbon; `nil` at rest.
  public var finger: Int? { drag?.finger }

  /// The distance that a released ribbon travels per unit of velocity: points for each point per
  /// millisecond.
  ///
  /// It is *d* / (1 − *d*) for a deceleration *d* of 0.998 per millisecond, the normal one of
  /// `UIScrollView` (`UIScrollView.DecelerationRate.normal`): after *n* milliseconds the velocity
  /// is *v* · *dⁿ*, and the distance is the sum of these. A literal avoids the rounding of 1 −
  /// 0.998, so that every host gets the same value.
  public static let coastingDistance = 499.0

  /// Returns the value on which a ribbon settles from an offset.
  ///
  /// It is the value nearest to the middle once the velocity has run out; of two equally near ones,
  /// the later.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release, in points, clamped to the ends.
  ///   - velocity: The velocity of the offset in points per millisecond, positive towards later
  ///     values.
  /// - Returns: The index of the value; the current one if the offset is not a number or the width
  ///   is zero.
  ///
  /// Complexity: O(1).
  public func landing(from offset: Double, velocity: Double = 0) -> Int {
    guard width > 0, !offset.isNaN else { return index }
    let start = min(max(offset, offsets.lowerBound), offsets.upperBound)
    // A host that divides no distance by no time passes NaN.
    let distance = velocity.isNaN ? 0 : velocity * Ribbon.coastingDistance
    // Clamp before rounding, so that an infinite distance cannot overflow `Int`.
    return Int(clamped((start + distance) / width).rounded())
  }

  mutating func grab(_ finger: Int, at point: Double, shownAt shown: Double?) -> Step {
    // The same finger can come down again only if the host missed its release.
    guard drag == nil || drag?.finger == finger, point.isFinite else { return Step() }
    word = TypedWord()
    let oldOffset = offset
    var origin = fractionalIndex
    if let shown, shown.isFinite, width > 0 { origin = clamped(shown / width) }
    drag = Drag(finger: finger, origin: origin, start: point, point: point)
    // A ribbon caught between two values stops there.
    return Step(movement: offset == oldOffset ? nil : Movement(to: offset, isAnimated: false))
  }

  mutating func move(_ finger: Int, to point: Double) -> Step {
    guard drag?.finger == finger, point.isFinite else { return Step() }
    let oldOffset = offset
    drag?.point = point
    return Step(movement: offset == oldOffset ? nil : Movement(to: offset, isAnimated: false))
  }

  mutating func release(_ finger: Int, at point: Double, velocity: Double) -> Step {
    guard drag?.finger == finger else { return Step() }
    let oldOffset = offset
    if point.isFinite { drag?.point = point }
    let target = landing(from: offset, velocity: isRightToLeft ? velocity : -velocity)
    return settle(on: target, from: oldOffset)
  }

  mutating func cancel(_ finger: Int) -> Step {
    drag?.finger == finger ? settle(on: index, from: offset) : Step()
  }

  /// Ends the drag; the ribbon travels from the offset at which it was last drawn.
  private mutating func settle(on target: Int, from oldOffset: Double) -> Step {
    drag = nil
    var step = turn(to: target, by: .person, isAnimated: true)
    step.movement = offset == oldOffset ? nil : Movement(to: offset, isAnimated: true)
    return step
  }

  /// Restarts the drag at the current position, before the width changes.
  mutating func anchorDrag() {
    let current = fractionalIndex
    drag?.origin = current
    if let point = drag?.point { drag?.start = point }
  }
}
