import FoldoutForms

/// An action of a person on one record, or of another meanwhile, described so that each host can do
/// it.
enum HostAction: Sendable {
  case tap(String)
  case edit(String)
  case type(String, String)
  /// Typed, and another row tapped before it was stored.
  case typeAndTap(String, String, String)
  case turn(String, DateComponent, Int)
  /// A day of a calendar.
  case day(String, LocalDate)
  /// A calendar is turned to the month of a day.
  case view(String, LocalDate)
  /// The style of an open date is changed.
  case restyle(String)
  /// An arrow of a month or a year in its row.
  case step(String, isForward: Bool)
  /// A month or a year in the list of its row, by its title.
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
  case giveUp(String)
  case scroll(Double)
  case elsewhere(String, StoredValue)
  case reload(String?)
}
