import FoldoutRecords
import FoldoutScreens

/// A record that was added through a page, with its digest at that time.
struct AddedRecord: Sendable {
  var table: String
  var key: RecordKey
  var digest: RowDigest
  /// The answer to its Undo, so that a repeated press gets the same answer; `nil` until it is
  /// undone.
  var removal: AddRemoval?
}

/// An added record that was removed again.
struct AddRemoval: Sendable, Equatable {
  /// The notice about the removal.
  var sentence: String
  /// The address of the page that offers to restore the record.
  var address: String
}

extension Site {
  /// Keeps an added record under a random name, and returns the name. It must be hard to guess,
  /// because anybody can write an address.
  func remember(_ added: AddedRecord) -> String {
    let name = InsertionTicket.random().text
    adds.keep(added, of: name)
    return name
  }

  /// Returns the record that was added under a name, if it is in the table and has the key.
  func addedRecord(named name: String, in table: String, key: RecordKey? = nil) -> AddedRecord? {
    guard let added = adds.value(of: name), added.table == table,
      key.map({ $0.address == added.key.address }) ?? true
    else { return nil }
    return added
  }

  /// True if the add of that name can be undone. That is possible once: after a restore the record
  /// has other secret tokens, so that its digest no longer matches.
  func offersUndo(of name: String, _ table: String, _ key: RecordKey) -> Bool {
    addedRecord(named: name, in: table, key: key).map { $0.removal == nil } ?? false
  }
}
