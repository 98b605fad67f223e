import Foundation
public import Testing

/// The depth of a run: `make test` proves each behaviour once, `make test-all` in every manner and
/// at full length.
public enum Depth {
  /// True in `make test-all`, which sets `FOLDOUT_ALL=1`.
  public static let isWhole = ProcessInfo.processInfo.environment["FOLDOUT_ALL"] == "1"

  /// Returns the first value in `make test`, and the second one in `make test-all`.
  public static func of<Value>(_ short: Value, all: Value) -> Value { isWhole ? all : short }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test or suite in `make test-all` only.
  public static var inTestAll: Self { .enabled(if: Depth.isWhole, "runs in make test-all") }
}
