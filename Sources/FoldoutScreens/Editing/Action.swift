package import FoldoutForms
package import FoldoutRecords

/// The next thing that a host's shell has to do for an edited record.
package enum Action: Sendable {
  /// Ask the store for a change, and tell ``RecordEditing/storeAnswered(_:)`` what it made of it.
  case store(Change)
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
  /// The change was stored. The `altered` columns hold something else than was asked, and those that
  /// are `following` were changed by the store with them.
  case stored(RecordReading, altered: [String], following: [String] = [])
  /// Somebody else changed these columns meanwhile, and nothing was stored.
  case conflict(RecordReading, columns: [String])
  /// There is no such record any more.
  case gone
  /// The store refused the change, or is in trouble.
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
    /// Something was not taken. The screen says what and why.
    case refused
    /// Somebody else changed a value meanwhile. Both values are on the screen.
    case conflict

    /// True where nothing stands against it.
    package var isAccepted: Bool {
      switch self {
      case .accepted, .pressed: true
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
  /// The fields of which the store made something else than was entered.
  package var altered: [FieldID] = []
  /// Sentences to be shown above the record.
  package var notes: [String] = []
  /// The field whose problem is brought into view, where something was not taken.
  package var first: FieldID?
}
