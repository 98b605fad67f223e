/// The days of one month in the calendar that is shown.
///
/// Every supported day belongs to exactly one span, so that paging from span to span visits each
/// day once. Outside the range of the shown calendar, Gregorian months take over. The Gregorian
/// month at the border is cut, and has only the days outside that range:
///
/// ```
/// Umm al-Qura begins on 12 November 1882
/// … October 1882 │ 1–11 November 1882 │ Muharram 1300 │ Safar 1300 …
///      Gregorian │          Gregorian │   Umm al-Qura
/// ```
struct MonthSpan: Hashable, Sendable {
  /// The calendar of the numbers.
  let system: CalendarSystem
  /// The year in that calendar.
  let year: Int
  /// The month of the year, from 1.
  let month: Int
  /// The days as numbers of ``LocalDate/dayNumber``; `LocalDate` can hold all of them.
  let days: ClosedRange<Int>
  /// The day of the month of the first of ``days``: 1, unless the border cuts the month.
  let firstNumber: Int

  /// The first day.
  var first: LocalDate { LocalDate(known: days.lowerBound) }
  /// The last day.
  var last: LocalDate { LocalDate(known: days.upperBound) }

  /// Returns the day with a number in the month, clamped to the days of the span.
  func day(nearestTo number: Int) -> LocalDate {
    let offset = min(max(number - firstNumber, 0), days.upperBound - days.lowerBound)
    return LocalDate(known: days.lowerBound + offset)
  }

  /// Returns the day of the month of a day in the span.
  func number(of date: LocalDate) -> Int {
    date.dayNumber - days.lowerBound + firstNumber
  }
}

extension CalendarSystem {
  /// Returns the month of a day. Complexity: O(1); at the ends of a calendar up to 31 times that.
  func month(of date: LocalDate) -> MonthSpan {
    guard let day = day(of: date) else { return monthOutside(of: date) }
    let first = date.dayNumber - day.day + 1
    let last = first + daysInMonth(day.month, year: day.year) - 1
    // The last month of a calendar may continue after 31 December 9999.
    return MonthSpan(
      system: self, year: day.year, month: day.month,
      days: first...min(max(last, date.dayNumber), LocalDate.last.dayNumber), firstNumber: 1)
  }

  /// Returns the month before or after one; `nil` at the ends of the supported days.
  func month(beside span: MonthSpan, isAfter: Bool) -> MonthSpan? {
    let number = isAfter ? span.days.upperBound + 1 : span.days.lowerBound - 1
    return LocalDate(dayNumber: number).map(month(of:))
  }

  /// Returns the Gregorian month of a day outside this calendar, without the days inside it.
  private func monthOutside(of date: LocalDate) -> MonthSpan {
    let whole = CalendarSystem.gregorian.month(of: date)
    var (first, last) = (date.dayNumber, date.dayNumber)
    while first > whole.days.lowerBound, isOutside(first - 1) { first -= 1 }
    while last < whole.days.upperBound, isOutside(last + 1) { last += 1 }
    return MonthSpan(
      system: .gregorian, year: whole.year, month: whole.month, days: first...last,
      firstNumber: first - whole.days.lowerBound + 1)
  }

  private func isOutside(_ number: Int) -> Bool {
    LocalDate(dayNumber: number).map { day(of: $0) == nil } ?? true
  }
}
