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
