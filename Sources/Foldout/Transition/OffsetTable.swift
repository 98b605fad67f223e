/// The offsets of some identities by their hashes, for many look-ups one after the other.
///
/// The hash table of an `OrderedSet` is packed to the bit, which costs each look-up about 200 ns among a
/// million rows that are asked for in any order. Where most of them are, it takes less time to make this
/// one and ask it: a slot is half of the memory of an offset, every other is empty, and the
/// slots of some dozens of rows are fetched side by side, as no look-up waits for the one before.
@usableFromInline
struct OffsetTable<ID: Hashable> {
  /// One more than an offset; zero where nothing is.
  @usableFromInline var slots: [UInt32]
  @usableFromInline let mask: Int

  @usableFromInline static var chunk: Int { 64 }

  /// Takes the identities of a range, at most 2³¹.
  @inlinable
  init(of ids: UnsafeBufferPointer<ID>, in range: Range<Int>) {
    var size = 64
    while size < 2 * range.count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    slots.withUnsafeMutableBufferPointer { slots in
      withUnsafeTemporaryAllocation(of: (slot: Int, first: UInt32).self, capacity: Self.chunk) {
        fetched in
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
          let count = min(Self.chunk, range.upperBound - start)
          for index in 0..<count {
            let slot = ids[start + index].hashValue & mask
            fetched.initializeElement(at: index, to: (slot, slots[slot]))
          }
          for index in 0..<count {
            var slot = fetched[index].slot
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(truncatingIfNeeded: start + index + 1)
          }
        }
      }
    }
  }

  /// Calls with the offset of each of some identities among those of the table, or with -1.
  @inlinable
  func find(
    _ new: UnsafeBufferPointer<ID>, in range: Range<Int>, among ids: UnsafeBufferPointer<ID>,
    _ visit: (_ offset: Int, _ match: Int) -> Void
  ) {
    slots.withUnsafeBufferPointer { slots in
      withUnsafeTemporaryAllocation(
        of: (slot: Int, match: Int, isFound: Bool).self, capacity: Self.chunk
      ) { fetched in
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
          let count = min(Self.chunk, range.upperBound - start)
          for index in 0..<count {
            let slot = new[start + index].hashValue & mask
            fetched.initializeElement(at: index, to: (slot, Int(slots[slot]) - 1, false))
          }
          for index in 0..<count where fetched[index].match >= 0 {
            fetched[index].isFound = ids[fetched[index].match] == new[start + index]
          }
          for index in 0..<count {
            var (slot, match, isFound) = fetched[index]
            while !isFound, match >= 0 {
              slot = (slot + 1) & mask
              match = Int(slots[slot]) - 1
              isFound = match >= 0 && ids[match] == new[start + index]
            }
            visit(start + index, match)
          }
        }
      }
    }
  }
}
