/// The days of one month in the calendar that is shown.
///
/// Every day that can be kept belongs to exactly one span, so that leafing from span to span passes
/// each day once. Where the shown calendar ends, Gregorian months take over; the one that the
/// border cuts has only its days on the Gregorian side:
///
/// ```
/// Umm al-Qura begins on 12 November 1882
/// … October 1882 │ 1–11 November 1882 │ Muharram 1300 │ Safar 1300 …
///      Gregorian │          Gregorian │   Umm al-Qura
/// ```
struct MonthSpan: Hashable, Sendable {
  /// The calendar that the numbers are of.
  let system: CalendarSystem
  /// The year in that calendar.
  let year: Int
  /// The month of the year, from 1.
  let month: Int
  /// The days, as ``LocalDate/dayNumber`` counts them; all of them can be kept.
  let days: ClosedRange<Int>
  /// The number that the first of ``days`` has in its month: 1, except where a border cuts it.
  let firstNumber: Int

  /// The first day.
  var first: LocalDate { LocalDate(known: days.lowerBound) }
  /// The last day.
  var last: LocalDate { LocalDate(known: days.upperBound) }

  /// The day with a number in its month; the nearest one where the month has no such day.
  func day(nearestTo number: Int) -> LocalDate {
    let offset = min(max(number - firstNumber, 0), days.upperBound - days.lowerBound)
    return LocalDate(known: days.lowerBound + offset)
  }

  /// The number of a day in its month.
  func number(of date: LocalDate) -> Int {
    date.dayNumber - days.lowerBound + firstNumber
  }
}

extension CalendarSystem {
  /// The month of a day. Complexity: O(1); at the ends of a calendar up to 31 times that.
  func month(of date: LocalDate) -> MonthSpan {
    guard let day = day(of: date) else { return monthOutside(of: date) }
    let first = date.dayNumber - day.day + 1
    let last = first + daysInMonth(day.month, year: day.year) - 1
    // The last month of a calendar may go on after 31 December 9999.
    return MonthSpan(
      system: self, year: day.year, month: day.month,
      days: first...min(max(last, date.dayNumber), LocalDate.last.dayNumber), firstNumber: 1)
  }

  /// The month before or after one; `nil` at the ends of all days that can be kept.
  func month(beside span: MonthSpan, isAfter: Bool) -> MonthSpan? {
    let number = isAfter ? span.days.upperBound + 1 : span.days.lowerBound - 1
    return LocalDate(dayNumber: number).map(month(of:))
  }

  /// The Gregorian month of a day that this calendar does not reach, without the days that it does.
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
