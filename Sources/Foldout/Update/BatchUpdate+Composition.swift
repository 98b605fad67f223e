extension BatchUpdate {
  /// Makes one update of two that follow each other; none when the second takes back the first.
  ///
  /// Replayed on what was shown before the first it gives what is shown after the second, and it is
  /// legal under the same counting. So a host can fold all that happens in one turn into one batch.
  ///
  /// An item that the first inserts and the second deletes is not mentioned. One that the first
  /// deletes and the second inserts where it was stays, so that its view, its focus and its
  /// position are kept; it is drawn again, because its contents may have changed while it was not
  /// shown.
  ///
  /// - Complexity: O(*m* log *m*) for *m* entries in both.
  public func then(_ next: Self) -> Self? {
    let early = PositionMap(self)
    let late = PositionMap(next)
    var composed = Self()

    composed.deletedSections =
      deletedSections
      + next.deletedSections.compactMap { section in
        early.backward(section: section.index).map { PlacedSection(section.id, at: $0) }
      }
    composed.insertedSections =
      next.insertedSections
      + insertedSections.compactMap { section in
        late.forward(section: section.index).map { PlacedSection(section.id, at: $0) }
      }

    // Rows are listed only in sections that live through both.
    composed.deletions =
      deletions.filter { placed in
        early.forward(section: placed.position.section).flatMap(late.forward(section:)) != nil
      }
      + next.deletions.compactMap { placed in
        early.backward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
    composed.insertions =
      next.insertions.filter { placed in
        late.backward(section: placed.position.section).flatMap(early.backward(section:)) != nil
      }
      + insertions.compactMap { placed in
        late.forward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
    composed.reconfigured =
      reconfigured.compactMap { placed in
        late.forward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
      + next.reconfigured.filter { placed in
        late.backward(placed.position).flatMap(early.backward) != nil
      }
    composed.sort()
    composed.keepWhatCameBack { early.forward(section: $0).flatMap(late.forward(section:)) }
    return composed.unlessEmpty
  }

  /// Puts every list into its order, and says only once what both updates draw again.
  private mutating func sort() {
    deletedSections.sort { $0.index < $1.index }
    insertedSections.sort { $0.index < $1.index }
    deletions.sort { $0.position < $1.position }
    insertions.sort { $0.position < $1.position }
    sortReconfigured()
  }

  private mutating func sortReconfigured() {
    reconfigured.sort { $0.position < $1.position }
    var last: Position?
    reconfigured.removeAll { placed in
      defer { last = placed.position }
      return placed.position == last
    }
  }

  /// Takes out of deletions and insertions what is back at the position it had.
  ///
  /// An item is back when, in the same section, as many of those that stay are above it as were. It
  /// then counts as one that stays for the items below it, so the deletions are gone through
  /// from the top, and an insertion counts only below the last one that was taken out.
  private mutating func keepWhatCameBack(followSection: (Int) -> Int?) {
    let comings = Dictionary(uniqueKeysWithValues: insertions.map { ($0.item, $0.position) })
    var kept: Set<Item<RowID>> = []
    var goingsAbove = 0
    var keptAbove = 0
    var floor = -1
    var section = -1
    for going in deletions {
      if going.position.section != section {
        (section, goingsAbove, keptAbove, floor) = (going.position.section, 0, 0, -1)
      }
      defer { goingsAbove += 1 }
      guard let coming = comings[going.item], followSection(section) == coming.section,
        coming.item > floor
      else { continue }
      let first = insertions.partitionPoint { $0.position.section >= coming.section }
      let comingsAbove = insertions.partitionPoint { $0.position >= coming } - first
      let staysBefore = going.position.item - (goingsAbove - keptAbove)
      let staysAfter = coming.item - (comingsAbove - keptAbove)
      guard staysBefore == staysAfter else { continue }
      kept.insert(going.item)
      keptAbove += 1
      floor = coming.item
      reconfigured.append(PlacedItem(going.item, at: coming))
    }
    guard !kept.isEmpty else { return }
    deletions.removeAll { kept.contains($0.item) }
    insertions.removeAll { kept.contains($0.item) }
    sortReconfigured()
  }
}
