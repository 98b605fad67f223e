internal import Foundation

/// A value that several threads take turns with, and can wait for.
///
/// Sendable by hand: `value` is touched only while `condition` is locked, and never handed out
/// by reference. (`Mutex` would do the same but cannot be waited on, and needs macOS 15.)
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value, and wakes whoever waits for it.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until the value satisfies the condition or time is up, and returns the last value.
  func wait(for limit: Duration, until isDone: (Value) -> Bool) -> Value {
    let end = Date(timeIntervalSinceNow: limit.inSeconds)
    condition.lock()
    defer { condition.unlock() }
    while !isDone(value), condition.wait(until: end) {}
    return value
  }
}
