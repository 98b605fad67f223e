import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// True if a table's declaration may resolve duplicates by `ON CONFLICT REPLACE` or `IGNORE`.
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
}

extension SchemaPragmas {
  /// Returns the unique keys of a table, each as its columns with the SQL expressions that compare
  /// them: the alias of the rowid, which has no index, and the columns of each unique constraint.
  /// An index made by `CREATE INDEX` is left out, because it cannot have an `ON CONFLICT` clause.
  mutating func uniqueKeys(
    of table: String, in db: Database
  ) throws -> [[(column: String, expression: String)]] {
    let rowid = try rowidColumn(of: table, in: db)
    let constraints = try indices(of: table, in: db).filter(\.isOfConstraint)
    return (rowid.map { [[(column: $0, expression: "\(Identifier($0))")]] } ?? [])
      + constraints.map { index in
        index.ownTerms.map { term in
          let column = term.column ?? ""
          let collation = Identifier(term.collation)
          return (column: column, expression: "\(Identifier(column)) COLLATE \(collation)")
        }
      }
  }
}

extension CatalogIndex {
  /// True for an index that a unique constraint of its table created, instead of `CREATE INDEX`.
  fileprivate var isOfConstraint: Bool {
    switch origin {
    case .primaryKey, .uniqueConstraint: isUnique
    case .statement: false
    }
  }
}
