import Foldout

extension LawWalk {
  /// Checks laws 1 to 4: replayed with a table view's counting, an update gives what is shown.
  mutating func checkReplay(
    of update: BatchUpdate<SectionID, RowID>?, from before: Presentation<SectionID, RowID>,
    to after: Presentation<SectionID, RowID>
  ) throws(Violation) {
    if let update, update.reconfigured.isEmpty, before == after {
      throw violation(.noneWhenNothingChanges, .updateWithoutChange(update))
    }
    try replay(update, on: &mirror, &counting, to: after, law: .replays)
  }

  /// Checks law 9: the updates of all events since the start compose into one.
  mutating func checkComposition(
    with update: BatchUpdate<SectionID, RowID>?, to after: Presentation<SectionID, RowID>
  ) throws(Violation) {
    // Without two updates there is nothing to compose.
    guard let first = composed, let second = update else {
      composed = composed ?? update
      return
    }
    composed = first.then(second)
    // A section that was deleted and inserted again cannot be recognised as unchanged, because its
    // rows are not listed.
    if let composed, start == after, composed.deletedSections.isEmpty,
      !(composed.deletions.isEmpty && composed.insertions.isEmpty) || composed.isEmpty
    {
      throw violation(.composes, .updateWithoutChange(composed))
    }
    var mirror = MirrorTable(showing: start)
    var counting = CountingTable(counts: counts(of: start))
    try replay(composed, on: &mirror, &counting, to: after, law: .composes)
  }

  private func replay(
    _ update: BatchUpdate<SectionID, RowID>?, on mirror: inout MirrorTable<SectionID, RowID>,
    _ counting: inout CountingTable, to after: Presentation<SectionID, RowID>, law: Law
  ) throws(Violation) {
    do throws(CountingError) {
      try counting.perform(update, countsAfter: counts(of: after))
    } catch {
      throw violation(law == .replays ? .countsAddUp : law, .counting(error, update))
    }
    do throws(MirrorError<SectionID, RowID>) {
      try mirror.perform(update, reading: after)
    } catch {
      throw violation(law, .mirror(error, update))
    }
    guard mirror.shown == after else {
      throw violation(law, .showsWrongPresentation(mirror.shown, expected: after, update))
    }
  }

  private func counts(of shown: Presentation<SectionID, RowID>) -> [Int] {
    // In debug builds key paths are slow: here and in `CountingTable` they took a quarter of a
    // walk's time.
    shown.sections.map { $0.items.count }
  }

  /// Checks law 4: an update redraws exactly the changed rows and, after a new outline, the rows
  /// that became owners or ceased to be.
  func checkReconfigured(
    by event: Event<SectionID, RowID>, _ update: BatchUpdate<SectionID, RowID>?,
    ownersBefore: Set<RowID>
  ) throws(Violation) {
    let redrawn = update?.reconfigured.map { $0.item } ?? []
    var expected: [Item<RowID>] = []
    if case .changed(let rows) = event {
      expected = mirror.shown.sections.flatMap { $0.items }.filter { rows.contains($0.owner) }
    } else if case .replace = event {
      // The update decides which rows stay in place; all others are inserted, so drawn anyway.
      let new = Set(update?.insertions.map { $0.item } ?? [])
      let newSections = Set(update?.insertedSections.map { $0.id } ?? [])
      expected = mirror.shown.sections.filter { !newSections.contains($0.id) }.flatMap { $0.items }
        .filter { item in
          let changed = table.owners.contains(item.owner) != ownersBefore.contains(item.owner)
          return changed && item == .row(item.owner) && !new.contains(item)
        }
    }
    guard redrawn == expected else {
      throw violation(.onlyAgreedOperations, .redrawsWrongRows(redrawn, expected: expected))
    }
  }

  /// Checks laws 6 and 7: drawers, hidden rows, editing and effects match `ReferenceTable`.
  mutating func checkReference(
    _ event: Event<SectionID, RowID>, _ effects: [Effect<RowID>]
  ) throws(Violation) {
    let law: Law = if case .replace = event { .survives } else { .drawersFollow }
    let expected = reference.apply(event)
    guard effects == expected else {
      throw violation(law, .effects(effects, expected: expected))
    }
    guard Set(table.openDrawers) == reference.open else {
      throw violation(law, .open(table.openDrawers, expected: reference.open))
    }
    guard table.hidden == reference.hidden else {
      throw violation(law, .hidden(table.hidden, expected: reference.hidden))
    }
    guard table.editing == reference.editing else {
      throw violation(law, .editing(table.editing, expected: reference.editing))
    }
  }

  /// Checks that looking up items by position and positions by item agrees with the presentation.
  func checkArithmetic(_ shown: Presentation<SectionID, RowID>) throws(Violation) {
    guard table.sectionCount == shown.sections.count else {
      throw violation(.arithmetic, .count(table.sectionCount, expected: shown.sections.count))
    }
    for (number, section) in shown.sections.enumerated() {
      let count = table.itemCount(inSection: number)
      guard count == section.items.count else {
        throw violation(.arithmetic, .count(count, expected: section.items.count))
      }
      for (index, item) in section.items.enumerated() {
        let position = Position(section: number, item: index)
        guard table.item(at: position) == item else {
          throw violation(
            .arithmetic, .item(table.item(at: position), at: position, expected: item))
        }
        guard table.position(of: item) == position else {
          throw violation(
            .arithmetic, .position(table.position(of: item), of: item, expected: position))
        }
      }
      let end = Position(section: number, item: count)
      if let beyond = table.item(at: end) {
        throw violation(.arithmetic, .item(beyond, at: end, expected: nil))
      }
    }
  }
}
