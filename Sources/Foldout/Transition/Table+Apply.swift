extension Table {
  /// Takes an event and tells what follows from it; this is all that ever changes a table.
  ///
  /// - Complexity: O(log *k* + log *h*) after one look-up for an event about one row, with *k* open
  ///   drawers and *h* hidden rows, plus a move of *k* words in memory where a drawer opens or
  ///   folds; see `Benchmarks/Engine`. O(*n*) for a new outline of *n* rows.
  @inlinable
  public mutating func apply(_ event: Event<SectionID, RowID>) -> Step<SectionID, RowID> {
    switch event {
    case .tap(let row): tap(row)
    case .open(let row): open(row)
    case .close(let row): close(row)
    case .beginEditing(let row): beginEditing(row)
    case .endEditing(let row): endEditing(row)
    case .show(let rows): show(rows)
    case .hide(let rows): hide(rows)
    case .replace(let outline, let owners): replace(by: outline, owners: owners)
    case .changed(let rows): changed(rows)
    }
  }

  /// Takes several events in their order and makes one step of what follows from them.
  ///
  /// So a tap, the saving of what was typed, the store's answer and the rows that depend on it are
  /// one batch for the host.
  ///
  /// - Complexity: that of each event, and of composing each update with those before it.
  public mutating func apply(
    all events: some Sequence<Event<SectionID, RowID>>
  ) -> Step<SectionID, RowID> {
    var step = Step<SectionID, RowID>()
    for event in events { step = step.then(apply(event)) }
    // A drawer that went with its whole section is in no list of the update.
    step.effects.removeAll { effect in
      guard case .reveal(let row) = effect else { return false }
      return !isOpen(row)
    }
    return step
  }
}

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
