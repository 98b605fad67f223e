/// The days that can be chosen in a calendar: limits, minus closed weekdays and closed days.
///
/// ```swift
/// let appointments = OfferedDays(
///   limits: DateLimits(earliest: environment.today), closedWeekdays: [.saturday, .sunday],
///   closedDays: [LocalDate(nearestTo: 2026, month: 12, day: 25)])
/// ```
///
/// It is a plain value without functions, so that a page, a request and a test agree on it.
public struct OfferedDays: Hashable, Sendable {
  /// The first and last day that may be chosen.
  public var limits: DateLimits
  /// Weekdays that cannot be chosen, as on a calendar of working days.
  public var closedWeekdays: Set<Weekday>
  /// Single days that cannot be chosen, such as holidays or booked days.
  public var closedDays: Set<LocalDate>
  /// The first moment that may be chosen; `nil` if the first day is allowed from its beginning.
  package var firstMoment: LocalDateTime?
  /// The last moment that may be chosen; `nil` if the last day is allowed until its end.
  package var lastMoment: LocalDateTime?

  /// Creates the days within limits, minus some weekdays and some days.
  public init(
    limits: DateLimits = .none, closedWeekdays: Set<Weekday> = [], closedDays: Set<LocalDate> = []
  ) {
    self.limits = limits
    self.closedWeekdays = closedWeekdays
    self.closedDays = closedDays
  }

  /// Every day.
  public static let all = OfferedDays()

  /// Returns true if a day can be chosen. Complexity: O(1).
  public func contains(_ date: LocalDate) -> Bool {
    limits.contains(date) && !isClosed(date)
  }

  /// Checks that a day can be chosen, or is the day that the record already has.
  ///
  /// A closed day passes if it equals `kept`; the limits always apply. Complexity: O(1).
  ///
  /// - Throws: ``DateError/beforeLimit(_:)``, ``DateError/afterLimit(_:)`` or
  ///   ``DateError/noDayAllowed(earliest:latest:)`` outside the limits,
  ///   ``DateError/notOffered(_:)`` for a closed day.
  public func check(_ date: LocalDate, keeping kept: LocalDate? = nil) throws(DateError) {
    try limits.check(date)
    if date != kept, isClosed(date) { throw .notOffered(date) }
  }

  /// Returns the first day on or after a day that can be chosen; `nil` if there is none.
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

  /// Returns the last day on or before a day that can be chosen; `nil` if there is none.
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

  /// Returns the day itself if it can be chosen, else the first open day after it, else the last
  /// before.
  ///
  /// If no day can be chosen, returns the nearest day within the limits. Complexity: O(number of
  /// closed days).
  public func nearest(to date: LocalDate) -> LocalDate {
    let near = limits.nearest(to: date)
    return first(from: near) ?? last(until: near) ?? near
  }

  /// Returns the day on which a picker settles after it was turned from one day to another.
  ///
  /// A day beyond the limits becomes the limit. Closed days are skipped in the direction of the
  /// turn, so that turning by one day gets past them; if no open day follows, the picker turns
  /// back. A picker whose day did not change stays on it, even if it is closed. Complexity:
  /// O(number of closed days).
  public func nearest(to date: LocalDate, turnedFrom previous: LocalDate) -> LocalDate {
    let near = limits.nearest(to: date)
    guard near != previous, isClosed(near) else { return near }
    let (before, after) = (last(until: near), first(from: near))
    return (near < previous ? before ?? after : after ?? before) ?? near
  }

  /// Returns the allowed moment nearest to a moment, on the same day.
  ///
  /// It completes a day that was chosen without a time, so that every offered day can be stored.
  /// Only the time changes, and only on the days of the first and the last moment; a day beyond the
  /// limits stays. If the two contradict each other, the first one counts. Complexity: O(1).
  package func nearestMoment(to moment: LocalDateTime) -> LocalDateTime {
    var nearest = moment
    if let lastMoment, lastMoment.date == nearest.date { nearest = min(nearest, lastMoment) }
    if let firstMoment, firstMoment.date == nearest.date { nearest = max(nearest, firstMoment) }
    return nearest
  }

  /// Returns true for a closed day or a day of a closed weekday. An allowed *never* is not
  /// closed.
  private func isClosed(_ date: LocalDate) -> Bool {
    if limits.allowsNever, date.isNever { return false }
    return closedDays.contains(date)
      || !closedWeekdays.isEmpty && closedWeekdays.contains(date.weekday)
  }
}
