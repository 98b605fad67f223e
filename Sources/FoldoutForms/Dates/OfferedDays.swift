/// The days that a calendar offers: limits, and days within them that cannot be chosen.
///
/// It is a value, so that a page, a request and a test agree on it: no function, but limits, whole
/// weekdays and single days.
public struct OfferedDays: Hashable, Sendable {
  /// The first and the last day that may be chosen.
  public var limits: DateLimits
  /// Weekdays that cannot be chosen, as on a calendar of working days.
  public var closedWeekdays: Set<Weekday>
  /// Single days that cannot be chosen, as holidays or what is booked.
  public var closedDays: Set<LocalDate>

  /// The days within limits, without some weekdays and some days.
  public init(
    limits: DateLimits = .none, closedWeekdays: Set<Weekday> = [], closedDays: Set<LocalDate> = []
  ) {
    self.limits = limits
    self.closedWeekdays = closedWeekdays
    self.closedDays = closedDays
  }

  /// Every day.
  public static let all = OfferedDays()

  /// True for a day that can be chosen. Complexity: O(1).
  public func contains(_ date: LocalDate) -> Bool {
    limits.contains(date) && !isClosed(date)
  }

  /// Throws ``DateError/beforeLimit(_:)``, ``DateError/afterLimit(_:)`` or
  /// ``DateError/notOffered(_:)`` for a day that cannot be chosen. A closed day may be kept by a
  /// record that has it already. Complexity: O(1).
  public func check(_ date: LocalDate, keeping kept: LocalDate? = nil) throws(DateError) {
    try limits.check(date)
    if date != kept, isClosed(date) { throw .notOffered(date) }
  }

  /// The first day from a day on, itself included, that can be chosen; `nil` where there is none.
  ///
  /// Complexity: O(number of closed days).
  public func first(from date: LocalDate) -> LocalDate? {
    guard closedWeekdays.count < Weekday.allCases.count else { return nil }
    var next: LocalDate? = max(date, limits.earliest ?? date)
    while let day = next, limits.contains(day) {
      if !isClosed(day) { return day }
      next = day.adding(days: 1)
    }
    return nil
  }

  /// The last day until a day, itself included, that can be chosen; `nil` where there is none.
  ///
  /// Complexity: O(number of closed days).
  public func last(until date: LocalDate) -> LocalDate? {
    guard closedWeekdays.count < Weekday.allCases.count else { return nil }
    var next: LocalDate? = min(date, limits.latest ?? date)
    while let day = next, limits.contains(day) {
      if !isClosed(day) { return day }
      next = day.adding(days: -1)
    }
    return nil
  }

  /// The day itself where it can be chosen, else the first after it, else the last before it.
  ///
  /// Where no day can be chosen it is the nearest within the limits. Complexity: O(number of closed
  /// days).
  public func nearest(to date: LocalDate) -> LocalDate {
    let near = limits.nearest(to: date)
    return first(from: near) ?? last(until: near) ?? near
  }

  /// The day on which a picker comes to rest that was turned from one day to another.
  ///
  /// Beyond the limits it is the limit. Closed days are passed over in the direction of the turn,
  /// so that a turn by one day leads over them; where nothing follows, the picker turns back. A
  /// picker whose day was not turned stays on it. Complexity: O(number of closed days).
  public func settled(_ date: LocalDate, turnedFrom previous: LocalDate) -> LocalDate {
    let near = limits.nearest(to: date)
    guard near != previous, isClosed(near) else { return near }
    let (before, after) = (last(until: near), first(from: near))
    return (near < previous ? before ?? after : after ?? before) ?? near
  }

  /// True for a day of a closed weekday or a closed day; a last day that stands for no end is none.
  private func isClosed(_ date: LocalDate) -> Bool {
    if limits.allowsNoEnd, date.isNoEnd { return false }
    return closedDays.contains(date)
      || !closedWeekdays.isEmpty && closedWeekdays.contains(date.weekday)
  }
}
