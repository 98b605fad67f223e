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
