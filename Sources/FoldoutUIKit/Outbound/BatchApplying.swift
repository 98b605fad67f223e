#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

/// One update as one batch of a table view: deletions, insertions and moves, never a reload.
struct BatchApplying {
  private let tableView: UITableView
  private let shown: ScreenTable
  private let update: ScreenUpdate?

  /// Prepares an update of the rows that are `shown`.
  init(_ tableView: UITableView, shown: ScreenTable, _ update: ScreenUpdate?) {
    self.tableView = tableView
    self.shown = shown
    self.update = update
  }

  /// False while the table view has no window: it loads all rows when it first appears.
  var canAnimate: Bool { tableView.window != nil }

  /// True if the table view has other rows than it was told of, because somebody else changed them.
  var isForeign: Bool {
    tableView.numberOfSections != shown.sectionCount
      || (0..<shown.sectionCount).contains {
        tableView.numberOfRows(inSection: $0) != shown.itemCount(inSection: $0)
      }
  }

  /// Applies the update. `show` replaces the rows of the data source, within the batch.
  func perform(animated: Bool, _ show: @escaping () -> Void) {
    guard let update, update.hasPlaces else { return show() }
    if animated {
      perform(update, .fade, show)
    } else {
      UIView.performWithoutAnimation { perform(update, .none, show) }
    }
  }

  private func perform(
    _ update: ScreenUpdate, _ animation: UITableView.RowAnimation, _ show: @escaping () -> Void
  ) {
    tableView.performBatchUpdates {
      show()
      // A row that moves keeps its cell, with its text and the keyboard.
      let moved = update.moved
      if !update.deletedSections.isEmpty {
        tableView.deleteSections(
          IndexSet(update.deletedSections.map(\.index)), with: animation)
      }
      if !update.insertedSections.isEmpty {
        tableView.insertSections(
          IndexSet(update.insertedSections.map(\.index)), with: animation)
      }
      tableView.deleteRows(
        at: update.deletions.filter { moved[$0.item] == nil }.map { IndexPath($0.position) },
        with: animation)
      tableView.insertRows(
        at: update.insertions.filter { moved[$0.item] == nil }.map { IndexPath($0.position) },
        with: animation)
      for insertion in update.insertions {
        if let from = moved[insertion.item] {
          tableView.moveRow(at: IndexPath(from), to: IndexPath(insertion.position))
        }
      }
    }
  }
}

extension ScreenUpdate {
  /// The rows and drawers that move, with their positions before the update.
  var moved: [ScreenItem: Position] {
    let inserted = Set(insertions.map(\.item))
    let moved = deletions.filter { inserted.contains($0.item) }
    return Dictionary(uniqueKeysWithValues: moved.map { ($0.item, $0.position) })
  }

  /// True if rows or sections come or go; otherwise some are only redrawn.
  var hasPlaces: Bool {
    !(deletions.isEmpty && insertions.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty)
  }
}

extension Position {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.row) }
}

extension IndexPath {
  init(_ position: Position) { self.init(row: position.item, section: position.section) }
}

extension Form<DynamicRecord> {
  /// True if an update is animated: rows travel only in a form that animates them, and a drawer
  /// always unfolds.
  func isAnimatedOrUnfolds(_ update: ScreenUpdate?) -> Bool {
    guard !isAnimated, let update else { return true }
    let moved = (update.deletions + update.insertions).map(\.item)
    return update.deletedSections.isEmpty && update.insertedSections.isEmpty
      && moved.allSatisfy { if case .drawer = $0 { true } else { false } }
  }
}
#endif
