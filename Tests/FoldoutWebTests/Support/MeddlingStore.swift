import FoldoutForms
import FoldoutRecords

/// A store in which something happens between reading a record and changing it.
struct MeddlingStore: RecordStore {
  let store: MemoryStore
  /// What a change is answered with; `nil` for what the store answers.
  let outcome: @Sendable (Change) -> Result<ChangeOutcome, StoreError>?

  func schema() async throws(StoreError) -> Schema { try await store.schema() }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    try await store.window(request)
  }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    try await store.record(key, in: table, limits: limits)
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
    if let outcome = outcome(change) { return try outcome.get() }
    return try await store.change(change)
  }
}
