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

/// A table or view, with the facts that SQL on it needs.
struct CatalogTable: Sendable {
  /// One part of the key that orders and finds rows.
  struct KeyPart: Hashable, Sendable {
    /// The column or the rowid as SQL, with the collation of its index: another collation would
    /// find other rows, and not use the index.
    var expression: String
    /// The SQL that reads the value: NULL for a text that cannot be compared with what is read of
    /// it, as in UTF-16 a half of a surrogate pair. Such a row is identified by its rowid, like one
    /// without a key.
    var selection: String
    /// True if rows can have NULL here: SQLite allows it in most declared keys.
    var isNullable: Bool
    /// The conversion by the column's type, which decides if '12' and 12 are the same value.
    var conversion: RecordKey.Conversion
  }

  /// The schema for a host, without inferences from the rows.
  var schema: TableSchema
  /// The parts of the key, in order; empty if rows are identified by row number only.
  var key: [KeyPart]
  /// A name of the rowid that no column uses; `nil` if there is none, or the rows have no rowid.
  var rowid: String?
  /// True if the key is a column that is an alias of the rowid, so that writing it changes the
  /// rowid.
  var isKeyRowid: Bool
  /// True if incremental blob I/O can open the table's cells. It works in ordinary tables only, and
  /// after a generated column that is not stored it opens the neighbouring cell.
  var supportsBlobIO: Bool
  /// The names of the columns whose types convert no values.
  var columnsWithoutConversion: Set<String>
  /// For each part of the declared key, true if its index is descending; empty if the key has no
  /// index.
  var keyDirections: [Bool] = []
  /// The orders that indices provide beside the key's, by their first columns.
  var orders: [String: DeclaredOrder] = [:]

  /// The entries of the file's schema from which it was read: its own and those of its indices.
  var entries: [SchemaEntries.Entry] = []
  /// Inferences from the table's rows, shared with later catalogs that keep the table.
  let inferences = InferenceCache()

  /// The table's name as SQL.
  var source: String { "\(Identifier(schema.name))" }

  /// The names of all columns.
  var columns: [String] { schema.columns.map(\.name) }
}
