/// An index that contains each combination of values once, for all rows of its table or for some.
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

extension TableSchema {
  /// Returns the stored columns that a column's value depends on: itself, or those that it is
  /// computed from, directly or indirectly. A computed column in `named` is returned itself.
  ///
  /// Complexity: O(number of columns²).
  func roots(of name: String, stoppingAt named: Set<String> = []) -> Set<String> {
    var roots: Set<String> = []
    var visited: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      guard visited.insert(name).inserted, let column = column(name) else { continue }
      if column.isGenerated, !named.contains(name) {
        pending += column.sources
      } else {
        roots.insert(name)
      }
    }
    return roots
  }

  /// The columns that are computed from secrets, but are not declared secret: they would reveal the
  /// secret, its length or its first letters.
  package var computedFromSecrets: [String] {
    let secrets = Set(columns.filter(\.isSecret).map(\.name))
    guard !secrets.isEmpty else { return [] }
    return columns.filter { column in
      column.isGenerated && !column.isSecret
        && !roots(of: column.name, stoppingAt: secrets).isDisjoint(with: secrets)
    }.map(\.name)
  }

  /// Returns the stored columns that a term of a unique index depends on.
  func roots(of term: UniqueIndex.Term) -> Set<String> {
    term.columns.reduce(into: []) { $0.formUnion(roots(of: $1)) }
  }
}
