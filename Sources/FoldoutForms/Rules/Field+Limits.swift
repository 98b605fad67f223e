import FoldoutWords
import Foundation

extension Field {
  /// Returns the limits of the field's rules in words, as in "at least 0", or `nil` if it has none.
  ///
  /// They are shown before a value is refused. Ranges, lengths and the hints of patterns are
  /// included; other conditions have no limits.
  public func limitsText(in environment: FormEnvironment) -> String? {
    let words = environment.words.limits
    let picked = editor.miniPicker.flatMap { $0.limitsText(in: environment) }
    let ruled = rules.compactMap { $0.condition.limits(in: environment, ofMinutes: isTimeSpan) }
    let limits = [picked].compactMap(\.self) + ruled
    guard let first = limits.first else { return nil }
    return limits.dropFirst().reduce(first) { words.both(["one": $0, "other": $1]) }
  }
}

extension MiniPickerEditing {
  /// The range of years in words; `nil` for months, because the picker shows all of them.
  fileprivate func limitsText(in environment: FormEnvironment) -> String? {
    switch numbers {
    case .months: nil
    case .years(let years):
      environment.words.limits.range([
        "least": environment.text(of: Int64(years.lowerBound)),
        "most": environment.text(of: Int64(years.upperBound)),
      ])
    }
  }
}

extension Rule.Condition {
  /// Returns the limits of the condition in words; `nil` if it has none.
  fileprivate func limits(in environment: FormEnvironment, ofMinutes: Bool) -> String? {
    let words = environment.words.limits
    func limitsSentence(
      _ ends: (Decimal?, Decimal?), _ phrases: (low: Phrase, high: Phrase, both: Phrase),
      _ names: (String, String)
    ) -> String? {
      func text(of end: Decimal) -> String {
        ofMinutes ? environment.text(ofMinutes: Int64(end.minutes)) : environment.text(of: end)
      }
      let low = ends.0.map(text)
      let high = ends.1.map(text)
      return switch (low, high) {
      case (let low?, let high?): phrases.both([names.0: low, names.1: high])
      case (let low?, nil): phrases.low([names.0: low])
      case (nil, let high?): phrases.high([names.1: high])
      case (nil, nil): nil
      }
    }
    switch self {
    case .range(let minimum, let maximum):
      return limitsSentence(
        (minimum, maximum), (words.minimum, words.maximum, words.range), ("least", "most"))
    case .between(let above, let below):
      let ends = [
        above.map { words.above(["limit": environment.text(of: $0)]) },
        below.map { words.below(["limit": environment.text(of: $0)]) },
      ].compactMap { $0 }
      guard let first = ends.first else { return nil }
      return ends.dropFirst().reduce(first) { words.both(["one": $0, "other": $1]) }
    case .length(let minimum, let maximum?) where minimum == maximum && minimum > 0:
      return words.exactCharacters(["count": environment.text(of: Decimal(maximum))])
    case .length(let minimum, let maximum):
      return limitsSentence(
        (minimum > 0 ? Decimal(minimum) : nil, maximum.map { Decimal($0) }),
        (words.minCharacters, words.maxCharacters, words.characters), ("least", "most"))
    case .pattern(_, let hint): return hint
    case .email, .url, .phone, .equal, .custom: return nil
    }
  }
}

extension Decimal {
  /// The number as whole minutes. Limits of lengths of time are small enough for an `Int`.
  var minutes: Int { NSDecimalNumber(decimal: self).intValue }
}

extension Field {
  /// Returns a sentence on how many options may be chosen, to show before a choice is refused.
  ///
  /// Returns `nil` if the field holds a single value or any number is allowed.
  public func choiceLimitsText(in environment: FormEnvironment) -> String? {
    guard kind.isSeveral, let count = editor.choice?.count else { return nil }
    let words = environment.words.limits
    let minimum = environment.text(of: Int64(count.minimum))
    guard let maximum = count.maximum else {
      return count.minimum > 0 ? words.minChosen(["least": minimum]) : nil
    }
    let text = environment.text(of: Int64(maximum))
    if count.minimum == maximum { return words.exactlyChosen(["count": text]) }
    return count.minimum > 0
      ? words.chosen(["least": minimum, "most": text]) : words.maxChosen(["most": text])
  }
}
