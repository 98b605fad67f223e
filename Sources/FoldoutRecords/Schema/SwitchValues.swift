public import FoldoutForms

/// The two values that a column stores for a switch: no and yes.
///
/// ```swift
/// let letters = SwitchValues(off: .text("N"), on: .text("Y"))
/// ```
public struct SwitchValues: Hashable, Sendable {
  /// The value for no.
  public var off: StoredValue
  /// The value for yes.
  public var on: StoredValue

  /// A pair of values.
  public init(off: StoredValue, on: StoredValue) {
    self.off = off
    self.on = on
  }

  /// 0 and 1, the values of SQL's FALSE and TRUE.
  public static let numbers = SwitchValues(off: .integer(0), on: .integer(1))
}

extension SwitchValues {
  /// Creates the pair from a no and a yes in either order; `nil` if the values are not such a pair.
  init?(_ one: StoredValue, _ other: StoredValue) {
    if SwitchValues.answers.contains(where: {
      $0 == (SwitchValues.answer(one), SwitchValues.answer(other))
    }) {
      self.init(off: one, on: other)
    } else if SwitchValues.answers.contains(where: {
      $0 == (SwitchValues.answer(other), SwitchValues.answer(one))
    }) {
      self.init(off: other, on: one)
    } else {
      return nil
    }
  }

  /// Creates the pair of two numbers or two texts to which each of some values belongs; `nil` if
  /// there are no values, others, or only one that several pairs contain.
  package init?(ofEach values: [StoredValue]) {
    let found = Array(Set(values))
    if found.count == 2, (found[0].string == nil) == (found[1].string == nil) {
      self.init(found[0], found[1])
    } else if found == [SwitchValues.numbers.off] || found == [SwitchValues.numbers.on] {
      self = .numbers
    } else if found.count == 1, let pair = SwitchValues.form(with: found[0]) {
      self = pair
    } else {
      return nil
    }
  }

  /// Pairs of no and yes as databases spell them, in lower case.
  private static let answers: [(String, String)] = [
    ("0", "1"), ("0", "-1"), ("f", "t"), ("false", "true"), ("n", "y"), ("no", "yes"),
    ("off", "on"),
    ("n", "j"), ("nein", "ja"), ("nee", "ja"), ("n", "o"), ("non", "oui"), ("n", "s"),
  ]
}

extension SwitchValues {
  /// The result of examining a column's values for the spelling of a switch.
  public enum Finding: Hashable, Sendable {
    /// The values are those of a switch.
    case form(SwitchValues)
    /// Texts without a common spelling of no and yes.
    case texts
    /// Other values, such as more than two different numbers.
    case others
  }

  /// Returns the spelling of no and yes in a column's values; `nil` for no values.
  ///
  /// At most one value in ten may be different, so that a single slip does not turn the column into
  /// one of texts. If more are different and 0 or 1 occurs, the switch is 0 and 1, as the
  /// declaration implies. If only one value of a pair occurs, the other one is inferred, unless
  /// several are possible: *n* goes with *j*, *y*, *o* and *s*.
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

  private static func form(of counts: [StoredValue: Int], among all: Int) -> SwitchValues? {
    let answers = counts.filter { !answer($0.key).isEmpty }.sorted {
      ($1.value, answer($0.key)) < ($0.value, answer($1.key))
    }
    guard let first = answers.first else { return nil }
    func isEnough(_ count: Int) -> Bool { (all - count) * 10 <= all }
    let partner = answers.dropFirst().first { SwitchValues(first.key, $0.key) != nil }
    if let partner, isEnough(first.value + partner.value) {
      return SwitchValues(first.key, partner.key)
    }
    return isEnough(first.value) ? form(with: first.key) : nil
  }

  /// The value as text in lower case; empty for *no value*, floating point numbers, bytes and
  /// secrets.
  private static func answer(_ value: StoredValue) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .text: value.string?.lowercased() ?? ""
    case .null, .real, .blob, .redacted: ""
    }
  }

  /// Returns the pair that a value belongs to; `nil` if there are several, or none.
  private static func form(with value: StoredValue) -> SwitchValues? {
    guard let text = value.string else { return nil }
    let pairs = answers.filter { $0.0 == answer(value) || $0.1 == answer(value) }
    guard pairs.count == 1, let (off, on) = pairs.first else { return nil }
    let isOn = on == answer(value)
    guard let other = (isOn ? off : on).withCase(of: text) else { return nil }
    return isOn
      ? SwitchValues(off: .text(other), on: value) : SwitchValues(off: value, on: .text(other))
  }
}

extension String {
  /// Returns the word in the letter case of another: lower case, upper case, or capitalised; `nil`
  /// for any other mixture.
  fileprivate func withCase(of other: String) -> String? {
    if other == other.lowercased() { return self }
    if other == other.uppercased() { return uppercased() }
    let isTitle = other.dropFirst() == other.dropFirst().lowercased()
    return isTitle ? prefix(1).uppercased() + dropFirst() : nil
  }
}
