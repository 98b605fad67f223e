/// A table of rows that unfold: what it consists of and what of it is shown, as one value.
///
/// A table takes an event and answers with what follows from it; it does nothing itself. A host
/// holds one, passes it what happened, and carries out the step that comes back:
///
///     let step = table.apply(.tap("hire_date"))
///     // step.update: what to delete and insert; step.effects: what to reveal, whose keyboard goes
///
/// It is not a data source of contents. A table knows identities only; texts, values and views are
/// the host's, which is told to draw a row again by `Event.changed(_:)`.
///
/// Identities are the truth. Offsets appear in the stored properties only because the outline they
/// count in is stored beside them and never changes: a new outline makes a new table, in which
/// every identity is looked up again.
public struct Table<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The sections and rows of the table, hidden rows included.
  public let outline: Outline<SectionID, RowID>

  /// The rows that own a drawer, open or not.
  public let owners: Set<RowID>

  /// The number of drawers that may be open at the same time.
  public let policy: DrawerPolicy

  /// The owners once more, by offset.
  @usableFromInline let ownerBits: OffsetBits

  /// The rows that are not shown.
  @usableFromInline var hiddenOffsets: SortedOffsets

  /// The drawers that are shown.
  @usableFromInline var drawers: OpenDrawers

  /// The row whose text is being edited.
  @usableFromInline var editedRow: RowID?

  /// Makes a table from its outline, and opens what can be opened of a wish.
  ///
  /// The wish comes from outside, an address for example, and may be out of date. Of it are
  /// ignored: unknown rows, rows without a drawer, hidden rows. Under the policy *one* the last
  /// that is left counts, under *one per section* the last of each section. Unknown owners and
  /// unknown hidden rows are ignored likewise.
  ///
  /// - Parameters:
  ///   - outline: The sections and rows.
  ///   - owners: The rows that own a drawer.
  ///   - policy: How many drawers may be open at the same time.
  ///   - open: The rows whose drawers shall be open.
  ///   - hidden: The rows that are not shown.
  /// - Complexity: one look-up for each owner and each hidden row, and O(*n* / 64) for *n* rows.
  @inlinable
  public init(
    _ outline: Outline<SectionID, RowID>, owners: Set<RowID>, policy: DrawerPolicy = .one,
    open: [RowID] = [], hidden: Set<RowID> = []
  ) {
    self.init(
      outline, owning: Owned(owners, in: outline), policy: policy, open: open, hidden: hidden)
  }

  /// Makes a table whose owners are found already.
  @inlinable
  init(
    _ outline: Outline<SectionID, RowID>, owning owned: Owned<RowID>, policy: DrawerPolicy,
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
      drawers.owners.removeSubrange(rivals(ofOffset: offset))
      drawers.insert(.init(offset: offset, ordinal: ordinal(ofOffset: offset)))
    }
  }
}
