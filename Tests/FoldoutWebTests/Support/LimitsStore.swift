import FoldoutForms
import FoldoutRecords
import Synchronization

/// A store that remembers within which limits its records were asked for.
final class LimitsStore: RecordStore {
  private let store: MemoryStore
  private let limits = Mutex<[ValueLimits]>([])

  init(_ store: MemoryStore) {
    self.store = store
  }

  /// The limits, the latest last.
  var asked: [ValueLimits] { limits.withLock(\.self) }

  func schema() async throws(StoreError) -> Schema { try await store.schema() }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    try await store.window(request)
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    if let limits { self.limits.withLock { $0.append(limits) } }
    return try await store.record(key, in: table, limits: limits)
  }

  func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    try await store.verify(text, column: column, of: key, in: table)
  }

  func labels(
    of values: [StoredValue], in column: String, of table: String
  ) async throws(StoreError) -> [RecordLabel] {
    try await store.labels(of: values, in: column, of: table)
  }

  func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches {
    try await store.matches(request)
  }

  func isOwnFile(_ path: String) -> Bool { store.isOwnFile(path) }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    try await store.change(change)
  }
}
