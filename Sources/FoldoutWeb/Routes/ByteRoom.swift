import Foundation

/// A budget of bytes that all connections share.
///
/// `@unchecked Sendable`: `budget` is the only state, touched under `lock` only.
final class ByteRoom: @unchecked Sendable {
  private let lock = NSLock()
  private var budget: ByteBudget

  /// Room for so many bytes.
  init(capacity: Int) {
    budget = ByteBudget(capacity: capacity)
  }

  /// The bytes that are taken now.
  var taken: Int { lock.withLock { budget.taken } }

  /// Takes bytes; false where there are not so many left.
  func take(_ count: Int) -> Bool { lock.withLock { budget.take(count) } }

  /// Gives bytes back that were taken.
  func release(_ count: Int) { lock.withLock { budget.release(count) } }

  /// Takes bytes for as long as somebody mentions the answer: an answer whose reader has gone is
  /// dropped without a word. `nil` where there are not so many left.
  func hold(_ count: Int) -> HeldBytes? {
    take(count) ? HeldBytes(count, of: self) : nil
  }
}

/// Bytes of a room, given back with the last mention of them.
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
