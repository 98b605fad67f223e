extension StoredMoment.Form {
  /// How some numbers say moments; `nil` where they are not all such numbers, or there is none.
  ///
  /// All have to lie between 1973 and 2100 by one count of time; between 1900 and 2100 by days of
  /// Julius Scaliger. The three ranges have no number in common, nor one with a day written as
  /// 20020814. Only where the column `saysDay`, and not a time, can they be days, and whole numbers
  /// days of Julius Scaliger: two million and a half may be a count of anything.
  public static func found(in values: [StoredValue], saysDay: Bool) -> StoredMoment.Form? {
    for unit in StoredMoment.Unit.allCases where !values.isEmpty {
      guard values.allSatisfy({ unit.isPlausible($0, saysDay: saysDay) }) else { continue }
      let moments = values.compactMap { StoredMoment($0, unit: unit)?.value }
      guard moments.count == values.count else { return nil }
      var form = StoredMoment.Form(unit)
      form.isReal = values.contains { if case .real = $0 { true } else { false } }
      let times = Set(moments.map(\.time))
      if saysDay, let time = times.first, times.count == 1, unit.daysMayBegin(at: time) {
        form.timeOfDays = time
      }
      return form
    }
    return nil
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
