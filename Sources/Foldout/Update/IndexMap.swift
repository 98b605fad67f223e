/// The mapping of a list's indices when some entries are removed and others are added.
///
///     before        0   1   2   3
///     removed           ×
///     added                         ×
///     after         0       1   2   3   4
struct IndexMap {
  /// The indices of removed entries, before the change.
  var removed = SortedOffsets()

  /// The indices of added entries, after the change.
  var added = SortedOffsets()

  /// Returns the index after the change; `nil` for a removed entry.
  func forward(_ index: Int) -> Int? {
    guard !removed.contains(index) else { return nil }
    return added.absent(at: index - removed.count(below: index))
  }

  /// Returns the index before the change; `nil` for an added entry.
  func backward(_ index: Int) -> Int? {
    guard !added.contains(index) else { return nil }
    return removed.absent(at: index - added.count(below: index))
  }
}

/// The mapping of a table's positions by an update.
struct PositionMap {
  private let sections: IndexMap
  private let itemsByOldSection: [Int: IndexMap]

  init<SectionID, RowID>(_ update: BatchUpdate<SectionID, RowID>) {
    let sections = IndexMap(
      removed: SortedOffsets(ascending: update.deletedSections.map { $0.index }),
      added: SortedOffsets(ascending: update.insertedSections.map { $0.index }))
    var items: [Int: IndexMap] = [:]
    for position in update.deletions.lazy.map({ $0.position }) {
      items[position.section, default: IndexMap()].removed.offsets.append(position.item)
    }
    for position in update.insertions.lazy.map({ $0.position }) {
      guard let old = sections.backward(position.section) else { continue }
      items[old, default: IndexMap()].added.offsets.append(position.item)
    }
    self.sections = sections
    itemsByOldSection = items
  }

  /// Returns a section's index after the update; `nil` for a deleted section.
  func forward(section: Int) -> Int? { sections.forward(section) }

  /// Returns a section's index before the update; `nil` for an inserted section.
  func backward(section: Int) -> Int? { sections.backward(section) }

  /// Returns an item's position after the update; `nil` if the item or its section is deleted.
  func forward(_ position: Position) -> Position? {
    guard let section = sections.forward(position.section) else { return nil }
    guard let items = itemsByOldSection[position.section] else {
      return Position(section: section, item: position.item)
    }
    return items.forward(position.item).map { Position(section: section, item: $0) }
  }

  /// Returns an item's position before the update; `nil` if the item or its section is inserted.
  func backward(_ position: Position) -> Position? {
    guard let section = sections.backward(position.section) else { return nil }
    guard let items = itemsByOldSection[section] else {
      return Position(section: section, item: position.item)
    }
    return items.backward(position.item).map { Position(section: section, item: $0) }
  }
}
