package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens

/// A synchronous store of one record, which tests screens without `await`.
///
/// It uses the same `MemoryTable` as the store in memory, and so decides alike.
package final class ModelStore {
  /// The table that has the record.
  package private(set) var table: MemoryTable
  package let key: RecordKey
  /// The next answers, used in order instead of the table's; `nil` means the table's answer.
  package var planned: [StoreAnswer?] = []
  /// A function that runs before each change is answered, such as another person's change.
  package var beforeAnswering: ((ModelStore, Change) -> Void)?
  /// All requested changes.
  package private(set) var requestedChanges: [Change] = []
  private let secretTokens = SecretTokens()
  private let reveals: Bool

  /// Creates a store of one record. With `reveals`, rules can read its secrets.
  package init(_ schema: TableSchema, _ record: DynamicRecord, reveals: Bool = false) {
    table = MemoryTable(schema: schema, records: [record])
    key = table.rows.first?.key ?? RecordKey([.integer(1)])
    self.reveals = reveals
  }

  /// The stored record, with secrets redacted; `nil` once it is gone.
  package var reading: RecordReading? {
    guard !isGone, let row = table.rows.first else { return nil }
    return reading(row.redacted(as: table.schema, by: secretTokens.reader()))
  }

  /// The titles of records that references hold or may hold.
  package var labels = ReferenceLabels()

  /// True to answer from now on that the record is gone.
  package var isGone = false

  /// The stored values, including secrets.
  package var stored: DynamicRecord? { table.rows.first?.record }

  /// Answers a change, and writes it unless it is a trial or the answer is planned.
  package func answer(_ change: Change) -> StoreAnswer {
    requestedChanges.append(change)
    beforeAnswering?(self, change)
    if !planned.isEmpty, let answer = planned.removeFirst() { return answer }
    return isGone ? .gone : written(change)
  }

  /// Changes a value as another person would who has just read it.
  package func changeElsewhere(_ value: StoredValue, in column: String) {
    guard let current = reading?.stored.record[column] else { return }
    let cell = Change.Cell(column: column, original: Token(current), new: value)
    _ = written(Change(table: table.schema.name, key: key, cells: [cell]))
  }

  private func written(_ change: Change) -> StoreAnswer {
    table.answer(to: change, secretTokens) { record, table in
      RecordReading(record, revealed: reveals ? table.rows.first?.record : nil, labels: labels)
    }
  }

  private func reading(_ record: StoredRecord) -> RecordReading {
    RecordReading(record, revealed: reveals ? stored : nil, labels: labels)
  }
}
