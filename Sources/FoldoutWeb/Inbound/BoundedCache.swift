import Foundation

/// A thread-safe cache with a fixed number of keys. When full it is emptied.
///
/// Where there are more, the older half is forgotten: nothing has to be kept of who asked when. It
/// finds nothing out itself, so that no lock is held meanwhile; two requests may find out the same,
/// and either may win.
///
/// `@unchecked Sendable`: `capacity` never changes, and `values` and `older` are touched under
/// `lock` only. (`Mutex` would say the same and be checked, but needs macOS 15.)
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of keys.
  var count: Int { lock.withLock { values.count + older.count } }

  /// Returns the value of a key.
  func value(of key: Key) -> Value? { lock.withLock { values[key] ?? older[key] } }

  /// Remembers what was found out of a key.
  func keep(_ value: Value, of key: Key) {
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
