#if canImport(UIKit)
import UIKit

/// Keeps the keyboard from covering the rows of a table view whose controller does not.
final class KeyboardInset {
  /// True while the table's inset follows the keyboard.
  var isFollowing = true {
    didSet { if !isFollowing { cover(0) } }
  }

  private weak var tableView: UITableView?
  private var covered: CGFloat = 0
  // Only touched on the main actor, and at the end of this object.
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init(of tableView: UITableView) {
    self.tableView = tableView
    observe(UIResponder.keyboardWillChangeFrameNotification)
    observe(UIResponder.keyboardWillHideNotification)
  }

  private func observe(_ name: NSNotification.Name) {
    // Read here, since the block below is not bound to the main actor.
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let isGoing = name == UIResponder.keyboardWillHideNotification
    // No queue: it is posted on the main thread, and a queue would deliver it after the keyboard's
    // animation began.
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let keyboard = isGoing ? nil : (notification.userInfo?[key] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { self?.follow(keyboard) }
      })
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Follows the keyboard to a frame on the screen; `nil` for a keyboard that goes.
  private func follow(_ keyboard: CGRect?) {
    // A keyboard also goes after the table has left its window.
    guard let keyboard else { return cover(0) }
    guard isFollowing, let tableView, let window = tableView.window else { return }
    let table = tableView.convert(tableView.bounds, to: window)
    // A window need not fill the screen.
    let top = window.convert(keyboard, from: nil as UIWindow?).minY
    let overlap = min(table.maxY, window.bounds.maxY) - top
    cover(max(0, overlap - tableView.addedInset))
  }

  /// Adds the covered height to the inset, in place of the last one.
  private func cover(_ height: CGFloat) {
    guard let tableView else { return }
    tableView.contentInset.bottom += height - covered
    tableView.verticalScrollIndicatorInsets.bottom += height - covered
    covered = height
  }
}

extension UIScrollView {
  /// The part of the lower inset that the view adds by itself, for the safe area.
  var addedInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }
}
#endif
