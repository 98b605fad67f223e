/// Identities in their order, each once, with a hash table of their offsets.
///
/// A slot of the table has 32 bits. As many of the lowest as count the slots hold an offset and one
/// more, the others some bits of the identity's hash. So two identities that only came to the same
/// slot are hardly ever compared, and no memory has to be waited for but the slot's
/// (`Documentation/Decisions/0026-own-hash-table.md`).
///
///     identities    a     b     c
///     slots         ·     b,1   ·     ·     ·     a,0   c,2   ·
@usableFromInline
struct IdentityList<ID: Hashable & Sendable>: Sendable {
  /// The refusal of an identity that came again, by the offsets of both.
  @usableFromInline
  struct RepetitionError: Error {
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

  /// The hash table: its size is a power of two, and at most three quarters of its slots are taken.
  /// Zero is an empty slot.
  @usableFromInline let slots: [UInt32]

  /// Makes the list in which there is nothing.
  @inlinable
  init() {
    ids = []
    slots = [0]
  }

  /// Takes identities in their order, unless one comes again.
  ///
  /// - Precondition: There are fewer than 2³¹.
  @inlinable
  init(_ ids: [ID]) throws(RepetitionError) {
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
  /// Tells whether two lists have the same identities in the same order.
  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.ids == right.ids }
}
