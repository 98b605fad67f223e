import Foundation

/// A thread-safe budget of bytes that all connections share.
///
/// `@unchecked Sendable`: `budget` is the only state, accessed only under `lock`.
final class SharedByteBudget: @unchecked Sendable {
  private let lock = NSLock()
  private var budget: ByteBudget

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
  func reserve(_ count: Int) -> ByteReservation? {
    take(count) ? ByteReservation(count, of: self) : nil
  }
}

/// Bytes taken from a budget, released when the object is deallocated.
final class ByteReservation: Sendable {
  private let budget: SharedByteBudget
  private let count: Int

  fileprivate init(_ count: Int, of budget: SharedByteBudget) {
    self.budget = budget
    self.count = count
  }

  deinit {
    budget.release(count)
  }
}

/// Counts the bytes that requests and answers hold in memory, and refuses more than its capacity.
///
/// Each body has a limit of its own, but a hundred clients that each hold back the last byte could
/// still use up all memory.
struct ByteBudget: Sendable, Equatable {
  /// The maximum number of bytes at once.
  let capacity: Int
  /// The bytes that are taken and not yet released.
  private(set) var taken = 0

  /// Creates a budget of `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Takes bytes; false, without taking any, if fewer are left.
  mutating func take(_ count: Int) -> Bool {
    guard count <= capacity - taken else { return false }
    taken += count
    return true
  }

  /// Releases bytes that were taken.
  mutating func release(_ count: Int) {
    taken -= min(count, taken)
  }
}
