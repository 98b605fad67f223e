extension StoredMoment {
  /// Parses a number, or the text of a number's digits; `nil` for other values, for years outside 1
  /// to 9999, and for a value that would not be written back unchanged.
  public init?(_ stored: StoredValue, unit: Unit) {
    switch stored {
    case .integer(let number):
      guard let value = unit.moment(of: number) else { return nil }
      self.init(value, unit: unit)
      // The first and last moments that 64 bits hold are on days that they do not hold whole.
      if integer != number { return nil }
    case .real(let number):
      // Most programs mean milliseconds. If rounding to them gives another number, it has more
      // decimals.
      for digits in [3, 6, 9] {
        guard let value = unit.moment(of: number, digits: digits) else { return nil }
        self.init(value, unit: unit)
        if real == number { return }
      }
      return nil
    case .text:
      guard let text = stored.string, let number = Int64(text),
        let value = unit.moment(of: number)
      else { return nil }
      self.init(value, unit: unit)
      if digits != text { return nil }
    default: return nil
    }
  }

  /// The number as an integer; `nil` if it has a fraction, or more digits than an integer.
  public var integer: Int64? {
    switch unit.notation {
    case .count(let span, let first):
      nanosecond % span == 0 ? count(of: span, since: first) : nil
    case .julianDays:
      nanosecond == Unit.nanosecondsOfDay / 2 ? day + Unit.julianNoonOf1970 : nil
    case .digits(haveTime: false): nanosecond == 0 ? digitsOfDay : nil
    case .digits(haveTime: true): value.time.nanosecond == 0 ? digitsOfSecond : nil
    }
  }

  /// The number as the nearest `Double`.
  public var real: Double {
    switch unit.notation {
    case .count(let span, let first):
      guard let count = count(of: span, since: first) else { return .infinity }
      return Double(count) + Double(nanosecond % span) / Double(span)
    case .julianDays:
      guard nanosecond % 1_000_000 == 0 else {
        let fraction = Double(nanosecond) / Double(Unit.nanosecondsOfDay)
        return Double(day) + 2_440_587.5 + fraction
      }
      // The same formula as SQLite's (date.c, `iJD/86400000.0`), so that its own numbers are
      // reproduced bit for bit.
      let milliseconds = day * 86_400_000 + nanosecond / 1_000_000 + 210_866_760_000_000
      return Double(milliseconds) / 86_400_000
    case .digits(haveTime: false): return Double(digitsOfDay)
    case .digits(haveTime: true):
      return Double(digitsOfSecond) + Double(value.time.nanosecond) / 1e9
    }
  }

  /// Returns the value to store instead of an old one, in the old value's storage class; `nil` if a
  /// column of integers cannot hold the fraction.
  public func stored(replacing old: StoredValue, form: Form) -> StoredValue? {
    switch old {
    case .real: return ifLossless(.real(real))
    case .integer:
      if let integer { return .integer(integer) }
      return form.allowsFraction || unit.needsFraction ? ifLossless(.real(real)) : nil
    case .text where StoredMoment(old, unit: unit) != nil: return digits.map { .text($0) }
    default:
      if form.isText { return digits.map { .text($0) } }
      if !form.allowsFraction, let integer { return .integer(integer) }
      return form.allowsFraction || unit.needsFraction ? ifLossless(.real(real)) : nil
    }
  }

  /// The digits of the date as a text; `nil` if the unit is a count, or the digits do not tell the
  /// whole value.
  private var digits: String? {
    guard case .digits(let haveTime) = unit.notation, let integer else { return nil }
    var text = ""
    text.append(number: Int(integer), width: haveTime ? 14 : 8)
    return text
  }

  private var digitsOfDay: Int64 {
    Int64(value.date.year * 10_000 + value.date.month * 100 + value.date.day)
  }

  private var digitsOfSecond: Int64 {
    let time = value.time
    return digitsOfDay * 1_000_000
      + Int64(time.hour * 10_000 + time.minute * 100 + time.second)
  }

  private var day: Int64 { Int64(value.date.dayNumber) }

  private var nanosecond: Int64 { value.time.nanosecondOfDay }

  /// Returns the full spans since the beginning of a day; `nil` if they do not fit into an integer.
  private func count(of span: Int64, since first: LocalDate) -> Int64? {
    let (count, overflows) = (day - Int64(first.dayNumber))
      .multipliedReportingOverflow(by: Unit.nanosecondsOfDay / span)
    let (sum, exceeds) = count.addingReportingOverflow(nanosecond / span)
    return overflows || exceeds ? nil : sum
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
    switch notation {
    case .count(let span, let first):
      let (days, rest) = number.flooredDivision(by: Self.nanosecondsOfDay / span)
      return Self.moment(first.dayNumber + Int(days), nanosecond: rest * span)
    case .julianDays:
      // Far outside the supported years. Subtracting from the smallest integers would overflow.
      guard abs(Double(number)) < 1e9 else { return nil }
      return Self.moment(
        Int(number - Self.julianNoonOf1970), nanosecond: Self.nanosecondsOfDay / 2)
    case .digits(let haveTime):
      let (days, time) = haveTime ? number.flooredDivision(by: 1_000_000) : (number, 0)
      guard (0...99_991_231).contains(days) else { return nil }
      let (day, second) = (Int(days), Int(time))
      return LocalDateTime(
        year: day / 10_000, month: day / 100 % 100, day: day % 100, hour: second / 10_000,
        minute: second / 100 % 100, second: second % 100)
    }
  }

  private static func moment(_ dayNumber: Int, nanosecond: Int64) -> LocalDateTime? {
    LocalDate(dayNumber: dayNumber).map {
      LocalDateTime(date: $0, time: LocalTime(nanosecondOfDay: nanosecond))
    }
  }

  /// Returns the moment of a number, with its seconds rounded to so many decimals.
  fileprivate func moment(of number: Double, digits: Int) -> LocalDateTime? {
    guard number.isFinite, abs(number) < 9e18 else { return nil }
    let (counted, span, first): (Double, Int64, Int)
    switch notation {
    case .count(let nanoseconds, let day):
      (counted, span, first) = (number, nanoseconds, day.dayNumber)
    // The subtraction is exact: both operands are multiples of the number's last bit.
    case .julianDays: (counted, span, first) = (number - 2_440_587.5, Self.nanosecondsOfDay, 0)
    case .digits: return Int64(exactly: number).flatMap(moment)
    }
    let whole = counted.rounded(.down)
    let step: Int64 = digits == 3 ? 1_000_000 : digits == 6 ? 1000 : 1
    let steps = ((counted - whole) * Double(span) / Double(step)).rounded()
    let (count, rest) = Int64(whole).flooredDivision(by: Self.nanosecondsOfDay / span)
    let (carried, nanoseconds) = (rest * span + Int64(steps) * step)
      .flooredDivision(by: Self.nanosecondsOfDay)
    return Self.moment(first + Int(count + carried), nanosecond: nanoseconds)
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
