#if canImport(UIKit)
public import UIKit

/// A screen of a table that unfolds: what ``FormViewController`` and ``RecordViewController`` have
/// in common.
///
/// It takes shakes and ⌘Z while no text is typed, folds the open drawer by Escape and by the
/// gesture of screen readers for going back, and stores a text that is typed when it is left.
/// Everything else of `UITableViewController`, such as its bar buttons and its refresh control,
/// stays the app's.
public class TableScreen: UITableViewController {
  /// The driver of the rows, once there are any.
  private(set) var driver: TableDriver?
  private let changes = UndoManager()

  override init(style: UITableView.Style) { super.init(style: style) }

  /// Not available. Make the screen in code, or give an outlet of a table view to a ``TableHost``.
  ///
  /// ```swift
  /// TableScreen(coder: coder)  // nil
  /// ```
  public required init?(coder: NSCoder) { nil }

  /// Shows rows in the table. Those shown before leave it.
  func show(_ driver: TableDriver) {
    self.driver = driver
    driver.listeners.onTypingEnded = { [weak self] in
      if self?.view.window != nil { _ = self?.becomeFirstResponder() }
    }
    driver.attach(to: tableView)
  }

  /// Shows no rows any more.
  func hideRows() {
    driver?.leaveTable()
    changes.removeAllActions()
    driver = nil
    (tableView.dataSource, tableView.delegate) = (self, self)
    tableView.reloadData()
  }

  override public func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    driver?.topHead.fit()
  }

  /// The screen takes shakes and ⌘Z while no text is typed.
  override public var canBecomeFirstResponder: Bool { true }

  /// Escape on a hardware keyboard folds the open drawer.
  override public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.hasEscape, driver?.foldDrawer() == true else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// The gesture of screen readers for going back folds the open drawer first.
  override public func accessibilityPerformEscape() -> Bool { driver?.foldDrawer() ?? false }

  /// The changes on this screen, so that a shake on another screen does not undo them.
  override public var undoManager: UndoManager? { changes }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A text that is typed in keeps the keyboard, as after a screen over this one has gone.
    if driver?.focus.isTyping(in: tableView) != true { _ = becomeFirstResponder() }
  }

  /// A text that is typed when the screen is left is stored, and the date on which a wheel spins.
  override public func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    driver?.leaveScreen()
  }
}
#endif
