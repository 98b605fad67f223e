extension Table {
  @inlinable
  mutating func tap(_ row: RowID) -> Step<SectionID, RowID> {
    guard let offset = shownOffset(of: row) else { return Step() }
    guard ownerBits.contains(offset) else {
      return Step(
        update: refold(folding: drawersToFold(forRowAt: offset)), effects: [.selected(row)])
    }
    guard let drawer = drawers.index(ofOffset: offset) else { return unfold(row, at: offset) }
    return Step(update: refold(folding: drawer..<drawer + 1))
  }

  /// Opens a drawer; if it is already open, it is only revealed.
  @inlinable
  mutating func open(_ row: RowID) -> Step<SectionID, RowID> {
    guard let offset = shownOffset(of: row), ownerBits.contains(offset) else { return Step() }
    guard drawers.index(ofOffset: offset) == nil else { return Step(effects: [.reveal(row)]) }
    return unfold(row, at: offset)
  }

  @inlinable
  mutating func close(_ row: RowID) -> Step<SectionID, RowID> {
    guard let drawer = outline.offset(of: row).flatMap(drawers.index) else { return Step() }
    return Step(update: refold(folding: drawer..<drawer + 1))
  }

  /// Opens a folded drawer, and ends the editing of any row's text.
  @inlinable
  mutating func unfold(_ row: RowID, at offset: Int) -> Step<SectionID, RowID> {
    let update = refold(folding: drawersToFold(forRowAt: offset), unfolding: offset)
    guard let edited = editedRow else { return Step(update: update, effects: [.reveal(row)]) }
    editedRow = nil
    return Step(update: update, effects: [.endEditing(edited), .reveal(row)])
  }

  /// Returns the open drawers that the policy folds when a person interacts with a row.
  @inlinable
  func drawersToFold(forRowAt offset: Int) -> Range<Int> {
    switch policy {
    case .one:
      return drawers.owners.indices
    case .onePerSection:
      let section = outline.section(ofOffset: offset)
      return drawers.indices(within: outline.offsets(inSection: section))
    case .many:
      return 0..<0
    }
  }

  /// Folds some drawers and unfolds another in one update.
  @inlinable
  mutating func refold(
    folding: Range<Int>, unfolding offset: Int? = nil
  ) -> BatchUpdate<SectionID, RowID>? {
    var update = BatchUpdate<SectionID, RowID>()
    if !folding.isEmpty {
      // Deletions need positions before the update, so they are computed before the drawers are
      // removed.
      update.deletions = drawers.owners[folding].map { placedDrawer(ofOffset: $0.offset) }
      drawers.owners.removeSubrange(folding)
    }
    if let offset {
      drawers.insert(.init(offset: offset, ordinal: ordinal(ofOffset: offset)))
      update.insertions = [placedDrawer(ofOffset: offset)]
    }
    return update.nilIfEmpty
  }

  @inlinable
  func placedRow(ofOffset offset: Int) -> PlacedItem<RowID> {
    PlacedItem(.row(outline.row(at: offset)), at: rowPosition(ofOffset: offset))
  }

  @inlinable
  func placedDrawer(ofOffset offset: Int) -> PlacedItem<RowID> {
    PlacedItem(.drawer(of: outline.row(at: offset)), at: drawerPosition(ofOffset: offset))
  }

  /// Returns a shown row, and its drawer if it is open.
  @inlinable
  func placedItems(ofOffset offset: Int) -> [PlacedItem<RowID>] {
    drawers.index(ofOffset: offset) == nil
      ? [placedRow(ofOffset: offset)]
      : [placedRow(ofOffset: offset), placedDrawer(ofOffset: offset)]
  }
}
