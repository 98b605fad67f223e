/// The heights of everything in a table, and where it stands because of them.
struct TableGeometry: Equatable {
  /// A height, which is a guess until the thing was shown.
  struct Extent: Equatable {
    var height: CGFloat
    var isMeasured = false
  }

  /// A header, rows and a footer.
  struct Section: Equatable {
    /// The space above the header, where there is one.
    var padding: CGFloat
    var header: Extent
    var rows: [Extent]
    var footer: Extent
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var rowTops: [CGFloat] = []
    fileprivate(set) var bottom: CGFloat = 0

    init(padding: CGFloat, header: Extent, rows: [Extent], footer: Extent) {
      self.padding = padding
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var headerTop: CGFloat { top + (header.height > 0 ? padding : 0) }
    var footerTop: CGFloat { bottom - footer.height }
  }

  private(set) var sections: [Section] = []
  /// The height of the view above the first section.
  var head: CGFloat = 0 { didSet { if head != oldValue { place() } } }
  /// The height of the view below the last section.
  var foot: CGFloat = 0
  /// The end of the last section.
  private(set) var end: CGFloat = 0

  /// The height of everything.
  var total: CGFloat { end + foot }

  mutating func replace(_ new: [Section]) {
    sections = new
    place()
  }

  /// Changes heights, and only then finds all places anew.
  mutating func update(_ body: (inout [Section]) -> Void) {
    body(&sections)
    place()
  }

  /// Takes all heights as guesses, so that they are measured when they are next shown.
  mutating func doubtAll() {
    for section in sections.indices {
      sections[section].header.isMeasured = false
      sections[section].footer.isMeasured = false
      for row in sections[section].rows.indices {
        sections[section].rows[row].isMeasured = false
      }
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The rows that reach into a span, from top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom {
      for row in section.rows.indices {
        let start = section.rowTops[row]
        if start >= bottom { break }
        if start + section.rows[row].height > top {
          found.append(IndexPath(row: row, section: number))
        }
      }
    }
    return found
  }

  /// The row before the first of a list and the row after its last.
  func neighbours(of rows: [IndexPath]) -> [IndexPath] {
    guard let first = rows.first, let last = rows.last else { return [] }
    let before =
      first.row > 0
      ? IndexPath(row: first.row - 1, section: first.section)
      : sections[..<first.section].lastIndex { !$0.rows.isEmpty }
        .map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    let next =
      last.row + 1 < sections[last.section].rows.count
      ? IndexPath(row: last.row + 1, section: last.section)
      : sections[(last.section + 1)...].firstIndex { !$0.rows.isEmpty }
        .map { IndexPath(row: 0, section: $0) }
    return [before, next].compactMap { $0 }
  }

  private mutating func place() {
    var y = head
    for number in sections.indices {
      sections[number].top = y
      y = sections[number].headerTop + sections[number].header.height
      sections[number].rowTops = sections[number].rows.map { row in
        defer { y += row.height }
        return y
      }
      y += sections[number].footer.height
      sections[number].bottom = y
    }
    end = y
  }
}
