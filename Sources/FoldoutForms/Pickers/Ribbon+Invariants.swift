/// The ways in which a ribbon can fail to be one; no event leads to any.
package enum RibbonInvariantError: Error, Hashable, Sendable {
  /// The value that holds is none of the values.
  case valueOutOfRange(Int, count: Int)
  /// The number of values or a length cannot be.
  case impossible(RibbonError)
  /// The ribbon stands outside its ends, or nowhere.
  case offsetOutside(Double, ClosedRange<Double>)
  /// No finger holds the ribbon, and it does not stand on its value.
  case restsBetweenValues(offset: Double, index: Int)
  /// The values with views are not those in view and ten on each side.
  case wrongViews(visible: Range<Int>, drawn: Range<Int>)
}

extension Ribbon {
  /// Checks everything that must hold of a ribbon, whatever has happened to it.
  ///
  /// - Complexity: O(1).
  /// - Throws: `RibbonInvariantError`, the first that was found.
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
    let seen = width > 0 ? viewport / width + 2 : 1
    guard visible.contains(landing(from: offset)) || width == 0, !visible.isEmpty,
      Double(visible.count) <= seen, drawn.clamped(to: visible) == visible,
      drawn.count <= visible.count + 2 * Ribbon.neighbours, (0..<count).clamped(to: drawn) == drawn
    else { throw .wrongViews(visible: visible, drawn: drawn) }
  }
}
