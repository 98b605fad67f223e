import FoldoutRecords

extension SecretLinks {
  /// Closes the columns that refer to closed columns, directly or through others: a post's author
  /// is a login where it refers to one. A column that the user has declared readable stays open.
  ///
  /// A key is never closed, not even if it refers to a login, and so closes nothing that refers to
  /// it. Complexity: O(tables + referring columns · columns of a table).
  func closeReferrers(in tables: inout [CatalogTable]) {
    let indices = Dictionary(
      tables.enumerated().map { (FoldedName($1.schema.name), $0) }, uniquingKeysWith: { $1 })
    for index in tables.indices { tables[index].schema.columnsReferringToClosed = [] }
    var unvisited = Set(referrers.keys.map { FoldedName($0.table) }).compactMap { indices[$0] }
    while let index = unvisited.popLast() {
      let target = tables[index].schema
      for name in target.unsearchableColumns() {
        for column in referrers[Column(table: target.name, column: name)] ?? []
        where !declares(column.column, in: column.table) {
          guard let referring = indices[FoldedName(column.table)],
            let own = tables[referring].columns.first(where: {
              FoldedName($0) == FoldedName(column.column)
            }), tables[referring].schema.columnsReferringToClosed.insert(own).inserted
          else { continue }
          unvisited.append(referring)
        }
      }
    }
  }
}
