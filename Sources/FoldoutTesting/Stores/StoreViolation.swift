/// A law of the store's contract that a store breaks, and where.
public struct StoreViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law, in a few words.
  public let law: String
  /// The expectation and the result.
  public let detail: String

  /// The law and what broke it.
  public var description: String { "\(law): \(detail)" }
}

/// The findings of a check so far.
struct Findings {
  private(set) var violations: [StoreViolation] = []

  /// Notes a violation unless both are equal.
  mutating func expect<Value: Equatable>(
    _ found: Value, is expected: Value, _ law: String, _ place: @autoclosure () -> String = ""
  ) {
    guard found != expected else { return }
    note(law, "\(place()) expected \(expected), found \(found)")
  }

  /// Notes a violation.
  mutating func note(_ law: String, _ detail: String) {
    violations.append(StoreViolation(law: law, detail: detail))
  }
}
