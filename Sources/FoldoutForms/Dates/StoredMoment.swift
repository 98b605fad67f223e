/// A moment stored as a number: a count since some day, or the digits of its date.
///
/// ```swift
/// let begins = StoredMoment(.integer(1_029_283_200), unit: .seconds)
/// let ends = StoredMoment(environment.inUTC.nowDateTime, unit: .milliseconds)
/// ```
///
/// A count is read as the day and time in UTC. In UTC each day and time has exactly one number,
/// while the clocks of most zones show some hour twice a year. No time zone can therefore move a
/// day, and reading and writing are inverse, bit for bit; a number that cannot round-trip is not
/// read.
///
/// ```
/// 1029283200           .seconds                   2002-08-14 00:00
/// 1029283200000        .milliseconds              2002-08-14 00:00
/// 50976000             .secondsSince2001          2002-08-14 00:00
/// 12673756800000000    .microsecondsSince1601     2002-08-14 00:00
/// 2452500.5            .julianDays                2002-08-14 00:00
/// 2452501              .julianDays                2002-08-14 12:00
/// 20020814             .digitsOfDays              2002-08-14
/// 20020814093000       .digitsOfSeconds           2002-08-14 09:30
/// ```
public struct StoredMoment: Hashable, Sendable {
  /// The unit of the number, with the day from which it counts.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Seconds since 1970-01-01 00:00, as in Unix time.
    case seconds
    /// Milliseconds since 1970-01-01 00:00, as in Java and JavaScript.
    case milliseconds
    /// Microseconds since 1970-01-01 00:00, as in Firefox.
    case microseconds
    /// Nanoseconds since 1970-01-01 00:00, as in Go.
    case nanoseconds
    /// Seconds since 2001-01-01 00:00, as in Core Data and Safari.
    case secondsSince2001
    /// Nanoseconds since 2001-01-01 00:00, as in Messages.
    case nanosecondsSince2001
    /// Microseconds since 1601-01-01 00:00, as in Chrome.
    case microsecondsSince1601
    /// Tenths of a microsecond since 1601-01-01 00:00, as in the FILETIME of Windows.
    case fileTime
    /// Tenths of a microsecond since 0001-01-01 00:00, as in the ticks of .NET.
    case ticks
    /// Days since noon of 24 November 4714 BC (Gregorian), as SQLite's `julianday` counts them.
    case julianDays
    /// Year, month and day as eight digits.
    case digitsOfDays
    /// Year, month, day, hour, minute and second as fourteen digits.
    case digitsOfSeconds
  }

  /// A day from which numbers count, at 00:00.
  public enum Epoch: Int, Hashable, Sendable, CaseIterable {
    /// The first day of the year 1, as in .NET.
    case of1 = 1
    /// The first day of 1601, as in Chrome and Windows.
    case of1601 = 1601
    /// The first day of 1970, as in Unix time.
    case of1970 = 1970
    /// The first day of 2001, as in Core Data.
    case of2001 = 2001
  }

  /// The form of a column of moments.
  ///
  /// ```swift
  /// let moments = StoredMoment.Form(.milliseconds)
  /// let days = StoredMoment.Form(.julianDays, allowsFraction: true, timeOfDays: .midnight)
  /// ```
  public struct Form: Hashable, Sendable {
    /// The unit of the numbers.
    public var unit: Unit
    /// True if new numbers may have a fraction.
    public var allowsFraction: Bool
    /// The time of day that all values share if the column holds days: midnight, or noon, when
    /// Julian days begin. `nil` if the times are significant.
    public var timeOfDays: LocalTime?
    /// True if new values are the texts of digits.
    public var isText: Bool

    /// Creates a form.
    public init(
      _ unit: Unit, allowsFraction: Bool = false, timeOfDays: LocalTime? = nil,
      isText: Bool = false
    ) {
      self.unit = unit
      self.allowsFraction = allowsFraction
      self.timeOfDays = timeOfDays
      self.isText = isText
    }

    /// True if a value means a day without a time.
    public var isDay: Bool { timeOfDays != nil }
  }

  /// The day and time, in UTC if the number is a count.
  public let value: LocalDateTime
  /// The unit of the number.
  public let unit: Unit

  /// Creates a moment from a day and time, in UTC if the number is to be a count.
  public init(_ value: LocalDateTime, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

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
