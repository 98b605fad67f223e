import Foundation

/// A thread-safe budget of bytes that all connections share.
///
/// `@unchecked Sendable`: `budget` is the only state, accessed only under `lock`.
final class ByteRoom: @unchecked Sendable {
  private let lock = NSLock()
  private var budget: ByteBudget

  /// Creates a budget of `capacity` bytes.
  init(capacity: Int) {
    budget = ByteBudget(capacity: capacity)
  }

  /// The bytes that are taken now.
  var taken: Int { lock.withLock { budget.taken } }

  /// Takes bytes; false if fewer are left.
  func take(_ count: Int) -> Bool { lock.withLock { budget.take(count) } }

  /// Releases bytes that were taken.
  func release(_ count: Int) { lock.withLock { budget.release(count) } }

  /// Takes bytes until the returned object is deallocated; `nil` if fewer are left.
  ///
  /// An answer whose reader has gone is dropped without a notice, so its bytes are tied to its
  /// lifetime.
  func hold(_ count: Int) -> HeldBytes? {
    take(count) ? HeldBytes(count, of: self) : nil
  }
}

/// Bytes taken from a budget, released when the object is deallocated.
final class HeldBytes: Sendable {
  private let room: ByteRoom
  private let count: Int

  fileprivate init(_ count: Int, of room: ByteRoom) {
    self.room = room
    self.count = count
  }

  deinit {
    room.release(count)
  }
}
