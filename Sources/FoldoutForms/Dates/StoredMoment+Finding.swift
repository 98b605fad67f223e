extension StoredMoment.Form {
  /// The form in which some numbers say moments; `nil` where more than one in ten is none, or there
  /// is none.
  ///
  /// They have to lie between 1973 and 2100 by one count of time; between 1900 and 2100 by days of
  /// Julius Scaliger. The three ranges have no number in common, nor one with a day written as
  /// 20020814. Only where the column `saysDay`, and not a time, can they be days, and whole numbers
  /// days of Julius Scaliger: two million and a half may be a count of anything.
  ///
  /// A last day that stands for none fits, too: whoever enters it means a date. One slip, or a 0
  /// for *never*, does not turn a whole column into numbers: it is shown as it is.
  public static func found(in values: [StoredValue], saysDay: Bool) -> StoredMoment.Form? {
    guard !values.isEmpty else { return nil }
    for unit in StoredMoment.Unit.allCases {
      let plausible = values.filter { unit.isPlausible($0, saysDay: saysDay) }
      let moments = plausible.compactMap { StoredMoment($0, unit: unit)?.value }
      let ends = values.compactMap { StoredMoment($0, unit: unit)?.value }.filter(\.date.isNoEnd)
      guard (values.count - moments.count - ends.count) * 10 <= values.count else { continue }
      var form = StoredMoment.Form(unit)
      form.isReal = values.contains { if case .real = $0 { true } else { false } }
      // The last moment of all may say a time where all others are days.
      let times = Set((moments.isEmpty ? ends : moments).map(\.time))
      if saysDay, let time = times.first, times.count == 1, unit.daysMayBegin(at: time) {
        form.timeOfDays = time
      }
      return form
    }
    return nil
  }

  /// The days that are found to be dates again, each of them whole, and the last that stand for
  /// none. Any other would be one number too odd for its column, sooner or later.
  public var limits: DateLimits {
    DateLimits(
      earliest: unit == .julianDays
        ? LocalDate(nearestTo: 1900, month: 1, day: 1)
        : LocalDate(nearestTo: 1973, month: 3, day: 4),
      latest: LocalDate(nearestTo: 2099, month: 12, day: 31), allowsNoEnd: true)
  }
}

extension StoredMoment.Unit {
  fileprivate func isPlausible(_ stored: StoredValue, saysDay: Bool) -> Bool {
    let number: Double
    switch stored {
    case .integer(let whole):
      if self == .julianDays, !saysDay { return false }
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
