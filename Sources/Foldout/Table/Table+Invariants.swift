/// The ways in which a table's invariants can be broken.
public enum InvariantError: Error, Hashable, Sendable {
  /// The hidden rows do not ascend, or are outside the outline.
  case hiddenRowsOutOfOrder([Int])

  /// The open drawers do not ascend, or are outside the outline.
  case drawersOutOfOrder([Int])

  /// The row at this offset is hidden, but its drawer is open.
  case hiddenRowIsOpen(Int)

  /// The row at this offset is not an owner, but a drawer is open below it.
  case openRowIsNoOwner(Int)

  /// An owner's stored ordinal is not the number of shown rows above it.
  case staleOrdinal(offset: Int, kept: Int, counted: Int)

  /// More drawers are open than the policy allows, in this section, or in the whole table if `nil`.
  case tooManyDrawers(Int, inSection: Int?)

  /// The edited row is unknown, hidden or an owner.
  case impossibleEditing

  /// Under the policy `one`, a drawer is open while a text is edited.
  case drawerOpenWhileEditing

  /// The owners' bits and the set of owners disagree at this offset.
  case ownerBitsDiffer(Int)
}

extension Table {
  /// Checks all invariants of the table.
  ///
  /// The engine never calls it, so it costs nothing in a program; each law test ends with it.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  /// - Throws: `InvariantError` for the first broken invariant.
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
