import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

/// The number of rows that a change has written, including those by triggers, and their file.
struct WrittenRows: Sendable {
  var count: Int
  var file: UUID
}

extension ReopeningFile {
  /// Runs work on the connection that writes, and counts the rows that it writes.
  func writeCounted<T: Sendable>(
    orRefuse refusal: StoreError, orGiveUp late: StoreError,
    _ body: @escaping @Sendable (Database, Connections) throws -> T
  ) async throws(StoreError) -> (T, WrittenRows) {
    try await write(orRefuse: refusal, orGiveUp: late) { db, opened in
      let before = db.totalChangesCount
      let result = try body(db, opened)
      return (
        result, WrittenRows(count: db.totalChangesCount - before, file: opened.id)
      )
    }
  }
}

extension Change {
  /// Updates the label indexes after a change. If a trigger wrote other rows, too, drops all
  /// indexes of the file.
  func updateLabelIndexes(_ outcome: ChangeOutcome, _ written: WrittenRows) async {
    guard !isTrial, written.count > 0, case .stored(let record, _, let alsoWritten) = outcome else {
      return
    }
    let columns = Set(cells.map(\.column) + alsoWritten)
    await SharedLabelIndexes.shared.with { [table] cache in
      if written.count == 1 {
        cache.note(changed: record.record, columns: columns, of: table, in: written.file)
      } else {
        cache.drop(file: written.file)
      }
    }
  }
}

extension WrittenRows {
  /// Updates the label indexes after a record was added, removed or restored. If other rows were
  /// written, too, drops all indexes of the file.
  func updateLabelIndexes(of record: DynamicRecord, in table: String) async {
    guard count > 0 else { return }
    await SharedLabelIndexes.shared.with { [count, file] cache in
      if count == 1 {
        // From now on the record is looked up by its value, and found if it exists.
        cache.note(changed: record, columns: [], of: table, in: file)
      } else {
        cache.drop(file: file)
      }
    }
  }
}
