import FoldoutRecords
import FoldoutScreens

/// A record that was added through a page, as it was then.
struct AddedRecord: Sendable {
  var table: String
  var key: RecordKey
  var digest: RowDigest
  /// The answer to its Undo, so that the same press is answered the same; `nil` while
  /// nobody has.
  var removed: RemovedAdd?
}

/// A record that was added and is removed again.
struct RemovedAdd: Sendable, Equatable {
  /// The words for it.
  var sentence: String
  /// The page that offers to bring the record back.
  var address: String
}

extension Site {
  /// Keeps what was added under a name that nobody can guess: an address could say anything.
  func note(_ added: AddedRecord) -> String {
    let name = InsertionTicket.random().text
    adds.keep(added, of: name)
    return name
  }

  /// The record that was added to a table with a key, by the name under which it is kept.
  func added(_ name: String, _ table: String, _ key: RecordKey? = nil) -> AddedRecord? {
    guard let added = adds.value(of: name), added.table == table,
      key.map({ $0.address == added.key.address }) ?? true
    else { return nil }
    return added
  }

  /// True where the record that was added under a name can be taken back. It can be once: after the
  /// list has brought it back, its secrets have other secret tokens, and its digest tells nothing.
  func offersUndo(of name: String, _ table: String, _ key: RecordKey) -> Bool {
    added(name, table, key).map { $0.removed == nil } ?? false
  }
}
