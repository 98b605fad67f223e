extension Table {
  @inlinable
  mutating func replace(
    by outline: Outline<SectionID, RowID>, owners: Set<RowID>
  ) -> Step<SectionID, RowID> {
    let matches = IdentityMatches(from: self.outline.rowList, to: outline.rowList)
    var next = Self(
      outline, owning: owned(owners, in: outline, matches), policy: policy, open: openDrawers,
      hidden: hidden)
    next.editedRow = editedRow
    let effects = next.endImpossibleEditing()
    let update = next.difference(from: self, matches)
    self = next
    return Step(update: update, effects: effects)
  }

  /// Finds the owners among the rows of a new outline.
  ///
  /// If the set of owners is unchanged, no row is hashed: a kept row is an owner if it was one
  /// before, and a new row never is.
  @inlinable
  func owned(
    _ owners: Set<RowID>, in outline: Outline<SectionID, RowID>, _ matches: IdentityMatches
  ) -> OwnerSet<RowID> {
    guard owners == self.owners else { return OwnerSet(owners, in: outline) }
    var owned = OwnerSet<RowID>(owners: self.owners, bits: OffsetBits(count: outline.rowCount))
    guard !owners.isEmpty else { return owned }
    owned.bits.copy(ownerBits, from: 0, to: 0, count: matches.head)
    var stayed = OffsetBits(count: self.outline.rowCount)
    for (index, before) in matches.middle.enumerated() where before >= 0 {
      stayed.insert(Int(before))
      if ownerBits.contains(Int(before)) { owned.bits.insert(matches.head + index) }
    }
    owned.bits.copy(
      ownerBits, from: matches.tail + matches.shift, to: matches.tail,
      count: outline.rowCount - matches.tail)
    for before in matches.head..<matches.tail + matches.shift
    where ownerBits.contains(before) && !stayed.contains(before) {
      owned.owners.remove(self.outline.row(at: before))
    }
    return owned
  }
}
