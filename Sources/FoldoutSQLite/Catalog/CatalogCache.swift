import Foundation
import FoldoutRecords
import GRDB

/// The catalog last read, good for as long as the schema's version is the same.
///
/// Each request asks for the version, some 2 µs, since any program can alter a table.
///
/// What a catalog says of the rows, that each has a key, is good only until a row says otherwise:
/// `CatalogCache+Keys.swift`.
///
/// `@unchecked Sendable`: `watch`, `limits` and `secrets` never change; `latest`, `versions` and
/// `withoutKey` are the only state, touched under `lock` only. Two connections may read the same
/// catalog at the same time, and either may win.
final class CatalogCache: @unchecked Sendable {
  private let lock = NSLock()
  private let watch: WorkWatch
  private let limits: WorkLimits
  private var latest: DatedCatalog?
  /// The version of the schema that each connection has met last.
  private var versions: [ObjectIdentifier: Int] = [:]
  /// Tables in which a row without its key has been met, and in which version of the schema.
  private var withoutKey: (version: Int, tables: Set<String>) = (0, [])
  /// The columns that a person calls secret, or readable. They never change.
  private let secrets: SecretColumns

  /// An empty cache. A table has so long to be looked at, and the watch interrupts it.
  init(
    secrets: SecretColumns = SecretColumns(), watch: WorkWatch = WorkWatch(),
    limits: WorkLimits = .usual
  ) {
    self.secrets = secrets
    self.watch = watch
    self.limits = limits
  }

  /// The catalog as the transaction under way sees it.
  func catalog(in db: Database) throws -> DatedCatalog {
    let version = try Query("PRAGMA schema_version", in: db).only { $0.integer(0) }
    let (latest, tables, isNew) = lock.withLock {
      let previous = versions.updateValue(version, forKey: ObjectIdentifier(db))
      return (
        self.latest, withoutKey.version == version ? withoutKey.tables : [],
        previous != nil && previous != version
      )
    }
    // GRDB keeps each statement for good, also those about tables that are gone.
    if isNew { db.clearSchemaCache() }
    if let latest, latest.catalog.version == version, latest.catalog.withoutKey == tables {
      return latest
    }
    let read = DatedCatalog(
      try Catalog(
        reading: db, version: version, keeping: latest?.catalog, withoutKey: tables,
        secrets: secrets, within: limits, by: watch.time(of: db)),
      watch: watch, limits: limits)
    lock.withLock { self.latest = read }
    return read
  }

  /// True for a table that computes what it shows, in the catalog last read.
  func computes(_ table: String) -> Bool {
    let catalog = lock.withLock { latest?.catalog }
    return catalog?[table]?.hasHandles == false
  }

  /// Has the table known by its rowid, for as long as the schema stays as it is.
  func note(rowWithoutKeyIn table: String, in catalog: Catalog) {
    lock.withLock {
      if withoutKey.version != catalog.version { withoutKey = (catalog.version, []) }
      withoutKey.tables.insert(table)
    }
  }
}

/// A catalog and, once somebody has asked, how its dates are written and its texts look.
///
/// Windows, records and changes do without: looking at the rows of each column takes longer than
/// they do.
///
/// `@unchecked Sendable`: `catalog`, `watch` and `limits` never change; `dated`, `titles` and
/// `madeShapes` are the only state, touched under `lock` only.
final class DatedCatalog: @unchecked Sendable {
  let catalog: Catalog
  private let lock = NSLock()
  private let watch: WorkWatch
  private let limits: WorkLimits
  private var dated: [TableSchema]?
  private var titles: [String: RecordTitle] = [:]
  private var madeShapes: Shapes?

  /// A catalog whose rows nobody has looked at yet.
  init(_ catalog: Catalog, watch: WorkWatch, limits: WorkLimits) {
    self.catalog = catalog
    self.watch = watch
    self.limits = limits
  }

  /// The table of that name, told apart by case.
  func table(_ name: String) throws(StoreError) -> CatalogTable {
    try catalog.table(name)
  }

  /// The tables with what their first rows tell of their columns, looked at for the first who asks.
  func tablesWithDates(in db: Database) throws -> [TableSchema] {
    if let dated = lock.withLock({ dated }) { return dated }
    let time = watch.time(of: db)
    var look = TableLook(limits: limits)
    let tables = try catalog.tables.map { table in
      try time.looking(&look, at: table.schema.name, db) {
        try table.lookedAt(in: db)
      } orElse: { _ in
        // As it is declared: its rows may be slow and readable all the same.
        table.schema
      }
    }
    lock.withLock { dated = tables }
    return tables
  }

  /// The tables as removals need them, read for the first who asks.
  func shapes(in db: Database) throws -> Shapes {
    if let madeShapes = lock.withLock({ madeShapes }) { return madeShapes }
    let shapes = try Shapes(reading: db, knowing: catalog.pragmas)
    lock.withLock { madeShapes = shapes }
    return shapes
  }

  /// The rule that names the records of a table.
  func title(of table: String, in db: Database) throws -> RecordTitle {
    if let title = lock.withLock({ titles[table] }) { return title }
    let schema = Schema(tables: try tablesWithDates(in: db), isWritable: false)
    guard let found = schema.table(table) else { throw StoreError.unknownTable(table) }
    let title = RecordTitle(found, in: schema)
    lock.withLock { titles[table] = title }
    return title
  }

  /// The target of a table's column; `nil` where it refers to no one record.
  func target(of column: String, in table: CatalogTable) -> ReferenceTarget? {
    let schema = Schema(tables: catalog.tables.map(\.schema), isWritable: false)
    return table.schema.column(column).flatMap(schema.target)
  }
}
