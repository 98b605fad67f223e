extension StoredMoment.Unit {
  /// The way in which the numbers of a unit stand for moments.
  enum Notation {
    /// They count spans of so many nanoseconds since the beginning of a day.
    case count(nanoseconds: Int64, since: LocalDate)
    /// They count days since a noon, with the time as a fraction.
    case julianDays
    /// Their decimal digits are those of a day, or of a day and a time.
    case digits(haveTime: Bool)
  }

  var notation: Notation {
    switch self {
    case .seconds: .count(nanoseconds: 1_000_000_000, since: .of1970)
    case .milliseconds: .count(nanoseconds: 1_000_000, since: .of1970)
    case .microseconds: .count(nanoseconds: 1000, since: .of1970)
    case .nanoseconds: .count(nanoseconds: 1, since: .of1970)
    case .secondsSince2001: .count(nanoseconds: 1_000_000_000, since: .of2001)
    case .nanosecondsSince2001: .count(nanoseconds: 1, since: .of2001)
    case .microsecondsSince1601: .count(nanoseconds: 1000, since: .of1601)
    case .fileTime: .count(nanoseconds: 100, since: .of1601)
    case .ticks: .count(nanoseconds: 100, since: .first)
    case .julianDays: .julianDays
    case .digitsOfDays: .digits(haveTime: false)
    case .digitsOfSeconds: .digits(haveTime: true)
    }
  }

  /// True if a number is a moment in UTC; false if it has the digits of a clock in an unknown zone.
  public var isInUTC: Bool {
    switch notation {
    case .count, .julianDays: true
    case .digits: false
    }
  }

  /// True if the numbers have a time.
  public var hasTime: Bool {
    if case .digits(haveTime: false) = notation { false } else { true }
  }

  /// True if integers stand for other moments than numbers with a fraction, so that a new value may
  /// need one.
  var needsFraction: Bool {
    if case .julianDays = notation { true } else { false }
  }

  /// The days within which numbers of this unit are recognised as moments.
  ///
  /// Counts begin in 1973, so that no number is plausible in two units. Nanoseconds since 2001 end
  /// where those since 1970 begin to be likely, and begin where they have eighteen digits.
  var plausibleDays: ClosedRange<LocalDate> {
    let end = LocalDate(nearestTo: 2099, month: 12, day: 31)
    return switch self {
    case .nanosecondsSince2001:
      LocalDate(nearestTo: 2004, month: 3, day: 4)...LocalDate(nearestTo: 2032, month: 9, day: 8)
    case .secondsSince2001, .julianDays, .digitsOfDays, .digitsOfSeconds:
      LocalDate(nearestTo: 1900, month: 1, day: 1)...end
    case .seconds, .milliseconds, .microseconds, .nanoseconds, .microsecondsSince1601, .fileTime,
      .ticks:
      LocalDate(nearestTo: 1973, month: 3, day: 4)...end
    }
  }

  /// True if the days that mean *never* can be stored. 64 bits hold nanoseconds of some 580
  /// years.
  var reachesNever: Bool {
    switch self {
    case .nanoseconds, .nanosecondsSince2001: false
    case .seconds, .milliseconds, .microseconds, .secondsSince2001, .microsecondsSince1601,
      .fileTime, .ticks, .julianDays, .digitsOfDays, .digitsOfSeconds:
      true
    }
  }
}

extension StoredMoment.Epoch {
  /// The units that programs count from this day, the longest first.
  var units: [StoredMoment.Unit] {
    switch self {
    case .of1: [.ticks]
    case .of1601: [.microsecondsSince1601, .fileTime]
    case .of1970: [.seconds, .milliseconds, .microseconds, .nanoseconds]
    case .of2001: [.secondsSince2001, .nanosecondsSince2001]
    }
  }
}

extension LocalDate {
  fileprivate static let of1601 = LocalDate(nearestTo: 1601, month: 1, day: 1)
  fileprivate static let of1970 = LocalDate(nearestTo: 1970, month: 1, day: 1)
  fileprivate static let of2001 = LocalDate(nearestTo: 2001, month: 1, day: 1)
}
