import FoldoutWords

/// A length of time in hours and minutes, which may exceed a day.
///
/// ```swift
/// let span = TimeSpan(hours: 7, minutes: 30)
/// ```
///
/// It is not a ``LocalTime``: 37:30 may be how long somebody worked, but no clock shows it. It has
/// whole minutes and is never negative.
public struct TimeSpan: Hashable, Sendable {
  /// The whole span in minutes, from 0 to 599,999.
  public let totalMinutes: Int

  /// Creates a span of so many minutes; `nil` for a negative number or one beyond ``longest``.
  public init?(minutes: Int) {
    guard (0...TimeSpan.maxMinutes).contains(minutes) else { return nil }
    totalMinutes = minutes
  }

  /// Creates a span; `nil` if the minutes are outside 0 to 59, or the hours outside 0 to 9999.
  /// Complexity: O(1).
  public init?(hours: Int, minutes: Int) {
    guard (0...9999).contains(hours), (0...59).contains(minutes) else { return nil }
    totalMinutes = hours * 60 + minutes
  }

  /// Creates the span nearest to a number of minutes.
  init(nearestTo minutes: Int) {
    totalMinutes = min(max(minutes, 0), TimeSpan.maxMinutes)
  }

  /// The empty span, 0:00.
  public static let zero = TimeSpan(nearestTo: 0)

  /// The longest supported span, 9999:59, which is more than a year.
  public static let longest = TimeSpan(nearestTo: maxMinutes)

  private static let maxMinutes = 9999 * 60 + 59

  /// The full hours, from 0 to 9999.
  public var hours: Int { totalMinutes / 60 }

  /// The minutes beyond the full hours, from 0 to 59.
  public var minutes: Int { totalMinutes % 60 }

  /// Returns the sum of two spans; `nil` beyond ``longest``. For totals of a week or a month.
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
  /// The span as it is stored, as in 37:30 or 0:05.
  public var description: String {
    var text = ""
    text.append(number: hours, width: 1)
    text.append(":")
    text.append(number: minutes, width: 2)
    return text
  }

  /// Parses a stored text; `nil` unless ``description`` reproduces it byte for byte. Complexity:
  /// O(1), whatever the length of the text.
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

/// A reason why a text, or a picker's selection, is not a valid length of time.
///
/// Each case carries facts; ``sentence(in:)`` puts them into words.
public enum TimeSpanError: Error, Hashable, Sendable {
  /// The input is empty or only whitespace.
  case empty
  /// The text matches none of the accepted forms. `text` is its beginning.
  case unreadable(text: String)
  /// The numbers mix digits of several scripts. `text` is the beginning of the input.
  case mixedDigits(text: String)
  /// The separator in the text can be a decimal point or a grouping separator; both readings make
  /// sense.
  case ambiguous(text: String, whole: String, decimal: String)
  /// The text begins with a minus sign.
  case negative(text: String)
  /// The minute is outside 0 to 59.
  case noSuchMinute(Int)
  /// The hours, as a decimal number, are not whole minutes but lie between `lower` and `upper`.
  case notFullMinutes(text: String, lower: TimeSpan, upper: TimeSpan)
  /// The span is shorter than the allowed minimum.
  case tooShort(minimum: TimeSpan)
  /// The span is longer than the allowed or supported maximum.
  case tooLong(maximum: TimeSpan)
}

extension TimeSpanError {
  /// Returns the facts as one or two plain sentences in the environment's language, with examples.
  public func sentence(in environment: FormEnvironment) -> String {
    let words = environment.words.periods
    let examples = [
      "clock": environment.text(of: TimeSpan(nearestTo: 450)),
      "decimal": environment.digits(7) + environment.decimalSeparator + environment.digits(5),
    ]
    switch self {
    case .empty: return words.emptySpan(examples)
    case .unreadable(let text):
      return words.notASpan(examples.merging(["text": text]) { old, _ in old })
    case .mixedDigits(let text):
      return environment.words.dates.mixedDigits([
        "text": text, "example": environment.text(of: TimeSpan(nearestTo: 450)),
      ])
    case .ambiguous(let text, let whole, let decimal):
      return environment.words.numbers.ambiguous([
        "text": text, "whole": whole, "decimal": decimal,
      ])
    case .negative(let text):
      return words.negativeSpan(examples.merging(["text": text]) { old, _ in old })
    case .noSuchMinute(let minute):
      return DateError.noSuchMinute(minute).sentence(in: environment)
    case .notFullMinutes(let text, let lower, let upper):
      return words.notFullMinutes([
        "text": text, "lower": environment.text(of: lower), "upper": environment.text(of: upper),
      ])
    case .tooShort(let minimum): return words.spanTooShort(["limit": environment.text(of: minimum)])
    case .tooLong(let maximum): return words.spanTooLong(["limit": environment.text(of: maximum)])
    }
  }
}
