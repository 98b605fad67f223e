extension TableSchema {
  /// The columns that a search looks at, among those that may be shown.
  ///
  /// The key is always one, and closed columns never are. Complexity: O(number of columns²).
  package func searchedColumns(among shown: [String]? = nil) -> [String] {
    let closed = closedColumns()
    let shown = shown.map(Set.init)
    return columns.filter { column in
      guard !column.isSecret else { return false }
      if key.columns.contains(column.name) { return true }
      return shown?.contains(column.name) != false && !closed.contains(column.name)
    }.map(\.name)
  }

  /// True where the rows can be sorted by a column that no index begins with.
  package func sorts(by name: String) -> Bool {
    guard key != .rowNumber, column(name) != nil else { return false }
    return !closedColumns().contains(name)
  }

  /// True where an order is one that the table declares, and its rows are not sorted for it.
  package func hasIndex(for order: RowOrder) -> Bool {
    order.column.map { orders.contains($0) } ?? true
  }

  /// The columns by which a list can be sorted beside the declared orders, where no form says which
  /// are shown.
  ///
  /// As for the declared ones, closed columns are none; nor are bytes. Complexity: O(number of
  /// columns²).
  public var openSorts: [String] {
    guard key != .rowNumber else { return [] }
    let open = Set(searchedColumns())
    return columns.filter { column in
      open.contains(column.name) && !orders.contains(column.name)
        && column.name != key.columns.first && !column.declaredType.uppercased().contains("BLOB")
    }.map(\.name)
  }
}

extension Schema {
  /// The columns of a table whose references a search finds by name, and what they refer to.
  ///
  /// A table that calls its records by a text that is not searched there is none of these.
  package func namedTargets(of table: TableSchema, among columns: [String]) -> [String:
    ReferenceTarget]
  {
    targets(of: table).filter { column, target in
      guard columns.contains(column), let other = self.table(target.table) else { return false }
      return isNameSearched(of: other)
    }
  }

  /// True where the names of a table's records are no closed texts, nor made of names that are: a
  /// record that has none of its own is called by those that it refers to.
  private func isNameSearched(of table: TableSchema, isOther: Bool = false) -> Bool {
    let naming = RecordTitle(table, in: self)
    let closed = table.closedColumns()
    return naming.title.allSatisfy { name in
      guard !closed.contains(name) else { return false }
      guard naming.rule == .references, !isOther, let column = table.column(name),
        let target = target(of: column), let other = self.table(target.table)
      else { return true }
      return isNameSearched(of: other, isOther: true)
    }
  }
}
