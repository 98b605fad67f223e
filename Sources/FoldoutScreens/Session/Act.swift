package import FoldoutForms

/// Something that a person does on a screen that stays while it is used.
///
/// An act has what the person saw where that decides, such as the button that answers a question.
/// The rest is looked up in the faces when the act's turn comes.
package enum Act: Sendable, Equatable {
  /// The screen appears, for the first time or again: it is read again, with all that its open
  /// drawers need.
  case appear
  /// Taps a row. A text that is edited in another row is sent with the tap.
  case tap(RowID)
  /// Begins to edit the text of a row or of its drawer.
  case edit(RowID)
  /// Types. The text is all that the control holds now.
  case type(String, into: RowID)
  /// Ends editing, as by leaving the text or pressing Enter.
  case leave
  /// Discards the entry in a field.
  case discard(FieldID)
  /// Turns one column of a date or a time.
  case turn(FieldID, DateComponent, to: Int)
  /// Taps an option by its value, encoded. In a field of several values this switches the option.
  case choose(FieldID, String)
  /// Uses another control of a field. If that is the row's own, the row counts as tapped, so that
  /// an open drawer folds.
  case enter(FieldID, FieldInput.Action, tapping: RowID? = nil)
  /// Turns the page of a calendar.
  case turnPage(FieldID, CalendarTurn)
  /// Changes the style of an open date.
  case restyle(FieldID, DrawerStyle)
  /// Types into the search of the open drawer.
  case search(String)
  /// Types into the filter of a choice section.
  case narrow(FieldID, String)
  /// Presses a button of a conflict, a question or a notice.
  case decide(FieldID, ButtonFace.Payload, theirs: String? = nil, confirmedLoss: String? = nil)
  /// Undoes or redoes a change, by its line in the bar of Undo.
  case undo(FieldID, Restored, theirs: String)
  /// Undoes the last change that can be undone, as the system's own Undo does.
  case undoLatest
  /// Redoes the change that was undone last.
  case redoLatest
  /// Closes the bar of Undo.
  case closeBar
  /// Presses a button row.
  case press(FieldID)
  /// Presses the button that adds the record.
  case add(Submission.Ticket, isConfirmed: Bool)
}
