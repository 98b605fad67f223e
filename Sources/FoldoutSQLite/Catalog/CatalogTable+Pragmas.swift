import FoldoutForms
import FoldoutRecords
import GRDB

/// A column as SQLite's catalog has it.
struct CatalogColumn {
  var name: String
  var type: String
  var isNotNull: Bool
  var defaultText: String?
  /// Its position in the primary key from 1; 0 for a column that is not in it.
  var keyPosition: Int
  var isGenerated: Bool
  /// True where its type leaves values as they are.
  var convertsNothing: Bool
}

/// An index as SQLite's catalog has it.
struct CatalogIndex {
  var isUnique: Bool
  var isOfPrimaryKey: Bool
  /// The collations by column.
  var collations: [String: String]
  /// The column, where the index has a single one and covers all rows.
  var onlyColumn: String?
  /// The values that it has, whichever rows it covers.
  var terms: [UniqueIndex.Term]
}

extension CatalogTable {
  /// The columns that are not hidden.
  static func columns(of table: TableTraits, in db: Database) throws -> [CatalogColumn] {
    let query = try Query(
      """
      SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?, 'main')
      WHERE hidden <> 1
      """, in: db)
    return try query.rows([.text(table.name)]) { row in
      let type = row.string(1) ?? ""
      return CatalogColumn(
        name: row.string(0) ?? "", type: type, isNotNull: row.integer(2) != 0,
        defaultText: row.string(3), keyPosition: row.integer(4), isGenerated: row.integer(5) >= 2,
        convertsNothing: convertsNothing(type, isStrict: table.isStrict))
    }
  }

  /// The columns that are read of some. Names that only differ in how a letter is composed, é of
  /// one character or of two, are one name to a person, to an address and to Swift: the first of
  /// them is.
  static func read(of columns: [CatalogColumn]) -> [CatalogColumn] {
    var names: Set<String> = []
    return columns.filter { names.insert($0.name).inserted }
  }

  /// True where any column of a table is computed, also one that is not shown for its name's sake.
  static func computes(_ table: String, in db: Database) throws -> Bool {
    try Query("SELECT 1 FROM pragma_table_xinfo(?, 'main') WHERE hidden >= 2", in: db)
      .hasRows([.text(table)])
  }

  /// The indices of a table of some columns, with what they say of keys.
  static func indices(
    of table: TableTraits, _ columns: [String], in db: Database
  ) throws -> [CatalogIndex] {
    let found = try Query(
      """
      SELECT name, "unique", origin, partial FROM pragma_index_list(?, 'main')
      """, in: db
    ).rows([.text(table.name)]) { row in
      (row.string(0) ?? "", row.integer(1) != 0, row.string(2) == "pk", row.integer(3) != 0)
    }
    return try found.map { name, isUnique, isOfPrimaryKey, isPartial in
      // Columns of the index's own; those that SQLite adds to find the row are not meant.
      let parts = try Query(
        "SELECT name, coll FROM pragma_index_xinfo(?, 'main') WHERE key = 1 ORDER BY seqno", in: db
      ).rows([.text(name)]) { ($0.string(0), $0.string(1) ?? "BINARY") }
      let named = parts.compactMap { column, collation in column.map { ($0, collation) } }
      // Only the statement says what an expression is made of.
      let sql = table.entries.first { $0.isIndex && $0.name.utf8.elementsEqual(name.utf8) }?.sql
      let declared =
        named.count == parts.count ? nil : IndexDeclaration(sql ?? "").columns(among: columns)
      return CatalogIndex(
        isUnique: isUnique, isOfPrimaryKey: isOfPrimaryKey,
        collations: Dictionary(named, uniquingKeysWith: { first, _ in first }),
        onlyColumn: parts.count == 1 && !isPartial ? parts[0].0 : nil,
        terms: parts.enumerated().map { index, part in
          if let column = part.0 { return .column(column) }
          let isDeclared = declared?.count == parts.count
          return .expression(isDeclared ? declared?[index] ?? columns : columns)
        })
    }
  }

  /// Returns the columns' references, where a reference is of one column.
  static func references(
    of table: String, in db: Database
  ) throws -> [String: ColumnSchema.Reference] {
    let found = try Query(
      """
      SELECT "from", "table", "to" FROM pragma_foreign_key_list(?, 'main')
      GROUP BY id HAVING count(*) = 1 ORDER BY id DESC
      """, in: db
    ).rows([.text(table)]) { row in
      (
        row.string(0) ?? "",
        ColumnSchema.Reference(table: row.string(1) ?? "", column: row.string(2))
      )
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  /// SQLite's rule of affinity, as far as it matters here: what a type must not contain if it is
  /// to leave values as they are.
  private static func convertsNothing(_ type: String, isStrict: Bool) -> Bool {
    let type = type.uppercased()
    if isStrict { return type == "ANY" || type == "BLOB" }
    if ["INT", "CHAR", "CLOB", "TEXT"].contains(where: type.contains) { return false }
    return type.isEmpty || type.contains("BLOB")
  }
}
