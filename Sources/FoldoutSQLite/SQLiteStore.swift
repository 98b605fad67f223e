import FoldoutForms
public import FoldoutRecords
import Foundation
import GRDB

/// The records of an SQLite file, which stays as it was found but for the changes it is asked for.
///
/// It reads through a few connections and writes through another, so that readers do not wait for
/// each other's slow work nor, in a file with a write-ahead log, for a writer's. It is not a
/// `DatabasePool`, which would switch the file to that log for good. Text is read as bytes and
/// never repaired. Other programs may change the file, and its tables, at the same time, and put
/// another in its place: that one is opened with the next question.
public final class SQLiteStore: RecordStore {
  /// The path as it was given.
  public let path: String
  /// The file's path without symbolic links, as it was when the store was opened.
  public let origin: String
  /// True where changes can be written; another file that takes this one's place may decide anew.
  public var isWritable: Bool { file.isWritable }
  let file: ReopeningFile
  let secretTokens = SecretTokens()
  let desk: InsertionDesk
  /// The removals that can be taken back.
  let removals: RemovalRoom
  /// The longest time for looking through tables without an index that refer to a record.
  let scanning: Duration
  /// The longest times of its work for one request.
  let limits: WorkLimits
  /// The longest time for which the rows of one window are sorted.
  let sorting: Duration

  /// Opens a file that is there; none is ever made.
  ///
  /// A file that cannot be written, or whose folder cannot, opens for reading only, and then
  /// nothing is made beside it. Waits up to two seconds for another program that holds the file.
  /// Columns are secret by their names, and by what `secrets` says.
  ///
  /// Throws `missing`, `folder`, `unreadable`, `unreadableLog`, `empty`, `notADatabase`, `damaged`,
  /// `unfinished` and `busy`.
  public convenience init(
    path: String, readOnly: Bool = false, secrets: SecretColumns = SecretColumns()
  ) throws(StoreError) {
    try self.init(
      path: path, readOnly: readOnly, secrets: secrets, scanning: DependentsReader.usual)
  }

  /// The same, with so long for each request, so long for what refers to a record
  /// and for sorting, and removals and tickets of its own.
  init(
    path: String, readOnly: Bool = false, secrets: SecretColumns = SecretColumns(),
    limits: WorkLimits = .usual,
    scanning: Duration = DependentsReader.usual, sorting: Duration = RowSearch.maxPatience,
    removals: RemovalRoom = .shared, tickets: InsertionTickets = InsertionTickets()
  ) throws(StoreError) {
    self.path = path
    origin = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.removals = removals
    desk = InsertionDesk(tickets)
    self.scanning = scanning
    self.limits = limits
    self.sorting = sorting
    file = try ReopeningFile(path: path, readOnly: readOnly, limits: limits, secrets: secrets)
  }

  /// Waits a second for what is being changed, and has it taken back beyond that; stops what is
  /// being read, and closes the file. Asked anything later, the store fails.
  ///
  /// A program that ends without it leaves the files of a write-ahead log beside the database.
  public func close() {
    file.close()
  }

  /// The same, but waits for no change: one that is not being committed yet is interrupted and
  /// taken back.
  ///
  /// What SQLite cannot interrupt, as one long call of a function is, it waits for.
  public func stop() {
    file.stop()
  }

  /// The tables as they stand now, read anew only when some program has changed them.
  ///
  /// How dates are written is judged by the first rows, when the tables are read. A table that
  /// cannot be read is there and says why; the tables in which a module keeps its own are not.
  public func schema() async throws(StoreError) -> Schema {
    try await file.read { db, opened in
      let tables = try opened.catalogs.catalog(in: db).tablesWithDates(in: db)
      return Schema(tables: tables, isWritable: opened.isWritable)
    }
  }

  /// A window of a table's records, in the order that was asked for or else that of its keys; a
  /// view's by their numbers.
  ///
  /// Complexity: O(size + log rows). A view has to make all rows before the window; one that takes
  /// more than five seconds for it throws `unavailable`. For a search, and for an order that no
  /// index has, the rows are looked at one by one, on a connection of its own: O(rows).
  public func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    let words = SearchedWords(request.search?.words ?? "")
    if words.isEmpty, let window = try await indexedWindow(request) { return window }
    return try await scannedWindow(request, words)
  }

  /// A window of all rows in an order that the file has; `nil` where they have to be sorted.
  private func indexedWindow(_ request: WindowRequest) async throws(StoreError) -> Window? {
    try await file.read(of: request.table) { [secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: request.table, in: db) { table, _ in
        guard table.schema.hasIndex(for: table.schema.declared(request.order)) else { return nil }
        return try table.reading {
          try table.window(request, in: db).redacted(as: table.schema, by: tokenMaker)
            .excerpted(maxCharacters: request.maxCharacters)
        }
      }
    }
  }

  /// One record, within limits or whole; `nil` where the key names none.
  ///
  /// Complexity: O(log rows), and the length of what is read.
  public func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    try await file.read(of: table) { [secretTokens] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: table, in: db) { table, _ in
        let cells = Cells(columns: table.columns, limits: limits)
        return try table.reading {
          try table.row(key, cells, in: db)?.stored.redacted(as: table.schema, by: tokenMaker)
        }
      }
    }
  }

  /// Writes the cells of one record, all or none, if each still is what the person saw.
  ///
  /// A value counts as stored as asked when it is what the column's own type makes of the new one:
  /// '12' as 12 in an INTEGER column, 5 as 5.0 in a REAL one. Once begun it is carried through,
  /// even where the task that asks is cancelled; what takes longer than ten seconds, as a trigger
  /// may, is taken back and throws `changeTooSlow`.
  public func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    await file.adoptLabels()
    let (outcome, written) = try await file.writeCounted(
      orRefuse: .readOnly(table: change.table),
      orGiveUp: .changeTooSlow(table: change.table, seconds: limits.changing)
    ) { [secretTokens] db, opened in
      try change.carryOut(
        in: db, catalogs: opened.catalogs, secretTokens: secretTokens, opened.changeTime,
        within: opened.limits.changing)
    }
    await change.tellLabels(outcome, written)
    return outcome
  }

  /// True where a text is what a column of one record holds, or what its type would make of the
  /// text: '0042' is 42 in an INTEGER column. Complexity: O(log rows).
  public func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    try await file.read(of: table) { db, opened in
      try opened.catalogs.answer(about: table, in: db) { table, _ in
        guard table.schema.column(column) != nil else {
          throw StoreError.unknownColumn(column, table: table.schema.name)
        }
        let cells = Cells(columns: [column], limits: nil)
        guard let row = try table.row(key, cells, in: db) else { return false }
        return try row.stored.record[column].isSpelled(by: text)
          || table.holds(.text(text), in: column, of: row, db)
      }
    }
  }

  /// The labels of the records that have some values in some columns, read in one transaction.
  ///
  /// Complexity: O(values × log rows).
  public func labels(_ questions: [LabelQuestion]) async -> [Result<[RecordLabel], StoreError>] {
    do throws(StoreError) {
      return try await file.labels(questions)
    } catch {
      return questions.map { _ in .failure(error) }
    }
  }

  /// The records that match what somebody typed.
  ///
  /// Of a table with more than some thousand rows the labels are read into memory in the
  /// background, at the first search; until then only some rows are looked at, which the answer
  /// says.
  public func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches {
    try await file.matches(request)
  }

  /// Says yes of the database, its journal, its log and the log's index, also by a hard link; while
  /// another file takes the place of the open one, of both.
  public func isOwnFile(_ path: String) -> Bool {
    file.owns(path)
  }
}
