package import FoldoutForms
package import FoldoutRecords

/// The next thing that a host's shell has to do for an edited record.
package enum NextStep: Sendable {
  /// Get this done, and pass the result to ``RecordEditing/answered(_:)``.
  case ask(Ask)
  /// Draw the record as it is now.
  case show(RecordConclusion)
  /// Open the page of the record that the program added, and edit the field that it named, if any.
  case redirect(AddedRow)
  /// Show that the record no longer exists.
  case gone
  /// Show the store's error, with the form's names for tables and columns.
  case fail(StoreError)
}

/// A store's answer to a change. Its reading includes data from outside the record, such as
/// pictures in files and labels of records that it refers to.
package enum StoreAnswer: Sendable {
  /// The change was stored. The `altered` columns hold other values than requested; the
  /// `alsoWritten` columns were not requested, and the store changed them along with the others.
  case stored(RecordReading, altered: [String], alsoWritten: [String] = [])
  /// Somebody else changed these columns meanwhile, and nothing was stored.
  case conflict(RecordReading, columns: [String])
  /// The record no longer exists.
  case gone
  /// The store refused the change, or failed.
  case failed(StoreError)
}

/// A question that is asked before a record is added.
package enum AddQuestion: Sendable, Equatable {
  /// The record may have been added already: before the process was started, or so long ago that
  /// its ticket is forgotten.
  case maybeAdded
  /// It was added already, and removed since.
  case removed
  /// The request has no valid ticket, so that a repeated add cannot be recognised; with
  /// `isFromFuture`, because the clock was set back since the page was made.
  case withoutTicket(isFromFuture: Bool = false)
  /// An earlier request with the same ticket added another record: the one with this key, or `nil`
  /// for a record of another table.
  case addedWithOtherValues(RecordKey?)
}

/// A store's answer to an insertion.
package enum InsertionAnswer: Sendable {
  /// The record is stored: by this request or, with `isRepeated`, by an earlier one with the same
  /// ticket. `addID` names the add for its Undo.
  case stored(
    RecordReading, altered: [String], alsoWritten: [String] = [], isRepeated: Bool = false,
    addID: String?)
  /// An earlier request with the same ticket added the record, and it no longer exists.
  case gone
  /// An earlier request with the same ticket added another record, so this one added nothing. The
  /// key is that record's; `nil` for a record of another table.
  case addedOtherValues(RecordKey?)
  /// An earlier request with the same ticket may have added the record: tickets this old are
  /// forgotten.
  case forgotten
  /// The store refused the record, or failed.
  case failed(StoreError)
}

/// The outcome of a submission, and the change of the screen that follows.
package struct RecordConclusion: Sendable {
  /// The outcome.
  package enum Outcome: Sendable, Equatable {
    /// Nothing was refused; `isStored` tells if a value was written.
    case accepted(isStored: Bool)
    /// The button was pressed, and the program was told; `isStored` tells if a value was written.
    case pressed(FieldID, isStored: Bool)
    /// The record was added, with `isRepeated` by an earlier request.
    case added(isRepeated: Bool)
    /// An entry was refused. The screen shows which one and why.
    case refused
    /// Somebody else changed a value meanwhile. Both values are on the screen.
    case conflict

    /// True if nothing was refused and no value is in conflict.
    package var isAccepted: Bool {
      switch self {
      case .accepted, .pressed, .added: true
      case .refused, .conflict: false
      }
    }
  }

  package var outcome: Outcome
  /// The update of the screen, with its effects. It leaves out the entries that this submission
  /// leaves unstored; a host shows them in addition.
  package var step: ScreenStep
  /// The faces of the rows before and after the submission.
  package var faces: FaceComparison
  /// The fields for which the store altered the entered value.
  package var altered: [FieldID] = []
  /// The entries that lost the blanks around them, as they were typed.
  package var trimmed: [FieldID: String] = [:]
  /// The program's message, at its button that was pressed; empty for the usual one.
  package var messages: [FieldID: String] = [:]
  /// The sentence saying that the record could not be read again after the button was pressed;
  /// `nil` if it was read.
  package var rereadFailure: String?
  /// Sentences to be shown above the record.
  package var notes: [String] = []
  /// The question that is asked before a record is added.
  package var question: AddQuestion?
  /// The reason of a refusal that concerns no single row; it is shown beside the button that was
  /// pressed.
  package var reason: String?
  /// The name of the add for its Undo; `nil` if nothing was added, or by an earlier request.
  package var addID: String?
  /// The first refused field, which is brought into view; `nil` if nothing was refused.
  package var first: FieldID?
}
