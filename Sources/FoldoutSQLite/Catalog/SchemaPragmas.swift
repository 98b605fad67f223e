import FoldoutRecords
import GRDB

/// Answers of SQLite's pragmas about the tables of a file, each asked once.
///
/// A reading of the catalog begins with the answers about tables that are declared as they were,
/// and removals take those of the catalog. An answer that failed is asked for again.
struct SchemaPragmas: Sendable {
  private var columns: [FoldedName: [CatalogColumn]] = [:]
  private var indices: [FoldedName: [CatalogIndex]] = [:]
  private var foreignKeys: [FoldedName: [CatalogForeignKey]] = [:]

  /// No answers.
  init() {}

  /// The answers of an earlier reading about some tables.
  init(_ earlier: SchemaPragmas, about tables: Set<FoldedName>) {
    columns = earlier.columns.filter { tables.contains($0.key) }
    indices = earlier.indices.filter { tables.contains($0.key) }
    foreignKeys = earlier.foreignKeys.filter { tables.contains($0.key) }
  }

  /// The columns of a table, with those that are hidden.
  mutating func columns(of table: String, in db: Database) throws -> [CatalogColumn] {
    try SchemaPragmas.known(&columns, table) { try CatalogColumn.all(of: table, in: db) }
  }

  /// The indices of a table, the latest first.
  mutating func indices(of table: String, in db: Database) throws -> [CatalogIndex] {
    try SchemaPragmas.known(&indices, table) { try CatalogIndex.all(of: table, in: db) }
  }

  /// The foreign keys of a table, the last declared first.
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
  /// The names of the columns of a table's primary key, in its order.
  mutating func key(of table: String, in db: Database) throws -> [String] {
    try columns(of: table, in: db).filter { $0.keyPosition > 0 }
      .sorted { $0.keyPosition < $1.keyPosition }.map(\.name)
  }

  /// The column that is an alias of the rowid: the only column of a primary key without an index.
  mutating func rowidColumn(of table: String, in db: Database) throws -> String? {
    let key = try key(of: table, in: db)
    let hasIndex = try indices(of: table, in: db).contains { $0.origin == .primaryKey }
    return key.count == 1 && !hasIndex ? key.first : nil
  }
}
