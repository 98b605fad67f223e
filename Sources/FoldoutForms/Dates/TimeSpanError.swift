import FoldoutWords

/// Why a text, or a choice of a picker, is not the length of time that is asked for.
///
/// Each case carries the facts, and none a sentence: the words are in ``sentence(in:)``.
public enum TimeSpanError: Error, Hashable, Sendable {
  /// Nothing but blanks was entered.
  case empty
  /// The text, here cut to its beginning, has the shape of no accepted form.
  case unreadable(text: String)
  /// The numbers of the text, here cut to its beginning, are written in digits of several scripts.
  case mixedDigits(text: String)
  /// The text can be read with its sign as the decimal separator and between thousands.
  case ambiguous(text: String, whole: String, decimal: String)
  /// The text has a minus in front.
  case negative(text: String)
  /// No hour has that minute.
  case noSuchMinute(Int)
  /// The fraction of an hour is between these two minutes.
  case notFullMinutes(text: String, lower: TimeSpan, upper: TimeSpan)
  /// The span is below the least that is allowed.
  case tooShort(minimum: TimeSpan)
  /// The span is above the most that is allowed or can be kept.
  case tooLong(maximum: TimeSpan)
}

extension TimeSpanError {
  /// The facts as one or two plain sentences in the environment's language, with examples.
  public func sentence(in environment: FormEnvironment) -> String {
    let words = environment.vocabulary.periods
    let examples = [
      "clock": environment.text(of: TimeSpan(nearestTo: 450)),
      "decimal": environment.digits(7) + environment.decimalSeparator + environment.digits(5),
    ]
    switch self {
    case .empty: return words.emptySpan(examples)
    case .unreadable(let text):
      return words.notASpan(examples.merging(["text": text]) { old, _ in old })
    case .mixedDigits(let text):
      return environment.vocabulary.dates.mixedDigits([
        "text": text, "example": environment.text(of: TimeSpan(nearestTo: 450)),
      ])
    case .ambiguous(let text, let whole, let decimal):
      return environment.vocabulary.numbers.ambiguous([
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
