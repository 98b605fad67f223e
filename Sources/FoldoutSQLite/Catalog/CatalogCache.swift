import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

/// A cache of the catalog that was read last, valid while the schema's version is unchanged.
///
/// Each request reads the version, which takes some 2 µs, because any program can alter a table.
///
/// A catalog's assumption that each row has a key holds only until a row without one is found.
///
/// `@unchecked Sendable`: `watch`, `limits`, `secrets` and `epochs` never change; `latest`,
/// `versions` and `tablesWithNullKeys` are accessed under `lock` only. If two connections read the
/// same catalog at the same time, either one is kept.
final class CatalogCache: @unchecked Sendable {
  private let lock = NSLock()
  private let watch: WorkWatch
  private let limits: WorkLimits
  private var latest: DatedCatalog?
  /// The schema version that each connection read last.
  private var versions: [ObjectIdentifier: Int] = [:]
  /// The tables in which a row with a NULL key was found, and the schema version at the time.
  private var tablesWithNullKeys: (version: Int, tables: Set<String>) = (0, [])
  /// The user's choice of secret and readable columns. It never changes.
  private let secrets: SecretColumns
  /// The user's choice of days from which numbers count. It never changes.
  private let epochs: EpochColumns

  /// Makes an empty cache. The watch interrupts reading a table according to `limits`.
  init(
    secrets: SecretColumns = SecretColumns(), epochs: EpochColumns = EpochColumns(),
    watch: WorkWatch = WorkWatch(), limits: WorkLimits = .usual
  ) {
    self.secrets = secrets
    self.epochs = epochs
    self.watch = watch
    self.limits = limits
  }

  /// Returns the catalog as of the transaction under way.
  func catalog(in db: Database) throws -> DatedCatalog {
    let version = try Query("PRAGMA schema_version", in: db).only { $0.integer(0) }
    let (latest, tables, isNew) = lock.withLock {
      let previous = versions.updateValue(version, forKey: ObjectIdentifier(db))
      return (
        self.latest, tablesWithNullKeys.version == version ? tablesWithNullKeys.tables : [],
        previous != nil && previous != version
      )
    }
    // GRDB never evicts cached statements, not even those on dropped tables.
    if isNew { db.clearSchemaCache() }
    if let latest, latest.catalog.version == version, latest.catalog.tablesWithNullKeys == tables {
      return latest
    }
    let read = DatedCatalog(
      try Catalog(
        reading: db, version: version, keeping: latest?.catalog, tablesWithNullKeys: tables,
        secrets: secrets, within: limits, by: watch.time(of: db)),
      epochs: epochs, watch: watch, limits: limits)
    lock.withLock { self.latest = read }
    return read
  }

  /// True if a table computes its rows, as a view does, according to the catalog read last.
  func computes(_ table: String) -> Bool {
    let catalog = lock.withLock { latest?.catalog }
    return catalog?[table]?.supportsBlobIO == false
  }

  /// Identifies the table's rows by rowid until the schema changes.
  func noteNullKey(in table: String, of catalog: Catalog) {
    lock.withLock {
      if tablesWithNullKeys.version != catalog.version {
        tablesWithNullKeys = (catalog.version, [])
      }
      tablesWithNullKeys.tables.insert(table)
    }
  }
}

/// A catalog, with inferences from its tables' rows that are made on demand.
///
/// Windows, records and changes need no inferences, which take longer than they do.
///
/// `@unchecked Sendable`: `catalog`, `epochs`, `watch` and `limits` never change; `dated`, `titles`
/// and `madeShapes` are accessed under `lock` only.
final class DatedCatalog: @unchecked Sendable {
  let catalog: Catalog
  private let lock = NSLock()
  private let epochs: EpochColumns
  private let watch: WorkWatch
  private let limits: WorkLimits
  private var dated: [TableSchema]?
  private var titles: [String: TitleColumns] = [:]
  private var madeShapes: Shapes?

  /// Wraps a catalog without reading any rows.
  init(_ catalog: Catalog, epochs: EpochColumns, watch: WorkWatch, limits: WorkLimits) {
    self.catalog = catalog
    self.epochs = epochs
    self.watch = watch
    self.limits = limits
  }

  /// Returns the table of a name, case-sensitively; throws `unknownTable` if there is none.
  func table(_ name: String) throws(StoreError) -> CatalogTable {
    try catalog.table(name)
  }

  /// Returns the tables with inferences from their first rows, which the first call makes.
  func tablesWithDates(in db: Database) throws -> [TableSchema] {
    if let dated = lock.withLock({ dated }) { return dated }
    let time = watch.time(of: db)
    var budget = ExaminationBudget(limits: limits)
    let hasTriggers = try Query(
      "SELECT 1 FROM sqlite_schema WHERE type = 'trigger' LIMIT 1", in: db
    ).hasRows()
    let dependOnOthers = hasTriggers || catalog.pragmas.hasForeignKeys
    let examined = try catalog.tables.map { table in
      try time.examining(&budget, at: table.schema.name, db) {
        var found = try TableExamination(table: table, db: db).withInferences(epochs: epochs)
        // Inferences outlive a change of another table, which may close columns of this one.
        found.columnsReferringToClosed = table.schema.columnsReferringToClosed
        found.fault = found.fault ?? WriteProbe(table: table, db: db).readingFault()
        // Writes depend on the triggers of any table and the indexes of referenced ones, which a
        // program may have altered.
        found.writeObstacles =
          dependOnOthers
          ? WriteProbe(table: table, db: db).writeObstacles()
          : table.inferences.obstacles { WriteProbe(table: table, db: db).writeObstacles() }
        return found
      } orElse: { _ in
        // Keep the table as declared: its rows may be slow but readable.
        table.schema
      }
    }
    let tables = examined.sharingDateForms
    lock.withLock { dated = tables }
    return tables
  }

  /// Returns the tables as removals need them, which the first call reads.
  func shapes(in db: Database) throws -> Shapes {
    if let madeShapes = lock.withLock({ madeShapes }) { return madeShapes }
    let shapes = try Shapes(reading: db, knowing: catalog.pragmas)
    lock.withLock { madeShapes = shapes }
    return shapes
  }

  /// Returns the rule for the titles of a table's records.
  func title(of table: String, in db: Database) throws -> TitleColumns {
    if let title = lock.withLock({ titles[table] }) { return title }
    let schema = Schema(tables: try tablesWithDates(in: db), isWritable: false)
    guard let found = schema.table(table) else { throw StoreError.unknownTable(table) }
    let title = TitleColumns(found, in: schema)
    lock.withLock { titles[table] = title }
    return title
  }

  /// Returns the target of a table's column; `nil` if it does not refer to a single record.
  func target(of column: String, in table: CatalogTable) -> ReferenceTarget? {
    let schema = Schema(tables: catalog.tables.map(\.schema), isWritable: false)
    return table.schema.column(column).flatMap(schema.target)
  }
}

/// A row has NULL in the key that identified rows. SQLite allows NULL in most declared
/// keys, in any number of rows, and any program may insert such a row.
struct MissingKeyError: Error {}

extension CatalogCache {
  /// Runs `body` with a table. If a row turns out to have a NULL key, runs it again with rows
  /// identified by rowid, so `body` must not have written anything by then.
  func answer<T>(
    about name: String, in db: Database, _ body: (CatalogTable, DatedCatalog) throws -> T
  ) throws -> T {
    let catalog = try catalog(in: db)
    do {
      return try body(catalog.table(name), catalog)
    } catch is MissingKeyError {
      noteNullKey(in: name, of: catalog.catalog)
      let renewed = try self.catalog(in: db)
      return try body(renewed.table(name), renewed)
    }
  }
}
