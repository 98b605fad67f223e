import Foundation

/// A thread-safe cache with a fixed capacity. When full, the older half is dropped.
///
/// Two generations replace recency bookkeeping: when the newer one holds half of the capacity, it
/// replaces the older one. Values are computed outside the lock, so two requests may compute the
/// same one, and either may win.
///
/// `@unchecked Sendable`: `capacity` never changes, and `values` and `older` are accessed only
/// under `lock`. (`Mutex` would be checked by the compiler, but needs macOS 15.)
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of keys.
  package var count: Int { lock.withLock { values.count + older.count } }

  /// Returns the value of a key.
  package func value(of key: Key) -> Value? { lock.withLock { values[key] ?? older[key] } }

  /// Stores the value of a key.
  package func keep(_ value: Value, of key: Key) {
    lock.withLock {
      if values[key] == nil, values.count >= max(1, capacity / 2) {
        older = values
        values = [:]
      }
      older[key] = nil
      values[key] = value
    }
  }
}
