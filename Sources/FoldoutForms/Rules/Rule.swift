public import Foundation

/// A condition on a value, beyond the field's kind.
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
