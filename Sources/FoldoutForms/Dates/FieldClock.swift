public import Foundation

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
