extension TableSchema {
  /// The columns that a search looks at, among those that may be shown.
  ///
  /// Secrets are none. In a table that has one, nor are texts that are unique, by which somebody signs
  /// in, but for the key, which is in the address of each record. Complexity: O(number of columns).
  package func searchedColumns(among shown: [String]? = nil) -> [String] {
    let hasSecret = columns.contains(where: \.isSecret)
    let shown = shown.map(Set.init)
    return columns.filter { column in
      guard !column.isSecret else { return false }
      if key.columns.contains(column.name) { return true }
      guard shown?.contains(column.name) != false else { return false }
      return !(hasSecret && column.isUnique && column.isText)
    }.map(\.name)
  }

  /// Whether the rows can be sorted by a column that no index begins with.
  package func sorts(by name: String) -> Bool {
    guard key != .place, let column = column(name) else { return false }
    return !column.isSecret
  }

  /// Whether an order is one that the table declares, and its rows are not sorted for it.
  package func hasIndex(for order: RowOrder) -> Bool {
    order.column.map { orders.contains($0) } ?? true
  }

  /// The columns by which a list can be sorted beside the declared orders, where no form says which
  /// are shown.
  ///
  /// As for the declared ones, texts that are unique beside a secret are none; nor are bytes. Complexity: O(number of
  /// columns).
  public var openSorts: [String] {
    guard key != .place else { return [] }
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
      let searched = other.searchedColumns()
      return RecordTitle(other, in: self).title.allSatisfy { searched.contains($0) }
    }
  }
}
