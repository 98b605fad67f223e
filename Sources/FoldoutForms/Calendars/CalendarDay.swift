/// A day as year, month and day numbers of some calendar system.
///
/// It holds numbers that were read or will be written; the day itself is a ``LocalDate``. Months
/// count from 1 to the number of months in the year, days from 1.
struct CalendarDay: Hashable, Sendable {
  /// The year in the system's era.
  var year: Int
  /// The month of the year, from 1.
  var month: Int
  /// The day of the month, from 1.
  var day: Int
}
