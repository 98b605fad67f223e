/// A day of the week.
///
/// The numbers are those of Foundation's calendars: Sunday is 1. Which day a week begins with is
/// not a property of the days but of the place: ``FormEnvironment/firstWeekday``.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The day that Foundation counts as 1.
  case sunday = 1
  /// The day after Sunday, and the first of the week by ISO 8601.
  case monday
  /// The second day of the week by ISO 8601.
  case tuesday
  /// The third day of the week by ISO 8601.
  case wednesday
  /// The fourth day of the week by ISO 8601; it decides which year a week belongs to.
  case thursday
  /// The fifth day of the week by ISO 8601.
  case friday
  /// The day before Sunday.
  case saturday
}
