extension DatePickerColumns {
  /// The date that was chosen, exactly, or why there is none.
  ///
  /// For pages that are sent as a whole, where 31 February is a question to the person and not a
  /// wheel that still turns. Values that no column offers are judged like typed ones. Seconds
  /// have no column and stay as they stand. Complexity: O(1).
  public func strictValue(of selection: Selection) throws(DateProblem) -> LocalDateTime {
    let year = selection[.year] ?? standsOn.date.year
    let month = selection[.month] ?? standsOn.date.month
    let day = selection[.day] ?? standsOn.date.day
    guard LocalDate.years.contains(year) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    guard let date = LocalDate(year: year, month: month, day: day) else {
      throw .noSuchDay(
        day: day, month: month, year: year, last: LocalDate.daysInMonth(month, year: year))
    }
    try limits.check(date)
    let time = timeParts(of: selection)
    guard hours.contains(time.hour) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...1).contains(time.half) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...59).contains(time.minute) else { throw .noSuchMinute(time.minute) }
    return value(date, hour: time.hour + 12 * time.half, minute: time.minute)
  }

  /// The legal value nearest to what was chosen.
  ///
  /// For a picker that is left while it still turns: a value in flight is never lost. First the
  /// day goes to the last of its month, then the date to the nearest limit, so that the limits
  /// always hold. Complexity: O(1).
  public func settled(_ selection: Selection) -> LocalDateTime {
    let date = LocalDate(
      nearestTo: selection[.year] ?? standsOn.date.year,
      month: selection[.month] ?? standsOn.date.month,
      day: selection[.day] ?? standsOn.date.day)
    let time = timeParts(of: selection)
    let hour = min(max(time.hour, hours.lowerBound), hours.upperBound)
    return value(
      limits.nearest(to: date), hour: hour + 12 * min(max(time.half, 0), 1), minute: time.minute)
  }

  private func value(_ date: LocalDate, hour: Int, minute: Int) -> LocalDateTime {
    LocalDateTime(
      date: date, time: LocalTime(nearestTo: hour, minute: minute, secondsOf: standsOn.time))
  }

  /// What was chosen of the time, or what stands; a picker without columns for the time has none.
  ///
  /// On a clock of 24 hours the half is 0 and the hour says all.
  private func timeParts(of selection: Selection) -> (hour: Int, half: Int, minute: Int) {
    let time = standsOn.time
    let chosen = mode != .date ? selection : Selection([:])
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
