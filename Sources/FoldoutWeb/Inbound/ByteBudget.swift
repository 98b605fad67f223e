/// Counts the bytes that requests and answers hold in memory at once, and refuses those beyond.
///
/// Each body alone has a limit; a hundred bodies that are each held one byte short would still take
/// all memory that there is.
struct ByteBudget: Sendable, Equatable {
  /// The most bytes at once.
  let capacity: Int
  /// The bytes that were taken and not given back.
  private(set) var taken = 0

  /// A budget of so many bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Takes bytes; false where there are not so many left, and then none are taken.
  mutating func take(_ count: Int) -> Bool {
    guard count <= capacity - taken else { return false }
    taken += count
    return true
  }

  /// Gives bytes back that were taken.
  mutating func release(_ count: Int) {
    taken -= min(count, taken)
  }
}
