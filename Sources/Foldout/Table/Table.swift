/// A table of rows that unfold, as a value: its sections and rows, and which of them are shown.
///
/// A table takes an event and returns the resulting step, without side effects. A host holds a
/// table, passes events to it, and carries out the returned steps:
///
/// ```swift
/// var table = Table(outline, owners: ["hire_date"])
/// let step = table.apply(.tap("hire_date"))
/// // step.update: deletions and insertions; step.effects: what to reveal, whose editing to end
/// ```
///
/// A table contains identities only, no contents. Texts, values and views belong to the host, which
/// redraws a row after `Event.changed(_:)`.
///
/// Rows are identified by identity. The stored properties contain offsets only because the outline
/// that they refer to is stored beside them and never changes. A new outline makes a new table, in
/// which every identity is looked up again.
public struct Table<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The sections and rows of the table, hidden rows included.
  public let outline: Outline<SectionID, RowID>

  /// The rows that own a drawer, open or folded.
  public let owners: Set<RowID>

  /// The number of drawers that may be open at the same time.
  public let policy: DrawerPolicy

  /// The owners as bits by offset.
  @usableFromInline let ownerBits: OffsetBits

  /// The rows that are not shown.
  @usableFromInline var hiddenOffsets: SortedOffsets

  /// The open drawers.
  @usableFromInline var drawers: OpenDrawers

  /// The row whose text is being edited; `nil` for none.
  @usableFromInline var editedRow: RowID?

  /// Creates a table from its outline, and opens drawers as far as possible.
  ///
  /// The requested drawers may come from outside, such as from an address, and may be out of date.
  /// Unknown rows, rows without a drawer and hidden rows are ignored. Of the others, the last one
  /// opens under the policy `one`, and the last one of each section under `onePerSection`. Unknown
  /// owners and unknown hidden rows are also ignored.
  ///
  /// - Parameters:
  ///   - outline: The sections and rows.
  ///   - owners: The rows that own a drawer.
  ///   - policy: The number of drawers that may be open at the same time.
  ///   - open: The rows whose drawers are requested to be open.
  ///   - hidden: The rows that are not shown.
  /// - Complexity: one look-up for each owner and each hidden row, and O(*n* / 64) for *n* rows.
  @inlinable
  public init(
    _ outline: Outline<SectionID, RowID>, owners: Set<RowID>, policy: DrawerPolicy = .one,
    open: [RowID] = [], hidden: Set<RowID> = []
  ) {
    self.init(
      outline, owning: OwnerSet(owners, in: outline), policy: policy, open: open, hidden: hidden)
  }

  /// Creates a table whose owners have already been found in the outline.
  @inlinable
  init(
    _ outline: Outline<SectionID, RowID>, owning owned: OwnerSet<RowID>, policy: DrawerPolicy,
    open: [RowID], hidden: Set<RowID>
  ) {
    self.outline = outline
    owners = owned.owners
    self.policy = policy
    ownerBits = owned.bits
    hiddenOffsets = SortedOffsets(ascending: hidden.compactMap(outline.offset).sorted())
    drawers = OpenDrawers()
    editedRow = nil
    for row in open {
      guard let offset = shownOffset(of: row), ownerBits.contains(offset) else { continue }
      guard drawers.index(ofOffset: offset) == nil else { continue }
      drawers.owners.removeSubrange(drawersToFold(forRowAt: offset))
      drawers.insert(.init(offset: offset, ordinal: ordinal(ofOffset: offset)))
    }
  }
}
