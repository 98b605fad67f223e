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

  /// Throws ``DateProblem/beforeLimit(_:)``, ``DateProblem/afterLimit(_:)`` or
  /// ``DateProblem/notOffered(_:)`` for a day that cannot be chosen. Complexity: O(1).
  public func check(_ date: LocalDate) throws(DateProblem) {
    try limits.check(date)
    if isClosed(date) { throw .notOffered(date) }
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

  private func isClosed(_ date: LocalDate) -> Bool {
    closedDays.contains(date) || !closedWeekdays.isEmpty && closedWeekdays.contains(date.weekday)
  }
}
