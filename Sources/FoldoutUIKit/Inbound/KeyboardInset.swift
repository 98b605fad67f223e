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
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let keyboard = name == UIResponder.keyboardWillHideNotification ? nil : frame
        MainActor.assumeIsolated { self?.follow(keyboard) }
      })
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Follows the keyboard to a frame; `nil` for a keyboard that goes.
  private func follow(_ keyboard: CGRect?) {
    guard isFollowing, let tableView, let window = tableView.window else { return }
    guard let keyboard else { return cover(0) }
    let table = tableView.convert(tableView.bounds, to: window)
    cover(max(0, min(table.maxY, window.bounds.maxY) - keyboard.minY))
  }

  /// Adds the covered height to the inset, in place of the last one.
  private func cover(_ height: CGFloat) {
    guard let tableView else { return }
    tableView.contentInset.bottom += height - covered
    tableView.verticalScrollIndicatorInsets.bottom += height - covered
    covered = height
  }
}
