import FoldoutWords
public import Foundation

/// A reason why a text is not a valid number. Cases carry facts; ``sentence(in:)`` puts them into
/// words.
public enum NumberError: Error, Hashable, Sendable {
  /// The input is empty or only whitespace.
  case empty
  /// The text is not a number. `odd` is the first character that a number cannot contain, if any;
  /// `text` is the beginning of the input.
  case unreadable(text: String, invalidCharacter: Character?, as: NumberMode)
  /// The digits are of several scripts. `text` is the beginning of the input.
  case mixedDigits(text: String, as: NumberMode)
  /// A grouping separator does not end a full group.
  case misplacedSeparator(text: String, separator: Character, as: NumberMode)
  /// The point can be the locale's grouping separator or a decimal point; both readings make sense.
  case ambiguous(text: String, whole: String, decimal: String)
  /// The number has a fraction, and only whole numbers are accepted.
  case notWhole(text: String)
  /// The number is too large, or too far below zero, to be stored.
  case tooLarge(text: String)
  /// The number has more digits than can be stored exactly.
  case tooManyDigits(Int)
  /// The number would be stored as a different one, `kept`.
  case inexact(Decimal, kept: Decimal)
}

/// The kind of number that is accepted, whole or decimal.
public enum NumberMode: Hashable, Sendable {
  /// Whole numbers only.
  case whole
  /// Numbers that may have a fraction.
  case decimal
}

extension NumberError {
  /// Returns the error, its reason and an example of an accepted value, in one or two plain
  /// sentences.
  ///
  /// The sentence is in the language of the environment's vocabulary; numbers are in its locale's
  /// form.
  public func sentence(in environment: FormEnvironment) -> String {
    let words = environment.words.numbers
    switch self {
    case .empty:
      return words.empty(["example": example(.whole, in: environment)])
    case .unreadable(let text, let odd?, let mode):
      let sign = odd == " " ? words.aSpace : words.quoted(["text": String(odd)])
      return words.oddSign(
        ["text": text, "example": example(mode, in: environment)], own: ["sign": sign])
    case .unreadable(let text, nil, let mode):
      return words.digitMissing(["text": text, "example": example(mode, in: environment)])
    case .mixedDigits(let text, let mode):
      return environment.words.dates.mixedDigits([
        "text": text, "example": example(mode, in: environment),
      ])
    case .misplacedSeparator(let text, let grouping, let mode):
      return misplacedSeparator(text, grouping, mode, in: environment)
    case .ambiguous(let text, let whole, let decimal):
      return words.ambiguous(["text": text, "whole": whole, "decimal": decimal])
    case .notWhole(let text):
      // A full stop also separates decimals in locales that write a comma.
      let own = environment.decimalSeparator
      let separator = text.contains(own) || !text.contains(".") ? own : "."
      return words.notWhole(["text": text, "separator": separator])
    case .tooLarge(let text):
      return words.tooLarge(["text": text])
    case .tooManyDigits(let digits):
      return words.tooManyDigits([
        "digits": environment.text(of: Int64(digits)), "most": environment.digits(38),
      ])
    case .inexact(let number, let kept):
      return words.inexact([
        "number": environment.text(of: number), "kept": environment.text(of: kept),
      ])
    }
  }

  private func misplacedSeparator(
    _ text: String, _ grouping: Character, _ mode: NumberMode, in environment: FormEnvironment
  ) -> String {
    let words = environment.words.numbers
    let separator = environment.decimalSeparator
    let sign = grouping == " " ? words.space : words.quoted(["text": String(grouping)])
    let isFraction =
      mode == .decimal && text.count(where: { $0 == grouping }) == 1 && !text.contains(separator)
    var texts = ["text": text, "plain": text.filter { $0 != grouping }]
    guard isFraction else { return words.misplacedSeparator(texts, own: ["sign": sign]) }
    texts["fraction"] = text.replacing(String(grouping), with: separator)
    return words.oddGroupingOrFraction(texts, own: ["sign": sign])
  }

  private func example(_ mode: NumberMode, in environment: FormEnvironment) -> String {
    let whole = environment.digits(1234)
    return mode == .whole
      ? whole : whole + environment.decimalSeparator + environment.digits(5)
  }
}
