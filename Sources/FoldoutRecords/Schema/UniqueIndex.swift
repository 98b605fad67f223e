/// An index that holds each combination of values once, in all rows of its table or in some.
public struct UniqueIndex: Hashable, Sendable {
  /// One of the values that are unique together.
  public enum Term: Hashable, Sendable {
    /// The value of a column.
    case column(String)
    /// A value that is computed from these columns.
    case expression([String])

    /// The columns that the value depends on.
    public var columns: [String] {
      switch self {
      case .column(let name): [name]
      case .expression(let names): names
      }
    }
  }

  /// The values, in the order of the index.
  public var terms: [Term]

  /// An index of some values.
  public init(_ terms: [Term]) {
    self.terms = terms
  }

  /// An index of some columns.
  public init(columns: [String]) {
    self.init(columns.map { .column($0) })
  }
}

extension TableSchema {
  /// The stored columns that a column's value depends on: itself, or what it is computed from;
  /// computed ones, too, where they are named.
  ///
  /// Complexity: O(number of columns²).
  func roots(of name: String, stoppingAt named: Set<String> = []) -> Set<String> {
    var roots: Set<String> = []
    var passed: Set<String> = []
    var rest = [name]
    while let name = rest.popLast() {
      guard passed.insert(name).inserted, let column = column(name) else { continue }
      if column.isGenerated, !named.contains(name) {
        rest += column.sources
      } else {
        roots.insert(name)
      }
    }
    return roots
  }

  /// The columns that are computed from secrets, and are not secrets by themselves: they would show
  /// the secret, its length or its first letters.
  package var computedFromSecrets: [String] {
    let secrets = Set(columns.filter(\.isSecret).map(\.name))
    guard !secrets.isEmpty else { return [] }
    return columns.filter { column in
      column.isGenerated && !column.isSecret
        && !roots(of: column.name, stoppingAt: secrets).isDisjoint(with: secrets)
    }.map(\.name)
  }

  /// The stored columns that a value of a unique index depends on.
  func roots(of term: UniqueIndex.Term) -> Set<String> {
    term.columns.reduce(into: []) { $0.formUnion(roots(of: $1)) }
  }
}
