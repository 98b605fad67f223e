import Foldout
package import FoldoutForms
package import FoldoutScreens

extension TextHost {
  /// The height of a row without its drawer, in points.
  private static let rowHeight = 44.0

  /// All shown items in order, each with its extent in the contents.
  private var extents: [(item: ScreenItem, extent: Extent)] {
    var top = 0.0
    return screen.table.presentation.sections.flatMap(\.items).map { item in
      let extent = Extent(top: top, height: height(of: item))
      top = extent.bottom
      return (item, extent)
    }
  }

  var contentHeight: Double { extents.last?.extent.bottom ?? 0 }

  private func height(of item: ScreenItem) -> Double {
    switch item {
    case .row: return TextHost.rowHeight
    case .drawer(of: let row):
      guard let field = screen.form.field(row.field) else { return 0 }
      return Double(screen.row(field, isOpen: true).drawerHeight)
    }
  }

  private func extent(of item: ScreenItem) -> Extent? { extents.first { $0.item == item }?.extent }

  /// Gives each item on the screen a cell, and frees the cells of all others. A text that leaves
  /// the screen is not edited any more.
  mutating func layOut() {
    let extents = extents
    tops = Dictionary(uniqueKeysWithValues: extents.map { ($0.item, $0.extent.top) })
    let window = viewport.visible
    let visible = extents.filter { $0.extent.bottom > window.top && $0.extent.top < window.bottom }
    let hidden = Set(pool.shown.keys).subtracting(visible.map(\.item))
    for item in hidden.sorted(by: { $0.description < $1.description }) { pool.recycle(item) }
    let recordWithEntries = recordWithEntries
    for (item, _) in visible where pool.shown[item] == nil {
      if let face = recordWithEntries.face(of: item) { pool.show(face, for: item) }
    }
    if let row = typing?.row, hidden.contains(.row(row)) { act(.leave) }
  }

  /// Binds the cells of some items anew, if they are on the screen.
  mutating func bind(_ items: Set<ScreenItem>) {
    let recordWithEntries = recordWithEntries
    for item in items where pool.shown[item] != nil {
      if let face = recordWithEntries.face(of: item) { pool.show(face, for: item) }
    }
  }

  /// Scrolls by some points, within the contents.
  package mutating func scroll(by points: Double) {
    viewport.offset = viewport.clamped(viewport.offset + points)
    layOut()
  }

  /// Scrolls by the least that shows a row.
  package mutating func scroll(to field: FieldID) {
    guard let extent = extent(of: .row(screen.shownRow(.field(field)))) else { return }
    viewport.offset = viewport.revealing(owner: extent)
    layOut()
  }

  /// Returns the offset after an update, given the top of each item before it.
  func offset(after scroll: Command.Scroll?, from tops: [ScreenItem: Double]) -> Double {
    switch scroll {
    case .keep(let row):
      if let top = tops[.row(row)], let now = extent(of: .row(row)) {
        return viewport.anchored(top: top, movingTo: now.top)
      }
    case .reveal(let row, let isTapped):
      guard let owner = extent(of: .row(row)) else { break }
      let drawer = extent(of: .drawer(of: row))
      if isTapped, let top = tops[.row(row)], let drawer {
        return viewport.unfolding(top: top, owner: owner, drawer: drawer)
      }
      return viewport.revealing(owner: owner, drawer: drawer)
    case nil: break
    }
    return viewport.clamped(viewport.offset)
  }

  package func cell(of item: ScreenItem) -> TextCell? { pool.shown[item] }

  /// The items on the screen, in order.
  package var visibleItems: [ScreenItem] {
    mirror.shown.sections.flatMap(\.items).filter { pool.shown[$0] != nil }
  }
}
