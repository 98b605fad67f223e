/// The refusal of a number that a ribbon cannot take. Nothing changes with it.
public enum RibbonError: Error, Hashable, Sendable {
  /// There is no value of this index.
  case outOfRange(index: Int, count: Int)
  /// A ribbon cannot have so many values.
  case impossibleCount(Int)
  /// A length is negative, too long, or no number.
  case impossibleLength(Double)
  /// A row has no component of this name.
  case unknownComponent
  /// Two components of a row have one name, at these positions.
  case duplicateComponent(first: Int, second: Int)
}

extension RibbonError: CustomStringConvertible {
  /// The refusal as a sentence for the developer.
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
