import FoldoutForms
import FoldoutRecords
import GRDB

/// A foreign key in SQLite's catalog, seen from the referring table.
struct CatalogForeignKey: Sendable {
  /// Its number in its table; the foreign key declared last has 0.
  var id: Int
  /// The table that it refers to.
  var parent: String
  /// The action on rows that refer to a removed row.
  var rule: ForeignKeyRule
  /// The referring columns.
  var columns: [String] = []
  /// The columns that they refer to; `nil` if the declaration omits them and means the parent's
  /// primary key.
  var targets: [String?] = []

  /// Reads all foreign keys of a table.
  static func all(of table: String, in db: Database) throws -> [CatalogForeignKey] {
    var keys: [CatalogForeignKey] = []
    let query = try Query(
      """
      SELECT id, "table", on_delete, "from", "to" FROM pragma_foreign_key_list(?, 'main')
      ORDER BY id, seq
      """, in: db)
    try query.visit([.text(table)]) { row in
      let id = row.integer(0)
      if keys.last?.id != id {
        keys.append(
          CatalogForeignKey(
            id: id, parent: try row.name(1), rule: ForeignKeyRule(try row.name(2))))
      }
      keys[keys.count - 1].columns.append(try row.name(3))
      keys[keys.count - 1].targets.append(row.string(4))
      return true
    }
    return keys
  }
}

extension ForeignKeyRule {
  /// Parses an action as the catalog spells it.
  fileprivate init(_ words: String) {
    self =
      switch words.uppercased() {
      case "CASCADE": .cascade
      case "SET NULL": .setNull
      case "SET DEFAULT": .setDefault
      case "RESTRICT": .restrict
      default: .noAction
      }
  }
}
