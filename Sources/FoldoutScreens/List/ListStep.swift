package import FoldoutForms
package import FoldoutRecords

/// One thing that a person did on a list.
package enum ListInput: Sendable, Equatable {
  /// The list is shown as it is now.
  case reload
  /// A row was tapped, or the button beside it.
  case tap(RecordKey)
  /// A button of a bar was pressed.
  case press(Press)
  /// A removed record is to be brought back, by the removal's number, which the page holds.
  case restore(String, RecordKey)

  /// The press of a button.
  package struct Press: Sendable, Equatable {
    package var action: ActionID
    package var key: RecordKey
    /// The digest of the record that the person saw.
    package var original: String
    /// True if the person consented to a removal that cannot be undone.
    package var isConfirmed: Bool
    /// True if the list has such an action, for this row or another.
    package var isKnown: Bool

    package init(
      action: ActionID, key: RecordKey, original: String, isConfirmed: Bool = false,
      isKnown: Bool = true
    ) {
      self.action = action
      self.key = key
      self.original = original
      self.isConfirmed = isConfirmed
      self.isKnown = isKnown
    }
  }
}

/// The next thing that a host's shell has to do for a list.
package enum ListStep: Sendable {
  /// Get this done, and pass the result to ``ListEditing/answered(_:)``.
  case ask(ListAsk)
  /// Draw the list as it is now.
  case show(ListConclusion)
  /// Open the page of an added record, and edit the field there that the program named, if any.
  case redirect(AddedRow)
  /// Tell why nothing could be done.
  case fail(StoreError)
}

/// Something that somebody else has to do for a list; its result is a ``ListAnswer``.
package enum ListAsk: Sendable, Equatable {
  /// Remove the record that was seen.
  case remove(RecordKey, original: String, isPermanent: Bool)
  /// Bring back what was removed.
  case restore(String)
  /// Tell the program which action was pressed for which record, unless that has changed since it
  /// was seen.
  case perform(ActionID, RecordKey, original: String)
  /// Add a record with these values to the list.
  case add([FieldID: FieldValue], editing: FieldID?)
  /// Read the list as it is now, with the bars of some rows.
  case read(open: [RecordKey])
}

/// The result of a ``ListAsk``.
package enum ListAnswer: Sendable {
  case removed(ListRemoval)
  case restored(ListRestoration)
  case performed(ListActionOutcome)
  case added(RowAddition)
  case read(ListReading)
  /// The store failed.
  case failed(StoreError)
}

/// The outcome of a removal.
package enum ListRemoval: Sendable, Equatable {
  /// The record was removed. The text is the removal's number, which Undo sends; `nil` if the
  /// removal cannot be undone. The counts are of the records removed along with it and of those
  /// changed.
  case removed(String?, with: [RowCount] = [], changed: [RowCount] = [])
  /// The record has changed since it was seen.
  case conflict
  /// The record no longer exists.
  case gone
  /// Nothing was removed: the removal could not be undone, and needs consent.
  case needsConsent(RemovalSize)
  /// The record was not removed.
  case refused(StoreError)
}

/// The outcome of telling the program of an action.
package enum ListActionOutcome: Sendable, Equatable {
  /// The program was told, and answered.
  case answered(ActionAnswer)
  /// The record has changed since it was seen; the program was not told.
  case conflict
  /// The record no longer exists.
  case gone
  /// The record cannot be read as the program's type, so the action was not performed.
  case unreadable
}

/// A record that was added because the program asked for it.
package struct AddedRow: Sendable, Equatable {
  package var key: RecordKey
  /// The host's identifier for the add, needed to offer its Undo, or to say that the record was
  /// added before; `nil` if the host does neither.
  package var addID: String?
  /// The field that is edited on its page.
  package var editing: FieldID?
  /// True if that field is edited in a drawer.
  package var isInDrawer: Bool

  package init(
    key: RecordKey, addID: String? = nil, editing: FieldID? = nil, isInDrawer: Bool = false
  ) {
    self.key = key
    self.addID = addID
    self.editing = editing
    self.isInDrawer = isInDrawer
  }
}

/// The outcome of adding a record that the program asked for.
package enum RowAddition: Sendable, Equatable {
  /// The record is stored, by this request or by an earlier one that asked for the same add.
  case added(AddedRow)
  /// The record was not added, for the reason that the sentence gives.
  case refused(String)
}

/// The outcome of bringing a record back.
package enum ListRestoration: Sendable, Equatable {
  /// The record is stored again. Triggers changed the rows in `altered`, and the references in
  /// `unrestored` were not restored.
  case restored(
    RecordKey, title: String, altered: [AlteredRow] = [], unrestored: [UnrestoredRow] = [])
  /// A record of another list is stored again, as the sentence says.
  case restoredElsewhere(String)
  /// The removal is no longer known.
  case unknown
  /// Another record has its key.
  case taken
  /// The record was not brought back, for the reason that the sentence gives; a later attempt may
  /// succeed.
  case refused(String)

  /// True if a record is stored again, so that its removal cannot be undone a second time.
  package var isRestored: Bool {
    switch self {
    case .restored, .restoredElsewhere: true
    case .unknown, .taken, .refused: false
    }
  }
}

/// The outcome of an input, and the change of the screen that follows.
package struct ListConclusion: Sendable {
  /// The outcome.
  package enum Outcome: Sendable, Equatable {
    case accepted
    case refused
    case conflict
    case gone
  }

  package var outcome: Outcome
  package var step: ScreenStep
  /// The announcement for screen readers.
  package var message: String?
  /// The row that came back.
  package var restored: RecordKey?
  /// The reason why the list could not be read again after something was done; `nil` if it was
  /// read.
  package var failure: StoreError?
}
