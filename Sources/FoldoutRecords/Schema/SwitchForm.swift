public import FoldoutForms

/// The two values that a column keeps for a switch: no and yes, in the column's own spelling.
public struct SwitchForm: Hashable, Sendable {
  /// The value for no.
  public var off: StoredValue
  /// The value for yes.
  public var on: StoredValue

  /// Two values of a switch.
  public init(off: StoredValue, on: StoredValue) {
    self.off = off
    self.on = on
  }

  /// 0 and 1, as SQL's TRUE and FALSE are.
  public static let numbers = SwitchForm(off: .integer(0), on: .integer(1))
}

extension SwitchForm {
  /// A no and a yes in either order; `nil` for two values that are not these.
  init?(_ one: StoredValue, _ other: StoredValue) {
    if SwitchForm.answers.contains(where: { $0 == (one.answer, other.answer) }) {
      self.init(off: one, on: other)
    } else if SwitchForm.answers.contains(where: { $0 == (other.answer, one.answer) }) {
      self.init(off: other, on: one)
    } else {
      return nil
    }
  }

  /// No and yes, as databases spell them, in small letters.
  private static let answers: [(String, String)] = [
    ("0", "1"), ("0", "-1"), ("f", "t"), ("false", "true"), ("n", "y"), ("no", "yes"),
    ("off", "on"),
    ("n", "j"), ("nein", "ja"), ("nee", "ja"), ("n", "o"), ("non", "oui"), ("n", "s"),
  ]
}

extension SwitchForm {
  /// The values of a column as they tell how its switch is written.
  public enum Finding: Hashable, Sendable {
    /// A switch, for these two values.
    case form(SwitchForm)
    /// Texts: they say no and yes in no one spelling.
    case texts
    /// Numbers that are more than two.
    case others
  }

  /// The finding in a column's values; `nil` where there are none.
  ///
  /// At most one value in ten may be another, so that one slip does not make a column of texts.
  /// Where there are such of both sorts, 0 and 1 count: they are what the declaration promises. Of
  /// a spelling that is met alone the other is known, unless several go with it, as *j*, *y*, *o*
  /// and *s* do with *n*.
  ///
  /// Complexity: O(number of values).
  public static func finding(in values: [StoredValue]) -> Finding? {
    guard !values.isEmpty else { return nil }
    var counts: [StoredValue: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    if let form = form(of: counts, among: values.count) { return .form(form) }
    if counts.keys.contains(where: { $0 == numbers.off || $0 == numbers.on }) {
      return .form(numbers)
    }
    return counts.keys.contains { $0.string != nil } ? .texts : .others
  }

  private static func form(of counts: [StoredValue: Int], among all: Int) -> SwitchForm? {
    let answers = counts.filter { !$0.key.answer.isEmpty }.sorted {
      ($1.value, $0.key.answer) < ($0.value, $1.key.answer)
    }
    guard let first = answers.first else { return nil }
    func isEnough(_ count: Int) -> Bool { (all - count) * 10 <= all }
    let partner = answers.dropFirst().first { SwitchForm(first.key, $0.key) != nil }
    if let partner, isEnough(first.value + partner.value) {
      return SwitchForm(first.key, partner.key)
    }
    return isEnough(first.value) ? form(with: first.key) : nil
  }

  /// The form that a value is one half of; `nil` where there are several, or none.
  private static func form(with value: StoredValue) -> SwitchForm? {
    guard let text = value.string else { return nil }
    let pairs = answers.filter { $0.0 == value.answer || $0.1 == value.answer }
    guard pairs.count == 1, let (off, on) = pairs.first else { return nil }
    let isOn = on == value.answer
    guard let other = (isOn ? off : on).withCase(of: text) else { return nil }
    return isOn
      ? SwitchForm(off: .text(other), on: value) : SwitchForm(off: value, on: .text(other))
  }
}

extension String {
  /// The word in the case of another: all letters small, all of them large, or the first; `nil`
  /// where that has them in another way.
  fileprivate func withCase(of other: String) -> String? {
    if other == other.lowercased() { return self }
    if other == other.uppercased() { return uppercased() }
    let isTitle = other.dropFirst() == other.dropFirst().lowercased()
    return isTitle ? prefix(1).uppercased() + dropFirst() : nil
  }
}

extension StoredValue {
  /// The value as an answer is spelled, in small letters; empty for what is none.
  fileprivate var answer: String {
    switch self {
    case .integer(let number): "\(number)"
    case .text: string?.lowercased() ?? ""
    case .null, .real, .blob, .redacted: ""
    }
  }
}
