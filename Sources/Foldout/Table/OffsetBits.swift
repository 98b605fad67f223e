/// A set of offsets as one bit for each possible offset, for sets that may contain all of them.
///
/// The engine checks at every tap if the row is an owner. A look-up in the set of owners would hash
/// the identity a second time: measured among a million rows with ids of 36 characters, a tap then
/// took 2.05 times an `OrderedSet` look-up instead of 1.62 (with Int ids the same). For a million
/// rows the bits need 125 kB, which stays in the cache.
@usableFromInline
struct OffsetBits: Equatable, Sendable {
  @usableFromInline var words: [UInt64]

  /// Creates an empty set for offsets from zero to `count` - 1.
  @inlinable
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  @inlinable
  func contains(_ offset: Int) -> Bool { words[offset >> 6] >> UInt64(offset & 63) & 1 == 1 }

  @inlinable
  mutating func insert(_ offset: Int) { words[offset >> 6] |= 1 << UInt64(offset & 63) }
}

extension OffsetBits {
  /// Returns up to 64 bits from an offset on, the first one lowest.
  @inlinable
  func word(from offset: Int, count: Int) -> UInt64 {
    let (index, low) = (offset >> 6, UInt64(offset & 63))
    var word = words[index] >> low
    if low > 0, index + 1 < words.count { word |= words[index + 1] << (64 - low) }
    return count < 64 ? word & (1 << UInt64(count) - 1) : word
  }

  /// Copies a range of bits from another set, 64 at a time; the target bits must be clear.
  @inlinable
  mutating func copy(_ others: OffsetBits, from source: Int, to target: Int, count: Int) {
    for done in stride(from: 0, to: count, by: 64) {
      let word = others.word(from: source + done, count: count - done)
      let (index, low) = ((target + done) >> 6, UInt64((target + done) & 63))
      words[index] |= word << low
      if low > 0, index + 1 < words.count { words[index + 1] |= word >> (64 - low) }
    }
  }

  /// Visits the offsets of a range whose bits differ from those of a range in another set.
  @inlinable
  func forEachDifference(
    from others: OffsetBits, at source: Int, here target: Int, count: Int, _ visit: (Int) -> Void
  ) {
    for done in stride(from: 0, to: count, by: 64) {
      var word =
        word(from: target + done, count: count - done)
        ^ others.word(from: source + done, count: count - done)
      while word != 0 {
        visit(target + done + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}

/// The rows of an outline that own a drawer, as a set and as bits by offset.
@usableFromInline
struct OwnerSet<RowID: Hashable & Sendable> {
  @usableFromInline var owners: Set<RowID>
  @usableFromInline var bits: OffsetBits

  /// Creates a value from both representations, which must agree.
  @inlinable
  init(owners: Set<RowID>, bits: OffsetBits) {
    self.owners = owners
    self.bits = bits
  }

  /// Finds owners in an outline; unknown rows are dropped.
  ///
  /// - Complexity: one look-up for each owner.
  @inlinable
  init<SectionID>(_ owners: Set<RowID>, in outline: Outline<SectionID, RowID>) {
    bits = OffsetBits(count: outline.rowCount)
    var known = 0
    for owner in owners {
      guard let offset = outline.offset(of: owner) else { continue }
      bits.insert(offset)
      known += 1
    }
    // Nearly always all owners are known; then the caller's set is shared instead of copied.
    self.owners = known == owners.count ? owners : owners.filter(outline.contains)
  }
}
