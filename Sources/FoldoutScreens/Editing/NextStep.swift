package import FoldoutForms
package import FoldoutRecords

/// The next thing that a host's shell has to do for an edited record.
package enum NextStep: Sendable {
  /// Ask the store for a change, and tell ``RecordEditing/storeAnswered(_:)`` what it made of it.
  case store(Change)
  /// Ask the store to add the record, and tell ``RecordEditing/inserted(_:)`` what it made of it.
  case insert(Insertion)
  /// Tell the program of what was stored, and then call ``RecordEditing/reported()``.
  case report(StoredRecord, [FieldReport])
  /// Tell the program that a button was pressed, and then call ``RecordEditing/pressed()``.
  case press(FieldID, StoredRecord)
  /// Draw the record as it is now.
  case show(Conclusion)
  /// Say that the record is not there any more.
  case gone
  /// Say that the store is in trouble, in the words of the form.
  case fail(StoreError)
}

/// A store's answer to a change, with what lies outside of the record that it holds.
package enum StoreAnswer: Sendable {
  /// The change was stored. The `altered` columns hold something else than was asked, and those
  /// that are `following` were changed by the store with them.
  case stored(RecordReading, altered: [String], following: [String] = [])
  /// Somebody else changed these columns meanwhile, and nothing was stored.
  case conflict(RecordReading, columns: [String])
  /// There is no such record any more.
  case gone
  /// The store refused the change, or is in trouble.
  case failed(StoreError)
}

/// A question that is asked before a record is added.
package enum AddQuestion: Sendable, Equatable {
  /// It may have been added already, before the process was started or so long ago that nobody
  /// remembers.
  case maybeAdded
  /// It was added already, and removed since.
  case removed
  /// The request has no number, so that it cannot be told from an earlier one.
  case withoutTicket
  /// An earlier request with the same number added something else: the record of that key, where it
  /// is one of the same table.
  case addedOtherwise(RecordKey?)
}

/// A store's answer to an insertion.
package enum InsertionAnswer: Sendable {
  /// The record is there; with `isRepeated` since an earlier request. `digest` tells if it is
  /// changed later.
  case stored(
    RecordReading, altered: [String], following: [String] = [], isRepeated: Bool = false,
    digest: RowDigest?)
  /// An earlier request added it, and it is there no more.
  case gone
  /// An earlier request with the same number added another record, and this one adds nothing. The
  /// key is that record's, where it is one of the same table.
  case otherwise(RecordKey?)
  /// An earlier request with the same number may have added it: numbers as old are forgotten.
  case forgotten
  /// The store refused the record, or is in trouble.
  case failed(StoreError)
}

/// The outcome of a submission, and the change of the screen that follows.
package struct Conclusion: Sendable {
  /// The outcome.
  package enum Verdict: Sendable, Equatable {
    /// Everything that was entered is stored; with `isStored`, something was.
    case accepted(isStored: Bool)
    /// The button was pressed, and the program told.
    case pressed(FieldID, isStored: Bool)
    /// The record was added; with `isRepeated` by an earlier request.
    case added(isRepeated: Bool)
    /// Something was not taken. The screen says what and why.
    case refused
    /// Somebody else changed a value meanwhile. Both values are on the screen.
    case conflict

    /// True where nothing stands against it.
    package var isAccepted: Bool {
      switch self {
      case .accepted, .pressed, .added: true
      case .refused, .conflict: false
      }
    }
  }

  package var verdict: Verdict
  /// The change of the screen, with its effects. Entries that are pending are not in it: the
  /// rows are those of what is stored.
  package var step: ScreenStep
  /// The rows as they were and as they are, folded.
  package var rows: (before: RowFaces, after: RowFaces)
  /// Fields whose entries the store has altered.
  package var altered: [FieldID] = []
  /// The program's word about the button that was pressed; `nil` for the usual one.
  package var message: String?
  /// Sentences to be shown above the record.
  package var notes: [String] = []
  /// The question that is asked before a record is added.
  package var question: AddQuestion?
  /// The reason that no row is to blame for; it stands beside the button that was pressed.
  package var reason: String?
  /// The digest of a record that was added, which ties its removal to the same record.
  package var digest: RowDigest?
  /// The field whose problem is brought into view, where something was not taken.
  package var first: FieldID?
}
