extension StoredMoment {
  /// Parses a number; `nil` for other values, for years outside 1 to 9999, and for a number that
  /// would not be written back unchanged.
  public init?(_ stored: StoredValue, unit: Unit) {
    switch stored {
    case .integer(let number):
      guard let value = unit.moment(of: number) else { return nil }
      self.init(value, unit: unit)
    case .real(let number):
      // Most programs mean milliseconds. If rounding to them gives another number, it has more
      // decimals.
      for digits in [3, 6, 9] {
        guard let value = unit.moment(of: number, digits: digits) else { return nil }
        self.init(value, unit: unit)
        if real == number { return }
      }
      return nil
    default: return nil
    }
  }

  /// The number as an integer; `nil` if it has a fraction.
  public var integer: Int64? {
    let nanoseconds = value.time.nanosecondOfDay
    let days = Int64(value.date.dayNumber)
    switch unit {
    case .seconds:
      guard nanoseconds % 1_000_000_000 == 0 else { return nil }
      return days * 86_400 + nanoseconds / 1_000_000_000
    case .milliseconds:
      guard nanoseconds % 1_000_000 == 0 else { return nil }
      return days * 86_400_000 + nanoseconds / 1_000_000
    case .julianDays:
      return nanoseconds == Unit.nanosecondsOfDay / 2 ? days + Unit.julianNoonOf1970 : nil
    }
  }

  /// The number as the nearest `Double`.
  public var real: Double {
    let nanoseconds = value.time.nanosecondOfDay
    let days = Int64(value.date.dayNumber)
    switch unit {
    case .seconds:
      let seconds = days * 86_400 + nanoseconds / 1_000_000_000
      return Double(seconds) + Double(nanoseconds % 1_000_000_000) / 1e9
    case .milliseconds:
      let milliseconds = days * 86_400_000 + nanoseconds / 1_000_000
      return Double(milliseconds) + Double(nanoseconds % 1_000_000) / 1e6
    case .julianDays:
      guard nanoseconds % 1_000_000 == 0 else {
        let fraction = Double(nanoseconds) / Double(Unit.nanosecondsOfDay)
        return Double(days) + 2_440_587.5 + fraction
      }
      // The same formula as SQLite's (date.c, `iJD/86400000.0`), so that its own numbers are
      // reproduced bit for bit.
      let milliseconds = days * 86_400_000 + nanoseconds / 1_000_000 + 210_866_760_000_000
      return Double(milliseconds) / 86_400_000
    }
  }

  /// Returns the value to store instead of an old one, in the old value's storage class; `nil` if a
  /// column of integers cannot hold the fraction.
  public func stored(replacing old: StoredValue, form: Form) -> StoredValue? {
    switch old {
    case .real: return ifLossless(.real(real))
    case .integer:
      if let integer { return .integer(integer) }
      return form.allowsFraction || unit == .julianDays ? ifLossless(.real(real)) : nil
    default:
      if !form.allowsFraction, let integer { return .integer(integer) }
      return form.allowsFraction || unit == .julianDays ? ifLossless(.real(real)) : nil
    }
  }

  /// Returns the number if it represents the moment exactly, else `nil`.
  private func ifLossless(_ stored: StoredValue) -> StoredValue? {
    StoredMoment(stored, unit: unit)?.value == value ? stored : nil
  }
}

extension StoredMoment.Unit {
  fileprivate static let nanosecondsOfDay: Int64 = 86_400_000_000_000
  /// The Julian day number of 1970-01-01 12:00.
  fileprivate static let julianNoonOf1970: Int64 = 2_440_588

  fileprivate func moment(of number: Int64) -> LocalDateTime? {
    switch self {
    case .seconds: moment(number, perDay: 86_400)
    case .milliseconds: moment(number, perDay: 86_400_000)
    case .julianDays:
      // Far outside the supported years. Subtracting from the smallest integers would overflow.
      abs(Double(number)) > 1e9
        ? nil
        : LocalDate(dayNumber: Int(number - StoredMoment.Unit.julianNoonOf1970)).map {
          LocalDateTime(date: $0, time: LocalTime(nanosecondOfDay: Self.nanosecondsOfDay / 2))
        }
    }
  }

  private func moment(_ number: Int64, perDay: Int64) -> LocalDateTime? {
    let (days, rest) = number.flooredDivision(by: perDay)
    return LocalDate(dayNumber: Int(days)).map {
      LocalDateTime(
        date: $0, time: LocalTime(nanosecondOfDay: rest * (Self.nanosecondsOfDay / perDay)))
    }
  }

  /// Returns the moment of a number, with its seconds rounded to so many decimals.
  fileprivate func moment(of number: Double, digits: Int) -> LocalDateTime? {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    // The subtraction is exact: both operands are multiples of the number's last bit.
    let counted = self == .julianDays ? number - 2_440_587.5 : number
    let whole = counted.rounded(.down)
    let unit: Int64 =
      switch self {
      case .seconds: 1_000_000_000
      case .milliseconds: 1_000_000
      case .julianDays: Self.nanosecondsOfDay
      }
    let step: Int64 = digits == 3 ? 1_000_000 : digits == 6 ? 1000 : 1
    let steps = ((counted - whole) * Double(unit) / Double(step)).rounded()
    let perDay = Self.nanosecondsOfDay / unit
    let (count, rest) = Int64(whole).flooredDivision(by: perDay)
    let (carried, nanoseconds) = (rest * unit + Int64(steps) * step)
      .flooredDivision(by: Self.nanosecondsOfDay)
    return LocalDate(dayNumber: Int(count + carried)).map {
      LocalDateTime(date: $0, time: LocalTime(nanosecondOfDay: nanoseconds))
    }
  }
}

extension Int64 {
  /// Returns the quotient rounded down and a remainder that is never negative, so that a moment
  /// before 1970 belongs to the day in which it lies.
  fileprivate func flooredDivision(by other: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: other)
    return rest < 0 ? (quotient - 1, rest + other) : (quotient, rest)
  }
}
