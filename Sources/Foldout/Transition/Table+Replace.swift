extension Table {
  @inlinable
  mutating func replace(
    by outline: Outline<SectionID, RowID>, owners: Set<RowID>
  ) -> Step<SectionID, RowID> {
    var next = Self(outline, owners: owners, policy: policy, open: openDrawers, hidden: hidden)
    next.editedRow = editedRow
    let effects = next.endImpossibleEditing()
    let update = next.difference(from: self)
    self = next
    return Step(update: update, effects: effects)
  }

  /// Finds the update that leads from another table to this one.
  @inlinable
  func difference(from old: Self) -> BatchUpdate<SectionID, RowID>? {
    var update = BatchUpdate<SectionID, RowID>()
    let sections = IdentityDifference(
      from: old.outline.sectionSet, 0..<old.sectionCount,
      to: outline.sectionSet, 0..<sectionCount)
    sections.walk { change in
      switch change {
      case .removed(let index):
        update.deletedSections.append(PlacedSection(old.outline.sectionIDs[index], at: index))
      case .added(let index):
        update.insertedSections.append(PlacedSection(outline.sectionIDs[index], at: index))
      case .kept(let before, let after):
        addRows(ofSection: after, before: before, of: old, to: &update)
      }
    }
    return update.unlessEmpty
  }

  /// Adds to an update how the rows of one section, and their drawers, differ.
  @inlinable
  func addRows(
    ofSection section: Int, before: Int, of old: Self,
    to update: inout BatchUpdate<SectionID, RowID>
  ) {
    let rows = IdentityDifference(
      from: old.outline.rowSet, old.outline.offsets(inSection: before),
      to: outline.rowSet, outline.offsets(inSection: section),
      isUnseen: hiddenOffsets.contains)
    rows.walk { change in
      switch change {
      case .removed(let offset):
        guard !old.hiddenOffsets.contains(offset) else { return }
        update.deletions += old.placedItems(ofOffset: offset)
      case .added(let offset):
        guard !hiddenOffsets.contains(offset) else { return }
        update.insertions += placedItems(ofOffset: offset)
      case .kept(let before, let after):
        // Nearly all rows are kept; they must not cost a search each where nothing is open.
        if !old.drawers.owners.isEmpty, old.drawers.index(ofOffset: before) != nil,
          drawers.index(ofOffset: after) == nil
        {
          update.deletions.append(old.placedDrawer(ofOffset: before))
        }
        if old.ownerBits.contains(before) != ownerBits.contains(after),
          !hiddenOffsets.contains(after)
        {
          update.reconfigured.append(placedRow(ofOffset: after))
        }
      }
    }
  }
}
