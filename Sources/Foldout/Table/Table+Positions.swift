// These methods and `apply` are `@inlinable` because hosts are in other modules. Measured in
// release builds with a million rows: without it `apply(.tap)` took 6.6 times an `OrderedSet`
// look-up instead of 2.3, and finding an item took 181 ns instead of 23 (Benchmarks/Engine, Int
// ids, 100 drawers).

extension Table {
  /// The number of sections, including those without shown items.
  @inlinable
  public var sectionCount: Int { outline.sectionCount }

  /// Returns the number of items shown in a section: its rows without hidden ones, plus its open
  /// drawers.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(log *k* + log *h*) for *k* open drawers and *h* hidden rows.
  @inlinable
  public func itemCount(inSection section: Int) -> Int {
    firstFlatIndex(inSection: section + 1) - firstFlatIndex(inSection: section)
  }

  /// Returns the item at a position; `nil` if there is no such position.
  ///
  /// Positions out of range do not trap, because a table view may ask for a stale one
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

  /// Returns the position of an item; `nil` if it is unknown, hidden or folded.
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

  /// Returns the number of shown rows above a row.
  @inlinable
  func ordinal(ofOffset offset: Int) -> Int { offset - hiddenOffsets.count(below: offset) }

  /// Returns the number of items shown before a row, in all sections.
  @inlinable
  func flatIndex(ofOffset offset: Int) -> Int {
    ordinal(ofOffset: offset) + drawers.count(belowOffset: offset)
  }

  /// Returns the number of items shown before a section; for `sectionCount`, the number of all
  /// items.
  @inlinable
  func firstFlatIndex(inSection section: Int) -> Int {
    let start = outline.starts[section]
    // Most tables have a single section, whose start needs no search.
    return start == 0 ? 0 : flatIndex(ofOffset: start)
  }

  /// Returns the position of a row that is not hidden.
  @inlinable
  func rowPosition(ofOffset offset: Int) -> Position {
    let section = outline.section(ofOffset: offset)
    return Position(
      section: section, item: flatIndex(ofOffset: offset) - firstFlatIndex(inSection: section))
  }

  /// Returns the position of a drawer that is open or about to open: directly below its owner.
  @inlinable
  func drawerPosition(ofOffset offset: Int) -> Position {
    var position = rowPosition(ofOffset: offset)
    position.item += 1
    return position
  }
}
