import FoldoutForms
import FoldoutRecords

/// A store that asks another one; a conformer says only what it does otherwise.
protocol ForwardingStore: RecordStore {
  /// The kind of store that is asked.
  associatedtype Store: RecordStore

  /// The store that is asked.
  var store: Store { get }
}

extension ForwardingStore {
  func schema() async throws(StoreError) -> Schema { try await store.schema() }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    try await store.window(request)
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    try await store.record(key, in: table, limits: limits)
  }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    try await store.change(change)
  }

  func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    try await store.insert(insertion)
  }

  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    try await store.removal(of: key, in: table)
  }

  func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    try await store.remove(removal)
  }

  func restore(_ id: RestoreID) async throws(StoreError) -> RestoreOutcome {
    try await store.restore(id)
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
}
