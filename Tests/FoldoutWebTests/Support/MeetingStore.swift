import FoldoutForms
import FoldoutRecords

/// A store in which two people always read a record before either changes it.
struct MeetingStore: ForwardingStore {
  let store: MemoryStore
  private let meeting = Meeting()

  init(_ store: MemoryStore) { self.store = store }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    let record = try await store.record(key, in: table, limits: limits)
    await meeting.arrive()
    return record
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
