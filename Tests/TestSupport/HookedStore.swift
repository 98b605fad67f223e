public import FoldoutRecords

/// A store that forwards requests to another one, unless a hook answers them.
///
/// A hook receives a request before the store does and returns the answer, or `nil` to let the
/// store answer. It can refuse a request, alter the answer, count requests, or do something first.
public struct HookedStore: RecordStore {
  /// A hook's answer, or `nil` to let the store answer.
  public typealias Hooked<Output> = Result<Output, StoreError>?

  private let store: any RecordStore
  private let onChange: @Sendable (Change) async -> Hooked<ChangeOutcome>
  private let onInsert: @Sendable (Insertion) async -> Hooked<InsertionOutcome>
  private let onRemove: @Sendable (Removal) async -> Hooked<RemovalOutcome>
  private let onRestore: @Sendable (RemovalID) async -> Hooked<RestoreOutcome>
  private let onRemoval: @Sendable (RecordKey, String) async -> Hooked<RemovalPreview?>
  private let onWindow: @Sendable (WindowRequest) async -> Hooked<Window>
  private let onRecord: @Sendable (RecordKey, String, ValueLimits?) async -> Hooked<StoredRecord?>
  private let onSchema: @Sendable () async -> Hooked<Schema>
  private let onLabels: @Sendable ([LabelLookup]) async -> [Result<[RecordLabel], StoreError>]?

  /// Puts hooks in front of a store. Each is named after the request that it receives.
  public init(
    _ store: any RecordStore,
    change: @escaping @Sendable (Change) async -> Hooked<ChangeOutcome> = { _ in nil },
    insert: @escaping @Sendable (Insertion) async -> Hooked<InsertionOutcome> = { _ in nil },
    remove: @escaping @Sendable (Removal) async -> Hooked<RemovalOutcome> = { _ in nil },
    restore: @escaping @Sendable (RemovalID) async -> Hooked<RestoreOutcome> = { _ in nil },
    removal: @escaping @Sendable (RecordKey, String) async -> Hooked<RemovalPreview?> =
      { _, _ in nil },
    window: @escaping @Sendable (WindowRequest) async -> Hooked<Window> = { _ in nil },
    record: @escaping @Sendable (RecordKey, String, ValueLimits?) async -> Hooked<StoredRecord?> =
      { _, _, _ in nil },
    labels: @escaping @Sendable ([LabelLookup]) async -> [Result<[RecordLabel], StoreError>]? =
      { _ in nil },
    schema: @escaping @Sendable () async -> Hooked<Schema> = { nil }
  ) {
    self.store = store
    onChange = change
    onInsert = insert
    onRemove = remove
    onRestore = restore
    onRemoval = removal
    onWindow = window
    onRecord = record
    onLabels = labels
    onSchema = schema
  }

  /// Reads the schema, unless the hook answers.
  public func schema() async throws(StoreError) -> Schema {
    if let answer = await onSchema() { return try answer.get() }
    return try await store.schema()
  }

  /// Changes a record, unless the hook answers.
  public func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    if let answer = await onChange(change) { return try answer.get() }
    return try await store.change(change)
  }

  /// Adds a record, unless the hook answers.
  public func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    if let answer = await onInsert(insertion) { return try answer.get() }
    return try await store.insert(insertion)
  }

  /// Removes a record, unless the hook answers.
  public func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    if let answer = await onRemove(removal) { return try answer.get() }
    return try await store.remove(removal)
  }

  /// Restores a removal, unless the hook answers.
  public func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome {
    if let answer = await onRestore(id) { return try answer.get() }
    return try await store.restore(id)
  }

  /// Previews a removal, unless the hook answers.
  public func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    if let answer = await onRemoval(key, table) { return try answer.get() }
    return try await store.removal(of: key, in: table)
  }

  /// Reads a window, unless the hook answers.
  public func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    if let answer = await onWindow(request) { return try answer.get() }
    return try await store.window(request)
  }

  /// Reads a record, unless the hook answers.
  public func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    if let answer = await onRecord(key, table, limits) { return try answer.get() }
    return try await store.record(key, in: table, limits: limits)
  }

  /// Reads labels, unless the hook answers.
  public func labels(_ lookups: [LabelLookup]) async -> [Result<[RecordLabel], StoreError>] {
    if let answer = await onLabels(lookups) { return answer }
    return await store.labels(lookups)
  }

  /// Forwards to the store.
  public func verify(
    _ text: String, column: String, of key: RecordKey, in table: String
  ) async throws(StoreError) -> Bool {
    try await store.verify(text, column: column, of: key, in: table)
  }

  /// Forwards to the store.
  public func matches(_ request: LabelSearchRequest) async throws(StoreError) -> LabelMatches {
    try await store.matches(request)
  }

  /// Forwards to the store.
  public func isOwnFile(_ path: String) -> Bool { store.isOwnFile(path) }
}
