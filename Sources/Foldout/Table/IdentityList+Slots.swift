extension IdentityList {
  /// The number of identities that are hashed, fetched and compared together.
  @inlinable
  static var chunk: Int { 64 }

  /// Returns the bits of a hash that a slot stores.
  @inlinable
  static func tag(ofHash hash: Int, _ mask: Int) -> UInt32 {
    tag(in: UInt32(truncatingIfNeeded: hash >> 32), mask)
  }

  /// Returns the hash bits stored in a slot.
  @inlinable
  static func tag(in slot: UInt32, _ mask: Int) -> UInt32 {
    slot & ~UInt32(truncatingIfNeeded: mask)
  }

  /// Returns the offset stored in a slot; -1 for an empty slot.
  @inlinable
  static func offset(in slot: UInt32, _ mask: Int) -> Int {
    (Int(truncatingIfNeeded: slot) & mask) - 1
  }

  /// Stores the offsets of identities in empty slots; stops at the first duplicate and returns it.
  @inlinable
  static func fill(_ slots: inout [UInt32], with ids: [ID]) -> DuplicateError? {
    let mask = slots.count - 1
    return slots.withUnsafeMutableBufferPointer { slots in
      withUnsafeTemporaryAllocation(of: (hash: Int, slot: UInt32).self, capacity: chunk) {
        fetched in
        for start in stride(from: 0, to: ids.count, by: chunk) {
          let count = min(chunk, ids.count - start)
          for index in 0..<count {
            fetched.initializeElement(at: index, to: (ids[start + index].hashValue, 0))
          }
          for index in 0..<count { fetched[index].slot = slots[fetched[index].hash & mask] }
          for index in 0..<count {
            let offset = start + index
            let tag = tag(ofHash: fetched[index].hash, mask)
            var slotIndex = fetched[index].hash & mask
            // An earlier identity of the same chunk may have taken the slot since it was fetched.
            var slot = fetched[index].slot == 0 ? slots[slotIndex] : fetched[index].slot
            while slot != 0 {
              let first = Self.offset(in: slot, mask)
              if Self.tag(in: slot, mask) == tag, ids[first] == ids[offset] {
                return DuplicateError(first: first, second: offset)
              }
              slotIndex = (slotIndex + 1) & mask
              slot = slots[slotIndex]
            }
            slots[slotIndex] = tag | UInt32(truncatingIfNeeded: offset + 1)
          }
        }
        return nil
      }
    }
  }
}
