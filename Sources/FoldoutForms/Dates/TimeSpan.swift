/// A length of time in hours and minutes, which may be longer than a day.
///
/// It is no ``LocalTime``: 37:30 is how long somebody worked, and no clock shows it. It has whole
/// minutes and is never negative.
public struct TimeSpan: Hashable, Sendable {
  /// All of it in minutes, from 0 to 599,999.
  public let totalMinutes: Int

  /// The span of so many minutes, or `nil` for a negative number or one beyond ``longest``.
  public init?(minutes: Int) {
    guard (0...TimeSpan.maxMinutes).contains(minutes) else { return nil }
    totalMinutes = minutes
  }

  /// The span of hours and minutes, or `nil` where the minutes are none of 0 to 59, or the hours
  /// none of 0 to 9999. Complexity: O(1).
  public init?(hours: Int, minutes: Int) {
    guard (0...9999).contains(hours), (0...59).contains(minutes) else { return nil }
    totalMinutes = hours * 60 + minutes
  }

  /// The span nearest to a number of minutes.
  init(nearestTo minutes: Int) {
    totalMinutes = min(max(minutes, 0), TimeSpan.maxMinutes)
  }

  /// No time at all, 0:00.
  public static let zero = TimeSpan(nearestTo: 0)

  /// The longest span there is, 9999:59, which is more than a year.
  public static let longest = TimeSpan(nearestTo: maxMinutes)

  private static let maxMinutes = 9999 * 60 + 59

  /// The full hours, from 0 to 9999.
  public var hours: Int { totalMinutes / 60 }

  /// The minutes beside the full hours, from 0 to 59.
  public var minutes: Int { totalMinutes % 60 }

  /// Both together, or `nil` beyond ``longest``; for sums of a month or a week.
  public func adding(_ other: TimeSpan) -> TimeSpan? {
    TimeSpan(minutes: totalMinutes + other.totalMinutes)
  }
}

extension TimeSpan: Comparable {
  /// Orders spans by their length.
  public static func < (shorter: TimeSpan, longer: TimeSpan) -> Bool {
    shorter.totalMinutes < longer.totalMinutes
  }
}

extension TimeSpan: CustomStringConvertible {
  /// The span as a store keeps it, as in 37:30 or 0:05.
  public var description: String {
    var text = ""
    text.append(number: hours, width: 1)
    text.append(":")
    text.append(number: minutes, width: 2)
    return text
  }

  /// The span that a stored text is, or `nil` where ``description`` would not write it back byte
  /// for byte. Complexity: O(1), whatever the length of the text.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    let digits = bytes.prefix(5).prefix { (0x30...0x39).contains($0) }
    guard (1...4).contains(digits.count), digits.count == 1 || digits.first != 0x30,
      let hours = bytes.takeNumber(digits: digits.count), bytes.take(":"),
      let minutes = bytes.takeNumber(digits: 2), bytes.isEmpty
    else { return nil }
    self.init(hours: hours, minutes: minutes)
  }
}
