extension Table {
  /// Returns the update that leads from an old table to this one; `nil` if nothing changes.
  @inlinable
  func difference(from old: Self, _ matches: IdentityMatches) -> BatchUpdate<SectionID, RowID>? {
    var update = BatchUpdate<SectionID, RowID>()
    let sections = IdentityDifference(
      IdentityMatches(from: old.outline.sectionList, to: outline.sectionList),
      0..<old.sectionCount, 0..<sectionCount)
    sections.walk { change in
      switch change {
      case .removed(let indices):
        for index in indices {
          update.deletedSections.append(PlacedSection(old.outline.sectionIDs[index], at: index))
        }
      case .added(let indices):
        for index in indices {
          update.insertedSections.append(PlacedSection(outline.sectionIDs[index], at: index))
        }
      case .kept(let run):
        for index in 0..<run.count {
          addRows(
            ofSection: run.after + index, before: run.before + index, of: old, matches, to: &update)
        }
      }
    }
    return update.nilIfEmpty
  }

  /// Adds the differences between the rows and drawers of one section to an update.
  @inlinable
  func addRows(
    ofSection section: Int, before: Int, of old: Self, _ matches: IdentityMatches,
    to update: inout BatchUpdate<SectionID, RowID>
  ) {
    let hidden = hiddenOffsets
    let rows = IdentityDifference(
      matches, old.outline.offsets(inSection: before), outline.offsets(inSection: section),
      isHidden: { !hidden.offsets.isEmpty && hidden.contains($0) })
    // Reserve only once: reserving again for each section would copy the whole list each time.
    if update.deletions.isEmpty {
      update.deletions.reserveCapacity(rows.before.count - rows.keptCount)
    }
    if update.insertions.isEmpty {
      update.insertions.reserveCapacity(rows.after.count - rows.keptCount)
    }
    rows.walk { change in
      switch change {
      case .removed(let offsets): old.append(offsets, ofSection: before, into: &update.deletions)
      case .added(let offsets): append(offsets, ofSection: section, into: &update.insertions)
      case .kept(let run):
        // Nearly all rows are kept, so only their drawers and changed owners are visited, not each
        // row.
        let end = run.before + run.count
        for drawer in old.drawers.owners[old.drawers.indices(within: run.before..<end)]
        where drawers.index(ofOffset: drawer.offset - run.before + run.after) == nil {
          update.deletions.append(old.placedDrawer(ofOffset: drawer.offset))
        }
        ownerBits.forEachDifference(
          from: old.ownerBits, at: run.before, here: run.after, count: run.count
        ) { offset in
          if !hiddenOffsets.contains(offset) {
            update.reconfigured.append(placedRow(ofOffset: offset))
          }
        }
      }
    }
  }

  /// Appends the shown rows of a range, with their open drawers, to a list.
  @inlinable
  func append(
    _ offsets: Range<Int>, ofSection section: Int, into list: inout [PlacedItem<RowID>]
  ) {
    var item = flatIndex(ofOffset: offsets.lowerBound) - firstFlatIndex(inSection: section)
    for offset in offsets where hiddenOffsets.offsets.isEmpty || !hiddenOffsets.contains(offset) {
      let row = outline.row(at: offset)
      list.append(PlacedItem(.row(row), at: Position(section: section, item: item)))
      item += 1
      guard !drawers.owners.isEmpty, drawers.index(ofOffset: offset) != nil else { continue }
      list.append(PlacedItem(.drawer(of: row), at: Position(section: section, item: item)))
      item += 1
    }
  }
}
