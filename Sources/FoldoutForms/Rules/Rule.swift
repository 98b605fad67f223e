public import Foundation

/// When a rule is asked.
public enum RuleTiming: Hashable, Sendable, CaseIterable {
  /// As the value is typed, when nothing is stored yet; and whenever it is about to be.
  case onChange
  /// When the value is about to be stored.
  case onLeaving
  /// When the value is about to be stored; and once it has been refused then, as it is typed.
  case afterLeaving
  /// When a button is pressed or the whole form is saved; the value itself is stored all the same.
  case onSubmit
}

/// Something that a value has to satisfy beyond being one of its field's kind.
public struct Rule<Record: Sendable>: Sendable {
  /// When a rule is asked.
  public typealias Timing = RuleTiming

  /// What a value has to satisfy.
  public enum Condition: Sendable {
    /// Text of so many characters, as a person counts them.
    case length(least: Int, most: Int?)
    /// A number within these, both included.
    case range(least: Decimal?, most: Decimal?)
    /// An e-mail address.
    case email
    /// An address of the web.
    case url
    /// A phone number.
    case phone
    /// Text that a regular expression matches as a whole.
    case pattern(String, hint: String)
    /// The value of another field.
    case equal(FieldID)
    /// What a function has nothing to say against; its sentence is shown as it is.
    case said(@Sendable (FieldValue, Record) -> String?)
  }

  /// What a value has to satisfy.
  public var condition: Condition
  /// When the rule is asked.
  public var timing: Timing

  /// A rule that is asked at a time.
  public init(_ condition: Condition, when timing: Timing = .onLeaving) {
    self.condition = condition
    self.timing = timing
  }
}
