extension TableSchema {
  /// The columns by which nobody may search or order rows: a search would tell their values letter
  /// by letter.
  ///
  /// Secrets are, and in a table that has one the texts of its unique indexes, by which somebody
  /// signs in; also what one of these is computed from, and what is computed from one. The key is
  /// none, since it is in the address of each record. Complexity: O(number of columns²).
  ///
  /// A form may call other columns `secrets` beside those of the table.
  package func closedColumns(beside secrets: [String] = []) -> Set<String> {
    let secrets = columns.filter(\.isSecret).map(\.name) + secrets
    guard !secrets.isEmpty else { return [] }
    let unique =
      columns.filter(\.isUnique).map(\.name)
      + uniqueIndexes.flatMap(\.terms).flatMap(\.columns)
    let texts = Set(columns.filter(\.mayHoldText).map(\.name))
    let keys = Set(key.columns)
    func withRoots(_ names: some Sequence<String>) -> Set<String> {
      names.filter { !keys.contains($0) }.reduce(into: []) { closed, name in
        closed.insert(name)
        closed.formUnion(roots(of: name))
      }
    }
    let closed = withRoots(secrets).union(withRoots(unique).intersection(texts)).subtracting(keys)
    // A computed value may depend on one that is computed itself, in any order.
    let computed = columns.filter { $0.isGenerated && !keys.contains($0.name) }.map(\.name)
    return closed.union(computed.filter { !roots(of: $0).isDisjoint(with: closed) })
  }
}

extension ColumnSchema {
  /// True where values may be texts: a column that no number type was declared for takes any.
  var mayHoldText: Bool {
    switch Affinity(declaredType: declaredType) {
    case .text, .none, .numeric: true
    case .integer, .real: false
    }
  }
}
