/// An ordered list of distinct identities, with a hash table of their offsets.
///
/// A slot of the hash table has 32 bits. The lowest bits, as many as an index of a slot needs, hold
/// an offset plus one; the other bits hold a part of the identity's hash. So identities that merely
/// share a slot are hardly ever compared, and most look-ups access no memory except the slot
/// (`Documentation/Decisions/0023-own-hash-table.md`).
///
///     identities    a     b     c
///     slots         ·     b,1   ·     ·     ·     a,0   c,2   ·
@usableFromInline
struct IdentityList<ID: Hashable & Sendable>: Sendable {
  /// A duplicate identity, with the offsets of both occurrences.
  @usableFromInline
  struct DuplicateError: Error {
    @usableFromInline let first: Int
    @usableFromInline let second: Int

    @inlinable
    init(first: Int, second: Int) {
      self.first = first
      self.second = second
    }
  }

  /// The identities in their order.
  @usableFromInline let ids: [ID]

  /// The hash table. Its size is a power of two, at most three quarters of its slots are used, and
  /// zero is an empty slot.
  @usableFromInline let slots: [UInt32]

  /// Creates an empty list.
  @inlinable
  init() {
    ids = []
    slots = [0]
  }

  /// Creates a list from identities in their order; throws if one occurs twice.
  ///
  /// - Precondition: There are fewer than 2³¹.
  @inlinable
  init(_ ids: [ID]) throws(DuplicateError) {
    precondition(ids.count <= Int32.max, "An outline has fewer than 2³¹ rows.")
    var size = 1
    while size - size / 4 <= ids.count { size *= 2 }
    var slots: [UInt32] = Array(repeating: 0, count: size)
    if let repetition = Self.fill(&slots, with: ids) { throw repetition }
    self.ids = ids
    self.slots = slots
  }
}

extension IdentityList: Equatable {
  /// True if both lists have the same identities in the same order.
  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.ids == right.ids }
}
