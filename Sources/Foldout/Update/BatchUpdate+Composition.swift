extension BatchUpdate {
  /// Composes this update and the one after it into a single update; `nil` if they cancel out.
  ///
  /// Replayed on the presentation before this update, the result gives the presentation after the
  /// next one, and it follows the same counting rules. So a host can combine all changes of a turn
  /// of the run loop into one batch.
  ///
  /// An item that this update inserts and the next one deletes is omitted. An item that this update
  /// deletes and the next one inserts at the same position is treated as staying, so that its view,
  /// its focus and its scroll position are kept; it is reconfigured, because its contents may have
  /// changed meanwhile.
  ///
  /// - Complexity: O(*m* log *m*) for *m* entries in both; O(*r* log *m*) if the next one only
  ///   reconfigures *r* items.
  public func then(_ next: Self) -> Self? {
    if next.onlyReconfigures { return reconfiguring(next.reconfigured) }
    let firstMap = PositionMap(self)
    let secondMap = PositionMap(next)
    var composed = Self()

    composed.deletedSections =
      deletedSections
      + next.deletedSections.compactMap { section in
        firstMap.backward(section: section.index).map { PlacedSection(section.id, at: $0) }
      }
    composed.insertedSections =
      next.insertedSections
      + insertedSections.compactMap { section in
        secondMap.forward(section: section.index).map { PlacedSection(section.id, at: $0) }
      }

    // Only rows of sections that stay in both updates are listed.
    composed.deletions =
      deletions.filter { placed in
        firstMap.forward(section: placed.position.section).flatMap(secondMap.forward(section:))
          != nil
      }
      + next.deletions.compactMap { placed in
        firstMap.backward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
    composed.insertions =
      next.insertions.filter { placed in
        secondMap.backward(section: placed.position.section).flatMap(firstMap.backward(section:))
          != nil
      }
      + insertions.compactMap { placed in
        secondMap.forward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
    composed.reconfigured =
      reconfigured.compactMap { placed in
        secondMap.forward(placed.position).map { PlacedItem(placed.item, at: $0) }
      }
      + next.reconfigured.filter { placed in
        secondMap.backward(placed.position).flatMap(firstMap.backward) != nil
      }
    composed.sort()
    composed.keepReturned { firstMap.forward(section: $0).flatMap(secondMap.forward(section:)) }
    return composed.nilIfEmpty
  }

  private var onlyReconfigures: Bool {
    deletions.isEmpty && insertions.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
  }

  /// Adds items to be reconfigured, except those that the update inserts; `nil` for no item at all.
  private func reconfiguring(_ items: [PlacedItem<RowID>]) -> Self? {
    var composed = self
    composed.reconfigured += items.filter { !inserts($0.position) }
    composed.sortReconfigured()
    return composed.nilIfEmpty
  }

  /// True if the item at a position after the update is inserted, alone or with its section.
  private func inserts(_ position: Position) -> Bool {
    let item = insertions.partitionPoint { $0.position >= position }
    if item < insertions.count, insertions[item].position == position { return true }
    let section = insertedSections.partitionPoint { $0.index >= position.section }
    return section < insertedSections.count && insertedSections[section].index == position.section
  }

  /// Sorts every list, and removes duplicates of items that both updates reconfigure.
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

  /// Removes items from deletions and insertions that are back at their old position.
  ///
  /// An item is back if it is in the same section as before, below the same number of items that
  /// stay. It then counts as staying for the items below it. So deletions are examined from the
  /// top, and an insertion is considered only if it is below the last item that was found to be
  /// back.
  private mutating func keepReturned(followSection: (Int) -> Int?) {
    let insertedAt = Dictionary(uniqueKeysWithValues: insertions.map { ($0.item, $0.position) })
    var kept: Set<Item<RowID>> = []
    var deletedAbove = 0
    var keptAbove = 0
    var floor = -1
    var section = -1
    for deletion in deletions {
      if deletion.position.section != section {
        (section, deletedAbove, keptAbove, floor) = (deletion.position.section, 0, 0, -1)
      }
      defer { deletedAbove += 1 }
      guard let newPosition = insertedAt[deletion.item],
        followSection(section) == newPosition.section,
        newPosition.item > floor
      else { continue }
      let first = insertions.partitionPoint { $0.position.section >= newPosition.section }
      let insertedAbove = insertions.partitionPoint { $0.position >= newPosition } - first
      let staysBefore = deletion.position.item - (deletedAbove - keptAbove)
      let staysAfter = newPosition.item - (insertedAbove - keptAbove)
      guard staysBefore == staysAfter else { continue }
      kept.insert(deletion.item)
      keptAbove += 1
      floor = newPosition.item
      reconfigured.append(PlacedItem(deletion.item, at: newPosition))
    }
    guard !kept.isEmpty else { return }
    deletions.removeAll { kept.contains($0.item) }
    insertions.removeAll { kept.contains($0.item) }
    sortReconfigured()
  }
}
