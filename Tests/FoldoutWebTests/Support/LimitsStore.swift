import FoldoutForms
import FoldoutRecords
import Synchronization

/// A store that remembers within which limits its records were asked for, and which labels.
final class LimitsStore: ForwardingStore {
  let store: MemoryStore
  private let limits = Mutex<[ValueLimits]>([])
  private let questions = Mutex<[[LabelQuestion]]>([])

  init(_ store: MemoryStore) {
    self.store = store
  }

  /// The limits, the latest last.
  var asked: [ValueLimits] { limits.withLock(\.self) }

  /// The questions for labels that were asked together, the latest last.
  var askedTogether: [[LabelQuestion]] { questions.withLock(\.self) }

  func record(
    _ key: RecordKey, in table: String, limits: ValueLimits?
  ) async throws(StoreError) -> StoredRecord? {
    if let limits { self.limits.withLock { $0.append(limits) } }
    return try await store.record(key, in: table, limits: limits)
  }

  func labels(_ questions: [LabelQuestion]) async -> [Result<[RecordLabel], StoreError>] {
    self.questions.withLock { $0.append(questions) }
    return await store.labels(questions)
  }
}
