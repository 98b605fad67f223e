/// A violation of the store's contract.
public struct StoreContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law, in a few words.
  public let law: String
  /// The expectation and the result.
  public let detail: String

  /// The law, the expectation and the result.
  public var description: String { "\(law): \(detail)" }
}

/// The findings of a check so far.
struct Findings {
  private(set) var violations: [StoreContractError] = []

  /// Notes a violation unless both are equal.
  mutating func expect<Value: Equatable>(
    _ found: Value, is expected: Value, _ law: String, _ context: @autoclosure () -> String = ""
  ) {
    guard found != expected else { return }
    note(law, "\(context()) expected \(expected), found \(found)")
  }

  /// Notes a violation.
  mutating func note(_ law: String, _ detail: String) {
    violations.append(StoreContractError(law: law, detail: detail))
  }
}
