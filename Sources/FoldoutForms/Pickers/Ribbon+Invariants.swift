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
