import FoldoutForms
import FoldoutRecords
import GRDB

/// The facts about a foreign key that matter for secrets.
struct SecretKey {
  /// The referring columns, each with the column that it refers to.
  var pairs: [(column: SecretColumns.Column, target: SecretColumns.Column)] = []
  var child: FoldedName
  var parent: FoldedName
  /// True if removing a parent row removes the rows that refer to it.
  var cascades: Bool

  /// Reads all foreign keys of the file's tables.
  static func all(
    of tables: [String], _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> [SecretKey] {
    var keys: [SecretKey] = []
    for table in tables {
      for declared in try pragmas.foreignKeys(of: table, in: db) {
        var key = SecretKey(
          child: FoldedName(table), parent: FoldedName(declared.parent),
          cascades: declared.rule == .cascade)
        for (position, column) in declared.columns.enumerated() {
          var target = declared.targets[position]
          if target == nil {
            // The declaration omits the column, and means the parent's primary key.
            let names = try pragmas.key(of: declared.parent, in: db)
            target = names.indices.contains(position) ? names[position] : nil
          }
          guard let target else { continue }
          key.pairs.append(
            (
              SecretColumns.Column(table: table, column: column),
              SecretColumns.Column(table: declared.parent, column: target)
            ))
        }
        keys.append(key)
      }
    }
    return keys
  }
}
