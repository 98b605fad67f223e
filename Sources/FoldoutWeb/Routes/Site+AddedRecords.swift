import FoldoutApp
import FoldoutRecords

extension Site {
  /// Returns the record of an add, if it is in the table and has the key, however it is spelled.
  func addedRecord(_ addID: String, in table: String, key: RecordKey? = nil) -> AddedRecord? {
    guard let added = app.undo.addedRecord(addID, in: table),
      key.map({ $0.address == added.key.address }) ?? true
    else { return nil }
    return added
  }

  /// True if an add can be undone. That is possible once: after a restore the record has other
  /// secret tokens, so that its digest no longer matches.
  func offersUndo(of addID: String, _ table: String, _ key: RecordKey) -> Bool {
    addedRecord(addID, in: table, key: key).map { $0.removal == nil } ?? false
  }
}
