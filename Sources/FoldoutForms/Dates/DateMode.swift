/// True where a value is a day, a time of day, or a day with a time of day.
///
/// They are never mixed: a picker for days shows no time, and a time typed where a day belongs
/// is refused, not dropped.
public enum DateMode: Hashable, Sendable {
  /// A day and nothing else.
  case date
  /// A day and a time of day.
  case dateTime
  /// A time of day and nothing else.
  case time
}
