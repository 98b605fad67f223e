extension CalendarSystem {
  /// Validates the numbers of a day and returns it; throws for the first wrong one.
  ///
  /// The order is year, month, day, because the range of the day depends on the other two.
  func checked(_ day: CalendarDay) throws(DateError) -> LocalDate {
    let (year, month) = (day.year, day.month)
    guard years.contains(year) else { throw outOfRange(year) }
    let months = monthsInYear(year)
    guard month >= 1, month <= months else { throw noSuchMonth(month, last: months) }
    let last = daysInMonth(month, year: year)
    guard day.day >= 1, day.day <= last else {
      throw .noSuchDay(day: day.day, month: month, year: year, last: last)
    }
    // The last year of most systems continues after 31 December 9999.
    guard let date = date(of: day) else { throw outOfRange(year) }
    return date
  }

  /// Checks that some year has a month of this number, before the year itself is checked.
  func checkMonth(_ month: Int) throws(DateError) {
    guard month >= 1, month <= maxMonths else { throw noSuchMonth(month, last: maxMonths) }
  }

  /// Returns the nearest valid day: the year is clamped first, then the month, then the day.
  func nearest(to day: CalendarDay) -> LocalDate {
    let year = min(max(day.year, years.lowerBound), years.upperBound)
    let month = min(max(day.month, 1), monthsInYear(year))
    let number = min(max(day.day, 1), daysInMonth(month, year: year))
    // In most systems the last year ends after 31 December 9999.
    return date(of: CalendarDay(year: year, month: month, day: number)) ?? .last
  }

  private func outOfRange(_ year: Int) -> DateError {
    self == .gregorian ? .yearOutOfRange(year) : .yearOutOfCalendar(year, years: years)
  }

  private func noSuchMonth(_ month: Int, last: Int) -> DateError {
    last == 12 ? .noSuchMonth(month) : .noSuchMonthInCalendar(month, last: last)
  }
}
