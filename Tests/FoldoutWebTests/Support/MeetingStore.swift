import FoldoutForms
import FoldoutRecords

/// A store in which two people always read a record before either changes it.
struct MeetingStore: RecordStore {
  let store: MemoryStore
  private let meeting = Meeting()

  init(_ store: MemoryStore) { self.store = store }

  func schema() async throws(StoreError) -> Schema { try await store.schema() }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    try await store.window(request)
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    let record = try await store.record(key, in: table, limits: limits)
    await meeting.arrive()
    return record
  }

  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    try await store.verify(text, column: column, of: key, in: table)
  }

  func labels(_ questions: [LabelQuestion]) async -> [Result<[RecordLabel], StoreError>] {
    await store.labels(questions)
  }

  func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches {
    try await store.matches(request)
  }

  func isOwnFile(_ path: String) -> Bool { store.isOwnFile(path) }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    try await store.change(change)
  }
}

/// Where the first to come waits for the second.
private actor Meeting {
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasMet = false

  func arrive() async {
    guard !hasMet else { return }
    if let waiting {
      hasMet = true
      return waiting.resume()
    }
    await withCheckedContinuation { waiting = $0 }
  }
}
