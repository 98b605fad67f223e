import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A list of the program's own, as one request sees it.
struct ProgramRows: ListSource {
  let program: ProgramList
  let address: ListAddress
  let environment: FormEnvironment
  /// The time after which rows that were found are shown.
  let patience: Duration

  /// The most rows of one window.
  private static let size = 100

  init(
    _ program: ProgramList, _ place: ListPlace, _ ask: Ask, _ environment: FormEnvironment,
    patience: Duration
  ) {
    self.program = program
    self.patience = patience
    self.environment = environment
    let table = TableSchema(name: program.name, key: .columns(["id"]), columns: [])
    address = ListAddress(ask.query, path: place.path, of: table, offered: [])
  }

  var actions: [ActionID] { program.actions }
  var leads: Bool { false }

  /// A search.
  var isScanned: Bool { !address.search.isEmpty }

  func window() async throws(WebRefusal) -> ListWindow {
    let begun = ContinuousClock.now
    let rows = await program.rows(environment)
    let words = SearchedWords(address.search)
    guard !words.isEmpty else { return await window(of: rows) }
    // The rows that have all words in their titles, their second lines or their keys.
    var walk = PlaceWalk(count: rows.count, until: begun + patience, RowMatcher(words)) {
      place, matcher in
      let row = rows.row(place)
      matcher.begin()
      for value in row.key.values { matcher.add(value) }
      for text in [row.title, row.detail ?? ""] { matcher.add(.text(text)) }
      return matcher.isMatch
    }
    let found = await walk.window(await start(in: rows), size: Self.size)
    let rest: WindowRequest.Place? =
      switch found.rest {
      case .from(let place): .after(rows.key(place - 1))
      case .upTo(let place): .before(rows.key(place))
      case nil: nil
      }
    let count = found.countBefore.flatMap { $0 > WindowRequest.mostCounted ? nil : $0 }
    return ListWindow(
      records: found.places.map(rows.row), hasPrevious: found.hasPrevious,
      hasNext: found.hasNext, countBefore: count,
      scan: Window.Scan(looked: found.looked, rest: rest))
  }

  /// A window of all rows. Only those that are shown get their titles.
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

  func window(of keys: [RecordKey]) async throws(WebRefusal) -> ListWindow {
    var found: [ListedRecord] = []
    for key in keys {
      guard let row = await program.row(key, environment),
        !found.contains(where: { $0.key == row.key })
      else { continue }
      found.append(row)
    }
    return ListWindow(records: found, isPart: true)
  }

  /// The rows that the address says. One that is gone is at the beginning.
  private func start(in rows: ProgramList.Rows) async -> PlaceWalk.Start {
    switch address.place {
    case .first: .from(0)
    case .after(let key, _): .from(await rows.place(of: key).map { $0 + 1 } ?? 0)
    case .before(let key, _): .upTo(await rows.place(of: key) ?? min(Self.size, rows.count))
    case .last: .upTo(rows.count)
    }
  }

  func footer() async -> String? {
    guard let footer = program.footer else { return nil }
    return await footer(environment) ?? ""
  }

  func bar(of record: ListedRecord) async throws(WebRefusal) -> DesignedBar? {
    await program.bar(record.key, environment)
  }

  func remove(
    _ key: RecordKey, seen: String, isForGood: Bool
  ) async throws(WebRefusal) -> ListRemoval {
    await program.remove(key, seen)
  }

  func restore(_ id: String) async throws(WebRefusal) -> ListRestoration {
    await program.restore(id, environment)
  }

  func tell(
    _ action: ActionID, _ key: RecordKey, seen: String
  ) async throws(WebRefusal) -> ListTelling {
    await program.tell(action, key, seen)
  }

  /// A program adds to its own array by itself.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, _ ticket: String?
  ) async -> RowAddition {
    .refused(StoreError.readOnly(table: program.name).sentence(in: environment.vocabulary))
  }
}
