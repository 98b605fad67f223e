import FoldoutRecords
import GRDB

/// The tables of a file at one version of its schema.
struct Catalog: Sendable {
  /// SQLite's schema version, which every change of the schema increments, by any program.
  let version: Int
  /// The tables and views, in the order of their names.
  let tables: [CatalogTable]
  /// The tables in which a row with a NULL key was found.
  let tablesWithNullKeys: Set<String>
  /// The secret columns of all tables, with the foreign keys that involve them.
  let links: SecretLinks
  /// The pragma results from which the catalog was read.
  let pragmas: SchemaPragmas
  private let indices: [String: Int]

  init(
    version: Int, tables: [CatalogTable], tablesWithNullKeys: Set<String>, links: SecretLinks,
    pragmas: SchemaPragmas
  ) {
    self.version = version
    self.pragmas = pragmas
    self.links = links
    self.tablesWithNullKeys = tablesWithNullKeys
    // Swift treats names as equal that differ only in how a letter is composed: é of one character
    // or of two. Only the first of such tables is shown.
    var names: Set<String> = []
    self.tables = tables.filter { names.insert($0.schema.name).inserted }
      .sorted { $0.schema.name < $1.schema.name }
    indices = Dictionary(
      self.tables.enumerated().map { ($1.schema.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the table of a name, case-sensitively; throws `unknownTable` if there is none.
  func table(_ name: String) throws(StoreError) -> CatalogTable {
    guard let table = self[name] else { throw .unknownTable(name) }
    return table
  }

  /// Returns the table of a name, case-sensitively; `nil` if there is none.
  subscript(name: String) -> CatalogTable? { indices[name].map { tables[$0] } }
}

/// Finds the module of a virtual table in its `CREATE` statement.
enum VirtualModule {
  /// Returns the name after USING in lower case; empty if the statement creates no virtual table.
  ///
  /// SQLite keeps the statement as written, so the table's own name, in any of four kinds of
  /// quotes, may contain USING.
  static func name(in sql: String) -> String {
    let statement =
      /CREATE\s+VIRTUAL\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:"(?:[^"]|"")*"|'(?:[^']|'')*'|`(?:[^`]|``)*`|\[[^\]]*\]|[^\s"'`\[]+)\s+USING\s+["'`\[]?(?<module>[^\s("'`\]]+)/
      .ignoresCase()
    return sql.prefixMatch(of: statement).map { $0.module.lowercased() } ?? ""
  }
}
