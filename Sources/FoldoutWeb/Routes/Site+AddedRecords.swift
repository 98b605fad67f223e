import FoldoutRecords
import FoldoutScreens

/// A record that was added through a page, with its digest at that time.
struct AddedRecord: Sendable {
  var table: String
  var key: RecordKey
  var digest: RowDigest
  /// The answer to its Undo, so that a repeated press gets the same answer; `nil` until it is
  /// undone.
  var removal: RemovalNotice?
}

/// The notice about the removal of a record, with a link to where it can be restored.
struct RemovalNotice: Sendable, Equatable {
  var sentence: String
  /// The address of the list that offers to restore the record.
  var address: String
}

extension Site {
  /// Keeps an added record, and returns a random identifier for it, which must be hard to guess
  /// because anybody can write an address.
  func remember(_ added: AddedRecord) -> String {
    let addID = InsertionTicket.random().text
    adds.keep(added, of: addID)
    return addID
  }

  /// Returns the record of an add, if it is in the table and has the key.
  func addedRecord(_ addID: String, in table: String, key: RecordKey? = nil) -> AddedRecord? {
    guard let added = adds.value(of: addID), added.table == table,
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
