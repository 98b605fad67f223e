public import Foldout

/// The breaking of a law: which one, what was found, and the path of events that leads to it.
public struct LawError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Equatable, Sendable
{
  /// The law that does not hold.
  public var law: Law

  /// The finding.
  public var finding: Finding

  /// The presentation at the start of the path.
  public var start: Presentation<SectionID, RowID>

  /// The events from the start to the one after which the law does not hold.
  public var path: [Event<SectionID, RowID>]

  /// Describes the breaking of a law.
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
    /// There is an update, but nothing is different and nothing is drawn again.
    case updateWithoutChange(BatchUpdate<SectionID, RowID>)

    /// A table view that counts refuses the update.
    case counting(CountingError, BatchUpdate<SectionID, RowID>?)

    /// A host that carries out the update to the letter cannot.
    case mirror(MirrorError<SectionID, RowID>, BatchUpdate<SectionID, RowID>?)

    /// A host shows something other than the table.
    case showsOtherwise(
      Presentation<SectionID, RowID>, expected: Presentation<SectionID, RowID>,
      BatchUpdate<SectionID, RowID>?)

    /// Other rows are drawn again than those that changed.
    case drawsOtherRows([Item<RowID>], expected: [Item<RowID>])

    /// Other drawers are open than should be.
    case open([RowID], expected: Set<RowID>)

    /// Other rows are hidden than should be.
    case hidden(Set<RowID>, expected: Set<RowID>)

    /// Another text is edited than should be.
    case editing(RowID?, expected: RowID?)

    /// Other effects follow than should.
    case effects([Effect<RowID>], expected: [Effect<RowID>])

    /// The number of items of a section, or of sections, is not what is shown.
    case count(Int, expected: Int)

    /// Another item is found at a position than is shown there.
    case item(Item<RowID>?, at: Position, expected: Item<RowID>?)

    /// An item is found at another position than it is shown at.
    case position(Position?, of: Item<RowID>, expected: Position?)

    /// An invariant of the table is broken.
    case invariant(InvariantError)

    /// A queue handed out events while an update was being applied.
    case nested([Event<SectionID, RowID>])

    /// A queue handed out events in another order than they came, or not all of them.
    case handedOut([Event<SectionID, RowID>], expected: [Event<SectionID, RowID>])
  }
}
