/// The invariants of a table, as the ways in which each can be broken.
public enum InvariantError: Error, Hashable, Sendable {
  /// The hidden rows do not ascend, or lie outside the outline.
  case hiddenRowsOutOfOrder([Int])

  /// The open drawers do not ascend, or lie outside the outline.
  case drawersOutOfOrder([Int])

  /// The row at this offset is hidden and its drawer is open.
  case hiddenRowIsOpen(Int)

  /// The row at this offset owns no drawer and one is open under it.
  case openRowIsNoOwner(Int)

  /// The number kept for an owner is not the number of shown rows above it.
  case staleOrdinal(offset: Int, kept: Int, counted: Int)

  /// More drawers are open than the policy allows, counted in this section or, without one, in all.
  case tooManyDrawers(Int, inSection: Int?)

  /// A row that is unknown, hidden or an owner is said to be edited.
  case impossibleEditing

  /// Under the policy of one drawer, one is open while a text is edited.
  case drawerOpenWhileEditing

  /// The bits by which owners are found differ from the set of owners, at this offset.
  case ownerBitsDiffer(Int)
}

extension Table {
  /// Checks everything that must hold of a table, whatever has happened to it.
  ///
  /// The engine never calls it, so it costs nothing in a program; each law test ends with it.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  /// - Throws: `InvariantError`, the first that was found.
  public func checkInvariants() throws(InvariantError) {
    let hidden = hiddenOffsets.offsets
    let open = drawers.owners.map { $0.offset }
    guard ascends(hidden) else { throw .hiddenRowsOutOfOrder(hidden) }
    guard ascends(open) else { throw .drawersOutOfOrder(open) }
    for owner in drawers.owners {
      if hidden.contains(owner.offset) { throw .hiddenRowIsOpen(owner.offset) }
      if !owners.contains(outline.row(at: owner.offset)) { throw .openRowIsNoOwner(owner.offset) }
      let counted = (0..<owner.offset).count { !hidden.contains($0) }
      guard owner.ordinal == counted else {
        throw .staleOrdinal(offset: owner.offset, kept: owner.ordinal, counted: counted)
      }
    }
    for offset in 0..<outline.rowCount
    where ownerBits.contains(offset) != owners.contains(outline.row(at: offset)) {
      throw .ownerBitsDiffer(offset)
    }
    try checkPolicy(open: open)
    if let row = editing {
      if owners.contains(row) || position(of: .row(row)) == nil { throw .impossibleEditing }
      if policy == .one, !open.isEmpty { throw .drawerOpenWhileEditing }
    }
  }

  private func checkPolicy(open: [Int]) throws(InvariantError) {
    switch policy {
    case .one:
      guard open.count <= 1 else { throw .tooManyDrawers(open.count, inSection: nil) }
    case .onePerSection:
      for section in 0..<sectionCount {
        let count = open.count { outline.offsets(inSection: section).contains($0) }
        guard count <= 1 else { throw .tooManyDrawers(count, inSection: section) }
      }
    case .many: break
    }
  }

  private func ascends(_ offsets: [Int]) -> Bool {
    zip(offsets, offsets.dropFirst()).allSatisfy(<)
      && offsets.allSatisfy { (0..<outline.rowCount).contains($0) }
  }
}
