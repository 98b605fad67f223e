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
