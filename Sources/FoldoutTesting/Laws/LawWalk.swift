public import Foldout

/// A walk through the states of a table that checks every law at every step.
///
/// A walk is a value: copies continue independently, so that sequences share a common prefix.
public struct LawWalk<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Sendable {
  /// The violation of a law by this table.
  public typealias Violation = LawError<SectionID, RowID>

  /// The table in its current state.
  public internal(set) var table: Table<SectionID, RowID>

  /// The events since the start.
  public internal(set) var path: [Event<SectionID, RowID>] = []

  /// The updates since the start, composed into one.
  public internal(set) var composed: BatchUpdate<SectionID, RowID>?

  var start: Presentation<SectionID, RowID>
  var mirror: MirrorTable<SectionID, RowID>
  var counting: CountingTable
  var reference: ReferenceTable<SectionID, RowID>

  /// Starts a walk from a table.
  public init(from table: Table<SectionID, RowID>) {
    self.table = table
    start = table.presentation
    mirror = MirrorTable(showing: start)
    counting = CountingTable(counts: start.sections.map { $0.items.count })
    reference = ReferenceTable(table)
  }

  /// Applies one event and checks every law on the resulting step.
  ///
  /// - Returns: The step.
  /// - Throws: `LawError`, with the path from the start to this event.
  @discardableResult
  public mutating func take(
    _ event: Event<SectionID, RowID>
  ) throws(Violation) -> Step<SectionID, RowID> {
    path.append(event)
    let before = mirror.shown
    let ownersBefore = table.owners
    let step = table.apply(event)
    let after = table.presentation
    try checkReplay(of: step.update, from: before, to: after)
    try checkReconfigured(by: event, step.update, ownersBefore: ownersBefore)
    try checkReference(event, step.effects)
    try checkComposition(with: step.update, to: after)
    try checkArithmetic(after)
    do throws(InvariantError) { try table.checkInvariants() } catch {
      throw violation(.invariants, .invariant(error))
    }
    return step
  }

  /// Starts anew from the current state, so that paths and composed updates stay short.
  public mutating func restart() { self = Self(from: table) }

  func violation(_ law: Law, _ finding: Violation.Finding) -> Violation {
    Violation(law, finding, start: start, path: path)
  }
}

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

extension LawWalk {
  /// Walks every sequence of events of a length; shared prefixes are walked once.
  ///
  /// - Returns: The number of steps taken, so that a test can check that none was left out.
  /// - Throws: `LawError` at the first step after which a law does not hold.
  @discardableResult
  public func takeEverySequence(
    of events: [Event<SectionID, RowID>], length: Int
  ) throws(Violation) -> Int {
    guard length > 0 else { return 0 }
    var steps = 0
    for event in events {
      var branch = self
      try branch.take(event)
      steps += 1
      steps += try branch.takeEverySequence(of: events, length: length - 1)
    }
    return steps
  }

  /// Takes random steps, and composes the updates of each run of `stride` steps.
  ///
  /// - Parameters:
  ///   - steps: The number of events.
  ///   - stride: The number of events after which the path starts anew, to stay readable.
  ///   - world: The source of the events.
  /// - Throws: `LawError` at the first step after which a law does not hold.
  public mutating func takeRandomSteps(
    _ steps: Int, restartingEvery stride: Int = 8, in world: inout RandomWorld<SectionID, RowID>
  ) throws(Violation) {
    for step in 0..<steps {
      if step % stride == 0 { restart() }
      try take(world.event(for: table))
    }
  }
}
