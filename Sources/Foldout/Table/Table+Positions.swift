// These and `apply` are `@inlinable` because hosts live in other modules. Measured in release among
// a million rows: without it `apply(.tap)` took 6.6 times an `OrderedSet` look-up instead of 2.3,
// and an item was found in 181 ns instead of 23 (Benchmarks/Engine, Int ids, 100 drawers).

extension Table {
  /// The number of sections, those in which nothing is shown included.
  @inlinable
  public var sectionCount: Int { outline.sectionCount }

  /// Counts the items that are shown in a section: its rows, less the hidden, and its drawers.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k* + log *h*) for *k* open drawers and *h* hidden rows.
  @inlinable
  public func itemCount(inSection section: Int) -> Int {
    firstFlatIndex(inSection: section + 1) - firstFlatIndex(inSection: section)
  }

  /// Tells which item is shown at a position; nothing when there is no such position.
  ///
  /// Positions out of range are answered, not trapped, because a table view may ask for a stale one
  /// (`Documentation/BatchRules.md`, rule 8).
  ///
  /// - Complexity: O(log *k* + log *h*) for *k* open drawers and *h* hidden rows.
  @inlinable
  public func item(at position: Position) -> Item<RowID>? {
    guard position.section >= 0, position.section < sectionCount, position.item >= 0 else {
      return nil
    }
    let flatIndex = firstFlatIndex(inSection: position.section) + position.item
    guard flatIndex < firstFlatIndex(inSection: position.section + 1) else { return nil }
    switch drawers.find(flatIndex: flatIndex) {
    case .row(let ordinal): return .row(outline.row(at: hiddenOffsets.absent(at: ordinal)))
    case .drawer(let offset): return .drawer(of: outline.row(at: offset))
    }
  }

  /// Tells where an item is shown; nothing when it is unknown, hidden or folded.
  ///
  /// - Complexity: one look-up, and O(log *s* + log *k* + log *h*) for *s* sections, *k* open
  ///   drawers and *h* hidden rows.
  @inlinable
  public func position(of item: Item<RowID>) -> Position? {
    guard let offset = shownOffset(of: item.owner) else { return nil }
    switch item {
    case .row: return rowPosition(ofOffset: offset)
    case .drawer:
      guard drawers.index(ofOffset: offset) != nil else { return nil }
      return drawerPosition(ofOffset: offset)
    }
  }

  /// Counts the rows before this one that are not hidden.
  @inlinable
  func ordinal(ofOffset offset: Int) -> Int { offset - hiddenOffsets.count(below: offset) }

  /// Counts all items that are shown before a row, through all sections.
  @inlinable
  func flatIndex(ofOffset offset: Int) -> Int {
    ordinal(ofOffset: offset) + drawers.count(belowOffset: offset)
  }

  /// Counts all items that are shown before a section; before the end, all there are.
  @inlinable
  func firstFlatIndex(inSection section: Int) -> Int {
    let start = outline.starts[section]
    // The first section is the only one of many a table; its start needs no search.
    return start == 0 ? 0 : flatIndex(ofOffset: start)
  }

  /// Where a row that is not hidden is shown.
  @inlinable
  func rowPosition(ofOffset offset: Int) -> Position {
    let section = outline.section(ofOffset: offset)
    return Position(
      section: section, item: flatIndex(ofOffset: offset) - firstFlatIndex(inSection: section))
  }

  /// Where a drawer that is open, or is about to be, is shown: right below its owner.
  @inlinable
  func drawerPosition(ofOffset offset: Int) -> Position {
    var position = rowPosition(ofOffset: offset)
    position.item += 1
    return position
  }
}
