extension Table {
  @inlinable
  mutating func replace(
    by outline: Outline<SectionID, RowID>, owners: Set<RowID>
  ) -> Step<SectionID, RowID> {
    let matches = IdentityMatches(from: self.outline.rowSet, to: outline.rowSet)
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
  /// Where they are the same as before no row is hashed: a row that stayed is an owner if it was, and
  /// one that came is none.
  @inlinable
  func owned(
    _ owners: Set<RowID>, in outline: Outline<SectionID, RowID>, _ matches: IdentityMatches
  ) -> Owned<RowID> {
    guard owners == self.owners else { return Owned(owners, in: outline) }
    var owned = Owned<RowID>(owners: self.owners, bits: OffsetBits(count: outline.rowCount))
    guard !owners.isEmpty else { return owned }
    owned.bits.copy(ownerBits, from: 0, to: 0, count: matches.head)
    var stayed = OffsetBits(count: self.outline.rowCount)
    for (index, before) in matches.middle.enumerated() where before >= 0 {
      stayed.insert(before)
      if ownerBits.contains(before) { owned.bits.insert(matches.head + index) }
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

  /// Finds the update that leads from another table to this one.
  @inlinable
  func difference(from old: Self, _ matches: IdentityMatches) -> BatchUpdate<SectionID, RowID>? {
    var update = BatchUpdate<SectionID, RowID>()
    let sections = IdentityDifference(
      IdentityMatches(from: old.outline.sectionSet, to: outline.sectionSet),
      0..<old.sectionCount, 0..<sectionCount)
    sections.walk { change in
      switch change {
      case .removed(let index):
        update.deletedSections.append(PlacedSection(old.outline.sectionIDs[index], at: index))
      case .added(let index):
        update.insertedSections.append(PlacedSection(outline.sectionIDs[index], at: index))
      case .kept(let before, let after, let count):
        for index in 0..<count {
          addRows(ofSection: after + index, before: before + index, of: old, matches, to: &update)
        }
      }
    }
    return update.unlessEmpty
  }

  /// Adds to an update how the rows of one section, and their drawers, differ.
  @inlinable
  func addRows(
    ofSection section: Int, before: Int, of old: Self, _ matches: IdentityMatches,
    to update: inout BatchUpdate<SectionID, RowID>
  ) {
    let hidden = hiddenOffsets
    let rows = IdentityDifference(
      matches, old.outline.offsets(inSection: before), outline.offsets(inSection: section),
      isUnseen: { !hidden.offsets.isEmpty && hidden.contains($0) })
    update.deletions.reserveCapacity(update.deletions.count + rows.removed.count)
    update.insertions.reserveCapacity(update.insertions.count + rows.added.count)
    rows.walk { change in
      switch change {
      case .removed(let offset): old.place(offset, ofSection: before, into: &update.deletions)
      case .added(let offset): place(offset, ofSection: section, into: &update.insertions)
      case .kept(let before, let after, let count):
        // Nearly all rows are kept; they must not cost a search each.
        for drawer in old.drawers.owners[old.drawers.indices(within: before..<before + count)]
        where drawers.index(ofOffset: drawer.offset - before + after) == nil {
          update.deletions.append(old.placedDrawer(ofOffset: drawer.offset))
        }
        ownerBits.forEachDifference(from: old.ownerBits, at: before, here: after, count: count) {
          offset in
          if !hiddenOffsets.contains(offset) {
            update.reconfigured.append(placedRow(ofOffset: offset))
          }
        }
      }
    }
  }

  /// Adds a row that is shown, and its drawer if it is open, to a list.
  @inlinable
  func place(_ offset: Int, ofSection section: Int, into list: inout [PlacedItem<RowID>]) {
    guard hiddenOffsets.offsets.isEmpty || !hiddenOffsets.contains(offset) else { return }
    let item = place(ofOffset: offset) - firstPlace(inSection: section)
    let row = outline.row(at: offset)
    list.append(PlacedItem(.row(row), at: Position(section: section, item: item)))
    guard !drawers.owners.isEmpty, drawers.index(ofOffset: offset) != nil else { return }
    list.append(PlacedItem(.drawer(of: row), at: Position(section: section, item: item + 1)))
  }
}
