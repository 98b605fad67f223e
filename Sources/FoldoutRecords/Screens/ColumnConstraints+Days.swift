import FoldoutForms

extension ColumnConstraints {
  /// Returns the days of which a text lies within the limits of dates.
  ///
  /// The store compares texts: 2026-12-31 00:00:00 comes after 2026-12-31. Rows of one column may
  /// write their times in different ways, so a day is offered if any of these is allowed.
  func days(in form: StoredDate.Form) -> DateLimits {
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

  /// Returns the first and the last minute whose texts in a form lie within the limits of dates.
  func moments(
    in form: StoredDate.Form
  ) -> (first: LocalDateTime?, last: LocalDateTime?) {
    let first = earliest.flatMap { end in
      end.date.value.nearestMinute(by: 1) { minute in
        let text = StoredDate(minute, form: form).text
        return text > end.date.text || (end.isIncluded && text == end.date.text)
      }
    }
    let last = latest.flatMap { end in
      end.date.value.nearestMinute(by: -1) { minute in
        let text = StoredDate(minute, form: form).text
        return text < end.date.text || (end.isIncluded && text == end.date.text)
      }
    }
    return (first, last)
  }

  /// Returns the first and the last minute whose numbers in a form lie within the limits of
  /// numbers.
  func moments(
    in form: StoredMoment.Form
  ) -> (first: LocalDateTime?, last: LocalDateTime?) {
    var moments: (first: LocalDateTime?, last: LocalDateTime?) = (nil, nil)
    if let minimum, let (end, value) = minimum.moment(in: form.unit) {
      moments.first = value.nearestMinute(by: 1) { minute in
        let number = StoredMoment(minute, unit: form.unit).real
        return number > end || (minimum.isIncluded && number == end)
      }
    }
    if let maximum, let (end, value) = maximum.moment(in: form.unit) {
      moments.last = value.nearestMinute(by: -1) { minute in
        let number = StoredMoment(minute, unit: form.unit).real
        return number < end || (maximum.isIncluded && number == end)
      }
    }
    return moments
  }

  /// Returns the days whose numbers in a form lie within the limits of numbers.
  func days(in form: StoredMoment.Form) -> DateLimits {
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

extension LocalDateTime {
  /// Returns the minute of the moment or, if a function does not allow it, the minute so many
  /// minutes later on the same day; `nil` if neither is allowed.
  fileprivate func nearestMinute(
    by step: Int, _ isAllowed: (LocalDateTime) -> Bool
  ) -> LocalDateTime? {
    let minute = time.hour * 60 + time.minute
    // No time has an hour of 24 or a minute of -1.
    return [minute, minute + step]
      .compactMap { LocalTime(hour: $0 / 60, minute: $0 % 60) }
      .map { LocalDateTime(date: date, time: $0) }
      .first(where: isAllowed)
  }
}

extension LocalTime {
  /// The last time of a day.
  fileprivate static let lastOfDay =
    LocalTime(hour: 23, minute: 59, second: 59, nanosecond: 999_999_999) ?? .midnight
}
