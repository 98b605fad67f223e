/// A time of day as a clock on the wall shows it, with no day and no time zone.
///
/// It is not a length of time: half past nine says nothing of how long ago midnight was, because
/// a day on which clocks change has 23 or 25 hours.
public struct LocalTime: Hashable, Sendable {
  /// Nanoseconds on the clock since it showed 00:00; its order is the order of times.
  private let nanoseconds: Int64

  /// The time of a clock's numbers, or `nil` where no clock shows them.
  ///
  /// Hours go from 0 to 23, so that midnight has one name; there is no leap second 60.
  /// Complexity: O(1).
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999_999).contains(nanosecond)
    else { return nil }
    nanoseconds = Int64((hour * 60 + minute) * 60 + second) * 1_000_000_000 + Int64(nanosecond)
  }

  /// The time nearest to an hour and a minute, with the seconds of another time.
  ///
  /// A picker shows hours and minutes only; what it does not show it must not change.
  init(nearestTo hour: Int, minute: Int, secondsOf other: LocalTime) {
    let minutes = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
    nanoseconds = Int64(minutes) * 60_000_000_000 + other.nanoseconds % 60_000_000_000
  }

  private init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The time so many nanoseconds on the clock after 00:00, of which a day has 86,400 times 10⁹.
  init(nanosecondOfDay: Int64) {
    self.init(nanoseconds: nanosecondOfDay)
  }

  /// The nanoseconds on the clock since it showed 00:00.
  var nanosecondOfDay: Int64 { nanoseconds }

  /// The time at which a day begins, 00:00.
  public static let midnight = LocalTime(nanoseconds: 0)

  /// The hour, from 0 to 23.
  public var hour: Int { Int(nanoseconds / 3_600_000_000_000) }

  /// The minute, from 0 to 59.
  public var minute: Int { Int(nanoseconds / 60_000_000_000 % 60) }

  /// The second, from 0 to 59.
  public var second: Int { Int(nanoseconds / 1_000_000_000 % 60) }

  /// The part of the second, from 0 to 999,999,999.
  public var nanosecond: Int { Int(nanoseconds % 1_000_000_000) }

  /// True where the time stands on a full minute, so that hours and minutes say all of it.
  public var isFullMinute: Bool { nanoseconds % 60_000_000_000 == 0 }
}

extension LocalTime: Comparable {
  /// True where a clock shows one time before another on the same day.
  public static func < (earlier: LocalTime, later: LocalTime) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }
}

extension LocalTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, as in 09:30, with seconds and their fraction only where they
  /// are not zero.
  public var description: String {
    var text = ""
    text.append(number: hour, width: 2)
    text.append(":")
    text.append(number: minute, width: 2)
    guard !isFullMinute else { return text }
    text.append(":")
    text.append(number: second, width: 2)
    text.append(fraction)
    return text
  }

  /// The part of the second as decimals after a point, none of them a zero at the end; empty for
  /// a full second.
  var fraction: String {
    guard nanosecond > 0 else { return "" }
    var digits = 9
    var rest = nanosecond
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    var text = "."
    text.append(number: rest, width: digits)
    return text
  }
}
