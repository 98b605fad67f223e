public import Foundation

/// Something that a value has to satisfy beyond being one of its field's kind.
///
/// All but functions are data, so that a rule can be said in words before it is broken.
public struct Rule<Record: Sendable>: Sendable {
  /// When a rule is asked.
  public typealias Timing = RuleTiming

  /// The condition that a value has to satisfy.
  public enum Condition: Sendable {
    /// Text of so many characters, as a person counts them.
    case length(minimum: Int, maximum: Int?)
    /// A number within these, both included.
    case range(minimum: Decimal?, maximum: Decimal?)
    /// A number above one and below another, neither included.
    case between(above: Decimal?, below: Decimal?)
    /// An e-mail address; ``EmailAddress`` says which.
    case email
    /// An address of the web; ``WebAddress`` says which.
    case url
    /// A phone number; ``PhoneNumber`` says which.
    case phone
    /// Text that a regular expression matches as a whole.
    case pattern(String, hint: String)
    /// The value of another field.
    case equal(FieldID)
    /// A value against which a function has nothing to say; its sentence is shown as it is.
    case custom(@Sendable (FieldValue, Record) -> String?)
  }

  /// The condition that a value has to satisfy.
  public var condition: Condition
  /// When the rule is asked.
  public var timing: Timing

  /// A rule that is asked at a time. Traps for a pattern that is no regular expression.
  public init(_ condition: Condition, when timing: Timing = .onLeaving) {
    if case .pattern(let pattern, _) = condition {
      precondition((try? Regex(pattern)) != nil, "“\(pattern)” is no regular expression")
    }
    self.condition = condition
    self.timing = timing
  }
}
