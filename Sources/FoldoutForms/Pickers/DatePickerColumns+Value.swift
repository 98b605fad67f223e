extension DatePickerColumns {
  /// Returns the chosen date exactly, or throws the reason why there is none.
  ///
  /// For pages that are submitted as a whole, where 31 February is an error to report, not a wheel
  /// that is still turning. A closed day is rejected unless it is the initial one, and so is a time
  /// that the clocks skip. Values that no column offers are checked like typed ones. Seconds have
  /// no column and keep their initial value. Complexity: O(1).
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

  /// Returns the valid value nearest to the selection.
  ///
  /// For a picker that is left while it still turns: the last movement is never lost. The day is
  /// first clamped to its month, then to the limits, then moved past closed days in the direction
  /// of the turn. A skipped time becomes the next time that the clocks show, if its day can be
  /// chosen. Complexity: O(number of closed days).
  public func nearestValue(to selection: Selection) -> LocalDateTime {
    let date =
      mode == .time
      ? initial.date
      : offered.nearest(to: system.nearest(to: day(of: selection)), turnedFrom: initial.date)
    let time = timeParts(of: selection)
    let hour = min(max(time.hour, hours.lowerBound), hours.upperBound)
    let settled = value(
      date, hour: hour + 12 * min(max(time.half, 0), 1), minute: time.minute)
    guard mode == .dateTime, settled != initial, let shown = clock?.nextShown(settled),
      shown.date == date || offered.contains(shown.date)
    else { return settled }
    return shown
  }

  /// Returns the chosen or initial day, in the numbers of the picker's calendar.
  ///
  /// The column of months lists the names of the initial year. In another year the chosen name may
  /// have another number.
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

  /// Returns the numbers of a day. The picker's system was chosen so that it covers the initial
  /// day.
  static func day(of date: LocalDate, in system: CalendarSystem) -> CalendarDay {
    system.day(of: date) ?? CalendarDay(year: date.year, month: date.month, day: date.day)
  }

  private func value(_ date: LocalDate, hour: Int, minute: Int) -> LocalDateTime {
    LocalDateTime(
      date: date, time: LocalTime(nearestTo: hour, minute: minute, secondsOf: initial.time))
  }

  /// Returns the chosen or initial time; a picker without time columns ignores the selection.
  ///
  /// With a 24-hour clock the half is 0, and the hour is the hour of the day.
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
