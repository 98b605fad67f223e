package import FoldoutForms

extension ColumnSchema {
  /// The days that can be chosen in a field of the column's dates.
  ///
  /// They are those by which numbers are recognised as moments, within the limits of the
  /// declaration.
  package var dayLimits: DateLimits {
    var limits = momentForm?.limits ?? DateLimits.none
    let checked = checkedDays
    if let earliest = checked.earliest {
      limits.earliest = max(earliest, limits.earliest ?? earliest)
    }
    if let latest = checked.latest {
      limits.latest = min(latest, limits.latest ?? latest)
      limits.allowsOpenEnd = limits.allowsOpenEnd && latest.isOpenEnd
    }
    return limits
  }

  /// The days that the declaration's limits allow in the form in which the column stores dates.
  ///
  /// A limit within a day allows the day; the store refuses the other times of that day.
  package var checkedDays: DateLimits {
    if let dateForm { return constraints.days(in: dateForm) }
    if let momentForm { return constraints.days(in: momentForm) }
    return .none
  }
}

extension ColumnConstraints {
  /// Returns the days of which a text lies within the limits of dates.
  ///
  /// The store compares texts: 2026-12-31 00:00:00 comes after 2026-12-31. Rows of one column may
  /// write their times in different ways, so a day is offered if any of these is allowed.
  fileprivate func days(in form: StoredDate.Form) -> DateLimits {
    /// Returns the first or the last text of a day.
    func text(of day: LocalDate, last isLast: Bool) -> String {
      switch form {
      case .day: "\(day)"
      case .dayAtMidnight: "\(day)\(isLast ? "T00:00:00.000000000" : " 00:00")"
      case .dayAndTime: "\(day)\(isLast ? "T23:59:59.999999999" : " 00:00")"
      }
    }
    var limits = DateLimits.none
    if let earliest {
      let day = earliest.date.value.date
      let last = text(of: day, last: true)
      let isAllowed =
        last > earliest.date.text || (earliest.isIncluded && last == earliest.date.text)
      limits.earliest = isAllowed ? day : day.adding(days: 1)
    }
    if let latest {
      let day = latest.date.value.date
      let first = text(of: day, last: false)
      let isAllowed = first < latest.date.text || (latest.isIncluded && first == latest.date.text)
      limits.latest = isAllowed ? day : day.adding(days: -1)
    }
    return limits
  }

  /// Returns the days whose numbers in a form lie within the limits of numbers.
  fileprivate func days(in form: StoredMoment.Form) -> DateLimits {
    func number(_ day: LocalDate, _ time: LocalTime) -> Double {
      let value = LocalDateTime(date: day, time: form.timeOfDays ?? time)
      return StoredMoment(value, unit: form.unit).real
    }
    var limits = DateLimits.none
    if let minimum, let (end, value) = minimum.moment(in: form.unit) {
      let day = value.date
      let last = number(day, .lastOfDay)
      let isAllowed = last > end || (minimum.isIncluded && last == end)
      limits.earliest = isAllowed ? day : day.adding(days: 1)
    }
    if let maximum, let (end, value) = maximum.moment(in: form.unit) {
      let day = value.date
      let first = number(day, .midnight)
      let isAllowed = first < end || (maximum.isIncluded && first == end)
      limits.latest = isAllowed ? day : day.adding(days: -1)
    }
    return limits
  }
}

extension ColumnConstraints.Bound {
  /// Returns the number and the moment; `nil` if it is no moment.
  fileprivate func moment(
    in unit: StoredMoment.Unit
  ) -> (number: Double, value: LocalDateTime)? {
    guard let real = Double("\(number)") else { return nil }
    let stored: StoredValue = Int64("\(number)").map { .integer($0) } ?? .real(real)
    return StoredMoment(stored, unit: unit).map { (real, $0.value) }
  }
}

extension LocalTime {
  /// The last time of a day.
  fileprivate static let lastOfDay =
    LocalTime(hour: 23, minute: 59, second: 59, nanosecond: 999_999_999) ?? .midnight
}
