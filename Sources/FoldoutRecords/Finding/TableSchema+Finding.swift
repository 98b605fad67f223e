extension TableSchema {
  /// Returns the columns to search, among those that may be shown.
  ///
  /// The key is always included, closed columns never. Complexity: O(number of columns²).
  package func searchedColumns(among shown: [String]? = nil) -> [String] {
    let closed = unsearchableColumns()
    let shown = shown.map(Set.init)
    return columns.filter { column in
      guard !column.isSecret else { return false }
      if key.columns.contains(column.name) { return true }
      return shown?.contains(column.name) != false && !closed.contains(column.name)
    }.map(\.name)
  }

  /// Returns true if the rows can be sorted by a column without an index.
  package func sorts(by name: String) -> Bool {
    guard key != .rowNumber, column(name) != nil else { return false }
    return !unsearchableColumns().contains(name)
  }

  /// Returns true if the table has an index for an order, so that its rows need not be sorted. An
  /// index of texts is not in the order of their moments.
  package func hasIndex(for order: RowOrder) -> Bool {
    order.column.map { !order.isOfMoments && orders.contains($0) } ?? true
  }

  /// The columns without an index that can sort a list if no form chooses its columns.
  ///
  /// Closed columns and bytes are left out. Complexity: O(number of columns²).
  public var unindexedSortColumns: [String] {
    guard key != .rowNumber else { return [] }
    let open = Set(searchedColumns())
    return columns.filter { column in
      open.contains(column.name) && (column.hasOwnZones || !orders.contains(column.name))
        && column.name != key.columns.first && !column.declaredType.uppercased().contains("BLOB")
    }.map(\.name)
  }
}

extension Schema {
  /// Returns the referring columns of a table for which a search includes the titles of referenced
  /// records, with their targets.
  ///
  /// Tables whose titles contain a text that is not searched there are left out.
  package func namedTargets(of table: TableSchema, among columns: [String]) -> [String:
    ReferenceTarget]
  {
    targets(of: table).filter { column, target in
      guard columns.contains(column), let other = self.table(target.table) else { return false }
      return isNameSearched(of: other)
    }
  }

  /// Returns true if the titles of a table's records contain no closed texts. If they are made of
  /// the titles of referenced records, those are checked, too.
  private func isNameSearched(of table: TableSchema, isOther: Bool = false) -> Bool {
    let titles = TitleColumns(table, in: self)
    let closed = table.unsearchableColumns()
    return titles.title.allSatisfy { name in
      guard !closed.contains(name) else { return false }
      guard titles.rule == .references, !isOther, let column = table.column(name),
        let target = target(of: column), let other = self.table(target.table)
      else { return true }
      return isNameSearched(of: other, isOther: true)
    }
  }
}

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
    let texts = Set(
      columns.filter { Affinity(declaredType: $0.declaredType).mayBeText }.map(\.name))
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

extension Affinity {
  /// True if values may be texts. A column that is not declared with a number type accepts any.
  fileprivate var mayBeText: Bool {
    switch self {
    case .text, .none, .numeric: true
    case .integer, .real: false
    }
  }
}

extension TableSchema {
  /// Returns true if an order is by the moments of a column whose dates state several zones.
  package func isOfMoments(_ order: RowOrder) -> Bool {
    order.column.flatMap(column)?.hasOwnZones == true
  }

  /// Returns the order to use: `nil` in place of the key's first column, and the order of keys if
  /// the column does not exist or must not be sorted by, like a secret.
  ///
  /// An address may contain any column. Rows without a key have no order.
  package func declared(_ order: RowOrder) -> RowOrder {
    guard key != .rowNumber else { return .key }
    guard let column = order.column else { return order }
    if orders.contains(column) { return order }
    if key.columns.first == column {
      return RowOrder(column: nil, isDescending: order.isDescending)
    }
    return sorts(by: column) ? order : .key
  }
}
