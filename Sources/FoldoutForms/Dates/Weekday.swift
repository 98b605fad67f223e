/// A day of the week, numbered as in Foundation's calendars: Sunday is 1.
///
/// Which day a week begins with depends on the locale: ``FormEnvironment/firstWeekday``.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// Sunday, number 1 in Foundation.
  case sunday = 1
  /// Monday, the first day of the week in ISO 8601.
  case monday
  /// Tuesday, the second day of the week in ISO 8601.
  case tuesday
  /// Wednesday, the third day of the week in ISO 8601.
  case wednesday
  /// Thursday, the fourth day of the week in ISO 8601. It decides which year a week belongs to.
  case thursday
  /// Friday, the fifth day of the week in ISO 8601.
  case friday
  /// Saturday, the sixth day of the week in ISO 8601.
  case saturday
}
