public import Foundation

/// The clocks on which the times of a field are read.
///
/// It moves no value: nine o'clock stays nine o'clock. It says which times there are: where clocks
/// are put forward, the hour between is refused as soon as somebody enters it.
public enum FieldClock: Hashable, Sendable {
  /// Clocks that nobody named, as of a departure at the other end of a journey, or of somebody's
  /// file: every time is taken.
  case anywhere
  /// The clocks of the reader's zone.
  case reader
  /// The clocks of a zone.
  case zone(TimeZone)

  /// The clocks, where it is known whose they are.
  public func clock(in environment: FormEnvironment) -> ZoneClock? {
    switch self {
    case .anywhere: nil
    case .reader: ZoneClock(environment.timeZone)
    case .zone(let zone): ZoneClock(zone)
    }
  }
}

extension DateEditing {
  /// The clocks of the field's times, where it is known whose they are. Those of UTC skip and
  /// repeat none, so that there is nothing to ask them.
  public func clock(in environment: FormEnvironment) -> ZoneClock? {
    isInUTC ? nil : clock.clock(in: environment)
  }

  /// The environment by whose clocks the field says what is today and now: the reader's own, unless
  /// its times are in UTC or in a zone that was named.
  public func environment(of reader: FormEnvironment) -> FormEnvironment {
    if isInUTC { return reader.inUTC }
    return switch clock {
    case .anywhere, .reader: reader
    case .zone(let zone): reader.by(zone)
    }
  }
}
