extension StoredMoment.Form {
  /// Infers the form in which a column's numbers store moments.
  ///
  /// Returns `nil` if there are no values, or if more than one in ten fits no unit. Seconds and
  /// milliseconds must lie between 1973 and 2100, Julian days between 1900 and 2100. The three
  /// ranges do not overlap, and none contains a day written as 20020814. Only if the column's name
  /// indicates a day (`isDayColumn`), not a time, can the values be days, and can whole numbers be
  /// Julian days: two and a half million may be a count of anything.
  ///
  /// A *no end* value fits, too: it is only written for a date. A single typing error, or a 0 for
  /// *never*, does not turn the whole column into plain numbers; that value is shown unchanged.
  public static func inferred(from values: [StoredValue], isDayColumn: Bool) -> StoredMoment.Form? {
    guard !values.isEmpty else { return nil }
    for unit in StoredMoment.Unit.allCases {
      let plausible = values.filter { unit.isPlausible($0, isDayColumn: isDayColumn) }
      let moments = plausible.compactMap { StoredMoment($0, unit: unit)?.value }
      let ends = values.compactMap { StoredMoment($0, unit: unit)?.value }.filter(\.date.isOpenEnd)
      guard (values.count - moments.count - ends.count) * 10 <= values.count else { continue }
      var form = StoredMoment.Form(unit)
      form.allowsFraction = values.contains { if case .real = $0 { true } else { false } }
      // A *no end* may have a time although all other values are days, so its time counts only if
      // there are no others.
      let times = Set((moments.isEmpty ? ends : moments).map(\.time))
      if isDayColumn, let time = times.first, times.count == 1, unit.daysMayBegin(at: time) {
        form.timeOfDays = time
      }
      return form
    }
    return nil
  }

  /// The days for which a column in this form is recognised again, plus the *no end* placeholders.
  ///
  /// Entering any other day could, sooner or later, turn the column into plain numbers.
  public var limits: DateLimits {
    DateLimits(
      earliest: unit == .julianDays
        ? LocalDate(nearestTo: 1900, month: 1, day: 1)
        : LocalDate(nearestTo: 1973, month: 3, day: 4),
      latest: LocalDate(nearestTo: 2099, month: 12, day: 31), allowsOpenEnd: true)
  }
}

extension StoredMoment.Unit {
  fileprivate func isPlausible(_ stored: StoredValue, isDayColumn: Bool) -> Bool {
    let number: Double
    switch stored {
    case .integer(let whole):
      if self == .julianDays, !isDayColumn { return false }
      number = Double(whole)
    case .real(let real): number = real
    default: return false
    }
    return switch self {
    case .seconds: (100_000_000..<4_102_444_800).contains(number)
    case .milliseconds: (100_000_000_000..<4_102_444_800_000).contains(number)
    case .julianDays: (2_415_020.5..<2_488_069.5).contains(number)
    }
  }

  fileprivate func daysMayBegin(at time: LocalTime) -> Bool {
    time == .midnight
      || (self == .julianDays && time == LocalTime(hour: 12, minute: 0))
  }
}
