import FoldoutForms
import FoldoutScreens

/// Something that a person does, described so that each host can do it.
enum TwinAct {
  /// Taps a row beside its controls, or an option's row.
  case tap(ScreenItem)
  /// Taps the text of a row or of its drawer, unless it is typed in already, and types.
  case type(String, ScreenItem)
  /// Leaves the text that is typed in.
  case leave
  /// Presses Escape in the text that is typed in.
  case escape
  /// Turns a wheel of an item.
  case turn(ScreenItem, DateComponent, to: Int)
  /// Taps a day of a calendar, by its name.
  case day(ScreenItem, LocalDate, named: String)
  /// Presses an arrow above a calendar.
  case page(ScreenItem, DateComponent, isForward: Bool, titled: String)
  /// Presses an arrow of a month's or year's row.
  case step(FieldID, isForward: Bool, titled: String)
  /// Picks a month or a year in the list of its row.
  case pick(FieldID, titled: String)
  /// Picks a moment with the system's small picker.
  case pickDate(FieldID, DateMode, String)
  /// Taps an option in an open drawer.
  case choose(FieldID, String)
  case flip(FieldID)
  /// Presses Today, Clear or another button of a date, a choice, a secret or a picture.
  case button(ScreenItem, titled: String, Button)
  /// Presses a button of a drawer that the app designed, which enters a text.
  case enter(ScreenItem, titled: String, String)
  /// Answers a problem by its first button, or by the one that keeps the stored value.
  case answer(ProblemFace, titled: String, isKept: Bool)
  /// Clears the choice of a section's options.
  case clearSection(FieldID, titled: String)
  /// Undoes or redoes the change of a field, by the button in the bar.
  case undo(FieldID, UndoFace.Line, titled: String)
  /// Somebody else gives another value.
  case reload

  /// A button whose effect is fixed.
  enum Button { case now, clear, proposal, restyle }
}
