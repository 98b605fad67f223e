/// The arithmetic of a mini picker: values side by side, one of them in the middle of a viewport.
///
/// It is not a view. A host passes the events of a person, the program or the layout, and draws the
/// resulting steps:
///
/// ```
///            ┌─ viewport ─┐
///    │  1  │ │┌──  2 ──┐│ │  3  │  4  │        position 1, offset 1 · width
///            └────────────┘
///     each value is `width` wide; the offset is how far value 0 has left the middle
/// ```
///
/// Every position is computed from the current value, or from the drag, and from the width. Nothing
/// is accumulated, so nothing drifts. Lengths are in points and need not be whole numbers. Until a
/// host knows its layout they are zero, which is valid: all values then share one position.
///
/// Titles and views of values belong to the host; the ribbon knows a value only by its index, from
/// 0.
///
/// No host calls it or ``RibbonRow`` yet, because the browser's script computes the same; they stay
/// for the next host.
public struct Ribbon: Hashable, Sendable {
  /// The number of values, at least 1.
  public internal(set) var count: Int
  /// The index of the current value, at rest the one in the middle. A drag changes it only at its
  /// end.
  public internal(set) var index: Int
  /// The width of one value, in points.
  public internal(set) var width: Double
  /// The width of the viewport, in points.
  public internal(set) var viewport: Double
  /// True if later values are to the left of earlier ones.
  public let isRightToLeft: Bool
  /// The native control under the ribbon; by default a number field.
  public var control = Control.number

  /// The current drag.
  var drag: Drag?
  /// The type-ahead word.
  var word = TypedWord()

  /// The maximum number of values: 2³¹, for which a `Double` still distinguishes all offsets.
  public static let maxCount = 1 << 31
  /// The maximum width of a value or viewport, in points.
  public static let maxLength = 1e9

  /// Creates a ribbon that shows one of its values. This first position is not reported.
  ///
  /// - Parameters:
  ///   - count: The number of values, from 1 to ``maxCount``.
  ///   - index: The value that is shown first.
  ///   - width: The width of one value in points, from 0 to ``maxLength``.
  ///   - viewport: The width of the viewport, within the same limits.
  ///   - isRightToLeft: True if later values are to the left.
  /// - Throws: `RibbonError` for an invalid count, index or length.
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
  /// It is clamped to the first and last value.
  public var fractionalIndex: Double {
    guard let drag else { return Double(index) }
    guard width > 0 else { return clamped(drag.origin) }
    let travel = isRightToLeft ? drag.point - drag.start : drag.start - drag.point
    return clamped(drag.origin + travel / width)
  }

  /// The distance of the first value from the middle of the viewport, in points.
  public var offset: Double { fractionalIndex * width }

  /// The range of possible offsets.
  public var offsets: ClosedRange<Double> { 0...Double(count - 1) * width }

  /// Returns the nearest position within the ends.
  func clamped(_ fractionalIndex: Double) -> Double {
    min(max(fractionalIndex, 0), Double(count - 1))
  }
}
