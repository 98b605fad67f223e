/// The rows of an outline that own a drawer, as a set and once more by offset.
@usableFromInline
struct Owned<RowID: Hashable & Sendable> {
  @usableFromInline var owners: Set<RowID>
  @usableFromInline var bits: OffsetBits

  /// Takes both, which must agree.
  @inlinable
  init(owners: Set<RowID>, bits: OffsetBits) {
    self.owners = owners
    self.bits = bits
  }

  /// Finds owners in an outline; unknown ones are left out.
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
    // Nearly always all are known; then the caller's set is shared, not copied.
    self.owners = known == owners.count ? owners : owners.filter(outline.contains)
  }
}
