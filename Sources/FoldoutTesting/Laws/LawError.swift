public import Foldout

/// The violation of a law: the law, the finding, and the path of events that leads to it.
public struct LawError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Equatable, Sendable
{
  /// The law that does not hold.
  public var law: Law

  /// The finding.
  public var finding: Finding

  /// The presentation at the start of the path.
  public var start: Presentation<SectionID, RowID>

  /// The events from the start to the violation.
  public var path: [Event<SectionID, RowID>]

  /// Creates the violation of a law.
  public init(
    _ law: Law, _ finding: Finding, start: Presentation<SectionID, RowID>,
    path: [Event<SectionID, RowID>]
  ) {
    self.law = law
    self.finding = finding
    self.start = start
    self.path = path
  }

  /// The possible findings.
  public enum Finding: Equatable, Sendable {
    /// There is an update, but nothing differs and nothing is redrawn.
    case updateWithoutChange(BatchUpdate<SectionID, RowID>)

    /// ``CountingTable`` refuses the update.
    case counting(CountingError, BatchUpdate<SectionID, RowID>?)

    /// ``MirrorTable`` cannot perform the update literally.
    case mirror(MirrorError<SectionID, RowID>, BatchUpdate<SectionID, RowID>?)

    /// A host shows something other than the table.
    case showsWrongPresentation(
      Presentation<SectionID, RowID>, expected: Presentation<SectionID, RowID>,
      BatchUpdate<SectionID, RowID>?)

    /// The redrawn rows are not those that changed.
    case redrawsWrongRows([Item<RowID>], expected: [Item<RowID>])

    /// The wrong drawers are open.
    case open([RowID], expected: Set<RowID>)

    /// The wrong rows are hidden.
    case hidden(Set<RowID>, expected: Set<RowID>)

    /// The wrong text is edited.
    case editing(RowID?, expected: RowID?)

    /// The step has the wrong effects.
    case effects([Effect<RowID>], expected: [Effect<RowID>])

    /// The table's count of sections, or of items in a section, differs from the presentation.
    case count(Int, expected: Int)

    /// At a position, the table finds an item other than the one in the presentation.
    case item(Item<RowID>?, at: Position, expected: Item<RowID>?)

    /// For an item, the table finds a position other than the one in the presentation.
    case position(Position?, of: Item<RowID>, expected: Position?)

    /// An invariant of the table is broken.
    case invariant(InvariantError)

    /// A queue returned events while an update was being applied.
    case nested([Event<SectionID, RowID>])

    /// A queue returned events in another order than they were added, or not all of them.
    case wrongEvents([Event<SectionID, RowID>], expected: [Event<SectionID, RowID>])
  }
}
