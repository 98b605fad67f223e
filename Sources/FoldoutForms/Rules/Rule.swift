public import Foundation

/// A condition on a value, beyond the field's kind.
///
/// ```swift
/// name.rules = [Rule(.length(minimum: 2, maximum: 40))]
/// repeated.rules = [Rule(.equal("email"), when: .onSubmit)]
/// ```
///
/// All conditions except functions are data, so that a page can describe a rule before it is
/// broken.
public struct Rule<Record: Sendable>: Sendable {
  /// The time when a rule is checked.
  public typealias Timing = RuleTiming

  /// The condition that a value must satisfy.
  public enum Condition: Sendable {
    /// A text whose number of characters, as a person counts them, is within limits.
    case length(minimum: Int, maximum: Int?)
    /// A number within limits, both included.
    case range(minimum: Decimal?, maximum: Decimal?)
    /// A number between two others, neither included.
    case between(above: Decimal?, below: Decimal?)
    /// An e-mail address, as ``EmailAddress`` accepts it.
    case email
    /// A web address, as ``WebAddress`` accepts it.
    case url
    /// A phone number, as ``PhoneNumber`` accepts it.
    case phone
    /// A text that a regular expression matches as a whole; the hint describes it to a person.
    case pattern(String, hint: String)
    /// The same value as another field's.
    case equal(FieldID)
    /// A value that a function accepts by returning `nil`; any other result is the sentence to
    /// show.
    case custom(@Sendable (FieldValue, Record) -> String?)
  }

  /// The condition that the value must satisfy.
  public var condition: Condition
  /// The time when the rule is checked.
  public var timing: Timing

  /// Creates a rule that is checked at the given time. Traps for an invalid regular expression.
  public init(_ condition: Condition, when timing: Timing = .onLeaving) {
    if case .pattern(let pattern, _) = condition {
      precondition((try? Regex(pattern)) != nil, "“\(pattern)” is not a valid regular expression.")
    }
    self.condition = condition
    self.timing = timing
  }
}

extension Rule {
  /// Returns the problem of a value, in a record that already contains it.
  ///
  /// Empty texts and missing numbers pass all conditions except functions and `.equal`;
  /// ``Field/isRequired`` refuses them. So an optional address may be empty.
  func problem(
    of value: FieldValue, in record: Record, of form: Form<Record>, _ hidden: Set<FieldID>
  ) -> FieldError? {
    switch condition {
    case .custom(let custom): return custom(value, record).map(FieldError.custom)
    case .equal(let id):
      return hidden.contains(id) ? nil : Rule.difference(value, from: form.named(id), record)
    case .range(let minimum, let maximum):
      return value.number.flatMap { Rule.problem(of: $0, minimum: minimum, maximum: maximum) }
    case .between(let above, let below):
      return value.number.flatMap { Rule.problem(of: $0, above: above, below: below) }
    case .length, .email, .url, .phone, .pattern:
      guard case .text(let text) = value, !text.isEmpty else { return nil }
      return problem(of: text)
    }
  }

  private func problem(of text: String) -> FieldError? {
    switch condition {
    case .length(let minimum, let maximum):
      let count = text.count
      if count < minimum { return .tooShort(count: count, minimum: minimum) }
      return maximum.flatMap { count > $0 ? .tooLong(count: count, maximum: $0) : nil }
    case .email:
      return EmailAddress(text) == nil ? .notAnEmail(text: TypedText.excerpt(text)) : nil
    case .url:
      return WebAddress(text) == nil ? .notAURL(text: TypedText.excerpt(text)) : nil
    case .phone:
      return PhoneNumber(text) == nil ? .notAPhone(text: TypedText.excerpt(text)) : nil
    case .pattern(let pattern, let hint):
      do {
        return try Regex(pattern).wholeMatch(in: text) == nil ? .pattern(hint: hint) : nil
      } catch {
        preconditionFailure("“\(pattern)” is not a valid regular expression: \(error)")
      }
    case .range, .between, .equal, .custom: return nil
    }
  }

  private static func problem(
    of number: Decimal, minimum: Decimal?, maximum: Decimal?
  ) -> FieldError? {
    if let minimum, number < minimum { return .tooSmall(minimum: minimum) }
    if let maximum, number > maximum { return .tooLarge(maximum: maximum) }
    return nil
  }

  private static func problem(
    of number: Decimal, above: Decimal?, below: Decimal?
  ) -> FieldError? {
    if let above, number <= above { return .notAbove(above) }
    if let below, number >= below { return .notBelow(below) }
    return nil
  }

  /// Compares with another field's value. A redacted value cannot be compared, so it counts as
  /// equal.
  private static func difference(
    _ value: FieldValue, from other: Field<Record>, _ record: Record
  ) -> FieldError? {
    let isSame: Bool
    switch other.read(record) {
    case .value(let found): isSame = found == value || (found.isEmpty && value.isEmpty)
    case .mismatched(.redacted): isSame = true
    case .mismatched(let stored): isSame = stored.string.map { .text($0) == value } ?? false
    }
    return isSame ? nil : .differsFromField(label: other.label)
  }
}

extension FieldValue {
  /// True for *no value*, for the empty text, and for an empty list of several.
  var isEmpty: Bool {
    self == .none || self == .text("") || self == .several([])
  }

  fileprivate var number: Decimal? {
    switch self {
    case .whole(let number): Decimal(number)
    case .decimal(let number): number
    default: nil
    }
  }
}

/// The time when a rule is checked.
public enum RuleTiming: Hashable, Sendable, CaseIterable {
  /// While the value is typed, before anything is stored, and again before it is stored.
  case onChange
  /// Before the value is stored.
  case onLeaving
  /// Before the value is stored; after a refusal also while it is typed again.
  case afterLeaving
  /// When a button is pressed or the whole form is saved; the value itself can be stored
  /// regardless.
  case onSubmit
}

/// The events at which rules are checked, each as the set of timings that it includes.
///
/// ```
///                  onChange  onLeaving  afterLeaving  onSubmit
/// typing               ×
/// typingAgain          ×                     ×
/// storing              ×         ×           ×
/// submitting           ×         ×           ×            ×
/// ```
extension Set<RuleTiming> {
  /// The value is being typed.
  public static let typing: Self = [.onChange]
  /// The value is being typed again after a refusal.
  public static let typingAgain: Self = [.onChange, .afterLeaving]
  /// The value is about to be stored.
  public static let storing: Self = [.onChange, .onLeaving, .afterLeaving]
  /// A button is pressed, or the whole form is saved.
  public static let submitting: Self = [.onChange, .onLeaving, .afterLeaving, .onSubmit]
}
