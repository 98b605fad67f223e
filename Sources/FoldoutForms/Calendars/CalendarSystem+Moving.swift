extension CalendarSystem {
  /// The same day of the month so many months on, or the last of a shorter month.
  ///
  /// A step of one goes to the neighbouring ``MonthSpan``, so that none is left out where one
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

  /// The same day of the same month so many years on, or the last of a shorter month. A month that
  /// the other year does not have becomes the one of the same name: Adar I becomes Adar.
  func moved(_ date: LocalDate, years count: Int) -> LocalDate {
    let span = month(of: date)
    let (year, isTooFar) = span.year.addingReportingOverflow(count)
    guard !isTooFar, span.system.years.contains(year) else {
      return span.system.beyond(date, years: count)
    }
    let month = span.system.month(span.month, ofYear: span.year, inYear: year)
    return span.system.nearest(
      to: CalendarDay(year: year, month: month, day: span.number(of: date)))
  }

  private func added(_ count: Int, to span: MonthSpan, _ number: Int) -> LocalDate {
    let (sum, isTooFar) = span.month.addingReportingOverflow(count)
    // No calendar has more years than 14,000 or a year more months than 13.
    guard !isTooFar, abs(sum) <= 13 * 14_000 else { return count < 0 ? .first : .last }
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
      return beyond(date ?? span.first, months: count)
    }
    return nearest(to: CalendarDay(year: year, month: month, day: number))
  }

  /// A move out of this calendar, counted in Gregorian months.
  private func beyond(_ date: LocalDate, months: Int) -> LocalDate {
    guard self != .gregorian else { return months < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, months: months)
  }

  /// A move out of this calendar, counted in Gregorian years.
  private func beyond(_ date: LocalDate, years: Int) -> LocalDate {
    guard self != .gregorian else { return years < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, years: years)
  }
}
