/// The first and the last day that may be chosen, each of them included, either of them open.
///
/// Limits are days also for values with a time: a last day is allowed until its last minute.
public struct DateLimits: Hashable, Sendable {
  /// The first day that may be chosen, or `nil` for no limit.
  public var earliest: LocalDate?
  /// The last day that may be chosen, or `nil` for no limit.
  public var latest: LocalDate?
  /// True where a last day that stands for no end may be chosen, though it be after the latest.
  public var allowsNoEnd: Bool

  /// Limits at one end, both or neither.
  ///
  /// Two limits may contradict each other, as when one comes from another field; then no day is
  /// within them, ``check(_:)`` says so, and ``nearest(to:)`` answers the earliest.
  public init(earliest: LocalDate? = nil, latest: LocalDate? = nil, allowsNoEnd: Bool = false) {
    self.earliest = earliest
    self.latest = latest
    self.allowsNoEnd = allowsNoEnd
  }

  /// No limits.
  public static let none = DateLimits()

  /// True where a day may be chosen.
  public func contains(_ date: LocalDate) -> Bool {
    allowsNoEnd && date.isNoEnd || date >= earliest ?? .first && date <= latest ?? .last
  }

  /// True where a day is within the limits: the earliest is not after the latest.
  public var areConsistent: Bool { earliest ?? .first <= latest ?? .last }

  /// Throws ``DateError/beforeLimit(_:)`` or ``DateError/afterLimit(_:)`` for a day that may
  /// not be chosen, and ``DateError/noDayAllowed(earliest:latest:)`` where none may be.
  public func check(_ date: LocalDate) throws(DateError) {
    if contains(date) { return }
    if let earliest, let latest, !areConsistent {
      throw .noDayAllowed(earliest: earliest, latest: latest)
    }
    if let earliest, date < earliest { throw .beforeLimit(earliest) }
    if let latest, date > latest { throw .afterLimit(latest) }
  }

  /// The allowed day that is nearest to a day: itself, or the limit that it is beyond.
  public func nearest(to date: LocalDate) -> LocalDate {
    contains(date) ? date : max(min(date, latest ?? date), earliest ?? .first)
  }
}
