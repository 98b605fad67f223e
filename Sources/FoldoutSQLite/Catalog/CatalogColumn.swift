import FoldoutForms
import GRDB

/// A column in SQLite's catalog.
struct CatalogColumn: Sendable {
  var name: String
  var type: String
  var isNotNull: Bool
  var defaultText: String?
  /// Its position in the primary key, from 1; 0 if it is not part of the key.
  var keyPosition: Int
  /// True for a hidden column of a virtual table.
  var isHidden: Bool
  var isGenerated: Bool

  /// Reads all columns of a table.
  static func all(of table: String, in db: Database) throws -> [CatalogColumn] {
    try Query(
      """
      SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?, 'main')
      """, in: db
    ).rows([.text(table)]) { row in
      CatalogColumn(
        name: try row.name(0), type: row.string(1) ?? "", isNotNull: row.integer(2) != 0,
        defaultText: row.string(3), keyPosition: row.integer(4), isHidden: row.integer(5) == 1,
        isGenerated: row.integer(5) >= 2)
    }
  }

  /// True if the column's type converts no values, by SQLite's rules of type affinity.
  func hasNoConversion(isStrict: Bool) -> Bool {
    let type = type.uppercased()
    if isStrict { return type == "ANY" || type == "BLOB" }
    if ["INT", "CHAR", "CLOB", "TEXT"].contains(where: type.contains) { return false }
    return type.isEmpty || type.contains("BLOB")
  }
}
