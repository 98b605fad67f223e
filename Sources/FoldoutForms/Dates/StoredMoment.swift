/// A moment stored as a number: seconds or milliseconds since 1970, or Julian days.
///
/// The number is read as the day and time in UTC. In UTC each day and time has exactly one number,
/// while the clocks of most zones show some hour twice a year. No time zone can therefore move a
/// day, and reading and writing are inverse, bit for bit; a number that cannot round-trip is not
/// read.
///
/// ```
/// 1029283200         .seconds        2002-08-14 00:00
/// 1029283200000      .milliseconds   2002-08-14 00:00
/// 2452500.5          .julianDays     2002-08-14 00:00
/// 2452501            .julianDays     2002-08-14 12:00
/// ```
public struct StoredMoment: Hashable, Sendable {
  /// The unit of the number.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Seconds since 1970-01-01 00:00, as in Unix time.
    case seconds
    /// Milliseconds since 1970-01-01 00:00, as in Java and JavaScript.
    case milliseconds
    /// Days since noon of 24 November 4714 BC (Gregorian), as SQLite's `julianday` counts them.
    case julianDays
  }

  /// The form of a column of moments.
  public struct Form: Hashable, Sendable {
    /// The unit of the numbers.
    public var unit: Unit
    /// True if new numbers may have a fraction.
    public var allowsFraction: Bool
    /// The time of day that all values share if the column holds days: midnight, or noon, when
    /// Julian days begin. `nil` if the times are significant.
    public var timeOfDays: LocalTime?

    /// Creates a form.
    public init(_ unit: Unit, allowsFraction: Bool = false, timeOfDays: LocalTime? = nil) {
      self.unit = unit
      self.allowsFraction = allowsFraction
      self.timeOfDays = timeOfDays
    }

    /// True if a value means a day without a time.
    public var isDay: Bool { timeOfDays != nil }
  }

  /// The day and time in UTC.
  public let value: LocalDateTime
  /// The unit of the number.
  public let unit: Unit

  /// Creates a moment from a day and time in UTC.
  public init(_ value: LocalDateTime, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}
