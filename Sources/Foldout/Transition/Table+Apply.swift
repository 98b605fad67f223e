extension Table {
  /// Applies an event and returns the resulting step. This is the only way to change a table.
  ///
  /// - Complexity: for an event about one row, one look-up and O(log *k* + log *h*) for *k* open
  ///   drawers and *h* hidden rows, plus moving *k* words in memory if a drawer opens or folds; see
  ///   `Benchmarks/Engine`. O(*n*) for a new outline of *n* rows.
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

  /// Applies several events in their order and returns one step for all of them.
  ///
  /// A tap, the storing of typed text, the store's answer and the changes that depend on it can
  /// therefore reach the host as one batch.
  ///
  /// - Complexity: that of each event, and of composing each update with those before it.
  public mutating func apply(
    all events: some Sequence<Event<SectionID, RowID>>
  ) -> Step<SectionID, RowID> {
    var step = Step<SectionID, RowID>()
    for event in events { step = step.then(apply(event)) }
    // The update does not list a drawer that was deleted with its whole section.
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
    // The host ends the previous editing itself; if it reports that later, the event is ignored.
    editedRow = row
    return Step(update: refold(folding: drawersToFold(forRowAt: offset)))
  }

  @inlinable
  mutating func endEditing(_ row: RowID) -> Step<SectionID, RowID> {
    if editedRow == row { editedRow = nil }
    return Step()
  }

  /// Ends editing of a row that cannot be edited any more, with an effect that keeps its text.
  @inlinable
  mutating func endImpossibleEditing() -> [Effect<RowID>] {
    guard let row = editedRow else { return [] }
    if let offset = shownOffset(of: row), !ownerBits.contains(offset) { return [] }
    editedRow = nil
    return [.endEditing(row)]
  }
}
