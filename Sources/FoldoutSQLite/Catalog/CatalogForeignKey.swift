import FoldoutForms
import FoldoutRecords
import GRDB

/// A foreign key as SQLite's catalog has it, from the side of the table that refers.
struct CatalogForeignKey: Sendable {
  /// Its number among those of its table; the last declared has 0.
  var id: Int
  /// The table that is referred to.
  var parent: String
  /// The treatment of rows that refer to a removed one.
  var rule: ForeignKeyRule
  /// The columns that refer.
  var columns: [String] = []
  /// The columns that they refer to; `nil` where the declaration leaves them to the other table's
  /// key.
  var targets: [String?] = []

  /// All foreign keys of a table.
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
            id: id, parent: row.string(1) ?? "", rule: ForeignKeyRule(row.string(2) ?? "")))
      }
      keys[keys.count - 1].columns.append(row.string(3) ?? "")
      keys[keys.count - 1].targets.append(row.string(4))
      return true
    }
    return keys
  }
}

extension ForeignKeyRule {
  /// The rule by its words in the catalog.
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
