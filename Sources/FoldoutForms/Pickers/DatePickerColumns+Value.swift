extension DatePickerColumns {
  /// The date that was chosen, exactly, or why there is none.
  ///
  /// For pages that are sent as a whole, where 31 February is a question to the person and not a
  /// wheel that still turns, and a closed day is refused unless the picker stands on it. Values
  /// that no column offers are judged like typed ones. Seconds have no column and stay as they
  /// stand. A time that the clocks skip is refused, unless it stands there already. Complexity:
  /// O(1).
  public func strictValue(of selection: Selection) throws(DateError) -> LocalDateTime {
    var date = initial.date
    if mode != .time {
      date = try system.checked(day(of: selection))
      try offered.check(date, keeping: initial.date)
    }
    let time = timeParts(of: selection)
    guard hours.contains(time.hour) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...1).contains(time.half) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...59).contains(time.minute) else { throw .noSuchMinute(time.minute) }
    let value = value(date, hour: time.hour + 12 * time.half, minute: time.minute)
    if mode == .dateTime, value != initial { try clock?.check(value) }
    return value
  }

  /// The legal value nearest to what was chosen.
  ///
  /// For a picker that is left while it still turns: a value in flight is never lost. First the
  /// day goes to the last of its month, then the date to the nearest limit, so that the limits
  /// always hold, and on over closed days in the direction of the turn; a time that the clocks skip
  /// goes to the next that they show, where that day can be chosen. Complexity: O(number of closed
  /// days).
  public func settled(_ selection: Selection) -> LocalDateTime {
    let date =
      mode == .time
      ? initial.date
      : offered.settled(system.nearest(to: day(of: selection)), turnedFrom: initial.date)
    let time = timeParts(of: selection)
    let hour = min(max(time.hour, hours.lowerBound), hours.upperBound)
    let settled = value(
      date, hour: hour + 12 * min(max(time.half, 0), 1), minute: time.minute)
    guard mode == .dateTime, settled != initial, let shown = clock?.shown(settled),
      shown.date == date || offered.contains(shown.date)
    else { return settled }
    return shown
  }

  /// Returns the chosen day, or the present one, in the numbers of the calendar that is shown.
  ///
  /// The names that a column of months offers are those of the year that the picker stands on; in
  /// another year the name that was chosen may have another number.
  private func day(of selection: Selection) -> CalendarDay {
    let initial = DatePickerColumns.day(of: initial.date, in: system)
    let year = selection[.year] ?? initial.year
    let month = selection[.month] ?? initial.month
    let isOffered = month >= 1 && month <= system.monthsInYear(initial.year)
    return CalendarDay(
      year: year,
      month: isOffered && system.years.contains(year)
        ? system.month(month, ofYear: initial.year, inYear: year) : month,
      day: selection[.day] ?? initial.day)
  }

  /// The numbers of a day; the system of a picker has them for all days that it stands on.
  static func day(of date: LocalDate, in system: CalendarSystem) -> CalendarDay {
    system.day(of: date) ?? CalendarDay(year: date.year, month: date.month, day: date.day)
  }

  private func value(_ date: LocalDate, hour: Int, minute: Int) -> LocalDateTime {
    LocalDateTime(
      date: date, time: LocalTime(nearestTo: hour, minute: minute, secondsOf: initial.time))
  }

  /// Returns the chosen time, or the present one; a picker without columns for the time has none.
  ///
  /// On a clock of 24 hours the half is 0 and the hour says all.
  private func timeParts(of selection: Selection) -> (hour: Int, half: Int, minute: Int) {
    let time = initial.time
    let chosen = mode == .date ? Selection([:]) : selection
    let minute = chosen[.minute] ?? time.minute
    switch hourCycle {
    case .twentyFour: return (chosen[.hour] ?? time.hour, 0, minute)
    case .twelve:
      return (chosen[.hour] ?? time.hour % 12, chosen[.dayPeriod] ?? time.hour / 12, minute)
    }
  }

  private var hours: ClosedRange<Int> {
    hourCycle == .twelve ? 0...11 : 0...23
  }

  private var hourCycle: HourCycle {
    hourNumber == .from0to23 ? .twentyFour : .twelve
  }
}
