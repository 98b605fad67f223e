import Foundation

/// A thread-safe cache with a fixed capacity. When full, it evicts the oldest entry.
///
/// `@unchecked Sendable`: `capacity` never changes, and `values` and `order` are only accessed
/// while `lock` is held. The lock is also held while Foundation is queried, so that two
/// simultaneous first requests query it once; others wait for that millisecond. (`Mutex` would be
/// checked, but needs macOS 15 and iOS 18.)
final class FixedSizeCache<ID: Hashable, Value: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let lock = NSLock()
  private var values: [ID: Value] = [:]
  /// The IDs in order of insertion, the oldest first.
  private var order: [ID] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func value(of id: ID, _ make: () -> Value) -> Value {
    lock.withLock {
      if let cached = values[id] { return cached }
      if order.count == capacity { values[order.removeFirst()] = nil }
      let new = make()
      values[id] = new
      order.append(id)
      return new
    }
  }
}
