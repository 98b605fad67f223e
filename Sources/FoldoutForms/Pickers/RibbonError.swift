/// A reason for refusing an invalid index, count, length or component. A refused event changes
/// nothing.
public enum RibbonError: Error, Hashable, Sendable {
  /// The index is out of range.
  case outOfRange(index: Int, count: Int)
  /// The count is outside 1 to ``Ribbon/maxCount``.
  case impossibleCount(Int)
  /// A length is negative, longer than ``Ribbon/maxLength``, or not a number.
  case impossibleLength(Double)
  /// The row has no such component.
  case unknownComponent
  /// Two components of a row, at these indices, are equal.
  case duplicateComponent(first: Int, second: Int)
}

extension RibbonError: CustomStringConvertible {
  /// A sentence for developers.
  public var description: String {
    switch self {
    case .outOfRange(let index, let count):
      "There is no value \(index) on a ribbon of \(count), whose values count from 0."
    case .impossibleCount(let count):
      "A ribbon has from 1 to \(Ribbon.maxCount) values, not \(count)."
    case .impossibleLength(let length):
      "A length is from 0 to \(Ribbon.maxLength) points, not \(length)."
    case .unknownComponent: "The row has no component of this name."
    case .duplicateComponent(let first, let second):
      "The components \(first) and \(second) have the same name."
    }
  }
}

extension Ribbon {
  static func checked(count: Int) throws(RibbonError) -> Int {
    guard (1...maxCount).contains(count) else { throw .impossibleCount(count) }
    return count
  }

  static func checked(length: Double) throws(RibbonError) -> Double {
    guard (0...maxLength).contains(length) else { throw .impossibleLength(length) }
    return length
  }
}
