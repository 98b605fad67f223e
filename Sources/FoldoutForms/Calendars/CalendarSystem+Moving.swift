extension CalendarSystem {
  /// Returns the same day so many months later, or the last day of a shorter month.
  ///
  /// A step of one goes to the neighbouring ``MonthSpan``, so that no span is skipped where one
  /// calendar takes over from another.
  func moved(_ date: LocalDate, months: Int) -> LocalDate {
    let span = month(of: date)
    let number = span.number(of: date)
    switch months {
    case 0: return date
    case -1, 1:
      return month(beside: span, isAfter: months > 0)?.day(nearestTo: number)
        ?? (months < 0 ? .first : .last)
    default: return span.system.added(months, to: span, number)
    }
  }

  /// Returns the same day of the same month so many years later, or the last day of a shorter
  /// month.
  ///
  /// If the other year lacks the month, the one with the same name is used: Adar I becomes Adar.
  func moved(_ date: LocalDate, years count: Int) -> LocalDate {
    let span = month(of: date)
    let (year, overflow) = span.year.addingReportingOverflow(count)
    guard !overflow, span.system.years.contains(year) else {
      return span.system.movedOutside(date, years: count)
    }
    let month = span.system.month(span.month, ofYear: span.year, inYear: year)
    return span.system.nearest(
      to: CalendarDay(year: year, month: month, day: span.number(of: date)))
  }

  private func added(_ count: Int, to span: MonthSpan, _ number: Int) -> LocalDate {
    let (sum, overflow) = span.month.addingReportingOverflow(count)
    // No calendar has more than 14,000 years, or more than 13 months in a year.
    guard !overflow, abs(sum) <= 13 * 14_000 else { return count < 0 ? .first : .last }
    var (year, month) = (span.year, sum)
    while month < 1 || month > monthsInYear(year) {
      if month < 1 {
        year -= 1
        month += monthsInYear(year)
      } else {
        month -= monthsInYear(year)
        year += 1
      }
    }
    guard years.contains(year) else {
      let date = LocalDate(dayNumber: span.days.lowerBound + number - span.firstNumber)
      return movedOutside(date ?? span.first, months: count)
    }
    return nearest(to: CalendarDay(year: year, month: month, day: number))
  }

  /// Moves by Gregorian months, for a target outside this calendar.
  private func movedOutside(_ date: LocalDate, months: Int) -> LocalDate {
    guard self != .gregorian else { return months < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, months: months)
  }

  /// Moves by Gregorian years, for a target outside this calendar.
  private func movedOutside(_ date: LocalDate, years: Int) -> LocalDate {
    guard self != .gregorian else { return years < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, years: years)
  }
}
