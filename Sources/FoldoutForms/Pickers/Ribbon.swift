/// The arithmetic of a mini picker: values side by side, one of them in the middle of a viewport.
///
/// ```swift
/// let months = try Ribbon(count: 12, showing: 7, width: 68, viewport: 90)
/// ```
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
/// 0. In a browser the script computes the same.
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

extension Ribbon {
  /// Handles an event and returns the resulting movement, report or refusal.
  ///
  /// During a drag, other actions of a person have no effect: a second finger, an arrow or a key.
  /// An invalid number is refused and changes nothing. Complexity: O(1).
  public mutating func apply(_ event: Event) -> Step {
    switch event {
    case .grab(let finger, let point, let shown): grab(finger, at: point, shownAt: shown)
    case .drag(let finger, let point): move(finger, to: point)
    case .release(let finger, let point, let velocity):
      release(finger, at: point, velocity: velocity)
    case .cancel(let finger): cancel(finger)
    case .press(let arrow): choose(index + (arrow == .next ? 1 : -1))
    case .key(let key): choose(index(after: key))
    case .tap(let index): tap(index)
    case .set(let index, let isAnimated): set(index, isAnimated: isAnimated)
    case .resize(let width, let viewport): resize(width: width, viewport: viewport)
    case .setCount(let count): setCount(count)
    }
  }

  /// Makes another value the current one. The ribbon moves to it unless a finger drags.
  mutating func turn(to target: Int, by cause: FieldReport.Cause, isAnimated: Bool) -> Step {
    let old = index
    let oldOffset = offset
    index = target
    return Step(
      movement: offset == oldOffset ? nil : Movement(to: offset, isAnimated: isAnimated),
      report: target == old ? nil : Report(old: old, new: target, cause: cause))
  }

  /// Goes to a value that a person chose without dragging, clamped to the ends.
  mutating func choose(_ target: Int) -> Step {
    guard drag == nil else { return Step() }
    word = TypedWord()
    return turn(to: min(max(target, 0), count - 1), by: .person, isAnimated: true)
  }

  private mutating func tap(_ target: Int) -> Step {
    guard (0..<count).contains(target) else { return refusal(of: target) }
    return choose(target)
  }

  private mutating func set(_ target: Int, isAnimated: Bool) -> Step {
    guard (0..<count).contains(target) else { return refusal(of: target) }
    return turn(to: target, by: .program, isAnimated: isAnimated)
  }

  private func refusal(of target: Int) -> Step {
    Step(refusal: .outOfRange(index: target, count: count))
  }

  /// Any change of the layout yields a movement, because values move within the viewport even if
  /// the offset stays the same.
  private mutating func resize(width: Double, viewport: Double) -> Step {
    do throws(RibbonError) {
      let width = try Ribbon.checked(length: width)
      let viewport = try Ribbon.checked(length: viewport)
      guard width != self.width || viewport != self.viewport else { return Step() }
      if width != self.width { anchorDrag() }
      self.width = width
      self.viewport = viewport
      return Step(movement: Movement(to: offset, isAnimated: false))
    } catch {
      return Step(refusal: error)
    }
  }

  private mutating func setCount(_ count: Int) -> Step {
    do throws(RibbonError) {
      let oldOffset = offset
      self.count = try Ribbon.checked(count: count)
      var step = turn(to: min(index, count - 1), by: .program, isAnimated: false)
      // A drag beyond the new end was clamped, so the ribbon has moved.
      step.movement = offset == oldOffset ? nil : Movement(to: offset, isAnimated: false)
      return step
    } catch {
      return Step(refusal: error)
    }
  }
}

extension Ribbon {
  /// The number of values to draw beyond the visible ones, on each side.
  public static let overscan = 10

  /// The indices of the visible values; the one in the middle is always among them.
  ///
  /// A value that only touches the edge of the viewport is not visible. Complexity: O(1).
  public var visible: Range<Int> { visible(around: fractionalIndex) }

  /// Returns the values that are visible at another offset, for a ribbon that is travelling there.
  public func visible(at offset: Double) -> Range<Int> {
    guard width > 0, offset.isFinite else { return visible }
    return visible(around: clamped(offset / width))
  }

  /// The indices of the values to draw: the visible ones and up to ``overscan`` on each side.
  public var drawn: Range<Int> { Ribbon.widened(visible, in: count) }

  /// Returns the values to draw at another offset.
  public func drawn(at offset: Double) -> Range<Int> {
    Ribbon.widened(visible(at: offset), in: count)
  }

  /// Returns the distance from the viewport's leading edge to a value's, in points.
  ///
  /// It is negative if the value begins before the viewport. The leading edge is the left one, or
  /// the right one in a right-to-left layout. Near the viewport the number is small, however long
  /// the ribbon is.
  public func leadingEdge(of index: Int) -> Double {
    (viewport - width) / 2 + (Double(index) - fractionalIndex) * width
  }

  private static func widened(_ range: Range<Int>, in count: Int) -> Range<Int> {
    max(0, range.lowerBound - overscan)..<min(count, range.upperBound + overscan)
  }

  /// Computed in values, not points, so that rounding adds no extra value when a whole number of
  /// values fits.
  private func visible(around fractionalIndex: Double) -> Range<Int> {
    let middle = Int(fractionalIndex.rounded())
    guard width > 0 else { return middle..<middle + 1 }
    let half = viewport / width / 2
    let first = Int(clamped((fractionalIndex - half - 0.5).rounded(.down) + 1))
    let last = Int(clamped((fractionalIndex + half + 0.5).rounded(.up) - 1))
    return min(first, middle)..<max(last, middle) + 1
  }
}

/// A violation of a ribbon's invariants. No event can lead to one.
package enum RibbonInvariantError: Error, Hashable, Sendable {
  /// The current value is out of range.
  case valueOutOfRange(Int, count: Int)
  /// The count or a length is invalid.
  case impossible(RibbonError)
  /// The offset is beyond the ends, or not a number.
  case offsetOutside(Double, ClosedRange<Double>)
  /// No finger drags the ribbon, and its offset is not that of its current value.
  case restsBetweenValues(offset: Double, index: Int)
  /// The drawn values are not the visible ones and up to ten on each side.
  case wrongViews(visible: Range<Int>, drawn: Range<Int>)
}

extension Ribbon {
  /// Checks all invariants of a ribbon, which hold after any event.
  ///
  /// - Complexity: O(1).
  /// - Throws: `RibbonInvariantError`, the first violation found.
  package func checkInvariants() throws(RibbonInvariantError) {
    do throws(RibbonError) {
      _ = try Ribbon.checked(count: count)
      _ = try Ribbon.checked(length: width)
      _ = try Ribbon.checked(length: viewport)
    } catch {
      throw .impossible(error)
    }
    guard (0..<count).contains(index) else { throw .valueOutOfRange(index, count: count) }
    guard offsets.contains(offset) else { throw .offsetOutside(offset, offsets) }
    if !isDragged, offset != Double(index) * width || landing(from: offset) != index {
      throw .restsBetweenValues(offset: offset, index: index)
    }
    let visible = visible
    let drawn = drawn
    let maxVisible = width > 0 ? viewport / width + 2 : 1
    guard visible.contains(landing(from: offset)) || width == 0, !visible.isEmpty,
      Double(visible.count) <= maxVisible, drawn.clamped(to: visible) == visible,
      drawn.count <= visible.count + 2 * Ribbon.overscan, (0..<count).clamped(to: drawn) == drawn
    else { throw .wrongViews(visible: visible, drawn: drawn) }
  }
}
