import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The rows of a program's list, during one request.
struct ProgramRows: ListSource {
  private let program: ProgramList
  let query: ListQuery
  let environment: FormEnvironment
  /// The time after which the rows found so far are shown.
  private let timeLimit: Duration

  /// The maximum number of rows in a window.
  private static let size = 100

  init(
    _ program: ProgramList, _ query: ListQuery, _ environment: FormEnvironment,
    timeLimit: Duration
  ) throws(StoreError) {
    self.program = program
    self.timeLimit = timeLimit
    self.environment = environment
    var query = query
    try query.fit(
      to: TableSchema(name: program.name, key: .columns(["id"]), columns: []), offered: [])
    self.query = query
  }

  var actions: [ActionID] { program.actions }
  var linksToRecords: Bool { false }

  /// True for a search.
  var isScanned: Bool { !query.search.isEmpty }

  func window() async throws(StoreError) -> ListWindow {
    let begun = ContinuousClock.now
    let rows = await program.rows(environment)
    let words = SearchQuery(query.search)
    guard !words.isEmpty else { return await window(of: rows) }
    // Match rows that have all words in their title, second line or key.
    var walk = NumberedRowWalk(count: rows.count, until: begun + timeLimit, RowMatcher(words)) {
      index, matcher in
      let row = rows.row(index)
      matcher.begin()
      for value in row.key.values { matcher.add(value) }
      for text in [row.title, row.detail ?? ""] { matcher.add(.text(text)) }
      return matcher.isMatch
    }
    let found = await walk.window(await start(in: rows), size: Self.size)
    let rest: WindowRequest.Anchor? =
      switch found.rest {
      case .from(let index): .after(rows.key(index - 1))
      case .upTo(let index): .before(rows.key(index))
      case nil: nil
      }
    let count = found.countBefore.flatMap { $0 > WindowRequest.maxCounted ? nil : $0 }
    return ListWindow(
      records: found.indices.map(rows.row), hasPrevious: found.hasPrevious,
      hasNext: found.hasNext, countBefore: count,
      scan: Window.Scan(rowsRead: found.rowsRead, rest: rest, countAfter: found.countAfter))
  }

  /// Returns a window without a search. Titles are made only for the shown rows.
  private func window(of rows: ProgramList.Rows) async -> ListWindow {
    let range: Range<Int>
    switch await start(in: rows) {
    case .from(let start): range = start..<min(start + Self.size, rows.count)
    case .upTo(let end): range = max(0, end - Self.size)..<end
    }
    return ListWindow(
      records: range.map(rows.row), hasPrevious: range.lowerBound > 0,
      hasNext: range.upperBound < rows.count, countBefore: range.lowerBound)
  }

  func window(of keys: [RecordKey]) async throws(StoreError) -> ListWindow {
    var found: [ListedRecord] = []
    for key in keys {
      guard let row = await program.row(key, environment),
        !found.contains(where: { $0.key == row.key })
      else { continue }
      found.append(row)
    }
    return ListWindow(records: found, isPart: true)
  }

  /// Returns the start of the window that the query selects: the first window if its row is gone.
  private func start(in rows: ProgramList.Rows) async -> NumberedRowWalk.Start {
    switch query.anchor {
    case .first: .from(0)
    case .after(let key, _): .from(await rows.index(of: key).map { $0 + 1 } ?? 0)
    case .before(let key, _): .upTo(await rows.index(of: key) ?? min(Self.size, rows.count))
    case .last: .upTo(rows.count)
    }
  }

  func footer() async -> String? {
    guard let footer = program.footer else { return nil }
    return await environment.line(of: footer)
  }

  func bar(of record: ListedRecord) async throws(StoreError) -> BarReading? {
    await program.bar(record.key, environment)
  }

  func remove(
    _ key: RecordKey, original: String, isPermanent: Bool
  ) async throws(StoreError) -> ListRemoval {
    await program.remove(key, original)
  }

  func restore(
    _ id: String, announcing announce: (RecordEvent?) async -> Void
  ) async throws(StoreError) -> ListRestoration {
    let restoration = await program.restore(id, environment)
    if restoration.isRestored { await announce(nil) }
    return restoration
  }

  func perform(
    _ action: ActionID, _ key: RecordKey, original: String
  ) async throws(StoreError) -> ListActionOutcome {
    await program.perform(action, key, original, environment)
  }

  /// Refuses, because a program adds to its own array itself.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition {
    .refused(StoreError.readOnly(table: program.name).sentence(in: environment.words))
  }
}
