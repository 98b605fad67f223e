import FoldoutForms
public import FoldoutRecords
import Foundation
import GRDB

/// A store of records in an SQLite file. Only requested changes are written to the file.
///
/// ```swift
/// let music = try SQLiteStore(path: "music.sqlite")
/// let people = try SQLiteStore(
///   path: "people.sqlite", readOnly: true,
///   secrets: SecretColumns(secret: [.init(table: "people", column: "salary")]))
/// ```
///
/// It reads through several connections and writes through one, so that slow reads do not delay
/// others and, in WAL mode, writes do not delay reads. It does not use `DatabasePool`, which would
/// switch the file to WAL mode permanently. Text is read as bytes and never repaired. Other
/// programs may change the file and its schema at the same time, or replace the file: the new one
/// is opened at the next request.
public final class SQLiteStore: RecordStore {
  /// The path as it was given.
  public let path: String
  /// The file's path without symbolic links, as it was when the store was opened.
  public let origin: String

  /// The file's name.
  public let title: String

  /// The size of the file in bytes; `nil` if it cannot be read.
  public var size: Int64? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: origin)
    return (attributes?[.size] as? NSNumber)?.int64Value
  }
  /// True if changes can be written. This may change if another file replaces the open one.
  public var isWritable: Bool { file.isWritable }
  let file: ReopeningFile
  let secretTokens = SecretTokens()
  let deduplicator: InsertionDeduplicator
  /// The removals that can be restored.
  let removals: SharedRemovals
  /// Time limit for searching tables without an index for references to a record.
  let scanning: Duration
  /// Time limits of the work for one request.
  let limits: WorkLimits
  /// Time limit for sorting the rows of one window.
  let sorting: Duration

  /// Opens an existing file; never creates one.
  ///
  /// A file that cannot be written, or whose folder cannot, is opened for reading only. Then no
  /// file is created beside it, except the index of a write-ahead log that has changes but no
  /// index. Waits up to two seconds for another program's lock. `secrets` decides which columns are
  /// secret, or else their names; `epochs` from which day the numbers of columns count, or else
  /// the evidence in the file.
  ///
  /// Throws `missing`, `folder`, `unreadable`, `unreadableLog`, `empty`, `notADatabase`, `damaged`,
  /// `unfinished` and `busy`.
  public convenience init(
    path: String, readOnly: Bool = false, secrets: SecretColumns = SecretColumns(),
    epochs: EpochColumns = EpochColumns()
  ) throws(StoreError) {
    try self.init(
      path: path, readOnly: readOnly, secrets: secrets, epochs: epochs,
      scanning: DependentsReader.usualTimeLimit)
  }

  /// Opens an existing file with the given limits, removals and tickets.
  init(
    path: String, readOnly: Bool = false, secrets: SecretColumns = SecretColumns(),
    epochs: EpochColumns = EpochColumns(), limits: WorkLimits = .usual,
    scanning: Duration = DependentsReader.usualTimeLimit,
    sorting: Duration = RowSearch.maxTimeLimit,
    removals: SharedRemovals = .shared, tickets: InsertionTickets = InsertionTickets()
  ) throws(StoreError) {
    self.path = path
    origin = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    title = URL(fileURLWithPath: path).lastPathComponent
    self.removals = removals
    deduplicator = InsertionDeduplicator(tickets)
    self.scanning = scanning
    self.limits = limits
    self.sorting = sorting
    file = try ReopeningFile(
      path: path, readOnly: readOnly, limits: limits, secrets: secrets, epochs: epochs)
  }

  /// Closes the file. Waits up to a second for a change under way, then rolls it back, and
  /// interrupts reads. All later requests throw `closed`.
  ///
  /// A program that ends without closing leaves the files of a write-ahead log beside the database.
  public func close() {
    file.close()
  }

  /// Closes the file without waiting for a change: one that is not committing yet is interrupted
  /// and rolled back.
  ///
  /// Work that SQLite cannot interrupt, such as one long call of a function, is still waited for,
  /// up to a few seconds.
  public func stop() {
    file.stop()
  }

  /// Returns the current schema, which is read again only after some program changed it.
  ///
  /// The notation of dates is inferred from each table's first rows. A table that cannot be read is
  /// listed with the reason; the shadow tables of virtual tables are left out.
  public func schema() async throws(StoreError) -> Schema {
    try await file.read { db, opened in
      let tables = try opened.catalogs.catalog(in: db).tablesWithDates(in: db)
      var schema = Schema(tables: tables, isWritable: opened.isWritable)
      if !opened.isWritable {
        schema.readOnlyReason = opened.file.isWritable ? .requested : .permissions
      }
      return schema
    }
  }

  /// Returns a window of a table's records in the requested order, else by key; a view's by row
  /// number.
  ///
  /// Complexity: O(size + log rows). A view computes all rows before the window, and throws
  /// `unavailable` if that takes more than five seconds. A search, and an order that no index has,
  /// read the rows one by one on a connection of their own: O(rows).
  public func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    let query = SearchQuery(request.search?.query ?? "")
    if query.isEmpty, let window = try await indexedWindow(request) { return window }
    return try await scannedWindow(request, query)
  }

  /// Returns a window of all rows, or of those of a filter that an index finds, in an indexed
  /// order; `nil` if rows have to be scanned.
  private func indexedWindow(_ request: WindowRequest) async throws(StoreError) -> Window? {
    try await file.read(of: request.table) { [secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, dated in
        let order = try dated.order(request.order, of: table, in: db)
        guard table.schema.hasIndex(for: table.schema.declared(order)) else { return nil }
        let filter = try table.reader(in: db).condition(of: request.filter, in: dated.catalog)
        guard filter?.isIndexed != false else { return nil }
        return try table.reading {
          try WindowReader(table, in: db).window(request, filter).redacted(
            as: table.schema, by: tokenMaker
          )
          .excerpted(maxCharacters: request.maxCharacters)
        }
      }
    }
  }

  /// Returns one record, within limits or whole; `nil` if no row has the key.
  ///
  /// Complexity: O(log rows + length of what is read).
  public func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    try await file.read(of: table) { [secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: table, in: db) { table, _ in
        let cells = Cells(columns: table.columns, limits: limits)
        return try table.reading {
          try table.reader(in: db).row(key, cells)?.stored.redacted(
            as: table.schema, by: tokenMaker)
        }
      }
    }
  }

  /// Writes the cells of one record, all or none, if each is unchanged since the person saw it.
  ///
  /// A value that the column's type converted still counts as stored unaltered: '12' as 12 in an
  /// INTEGER column, 5 as 5.0 in a REAL one. Once begun, the change is completed even if the
  /// calling task is cancelled. One that takes longer than ten seconds, for example because of a
  /// trigger, is rolled back and throws `changeTooSlow`.
  public func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    await file.adoptLabels()
    let (outcome, written) = try await file.writeCounted(
      orRefuse: .readOnly(table: change.table),
      orGiveUp: .changeTooSlow(table: change.table, seconds: limits.changing)
    ) { [secretTokens] db, opened in
      try change.execute(
        in: db, catalogs: opened.catalogs, secretTokens: secretTokens, opened.changeTime,
        within: opened.limits.changing)
    }
    await change.updateLabelIndexes(outcome, written)
    return outcome
  }

  /// True if a column of one record holds a text, or the value that the column's type makes of it:
  /// '0042' is 42 in an INTEGER column. Complexity: O(log rows).
  public func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    try await file.read(of: table) { db, opened in
      try opened.catalogs.answer(about: table, in: db) { table, _ in
        guard table.schema.column(column) != nil else {
          throw StoreError.unknownColumn(column, table: table.schema.name)
        }
        let cells = Cells(columns: [column], limits: nil)
        guard let row = try table.reader(in: db).row(key, cells) else { return false }
        return try row.stored.record[column].equalsText(text)
          || table.reader(in: db).holds(.text(text), in: column, of: row)
      }
    }
  }

  /// Returns the labels of the records that have the given values in the given columns, read in one
  /// transaction.
  ///
  /// Complexity: O(values × log rows).
  public func labels(_ lookups: [LabelLookup]) async -> [Result<[RecordLabel], StoreError>] {
    do throws(StoreError) {
      return try await file.labels(lookups)
    } catch {
      return lookups.map { _ in .failure(error) }
    }
  }

  /// Returns the records that match a typed text.
  ///
  /// The labels of a table with more than some thousand rows are read into memory in the
  /// background, beginning with the first search. Until then only some rows are searched, and the
  /// answer says so.
  public func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches {
    try await file.matches(request)
  }

  /// True for the path of the database, its journal, its write-ahead log and the log's index, also
  /// by a hard link. While another file replaces the open one, it is true for the files of both.
  public func isOwnFile(_ path: String) -> Bool {
    file.owns(path)
  }
}
