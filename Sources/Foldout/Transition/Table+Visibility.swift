extension Table {
  @inlinable
  mutating func hide(_ rows: [RowID]) -> Step<SectionID, RowID> {
    let hiding = offsets(of: rows) { !hiddenOffsets.contains($0) }
    guard !hiding.isEmpty else { return Step() }
    var update = BatchUpdate<SectionID, RowID>()
    update.deletions = hiding.flatMap(placedItems)
    hiddenOffsets.insert(ascending: hiding)
    let newlyHidden = SortedOffsets(ascending: hiding)
    drawers.owners.removeAll { newlyHidden.contains($0.offset) }
    countOrdinals()
    return Step(update: update, effects: endImpossibleEditing())
  }

  @inlinable
  mutating func show(_ rows: [RowID]) -> Step<SectionID, RowID> {
    let showing = offsets(of: rows) { hiddenOffsets.contains($0) }
    guard !showing.isEmpty else { return Step() }
    hiddenOffsets.remove(ascending: showing)
    countOrdinals()
    return Step(update: BatchUpdate(insertions: showing.map(placedRow)))
  }

  @inlinable
  mutating func changed(_ rows: [RowID]) -> Step<SectionID, RowID> {
    let changed = offsets(of: rows) { !hiddenOffsets.contains($0) }
    return Step(update: BatchUpdate(reconfigured: changed.flatMap(placedItems)).nilIfEmpty)
  }

  /// Returns the offsets of known rows that satisfy a condition, without duplicates, in ascending
  /// order.
  @inlinable
  func offsets(of rows: [RowID], where isWanted: (Int) -> Bool) -> [Int] {
    var offsets = rows.compactMap(outline.offset).filter(isWanted).sorted()
    var last: Int?
    offsets.removeAll { offset in
      defer { last = offset }
      return offset == last
    }
    return offsets
  }

  /// Recomputes the number of shown rows above each open drawer's owner, after rows were hidden or
  /// shown.
  @inlinable
  mutating func countOrdinals() {
    for index in drawers.owners.indices {
      drawers.owners[index].ordinal = ordinal(ofOffset: drawers.owners[index].offset)
    }
  }
}
