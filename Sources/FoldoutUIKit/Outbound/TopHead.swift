#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The head of a plain table, above its rows.
///
/// In a plain table the header of a section stays in view while its rows are scrolled, and a head
/// in it would cover them. A table does not measure its topmost view, so this one measures itself:
/// when it is shown, when the text size changes, and when the width does.
final class TopHead: UIView {
  private let head = HeadView()
  private weak var tableView: UITableView?
  private var isMade = false

  /// Shows a head in a table view; `nil` removes it.
  func show(
    _ face: HeadFace?, _ image: UIImage?, direction: UISemanticContentAttribute,
    in tableView: UITableView
  ) {
    self.tableView = tableView
    guard let face else {
      if tableView.tableHeaderView === self { tableView.tableHeaderView = nil }
      return
    }
    makeOnce()
    head.show(face, image, direction: direction)
    fit()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 8, trailing: 16)
    addPinned(head, to: layoutMarginsGuide)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (head: TopHead, _) in
      head.fit()
    }
  }

  /// Takes the height of the contents at the table's width.
  func fit() {
    guard isMade, let tableView else { return }
    let size = systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size != frame.size || tableView.tableHeaderView !== self else { return }
    frame.size = size
    // A table takes another height of this view only when it is set.
    tableView.tableHeaderView = self
  }
}
#endif
