extension Table {
  @inlinable
  mutating func hide(_ rows: [RowID]) -> Step<SectionID, RowID> {
    let hiding = offsets(of: rows) { !hiddenOffsets.contains($0) }
    guard !hiding.isEmpty else { return Step() }
    var update = BatchUpdate<SectionID, RowID>()
    update.deletions = hiding.flatMap(placedItems)
    hiddenOffsets.insert(ascending: hiding)
    let gone = SortedOffsets(ascending: hiding)
    drawers.owners.removeAll { gone.contains($0.offset) }
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
    return Step(update: BatchUpdate(reconfigured: changed.flatMap(placedItems)).unlessEmpty)
  }

  /// Finds those of the rows that are known and wanted, each once, in the order of the outline.
  @inlinable
  func offsets(of rows: [RowID], where isWanted: (Int) -> Bool) -> [Int] {
    Set(rows.lazy.compactMap(outline.offset)).filter(isWanted).sorted()
  }

  /// Counts anew how many rows are shown above each owner, after some were hidden or shown.
  @inlinable
  mutating func countOrdinals() {
    for index in drawers.owners.indices {
      drawers.owners[index].ordinal = ordinal(ofOffset: drawers.owners[index].offset)
    }
  }
}
