import FoldoutRecords
import Foundation

/// The number of rows that a change has written, those by triggers included, and their file.
struct WrittenRows: Sendable {
  var count: Int
  var file: UUID
}

extension Change {
  /// Has the indexes of labels follow what was written: one record, or whatever a trigger changed
  /// with it.
  func tellLabels(_ outcome: ChangeOutcome, _ written: WrittenRows) async {
    guard !isTrial, written.count > 0, case .stored(let record, _, let following) = outcome else {
      return
    }
    let columns = Set(cells.map(\.column) + following)
    await LabelRoom.shared.with { [table] shelf in
      if written.count == 1 {
        shelf.note(changed: record.record, columns: columns, of: table, in: written.file)
      } else {
        shelf.drop(file: written.file)
      }
    }
  }
}
