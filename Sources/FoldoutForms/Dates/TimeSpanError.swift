import FoldoutWords

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
