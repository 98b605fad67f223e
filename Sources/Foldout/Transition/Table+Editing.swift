extension Table {
  @inlinable
  mutating func beginEditing(_ row: RowID) -> Step<SectionID, RowID> {
    guard let offset = shownOffset(of: row), !ownerBits.contains(offset) else { return Step() }
    // The text edited before is left by the host itself; its end may be told later, and is ignored.
    editedRow = row
    return Step(update: refold(folding: rivals(ofOffset: offset)))
  }

  @inlinable
  mutating func endEditing(_ row: RowID) -> Step<SectionID, RowID> {
    if editedRow == row { editedRow = nil }
    return Step()
  }

  /// Ends the editing of a row that cannot be edited any more, so that its text is kept.
  @inlinable
  mutating func endImpossibleEditing() -> [Effect<RowID>] {
    guard let row = editedRow else { return [] }
    if let offset = shownOffset(of: row), !ownerBits.contains(offset) { return [] }
    editedRow = nil
    return [.endEditing(row)]
  }
}
