extension IdentityList {
  /// Finds the offset of an identity.
  ///
  /// - Complexity: one hash, and nearly always one comparison, or none where the identity is not
  ///   there.
  @inlinable
  func offset(of id: ID) -> Int? {
    let hash = id.hashValue
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      let tag = Self.tag(ofHash: hash, mask)
      var flatIndex = hash & mask
      while slots[flatIndex] != 0 {
        let offset = Self.offset(in: slots[flatIndex], mask)
        if Self.tag(in: slots[flatIndex], mask) == tag, ids[offset] == id { return offset }
        flatIndex = (flatIndex + 1) & mask
      }
      return nil
    }
  }

  /// Calls with the index of each of some identities and its offset in this list, or -1.
  ///
  /// Each step is taken for some dozens of identities before the next, so that their memory is
  /// waited for together.
  @inlinable
  func find(
    _ others: UnsafeBufferPointer<ID>, in range: Range<Int>,
    _ visit: (_ index: Int, _ offset: Int) -> Void
  ) {
    let mask = slots.count - 1
    slots.withUnsafeBufferPointer { slots in
      ids.withUnsafeBufferPointer { ids in
        withUnsafeTemporaryAllocation(
          of: (hash: Int, flatIndex: Int, offset: Int, isFound: Bool).self, capacity: Self.chunk
        ) { asked in
          /// Goes on to the next slot with the same bits of the hash, or to an empty one.
          func goOn(_ index: Int) {
            let tag = Self.tag(ofHash: asked[index].hash, mask)
            var flatIndex = asked[index].flatIndex
            while slots[flatIndex] != 0, Self.tag(in: slots[flatIndex], mask) != tag {
              flatIndex = (flatIndex + 1) & mask
            }
            asked[index].flatIndex = (flatIndex + 1) & mask
            asked[index].offset = Self.offset(in: slots[flatIndex], mask)
          }
          for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
            let count = min(Self.chunk, range.upperBound - start)
            for index in 0..<count {
              let hash = others[start + index].hashValue
              asked.initializeElement(at: index, to: (hash, hash & mask, -1, false))
            }
            for index in 0..<count { goOn(index) }
            for index in 0..<count where asked[index].offset >= 0 {
              asked[index].isFound = ids[asked[index].offset] == others[start + index]
            }
            for index in 0..<count {
              while !asked[index].isFound, asked[index].offset >= 0 {
                goOn(index)
                let offset = asked[index].offset
                asked[index].isFound = offset >= 0 && ids[offset] == others[start + index]
              }
              visit(start + index, asked[index].offset)
            }
          }
        }
      }
    }
  }
}
