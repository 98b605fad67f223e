import FoldoutForms
import FoldoutRecords
import GRDB

/// A cache of pragma results about the tables of a file.
///
/// Reading a catalog starts with the results for unchanged tables, and removals reuse those of the
/// catalog. A failed pragma is not cached.
struct SchemaPragmas: Sendable {
  private var columns: [FoldedName: [CatalogColumn]] = [:]
  private var indices: [FoldedName: [CatalogIndex]] = [:]
  private var foreignKeys: [FoldedName: [CatalogForeignKey]] = [:]

  /// True if any of these tables has a foreign key.
  var hasForeignKeys: Bool { foreignKeys.values.contains { !$0.isEmpty } }

  /// Makes an empty cache.
  init() {}

  /// Makes a cache with the results for some tables of another one.
  init(_ earlier: SchemaPragmas, about tables: Set<FoldedName>) {
    columns = earlier.columns.filter { tables.contains($0.key) }
    indices = earlier.indices.filter { tables.contains($0.key) }
    foreignKeys = earlier.foreignKeys.filter { tables.contains($0.key) }
  }

  /// Returns the columns of a table, including hidden ones.
  mutating func columns(of table: String, in db: Database) throws -> [CatalogColumn] {
    try SchemaPragmas.known(&columns, table) { try CatalogColumn.all(of: table, in: db) }
  }

  /// Returns the indices of a table, the latest first.
  mutating func indices(of table: String, in db: Database) throws -> [CatalogIndex] {
    try SchemaPragmas.known(&indices, table) { try CatalogIndex.all(of: table, in: db) }
  }

  /// Returns the foreign keys of a table, the last declared first.
  mutating func foreignKeys(of table: String, in db: Database) throws -> [CatalogForeignKey] {
    try SchemaPragmas.known(&foreignKeys, table) { try CatalogForeignKey.all(of: table, in: db) }
  }

  private static func known<T>(
    _ answers: inout [FoldedName: T], _ table: String, _ ask: () throws -> T
  ) rethrows -> T {
    let name = FoldedName(table)
    if let answer = answers[name] { return answer }
    let answer = try ask()
    answers[name] = answer
    return answer
  }
}

extension SchemaPragmas {
  /// Returns the names of the columns of a table's primary key, in its order.
  mutating func key(of table: String, in db: Database) throws -> [String] {
    try columns(of: table, in: db).filter { $0.keyPosition > 0 }
      .sorted { $0.keyPosition < $1.keyPosition }.map(\.name)
  }

  /// Returns the column that is an alias of the rowid: the only column of a primary key without an
  /// index.
  mutating func rowidColumn(of table: String, in db: Database) throws -> String? {
    let key = try key(of: table, in: db)
    let hasIndex = try indices(of: table, in: db).contains { $0.origin == .primaryKey }
    return key.count == 1 && !hasIndex ? key.first : nil
  }
}

extension [CatalogColumn] {
  /// The columns to read. Of names that differ only in how a letter is composed, é of one character
  /// or of two, only the first is read: people, addresses and Swift cannot tell them apart.
  var withDistinctNames: [CatalogColumn] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}

extension [CatalogForeignKey] {
  /// The references of one column each, by column. If a column has several, the first declared one
  /// counts.
  var references: [String: ColumnSchema.Reference] {
    let found = sorted { $0.id > $1.id }.compactMap { key in
      key.columns.count == 1
        ? (key.columns[0], ColumnSchema.Reference(table: key.parent, column: key.targets[0])) : nil
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension CatalogIndex {
  /// The collations of the declared columns, by name.
  var collations: [String: String] {
    let named = ownTerms.compactMap { term in term.column.map { ($0, term.collation) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The column of an index that has only one and covers all rows; `nil` otherwise.
  var onlyColumn: String? { ownTerms.count == 1 && !isPartial ? ownTerms[0].column : nil }

  /// Returns the terms of a unique index, which may be partial.
  ///
  /// The columns of an expression are read from the statement of the index, because no pragma
  /// reports them.
  func uniqueTerms(_ table: TableTraits, _ columns: [String]) -> [UniqueIndex.Term] {
    let own = ownTerms
    let sql = table.entries.first { $0.isIndex && $0.name.utf8.elementsEqual(name.utf8) }?.sql
    let declared =
      own.allSatisfy { $0.column != nil }
      ? nil : IndexDeclaration(sql ?? "").columns(among: columns)
    return own.enumerated().map { index, term in
      if let column = term.column { return .column(column) }
      let isDeclared = declared?.count == own.count
      return .expression(isDeclared ? declared?[index] ?? columns : columns)
    }
  }
}
