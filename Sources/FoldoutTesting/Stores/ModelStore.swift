package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// One record of a store that answers at once, so that a screen is tried without `await`.
///
/// It decides as the store in memory does, by the same table.
package final class ModelStore {
  /// The table; another test's hand in it is somebody else's change.
  package private(set) var table: MemoryTable
  package let key: RecordKey
  /// The answers that are given instead of the table's, the next one first; `nil` leaves it to the
  /// table.
  package var planned: [StoreAnswer?] = []
  /// Something that happens after a change was asked for and before it is answered.
  package var meanwhile: ((ModelStore, Change) -> Void)?
  /// All changes that were asked for.
  package private(set) var asked: [Change] = []
  private let secretTokens = SecretTokens()
  private let reveals: Bool

  /// A store of one record. With `reveals`, rules know its secrets.
  package init(_ schema: TableSchema, _ record: DynamicRecord, reveals: Bool = false) {
    table = MemoryTable(schema: schema, records: [record])
    key = table.rows.first?.key ?? RecordKey([.integer(1)])
    self.reveals = reveals
  }

  /// The record as it is stored now; `nil` once it is gone.
  package var reading: RecordReading? {
    guard !isGone, let row = table.rows.first else { return nil }
    return reading(row.redacted(as: table.schema, by: secretTokens.reader()))
  }

  /// The names that are known of what references hold, or may hold.
  package var names = ReferenceNames()

  /// Makes every further answer that the record is gone.
  package var isGone = false

  /// The values as they are stored, secrets among them.
  package var stored: DynamicRecord? { table.rows.first?.record }

  /// Answers a change, and writes it unless it is a trial.
  package func answer(_ change: Change) -> StoreAnswer {
    asked.append(change)
    meanwhile?(self, change)
    if !planned.isEmpty, let answer = planned.removeFirst() { return answer }
    return isGone ? .gone : written(change)
  }

  /// Changes a value as somebody else would who has just read it.
  package func put(_ value: StoredValue, in column: String) {
    guard let seen = reading?.stored.record[column] else { return }
    let cell = Change.Cell(column: column, original: Token(seen), new: value)
    _ = written(Change(table: table.schema.name, key: key, cells: [cell]))
  }

  private func written(_ change: Change) -> StoreAnswer {
    do {
      try change.validate(for: table.schema, storeIsWritable: true)
      var copy = table
      let (outcome, secrets) = try copy.apply(change, by: secretTokens.reader())
      if !change.isTrial {
        table = copy
        secretTokens.end(secrets, isStored: true)
      }
      switch outcome.redacted(as: table.schema, by: secretTokens.reader()) {
      case .stored(let record, let altered, let following):
        return .stored(reading(record), altered: altered, following: following)
      case .conflict(let record, let columns):
        return .conflict(reading(record), columns: columns)
      case .gone: return .gone
      }
    } catch {
      return .failed(error)
    }
  }

  private func reading(_ record: StoredRecord) -> RecordReading {
    RecordReading(record, revealed: reveals ? stored : nil, names: names)
  }
}
