/// A moment that stands in a store as a number: counted from 1970, or in days of Julius Scaliger.
///
/// A number of the sort says the same moment everywhere, and is read as the day and the time that
/// clocks in UTC showed then: of those each has one number, while the clocks of most places show
/// some hour twice a year. So no time zone can move a day, and reading and writing are each
/// other's inverse, bit by bit; a number that cannot be written back so is not read.
///
/// ```
/// 1029283200         .seconds        2002-08-14 00:00
/// 1029283200000      .milliseconds   2002-08-14 00:00
/// 2452500.5          .julianDays     2002-08-14 00:00
/// 2452501            .julianDays     2002-08-14 12:00
/// ```
public struct StoredMoment: Hashable, Sendable {
  /// The unit that is counted.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Seconds since 1970-01-01 00:00, as in Unix.
    case seconds
    /// Thousandths of seconds since 1970-01-01 00:00, as in Java and JavaScript.
    case milliseconds
    /// Days since noon of 24 November 4714 before Christ, as in SQLite's `julianday`.
    case julianDays
  }

  /// The form in which the moments of a column are written.
  public struct Form: Hashable, Sendable {
    /// The unit that is counted.
    public var unit: Unit
    /// True where new numbers may have a fraction.
    public var isReal: Bool
    /// The time that all values say where they are days: midnight, or noon, at which the days of
    /// Julius Scaliger begin. `nil` where their times count.
    public var timeOfDays: LocalTime?

    /// A form of numbers.
    public init(_ unit: Unit, isReal: Bool = false, timeOfDays: LocalTime? = nil) {
      self.unit = unit
      self.isReal = isReal
      self.timeOfDays = timeOfDays
    }

    /// True where a value says a day and nothing more.
    public var isDay: Bool { timeOfDays != nil }
  }

  /// The day and time in UTC.
  public let value: LocalDateTime
  /// The unit that the number counts.
  public let unit: Unit

  /// A moment by the clocks of UTC.
  public init(_ value: LocalDateTime, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}
