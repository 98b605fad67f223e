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
    let naming = RecordTitle(table, in: self)
    let closed = table.unsearchableColumns()
    return naming.title.allSatisfy { name in
      guard !closed.contains(name) else { return false }
      guard naming.rule == .references, !isOther, let column = table.column(name),
        let target = target(of: column), let other = self.table(target.table)
      else { return true }
      return isNameSearched(of: other, isOther: true)
    }
  }
}
