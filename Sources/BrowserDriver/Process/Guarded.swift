internal import Foundation

/// A value that threads access one at a time, and can wait for.
///
/// `@unchecked Sendable`: `value` is accessed only while `condition` is locked, and never escapes
/// by reference. (`Mutex` cannot be waited on, and needs macOS 15.)
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value, and wakes the waiting threads.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until the value satisfies the condition or the time is up, and returns the last value.
  func wait(for limit: Duration, until isDone: (Value) -> Bool) -> Value {
    let end = Date(timeIntervalSinceNow: limit.inSeconds)
    condition.lock()
    defer { condition.unlock() }
    while !isDone(value), condition.wait(until: end) {}
    return value
  }
}
