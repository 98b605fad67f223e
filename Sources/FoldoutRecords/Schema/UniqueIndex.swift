/// An index that contains each combination of values once, for all rows of its table or for some.
///
/// ```swift
/// let track = UniqueIndex(columns: ["album", "number"])
/// let email = UniqueIndex([.expression(["email"])])  // of lower(email)
/// ```
public struct UniqueIndex: Hashable, Sendable {
  /// One of the values that must be unique together.
  public enum Term: Hashable, Sendable {
    /// The value of a column.
    case column(String)
    /// A value computed from these columns.
    case expression([String])

    /// The columns that the value depends on.
    public var columns: [String] {
      switch self {
      case .column(let name): [name]
      case .expression(let names): names
      }
    }
  }

  /// The terms, in the order of the index.
  public var terms: [Term]

  /// An index of terms.
  public init(_ terms: [Term]) {
    self.terms = terms
  }

  /// An index of columns.
  public init(columns: [String]) {
    self.init(columns.map { .column($0) })
  }
}
