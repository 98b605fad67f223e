/// The first and last day that may be chosen, both inclusive and both optional.
///
/// ```swift
/// let arrival = DateLimits(earliest: environment.today)
/// let expiry = DateLimits(earliest: environment.today, allowsNever: true)
/// ```
///
/// Limits are days also for values with a time: the last day is allowed until its last minute.
public struct DateLimits: Hashable, Sendable {
  /// The first day that may be chosen, or `nil` for no limit.
  public var earliest: LocalDate?
  /// The last day that may be chosen, or `nil` for no limit.
  public var latest: LocalDate?
  /// True if the days that mean *never* (``LocalDate/isNever``) are allowed even beyond the limits.
  public var allowsNever: Bool

  /// Creates limits at one end, both or neither.
  ///
  /// Limits may contradict each other, for example when one comes from another field. Then no day
  /// is within them: ``check(_:)-(LocalDate)`` throws, and ``nearest(to:)`` returns the earliest
  /// day.
  public init(earliest: LocalDate? = nil, latest: LocalDate? = nil, allowsNever: Bool = false) {
    self.earliest = earliest
    self.latest = latest
    self.allowsNever = allowsNever
  }

  /// No limits.
  public static let none = DateLimits()

  /// Returns true if a day may be chosen.
  public func contains(_ date: LocalDate) -> Bool {
    allowsNever && date.isNever || date >= earliest ?? .first && date <= latest ?? .last
  }

  /// True if at least one day is within the limits: the earliest is not after the latest.
  public var areConsistent: Bool { earliest ?? .first <= latest ?? .last }

  /// Checks that a day may be chosen.
  ///
  /// - Throws: ``DateError/beforeLimit(_:)`` or ``DateError/afterLimit(_:)``; if no day at all is
  ///   within the limits, ``DateError/noDayAllowed(earliest:latest:)``.
  public func check(_ date: LocalDate) throws(DateError) {
    if contains(date) { return }
    if let earliest, let latest, !areConsistent {
      throw .noDayAllowed(earliest: earliest, latest: latest)
    }
    if let earliest, date < earliest { throw .beforeLimit(earliest) }
    if let latest, date > latest { throw .afterLimit(latest) }
  }

  /// Returns the day itself if it is allowed, else the limit that it exceeds.
  public func nearest(to date: LocalDate) -> LocalDate {
    contains(date) ? date : max(min(date, latest ?? date), earliest ?? .first)
  }
}
