import FoldoutRecords

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

  /// Notes a violation unless a change that nothing speaks against was stored.
  mutating func expectStored(_ outcome: ChangeOutcome, _ context: String) {
    if case .stored = outcome { return }
    note("a cell as it was seen is written", "\(context): \(outcome)")
  }

  /// Notes a violation unless a removal that nothing speaks against was made.
  mutating func expectRemoved(_ outcome: RemovalOutcome, _ context: String) {
    if case .removed = outcome { return }
    note("a record as it was seen is removed", "\(context): \(outcome)")
  }
}
