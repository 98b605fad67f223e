package import FoldoutForms
package import FoldoutRecords

/// One thing that a person did on a list.
package enum ListDeed: Sendable, Equatable {
  /// Nothing: the list as it is now.
  case nothing
  /// A row was tapped, or the button beside it.
  case tap(RecordKey)
  /// A button of a bar was pressed.
  case press(Press)
  /// A removed record is to come back, by the text that the page holds.
  case restore(String, RecordKey)

  /// The press of a button.
  package struct Press: Sendable, Equatable {
    package var action: ActionID
    package var key: RecordKey
    /// The digest of the record that the person saw.
    package var original: String
    /// True where the person agreed that it cannot be taken back.
    package var isSure: Bool
    /// True where the list has such an action, for this row or another.
    package var isKnown: Bool

    package init(
      action: ActionID, key: RecordKey, original: String, isSure: Bool = false, isKnown: Bool = true
    ) {
      self.action = action
      self.key = key
      self.original = original
      self.isSure = isSure
      self.isKnown = isKnown
    }
  }
}

/// The next thing that a host's shell has to do for a list.
package enum ListStep: Sendable, Equatable {
  /// Remove the record that was seen, and tell ``ListEditing/removed(_:)`` what became of it.
  case remove(RecordKey, original: String, isForGood: Bool)
  /// Bring back what was removed, and tell ``ListEditing/restored(_:)`` what became of it.
  case restore(String)
  /// Tell the program the action that was pressed and its record, if that still is what was seen,
  /// and give ``ListEditing/programAnswered(_:)`` what became of it.
  case tell(ActionID, RecordKey, original: String)
  /// Add a record with these values to the list, and tell ``ListEditing/added(_:)`` what became of
  /// it.
  case add([FieldID: FieldValue], editing: FieldID?)
  /// Lead to the page of a record that was added, where a field is being edited; the conversation
  /// ends.
  case lead(AddedRow)
  /// Read the list as it is now, with the bars of some rows, for ``ListEditing/finish(_:)``.
  case read(open: [RecordKey])
}

/// The outcome of a removal.
package enum ListRemoval: Sendable, Equatable {
  /// It was removed; the text brings it back. With it other records went, and references were
  /// changed.
  case removed(String?, with: [RowCount] = [], changed: [RowCount] = [])
  /// The record is another than was seen.
  case conflict
  /// It was not there any more.
  case gone
  /// It could not be brought back, says the sentence.
  case asks(String)
  /// It was not removed, says the sentence.
  case refused(String)
}

/// The outcome of telling the program of an action.
package enum ListTelling: Sendable, Equatable {
  /// The program was told, and answered.
  case answered(ActionAnswer)
  /// The record is another than was seen; the program was not told.
  case conflict
  /// It was not there any more.
  case gone
}

/// A record that was added at a program's wish.
package struct AddedRow: Sendable, Equatable {
  package var key: RecordKey
  /// The name by which the host takes it back, or says that it was there already; `nil` for
  /// neither.
  package var name: String?
  /// The field that is edited on its page.
  package var editing: FieldID?
  /// True where that field is edited in a drawer.
  package var isInDrawer: Bool

  package init(
    key: RecordKey, name: String? = nil, editing: FieldID? = nil, isInDrawer: Bool = false
  ) {
    self.key = key
    self.name = name
    self.editing = editing
    self.isInDrawer = isInDrawer
  }
}

/// The outcome of adding a record at a program's wish.
package enum RowAddition: Sendable, Equatable {
  /// The record is there, now or since an earlier request for the same.
  case added(AddedRow)
  /// It was not added, says the sentence.
  case refused(String)
}

/// The outcome of bringing a record back.
package enum ListRestoration: Sendable, Equatable {
  /// It is there again. Triggers made something else of what is `altered`, and the references that
  /// are `left` were not written back.
  case restored(RecordKey, title: String, altered: [AlteredRow] = [], left: [LeftRow] = [])
  /// A record of another list is there again; the sentence says so.
  case elsewhere(String)
  /// Nobody knows of it any more.
  case unknown
  /// Another record has its key.
  case taken
  /// It was not brought back, says the sentence; it may be later.
  case refused(String)

  /// True where a record is there again, so that its removal can be taken back no more.
  package var isRestored: Bool {
    switch self {
    case .restored, .elsewhere: true
    case .unknown, .taken, .refused: false
    }
  }
}

/// The outcome of a deed, and the change of the screen that follows.
package struct ListConclusion: Sendable {
  /// The outcome.
  package enum Verdict: Sendable, Equatable {
    case accepted
    case refused
    case conflict
    case gone
  }

  package var verdict: Verdict
  package var step: ScreenStep
  /// The words for people who do not see the page.
  package var message: String?
  /// The row that came back.
  package var restored: RecordKey?
}
