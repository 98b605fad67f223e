/// A time of day as a wall clock shows it, without a day or a time zone.
///
/// ```swift
/// let noon = LocalTime(hour: 12, minute: 0)
/// ```
///
/// It is not a duration: half past nine is not always nine and a half hours after midnight, because
/// a day on which the clocks change has 23 or 25 hours.
public struct LocalTime: Hashable, Sendable {
  /// Nanoseconds since the clock showed 00:00. They sort in time order.
  private let nanoseconds: Int64

  /// Creates the time of three or four numbers, or `nil` if they are out of range.
  ///
  /// Hours go from 0 to 23, so that midnight has only one form; there is no leap second 60.
  /// Complexity: O(1).
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999_999).contains(nanosecond)
    else { return nil }
    nanoseconds = Int64((hour * 60 + minute) * 60 + second) * 1_000_000_000 + Int64(nanosecond)
  }

  /// Creates the time nearest to an hour and a minute, with the seconds of another time.
  ///
  /// A picker shows hours and minutes only, and must not change the seconds that it does not show.
  init(nearestTo hour: Int, minute: Int, secondsOf other: LocalTime) {
    let minutes = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
    nanoseconds = Int64(minutes) * 60_000_000_000 + other.nanoseconds % 60_000_000_000
  }

  private init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the time so many nanoseconds after 00:00, from 0 to below 86,400 × 10⁹.
  init(nanosecondOfDay: Int64) {
    self.init(nanoseconds: nanosecondOfDay)
  }

  /// The nanoseconds since the clock showed 00:00.
  var nanosecondOfDay: Int64 { nanoseconds }

  /// The beginning of a day, 00:00.
  public static let midnight = LocalTime(nanoseconds: 0)

  /// The hour, from 0 to 23.
  public var hour: Int { Int(nanoseconds / 3_600_000_000_000) }

  /// The minute, from 0 to 59.
  public var minute: Int { Int(nanoseconds / 60_000_000_000 % 60) }

  /// The second, from 0 to 59.
  public var second: Int { Int(nanoseconds / 1_000_000_000 % 60) }

  /// The part of the second, from 0 to 999,999,999.
  public var nanosecond: Int { Int(nanoseconds % 1_000_000_000) }

  /// True if seconds and nanoseconds are zero, so that hours and minutes are the whole value.
  public var isFullMinute: Bool { nanoseconds % 60_000_000_000 == 0 }
}

extension LocalTime: Comparable {
  /// Returns true if one time is before another on the same day.
  public static func < (earlier: LocalTime, later: LocalTime) -> Bool {
    earlier.nanoseconds < later.nanoseconds
  }
}

extension LocalTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, as in 09:30, with seconds and their fraction only if they are
  /// not zero.
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

  /// The fraction of the second as a point and decimals without trailing zeros; empty for a full
  /// second.
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
