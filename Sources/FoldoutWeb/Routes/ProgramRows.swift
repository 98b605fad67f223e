import FoldoutForms
import FoldoutRecords
import FoldoutScreens

/// A list of the program's own, as one request sees it.
struct ProgramRows: ListSource {
  let program: ProgramList
  let address: ListAddress
  let environment: FormEnvironment

  /// The most rows of one window.
  private static let size = 100

  init(_ program: ProgramList, _ place: ListPlace, _ ask: Ask, _ environment: FormEnvironment) {
    self.program = program
    self.environment = environment
    let table = TableSchema(name: program.name, key: .columns(["id"]), columns: [])
    address = ListAddress(ask.query, path: place.path, of: table, offered: [])
  }

  var actions: [ActionID] { program.actions }
  var leads: Bool { false }

  /// All rows are at hand.
  var isScanned: Bool { false }

  func window() async throws(WebRefusal) -> ListWindow {
    let all = await program.rows(environment)
    let found = found(among: all)
    let range = range(in: found)
    return ListWindow(
      records: Array(found[range]), hasPrevious: range.lowerBound > 0,
      hasNext: range.upperBound < found.count, countBefore: range.lowerBound,
      scan: address.search.isEmpty ? nil : Window.Scan(looked: all.count))
  }

  func window(of keys: [RecordKey]) async throws(WebRefusal) -> ListWindow {
    let all = await program.rows(environment)
    return ListWindow(
      records: all.filter { row in keys.contains { $0.address == row.key.address } }, isPart: true)
  }

  /// The rows that have all words in their titles, their second lines or their keys.
  private func found(among all: [ListedRecord]) -> [ListedRecord] {
    let words = SearchedWords(address.search)
    guard !words.isEmpty else { return all }
    var matcher = RowMatcher(words)
    return all.filter { row in
      matcher.begin()
      for value in row.key.values { matcher.add(value) }
      for text in [row.title, row.detail ?? ""] { matcher.add(.text(text)) }
      return matcher.isMatch
    }
  }

  private func range(in all: [ListedRecord]) -> Range<Int> {
    func index(of key: RecordKey) -> Int? {
      all.firstIndex { $0.key.address == key.address }
    }
    switch address.place {
    case .first: return 0..<min(Self.size, all.count)
    case .after(let key, _):
      let start = index(of: key).map { $0 + 1 } ?? 0
      return start..<min(start + Self.size, all.count)
    case .before(let key, _):
      let end = index(of: key) ?? min(Self.size, all.count)
      return max(0, end - Self.size)..<end
    case .last: return max(0, all.count - Self.size)..<all.count
    }
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
}
