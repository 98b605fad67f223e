extension IdentityList {
  /// Returns the offset of an identity; `nil` if it is not in the list.
  ///
  /// - Complexity: one hash, and nearly always one comparison, or none if the identity is missing.
  @inlinable
  func offset(of id: ID) -> Int? {
    let hash = id.hashValue
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      let tag = Self.tag(ofHash: hash, mask)
      var slot = hash & mask
      while slots[slot] != 0 {
        let offset = Self.offset(in: slots[slot], mask)
        if Self.tag(in: slots[slot], mask) == tag, ids[offset] == id { return offset }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  /// Calls `visit` for each of several identities with its index and its offset in this list, or
  /// -1.
  ///
  /// Each step is performed for a chunk of identities before the next step, so that the processor
  /// overlaps their memory accesses.
  @inlinable
  func find(
    _ others: UnsafeBufferPointer<ID>, in range: Range<Int>,
    _ visit: (_ index: Int, _ offset: Int) -> Void
  ) {
    let mask = slots.count - 1
    slots.withUnsafeBufferPointer { slots in
      ids.withUnsafeBufferPointer { ids in
        withUnsafeTemporaryAllocation(
          of: (hash: Int, slot: Int, offset: Int, isFound: Bool).self, capacity: Self.chunk
        ) { queries in
          /// Advances to the next slot with the same hash bits, or to an empty slot.
          func advance(_ index: Int) {
            let tag = Self.tag(ofHash: queries[index].hash, mask)
            var slot = queries[index].slot
            while slots[slot] != 0, Self.tag(in: slots[slot], mask) != tag {
              slot = (slot + 1) & mask
            }
            queries[index].slot = (slot + 1) & mask
            queries[index].offset = Self.offset(in: slots[slot], mask)
          }
          for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
            let count = min(Self.chunk, range.upperBound - start)
            for index in 0..<count {
              let hash = others[start + index].hashValue
              queries.initializeElement(at: index, to: (hash, hash & mask, -1, false))
            }
            for index in 0..<count { advance(index) }
            for index in 0..<count where queries[index].offset >= 0 {
              queries[index].isFound = ids[queries[index].offset] == others[start + index]
            }
            for index in 0..<count {
              while !queries[index].isFound, queries[index].offset >= 0 {
                advance(index)
                let offset = queries[index].offset
                queries[index].isFound = offset >= 0 && ids[offset] == others[start + index]
              }
              visit(start + index, queries[index].offset)
            }
          }
        }
      }
    }
  }
}
