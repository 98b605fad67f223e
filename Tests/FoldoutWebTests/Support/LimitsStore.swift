import FoldoutForms
import FoldoutRecords
import Synchronization

/// A store that remembers within which limits its records were asked for, and which labels.
final class LimitsStore: RecordStore {
  private let store: MemoryStore
  private let limits = Mutex<[ValueLimits]>([])

  private let questions = Mutex<[[LabelQuestion]]>([])

  init(_ store: MemoryStore) {
    self.store = store
  }

  /// The limits, the latest last.
  var asked: [ValueLimits] { limits.withLock(\.self) }

  /// The questions for labels that were asked together, the latest last.
  var askedTogether: [[LabelQuestion]] { questions.withLock(\.self) }

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

  func labels(_ questions: [LabelQuestion]) async -> [Result<[RecordLabel], StoreError>] {
    self.questions.withLock { $0.append(questions) }
    return await store.labels(questions)
  }

  func matches(_ request: LabelRequest) async throws(StoreError) -> LabelMatches {
    try await store.matches(request)
  }

  func isOwnFile(_ path: String) -> Bool { store.isOwnFile(path) }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    try await store.change(change)
  }
}
