import FoldoutWords

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
