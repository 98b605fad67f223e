public import Foundation

/// The wall clocks of a time zone: how often they show a day and time, and at which moments.
///
/// ```swift
/// let clock = ZoneClock(environment.timeZone)
/// ```
///
/// A ``LocalDateTime`` only needs them to be converted to a moment, or to be checked on entry: some
/// times are never shown.
///
/// ```
/// Berlin, 29 March 2026       01:59 → 03:00      02:30 is shown never: skipped
/// Berlin, 25 October 2026     02:59 → 02:00      02:30 is shown twice: +2 h, an hour later +1 h
/// ```
public struct ZoneClock: Hashable, Sendable {
  /// The zone of the clocks.
  public let zone: TimeZone

  /// Creates the clocks of a zone.
  public init(_ zone: TimeZone) {
    self.zone = zone
  }

  /// The number of times that clocks show a day and time. Offsets are in seconds east of Greenwich.
  public enum Occurrences: Hashable, Sendable {
    /// At one moment.
    case once(offset: Int)
    /// At two moments, because clocks are put back between them.
    case twice(earlier: Int, later: Int)
    /// Never, because clocks are put forward past it; `next` is the next time that they show.
    case never(next: LocalDateTime)
  }

  /// Returns how often the clocks show a day and time: once, twice or never. Complexity: O(1),
  /// about 10 µs.
  public func occurrences(of value: LocalDateTime) -> Occurrences {
    let wall = value.secondsSince1970
    let periods = ZoneClock.periods(around: wall, zone)
    let offsets = periods.filter { $0.moments.contains(wall - $0.offset) }.map(\.offset)
    if let earlier = offsets.first {
      return offsets.count > 1
        ? .twice(earlier: earlier, later: offsets[1]) : .once(offset: earlier)
    }
    for (before, after) in zip(periods, periods.dropFirst()) {
      let change = after.moments.lowerBound
      if wall >= change + before.offset, wall < change + after.offset {
        return .never(next: LocalDateTime(secondsSince1970: change + after.offset))
      }
    }
    return .once(offset: ZoneClock.offset(at: wall, zone))
  }

  /// Returns the UTC offset of a day and time, in seconds; `nil` for a skipped time.
  ///
  /// For a repeated time it is the stored offset if that is one of the two, else the earlier one.
  public func offset(of value: LocalDateTime, stored: Int? = nil) -> Int? {
    switch occurrences(of: value) {
    case .once(let offset): offset
    case .twice(let earlier, let later): stored == later ? later : earlier
    case .never: nil
    }
  }

  /// Returns the moment of a day and time, by the rules of ``offset(of:stored:)``.
  public func moment(of value: LocalDateTime, storedOffset: Int? = nil) -> Date? {
    offset(of: value, stored: storedOffset).map { offset in
      Date(timeIntervalSince1970: Double(value.secondsSince1970 - offset))
        .addingTimeInterval(Double(value.time.nanosecond) / 1e9)
    }
  }

  /// Returns the day and time that the clocks show at a moment; `nil` outside the years 1 to 9999.
  ///
  /// Fractions of a second are rounded to nanoseconds, as a text in a column holds them.
  func shown(at moment: Date) -> LocalDateTime? {
    let seconds = moment.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    // The comparison is false for a moment that is not a number.
    guard abs(seconds) < 1e12 else { return nil }
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: whole))
    let wall = Int(whole + Date.timeIntervalBetween1970AndReferenceDate) + offset
    let shown = LocalDateTime(secondsSince1970: wall)
    guard shown.secondsSince1970 == wall else { return nil }
    let nanoseconds = min(Int64(((seconds - whole) * 1e9).rounded()), 999_999_999)
    return LocalDateTime(
      date: shown.date,
      time: LocalTime(nanosecondOfDay: shown.time.nanosecondOfDay + nanoseconds))
  }

  /// Checks that the clocks show a day and time.
  ///
  /// - Throws: ``DateError/skippedTime(_:zone:next:)`` for a skipped time.
  public func check(_ value: LocalDateTime) throws(DateError) {
    if case .never(let next) = occurrences(of: value) {
      throw .skippedTime(value, zone: zone, next: next)
    }
  }

  /// Returns the day and time itself, or for a skipped time the next one that the clocks show.
  public func nextShown(_ value: LocalDateTime) -> LocalDateTime {
    if case .never(let next) = occurrences(of: value) { next } else { value }
  }
}

extension ZoneClock {
  /// A period in which the clocks have one offset.
  private struct OffsetPeriod {
    var moments: Range<Int>
    let offset: Int
  }

  /// Returns the offset periods around every moment that a wall time can stand for, in order.
  ///
  /// No zone was ever more than 16 hours from Greenwich (Manila and Alaska before they changed
  /// sides). Sampling every four hours finds every change, because no two changes are that close;
  /// bisection between two samples then finds the exact moment.
  private static func periods(around wall: Int, _ zone: TimeZone) -> [OffsetPeriod] {
    let (reach, step) = (17 * 3600, 4 * 3600)
    var found: [OffsetPeriod] = []
    var start = wall - reach
    var (last, offset) = (start, offset(at: start, zone))
    for sample in stride(from: start + step, through: wall + reach + step, by: step) {
      let next = self.offset(at: sample, zone)
      if next != offset {
        let change = change(from: offset, between: last, and: sample, zone)
        found.append(OffsetPeriod(moments: start..<change, offset: offset))
        (start, offset) = (change, next)
      }
      last = sample
    }
    found.append(OffsetPeriod(moments: start..<last + 1, offset: offset))
    return found
  }

  /// Returns the first moment between two at which the offset differs from that at the first.
  private static func change(
    from offset: Int, between first: Int, and last: Int, _ zone: TimeZone
  ) -> Int {
    var (before, after) = (first, last)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if self.offset(at: middle, zone) == offset { before = middle } else { after = middle }
    }
    return after
  }

  private static func offset(at moment: Int, _ zone: TimeZone) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
  }
}

/// The time zone whose clocks decide which times exist in a field.
///
/// It never converts a value: nine o'clock stays nine o'clock. It only rejects, on entry, times
/// that the clocks skip when they are put forward.
public enum FieldClock: Hashable, Sendable {
  /// An unknown zone, such as that of a flight's destination or of somebody's file. Every time is
  /// accepted.
  case unspecified
  /// The reader's time zone.
  case reader
  /// A fixed time zone.
  case zone(TimeZone)

  /// Returns the clocks of the zone, or `nil` if the zone is unknown.
  public func clock(in environment: FormEnvironment) -> ZoneClock? {
    switch self {
    case .unspecified: nil
    case .reader: ZoneClock(environment.timeZone)
    case .zone(let zone): ZoneClock(zone)
    }
  }
}

extension DateEditing {
  /// Returns the clocks of the field's times, or `nil` if their zone is unknown or UTC.
  ///
  /// UTC never skips or repeats a time, so there is nothing to check.
  public func clock(in environment: FormEnvironment) -> ZoneClock? {
    isInUTC ? nil : clock.clock(in: environment)
  }

  /// Returns the environment that decides what *today* and *now* mean in the field.
  ///
  /// It is the reader's own, unless the times are in UTC or in a named zone.
  public func environment(of reader: FormEnvironment) -> FormEnvironment {
    if isInUTC { return reader.inUTC }
    return switch clock {
    case .unspecified, .reader: reader
    case .zone(let zone): reader.withTimeZone(zone)
    }
  }
}
