import FoldoutForms
import FoldoutRecords
import GRDB

/// A foreign key, as far as secrets are concerned.
struct SecretKey {
  /// The columns that refer, each with the one that it refers to.
  var pairs: [(column: SecretColumns.Column, target: SecretColumns.Column)] = []
  var child: FoldedName
  var parent: FoldedName
  /// True where rows go along with what they refer to.
  var cascades: Bool

  /// All foreign keys of the file.
  static func all(in db: Database) throws -> [SecretKey] {
    let parts = try Query(
      """
      SELECT made.name, part.id, part.seq, part."from", part."table", part."to", part.on_delete
      FROM sqlite_schema AS made, pragma_foreign_key_list(made.name, 'main') AS part
      WHERE made.type = 'table' ORDER BY made.name, part.id, part.seq
      """, in: db
    ).rows { row in
      (
        child: row.string(0) ?? "", id: row.integer(1), position: row.integer(2),
        column: row.string(3) ?? "", parent: row.string(4) ?? "", target: row.string(5),
        cascades: row.string(6)?.uppercased() == "CASCADE"
      )
    }
    var declared: [FoldedName: [String]] = [:]
    var keys: [SecretKey] = []
    var last: (child: String, id: Int)?
    for part in parts {
      if last?.child != part.child || last?.id != part.id {
        keys.append(
          SecretKey(
            child: FoldedName(part.child), parent: FoldedName(part.parent), cascades: part.cascades)
        )
        last = (part.child, part.id)
      }
      var target = part.target
      if target == nil {
        // The declaration leaves it to the key of that table.
        let names = try declared[FoldedName(part.parent)] ?? key(of: part.parent, in: db)
        declared[FoldedName(part.parent)] = names
        target = names.indices.contains(part.position) ? names[part.position] : nil
      }
      guard let target else { continue }
      keys[keys.count - 1].pairs.append(
        (
          SecretColumns.Column(table: part.child, column: part.column),
          SecretColumns.Column(table: part.parent, column: target)
        ))
    }
    return keys
  }

  private static func key(of table: String, in db: Database) throws -> [String] {
    try Query(
      "SELECT name FROM pragma_table_xinfo(?, 'main') WHERE pk > 0 ORDER BY pk", in: db
    ).rows([.text(table)]) { $0.string(0) ?? "" }
  }
}
