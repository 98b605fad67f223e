/// Where the rows and sections of before a batch stand after it.
///
/// Moved ones stand where they were told to; all others keep their order and fill the places that
/// nothing was inserted into:
///
///     before   a  b  c  d        delete 1, insert 0, move 3 → 1
///     after    +  d  a  c
struct PositionMap: Equatable {
  /// The new place of each old section; `nil` where it has gone.
  private(set) var sections: [Int?]
  /// The new place of each old row; `nil` where it has gone.
  private(set) var rows: [[IndexPath?]]
  /// Old rows that keep their place in the order and get a new cell.
  private(set) var reloaded: Set<IndexPath>

  init(_ batch: BatchUpdate, before: [Int], after: [Int], sections: [Int?]) {
    self.sections = sections
    reloaded = Set(batch.reloadedRows)
    rows = before.map { Array(repeating: nil, count: $0) }
    for move in batch.movedRows { rows[move.from.section][move.from.row] = move.to }
    let gone = Set(batch.deletedRows + batch.movedRows.map(\.from))
    let taken = Set(batch.insertedRows + batch.movedRows.map(\.to))
    for (old, new) in sections.enumerated() {
      guard let new, !batch.reloadedSections.contains(old) else { continue }
      var free = (0..<after[new]).lazy.map { IndexPath(row: $0, section: new) }
        .filter { !taken.contains($0) }.makeIterator()
      for row in 0..<before[old] where !gone.contains(IndexPath(row: row, section: old)) {
        rows[old][row] = free.next()
      }
    }
  }

  /// The new place of an old row; `nil` where it has gone, or its section was reloaded.
  func row(_ path: IndexPath) -> IndexPath? { rows[path.section][path.row] }

  /// The new place of each old section of a batch, reloaded ones among those that stay.
  static func sections(of batch: BatchUpdate, before: Int, after: Int) -> [Int?] {
    var map: [Int?] = Array(repeating: nil, count: before)
    for move in batch.movedSections { map[move.from] = move.to }
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    let taken = Set(batch.insertedSections + batch.movedSections.map(\.to))
    var free = (0..<after).lazy.filter { !taken.contains($0) }.makeIterator()
    for section in 0..<before where !gone.contains(section) { map[section] = free.next() }
    return map
  }
}
