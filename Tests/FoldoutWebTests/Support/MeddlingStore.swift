import FoldoutRecords

/// A store in which something happens between reading a record and changing it.
struct MeddlingStore: ForwardingStore {
  let store: MemoryStore
  /// The answer to a change; `nil` for the store's own.
  let outcome: @Sendable (Change) -> Result<ChangeOutcome, StoreError>?
  /// The same for an insertion.
  var inserted: @Sendable (Insertion) -> Result<InsertionOutcome, StoreError>? = { _ in nil }
  /// Takes place after a bar was read.
  var previewed: @Sendable () async -> Void = {}

  func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    if let outcome = inserted(insertion) { return try outcome.get() }
    return try await store.insert(insertion)
  }

  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    let preview = try await store.removal(of: key, in: table)
    await previewed()
    return preview
  }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    if let outcome = outcome(change) { return try outcome.get() }
    return try await store.change(change)
  }
}
