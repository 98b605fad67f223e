import FoldoutForms

/// An action of a person on one record, or of another meanwhile, described so that each host can do
/// it.
enum HostAction: Sendable {
  case tap(String)
  case edit(String)
  case type(String, String)
  /// Types into a field, and taps another row before the text is stored.
  case typeAndTap(String, String, String)
  case turn(String, DateComponent, Int)
  /// Chooses a day of a calendar.
  case day(String, LocalDate)
  /// Turns a calendar to the month of a day.
  case view(String, LocalDate)
  /// Changes the style of an open date drawer.
  case restyle(String)
  /// Presses an arrow of a month's or year's mini picker.
  case step(String, isForward: Bool)
  /// Picks a month or a year by its title in the list of its row.
  case pick(String, String)
  case choose(String, String)
  case toggle(String)
  case now(String)
  case clear(String)
  case takeProposal(String)
  case file(String, [UInt8])
  case press(String)
  case undo(String)
  case use(String)
  case consent(String)
  case keep(String)
  case discard(String)
  case scroll(Double)
  case storeChange(String, StoredValue)
  case reload(String?)
}
