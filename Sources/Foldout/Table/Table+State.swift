extension Table {
  /// The rows whose drawers are open, in the order in which they are shown.
  ///
  /// - Complexity: O(*k*) for *k* open drawers.
  @inlinable
  public var openDrawers: [RowID] { drawers.owners.map { outline.row(at: $0.offset) } }

  /// The rows of the outline that are not shown.
  ///
  /// - Complexity: O(*h*) for *h* hidden rows. Use `isHidden(_:)` for a single row.
  @inlinable
  public var hidden: Set<RowID> { Set(hiddenOffsets.offsets.lazy.map(outline.row)) }

  /// The row whose text is being edited in place; `nil` for none.
  @inlinable
  public var editing: RowID? { editedRow }

  /// True if the drawer of a row is open.
  ///
  /// - Complexity: one look-up, and O(log *k*) for *k* open drawers.
  @inlinable
  public func isOpen(_ row: RowID) -> Bool {
    outline.offset(of: row).flatMap(drawers.index) != nil
  }

  /// True if a row belongs to the outline but is not shown.
  ///
  /// - Complexity: one look-up, and O(log *h*) for *h* hidden rows.
  @inlinable
  public func isHidden(_ row: RowID) -> Bool {
    outline.offset(of: row).map(hiddenOffsets.contains) ?? false
  }

  /// True if a row of this table owns a drawer, open or folded.
  ///
  /// - Complexity: one look-up.
  @inlinable
  public func isOwner(_ row: RowID) -> Bool {
    outline.offset(of: row).map(ownerBits.contains) ?? false
  }

  /// Returns the offset of a row; `nil` if it is unknown or hidden.
  @inlinable
  func shownOffset(of row: RowID) -> Int? {
    guard let offset = outline.offset(of: row), !hiddenOffsets.contains(offset) else { return nil }
    return offset
  }
}
