#if canImport(UIKit)
import Foldout
import FoldoutScreens
import UIKit

/// The scrolling that belongs to an update: the tapped row stays under the finger, and an opened
/// drawer comes into view.
struct Revealing {
  private let scroll: Command.Scroll?
  private let tableView: UITableView
  /// The upper edge of the row before the update.
  private let top: CGFloat?
  /// The table's offset before the update. A batch that shortens the contents may change it.
  private let oldOffset: CGFloat

  /// Notes where the row is before the update.
  init(_ scroll: Command.Scroll?, in tableView: UITableView, shown: ScreenTable) {
    self.scroll = scroll
    self.tableView = tableView
    oldOffset = tableView.contentOffset.y
    top = scroll.flatMap { shown.position(of: .row($0.row)) }
      .map { tableView.rectForRow(at: IndexPath($0)).minY }
  }

  /// Scrolls. Heights of rows that were never on the screen are estimates, so this is done again
  /// once the rows that came into view are laid out.
  func perform(shown: ScreenTable, animated: Bool) {
    guard let scroll, tableView.window != nil else { return }
    tableView.layoutIfNeeded()
    for _ in 0..<2 {
      guard let offset = offset(scroll, shown), offset != tableView.contentOffset.y else { return }
      if animated {
        UIView.animate(
          withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { move(to: offset) }
      } else {
        UIView.performWithoutAnimation { move(to: offset) }
      }
    }
  }

  /// Scrolls within an animation, which thus has one duration and one curve: that of the batch.
  private func move(to offset: CGFloat) {
    // Not by the property, which does not end a scroll that is still under way: its next frame
    // would take the table elsewhere.
    tableView.setContentOffset(
      CGPoint(x: tableView.contentOffset.x, y: offset), animated: false)
    // Here, so that cells that come into view move with the others.
    tableView.layoutIfNeeded()
  }

  private func offset(_ scroll: Command.Scroll, _ shown: ScreenTable) -> CGFloat? {
    var viewport = Viewport(tableView)
    guard let owner = extent(of: .row(scroll.row), shown) else { return nil }
    switch scroll {
    case .keep:
      guard let top else { return nil }
      viewport.offset = oldOffset
      return viewport.anchored(top: top, movingTo: owner.top)
    case .reveal(let row, let isTapped):
      let drawer = extent(of: .drawer(of: row), shown)
      if isTapped, let top, let drawer {
        viewport.offset = oldOffset
        return viewport.unfolding(top: top, owner: owner, drawer: drawer)
      }
      return viewport.revealing(owner: owner, drawer: drawer)
    }
  }

  private func extent(of item: ScreenItem, _ shown: ScreenTable) -> Extent? {
    shown.position(of: item).map { position in
      let rect = tableView.rectForRow(at: IndexPath(position))
      return Extent(top: rect.minY, height: rect.height)
    }
  }
}

extension Viewport {
  /// The visible part of a table view, without bars and keyboard.
  init(_ tableView: UITableView) {
    self.init(
      offset: tableView.contentOffset.y, height: tableView.bounds.height,
      contentHeight: tableView.contentSize.height, topInset: tableView.adjustedContentInset.top,
      bottomInset: tableView.adjustedContentInset.bottom)
  }
}

extension Command.Scroll {
  var row: RowID {
    switch self {
    case .keep(let row), .reveal(let row, _): row
    }
  }
}
#endif
