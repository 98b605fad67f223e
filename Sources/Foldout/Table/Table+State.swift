extension Table {
  /// The rows whose drawers are open, in the order in which they are shown.
  ///
  /// - Complexity: O(*k*) for *k* open drawers.
  @inlinable
  public var openDrawers: [RowID] { drawers.owners.map { outline.row(at: $0.offset) } }

  /// The rows that are part of the outline and not shown.
  ///
  /// - Complexity: O(*h*) for *h* hidden rows. Ask `isHidden(_:)` about a single one.
  @inlinable
  public var hidden: Set<RowID> { Set(hiddenOffsets.offsets.lazy.map(outline.row)) }

  /// The row whose text is being edited in place, if any.
  @inlinable
  public var editing: RowID? { editedRow }

  /// Tells whether the drawer of a row is open.
  ///
  /// - Complexity: one look-up, and O(log *k*) for *k* open drawers.
  @inlinable
  public func isOpen(_ row: RowID) -> Bool {
    outline.offset(of: row).flatMap(drawers.index) != nil
  }

  /// Tells whether a row is part of the outline and not shown.
  ///
  /// - Complexity: one look-up, and O(log *h*) for *h* hidden rows.
  @inlinable
  public func isHidden(_ row: RowID) -> Bool {
    outline.offset(of: row).map(hiddenOffsets.contains) ?? false
  }

  /// Tells whether a row of this table owns a drawer, open or not.
  ///
  /// - Complexity: one look-up.
  @inlinable
  public func isOwner(_ row: RowID) -> Bool {
    outline.offset(of: row).map(ownerBits.contains) ?? false
  }

  /// Finds a row, unless it is unknown or hidden.
  @inlinable
  func shownOffset(of row: RowID) -> Int? {
    guard let offset = outline.offset(of: row), !hiddenOffsets.contains(offset) else { return nil }
    return offset
  }
}
