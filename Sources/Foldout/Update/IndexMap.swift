/// The change of a list's indices when some entries are removed and others inserted.
///
///     before        0   1   2   3
///     removed           ×
///     added                         ×
///     after         0       1   2   3   4
struct IndexMap {
  /// The indices that go, before.
  var removed = SortedOffsets()

  /// The indices that come, after.
  var added = SortedOffsets()

  /// Follows an entry from before to after; nothing when it goes.
  func forward(_ index: Int) -> Int? {
    guard !removed.contains(index) else { return nil }
    return added.absent(at: index - removed.count(below: index))
  }

  /// Follows an entry from after to before; nothing when it has come.
  func backward(_ index: Int) -> Int? {
    guard !added.contains(index) else { return nil }
    return removed.absent(at: index - added.count(below: index))
  }
}

/// The change of a table's positions by an update.
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

  /// Follows a section from before to after; nothing when it goes.
  func forward(section: Int) -> Int? { sections.forward(section) }

  /// Follows a section from after to before; nothing when it has come.
  func backward(section: Int) -> Int? { sections.backward(section) }

  /// Follows an item from before to after; nothing when it or its section goes.
  func forward(_ position: Position) -> Position? {
    guard let section = sections.forward(position.section) else { return nil }
    guard let items = itemsByOldSection[position.section] else {
      return Position(section: section, item: position.item)
    }
    return items.forward(position.item).map { Position(section: section, item: $0) }
  }

  /// Follows an item from after to before; nothing when it or its section has come.
  func backward(_ position: Position) -> Position? {
    guard let section = sections.backward(position.section) else { return nil }
    guard let items = itemsByOldSection[section] else {
      return Position(section: section, item: position.item)
    }
    return items.backward(position.item).map { Position(section: section, item: $0) }
  }
}
