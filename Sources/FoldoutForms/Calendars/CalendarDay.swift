/// A day by the numbers that a calendar system gives it, whichever system that is.
///
/// It is only what is written or was read; the day itself is a ``LocalDate``. Months count from 1
/// to the number of months in the year, days from 1.
struct CalendarDay: Hashable, Sendable {
  /// The year of the system's era.
  var year: Int
  /// The month of the year, from 1.
  var month: Int
  /// The day of the month, from 1.
  var day: Int
}
