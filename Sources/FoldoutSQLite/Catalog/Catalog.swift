import FoldoutRecords
import GRDB

/// The tables of a file at one version of its schema.
struct Catalog: Sendable {
  /// SQLite's count of the changes of the schema, by any program.
  let version: Int
  /// The tables and views, in the order of their names.
  let tables: [CatalogTable]
  /// Tables in which a row without its key has been met.
  let withoutKey: Set<String>
  /// The secrets of all tables.
  let links: SecretLinks
  /// The answers of the pragmas that it was read from.
  let pragmas: SchemaPragmas
  private let indices: [String: Int]

  init(
    version: Int, tables: [CatalogTable], withoutKey: Set<String>, links: SecretLinks,
    pragmas: SchemaPragmas
  ) {
    self.version = version
    self.pragmas = pragmas
    self.links = links
    self.withoutKey = withoutKey
    // Two names may be one to Swift: é of one character or of two. The first is the one shown.
    var names: Set<String> = []
    self.tables = tables.filter { names.insert($0.schema.name).inserted }
      .sorted { $0.schema.name < $1.schema.name }
    indices = Dictionary(
      self.tables.enumerated().map { ($1.schema.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The table of that name, told apart by case.
  func table(_ name: String) throws(StoreError) -> CatalogTable {
    guard let table = self[name] else { throw .unknownTable(name) }
    return table
  }

  /// The same; `nil` for a table that is not there.
  subscript(name: String) -> CatalogTable? { indices[name].map { tables[$0] } }
}

/// One table or view, with what is needed to write SQL about it.
struct CatalogTable: Sendable {
  /// One value of what the rows are ordered and found by.
  struct KeyPart: Hashable, Sendable {
    /// The column or the rowid as SQL, with the collation that its index has: with another one it
    /// would find other rows, and without the index.
    var expression: String
    /// True where rows can have no value here: SQLite lets most declared keys be NULL.
    var isNullable: Bool
    /// The conversion by the column's type: it decides if '12' and 12 are one value.
    var conversion: RecordKey.Conversion
  }

  /// The schema for a host, without the forms of dates.
  var schema: TableSchema
  /// The parts of the key in its order; empty for rows that are known by their numbers only.
  var key: [KeyPart]
  /// A name of the rowid that no column has taken; `nil` where rows have no such number.
  var rowid: String?
  /// True where the key is the rowid under a column's name, which changes with that column.
  var isKeyRowid: Bool
  /// True where SQLite's handles open its cells: they do only in ordinary tables, and after a
  /// column that is computed but not stored they open its neighbour.
  var hasHandles: Bool
  /// The columns that convert nothing, by their names.
  var convertingNothing: Set<String>
  /// Which parts of the declared key have large values first; empty for none.
  var keyDirections: [Bool] = []
  /// The orders that the table declares beside its key's, by their first columns.
  var orders: [String: DeclaredOrder] = [:]

  /// The declarations that it was read from: its own and those of its indices.
  var entries: [SchemaEntries.Entry] = []
  /// The facts that its rows have told, for this catalog and for those after it that keep the
  /// table.
  let look = KeptLook()

  /// The name as SQL.
  var source: String { "\(Identifier(schema.name))" }

  /// The names of all columns.
  var columns: [String] { schema.columns.map(\.name) }
}
