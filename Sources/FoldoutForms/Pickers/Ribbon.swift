/// A mini picker as arithmetic: values side by side, one of them in the middle of a viewport.
///
/// It is no view. A host gives it what a person or the program does, and draws what it answers:
///
/// ```
///            ┌─ viewport ─┐
///    │  1  │ │┌──  2 ──┐│ │  3  │  4  │        position 1, offset 1 · width
///            └────────────┘
///     each value is `width` wide; the offset is how far value 0 has left the middle
/// ```
///
/// Every position follows from the value in the middle, or from the finger that drags, and from the
/// width; none is added up, so nothing drifts. Lengths are points and need not be whole. Until a
/// host knows its layout they are zero, which is a width like any other: all values stand at one
/// position.
///
/// Titles and views of values belong to the host; a value is known by its index, from 0.
public struct Ribbon: Hashable, Sendable {
  /// The number of values, at least 1.
  public internal(set) var count: Int
  /// The value that holds: the one in the middle, or the one that a drag began with.
  public internal(set) var index: Int
  /// The width of one value, in points.
  public internal(set) var width: Double
  /// The width of the part that is seen, in points.
  public internal(set) var viewport: Double
  /// True where later values stand to the left of earlier ones.
  public let isRightToLeft: Bool
  /// The native control under it; a number unless told otherwise.
  public var control = Control.number

  /// The drag that is going on.
  var drag: Drag?
  /// The letters that were typed shortly after each other.
  var word = TypedWord()

  /// The most values that a ribbon can have: 2³¹, whose offsets a `Double` still tells apart.
  public static let maxCount = 1 << 31
  /// The longest width or viewport, in points.
  public static let maxLength = 1e9

  /// A ribbon that shows one of its values. That first placement is reported to nobody.
  ///
  /// - Parameters:
  ///   - count: The number of values, from 1 to ``maxCount``.
  ///   - index: The value that is shown first.
  ///   - width: The width of one value in points, from 0 to ``maxLength``.
  ///   - viewport: The width of what is seen, in the same limits.
  ///   - isRightToLeft: True where later values stand to the left.
  /// - Throws: `RibbonError` for a count, an index or a length that cannot be.
  public init(
    count: Int, showing index: Int = 0, width: Double = 0, viewport: Double = 0,
    isRightToLeft: Bool = false
  ) throws(RibbonError) {
    self.count = try Ribbon.checked(count: count)
    self.width = try Ribbon.checked(length: width)
    self.viewport = try Ribbon.checked(length: viewport)
    self.isRightToLeft = isRightToLeft
    guard (0..<count).contains(index) else { throw .outOfRange(index: index, count: count) }
    self.index = index
  }

  /// The position in the middle of the viewport, counted in values: whole at rest, a fraction in a
  /// drag.
  ///
  /// Never before the first value or behind the last.
  public var fractionalIndex: Double {
    guard let drag else { return Double(index) }
    guard width > 0 else { return clamped(drag.origin) }
    let travel = isRightToLeft ? drag.point - drag.start : drag.start - drag.point
    return clamped(drag.origin + travel / width)
  }

  /// The distance that the first value has left the middle of the viewport, in points.
  public var offset: Double { fractionalIndex * width }

  /// The offsets between which the ribbon moves.
  public var offsets: ClosedRange<Double> { 0...Double(count - 1) * width }

  /// The nearest position that the ribbon can stand at.
  func clamped(_ fractionalIndex: Double) -> Double {
    min(max(fractionalIndex, 0), Double(count - 1))
  }
}
