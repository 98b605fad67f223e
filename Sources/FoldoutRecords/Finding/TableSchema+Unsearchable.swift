extension TableSchema {
  /// Returns the columns that must not be searched or sorted by, because a search would reveal
  /// their values letter by letter.
  ///
  /// These are secrets and, in a table with a secret, the texts of its unique indexes, such as a
  /// login; also the columns that refer to such a column of any table. With each of them the
  /// columns that it is computed from are closed, and those computed from it. The key is never
  /// closed, because it is in the address of each record. Complexity: O(number of columns²).
  ///
  /// `secrets` are further secret columns, declared by a form.
  package func unsearchableColumns(beside secrets: [String] = []) -> Set<String> {
    let secrets = columns.filter(\.isSecret).map(\.name) + secrets
    guard !secrets.isEmpty || !columnsReferringToClosed.isEmpty else { return [] }
    let unique =
      secrets.isEmpty
      ? []
      : columns.filter(\.isUnique).map(\.name)
        + uniqueIndexes.flatMap(\.terms).flatMap(\.columns)
    let texts = Set(columns.filter(\.mayHoldText).map(\.name))
    let keys = Set(key.columns)
    func withRoots(_ names: some Sequence<String>) -> Set<String> {
      names.filter { !keys.contains($0) }.reduce(into: []) { closed, name in
        closed.insert(name)
        closed.formUnion(roots(of: name))
      }
    }
    let closed = withRoots(secrets + columnsReferringToClosed)
      .union(withRoots(unique).intersection(texts)).subtracting(keys)
    // A computed value may depend on another computed one, in any order.
    let computed = columns.filter { $0.isGenerated && !keys.contains($0.name) }.map(\.name)
    return closed.union(computed.filter { !roots(of: $0).isDisjoint(with: closed) })
  }
}

extension ColumnSchema {
  /// True if values may be texts. A column that is not declared with a number type accepts any.
  var mayHoldText: Bool {
    switch Affinity(declaredType: declaredType) {
    case .text, .none, .numeric: true
    case .integer, .real: false
    }
  }
}
