/// The parts that a date value has: a day, a time of day, or both.
///
/// The modes are never mixed: a picker for days shows no time, and a time typed into a field for
/// days is an error, not dropped.
public enum DateMode: Hashable, Sendable {
  /// A day only.
  case date
  /// A day and a time of day.
  case dateTime
  /// A time of day only.
  case time
}
