extension CalendarMonth {
  /// One value of the mini picker of months or of years: a month's number in its year, or a year.
  public struct Turn: Hashable, Sendable {
    /// The number in the calendar that is shown.
    public let number: Int
    /// The month's name, or the year in the locale's digits.
    public let title: String
  }

  /// True where a day is one of the month's.
  public func contains(_ day: LocalDate) -> Bool { days.contains(day) }

  /// The months of the year that is shown, by the names that they have alone. Complexity: O(months).
  public func months(in environment: FormEnvironment) -> [Turn] {
    (1...system.monthsInYear(year)).map { month in
      let words = environment.words
      // The locale's names are those of its own calendar.
      let title =
        system == words.system
        ? words.monthName(month, inYear: year, .standaloneWide) : environment.digits(month)
      return Turn(number: month, title: title)
    }
  }

  /// The years around the one that is shown, 30 to each side, as far as the limits and the calendar go.
  /// The year that is shown is always among them. Complexity: O(1).
  public func years(within limits: DateLimits, in environment: FormEnvironment) -> [Turn] {
    let first = max(year - 30, limits.earliest.flatMap(yearNumber) ?? 0, system.years.lowerBound)
    let last = min(
      year + 30, limits.latest.flatMap(yearNumber) ?? .max, system.years.upperBound)
    return (min(first, year)...max(last, year)).map { year in
      Turn(number: year, title: environment.digits(year, width: 4))
    }
  }

  /// A day of another month: the first of the month so numbered, where the number is that of the year
  /// that is shown. A number that the other year does not have stands for its nearest month.
  ///
  /// `nil` for a year that the calendar does not have. Complexity: O(1).
  public func day(ofMonth number: Int, year other: Int) -> LocalDate? {
    guard system.years.contains(other) else { return nil }
    let month = min(max(number, 1), system.monthsInYear(year))
    return system.nearest(
      to: CalendarDay(
        year: other, month: system.month(month, ofYear: year, inYear: other), day: 1))
  }

  private func yearNumber(of day: LocalDate) -> Int? { system.day(of: day)?.year }
}
