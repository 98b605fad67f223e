import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// True where a table's declaration may resolve duplicates by `ON CONFLICT REPLACE` or `IGNORE`.
  ///
  /// The SQL is only searched for the two words, since a false positive costs no more than a seek.
  static func declaresReplacing(_ table: String, in db: Database) throws -> Bool {
    try Query(
      """
      SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?
        AND (sql LIKE '%REPLACE%' OR sql LIKE '%IGNORE%')
      """, in: db
    ).hasRows([.text(table)])
  }

  /// The unique keys of a table: the alias of the rowid, which has no index, and the columns of
  /// each unique constraint, all with the SQL that compares them. An index made by `CREATE INDEX`
  /// is left out, because it cannot have an `ON CONFLICT` clause.
  static func uniqueParts(
    of table: String, in db: Database
  ) throws -> [[(column: String, expression: String)]] {
    let rowid = try rowidColumn(of: table, in: db)
    return try (rowid.map { [[(column: $0, expression: "\(Identifier($0))")]] } ?? [])
      + uniqueConstraints(of: table, in: db)
  }

  /// The column that is an alias of the rowid: the only column of a primary key without an index.
  static func rowidColumn(of table: String, in db: Database) throws -> String? {
    try Query(
      """
      SELECT min(name) FROM pragma_table_xinfo(?1, 'main') WHERE pk > 0 AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(?1, 'main') WHERE origin = 'pk') HAVING count(*) = 1
      """, in: db
    ).rows([.text(table)]) { $0.string(0) ?? "" }.first
  }

  private static func uniqueConstraints(
    of table: String, in db: Database
  ) throws -> [[(column: String, expression: String)]] {
    let names = try Query(
      "SELECT name FROM pragma_index_list(?, 'main') WHERE \"unique\" AND origin <> 'c'", in: db
    ).rows([.text(table)]) { $0.string(0) ?? "" }
    return try names.map { name in
      try Query(
        "SELECT name, coll FROM pragma_index_xinfo(?, 'main') WHERE key ORDER BY seqno", in: db
      ).rows([.text(name)]) { row in
        let column = row.string(0) ?? ""
        let collation = Identifier(row.string(1) ?? "BINARY")
        return (column: column, expression: "\(Identifier(column)) COLLATE \(collation)")
      }
    }
  }
}
