#if canImport(UIKit)
public import FoldoutForms
public import UIKit

/// A screen that edits one value, described by a form.
///
/// ```swift
/// let screen = try FormViewController(tripForm, value: trip)
/// screen.host.onChange = { trip in print(trip) }
/// navigationController?.pushViewController(screen, animated: true)
/// ```
///
/// The rows above the keyboard are UIKit's: a `UITableViewController` insets its table by itself,
/// also where the keyboard is shown before the screen appears. So ``TableHost/avoidsKeyboard`` is
/// false here, and is left so.
///
/// No class needs to be subclassed. Everything else of `UITableViewController`, such as its bar
/// buttons and its refresh control, stays the app's.
public final class FormViewController<Value: Sendable>: UITableViewController {
  /// The host of the value: its functions, and what the app sets.
  public let host: TableHost<Value>
  private let changes = UndoManager()

  /// Creates a screen.
  ///
  /// `environment` is the reader's; `nil` takes the device's. Throws like
  /// ``TableHost/init(_:form:value:environment:)``.
  public init(
    _ form: Form<Value>, value: Value, style: UITableView.Style = .insetGrouped,
    environment: FormEnvironment? = nil
  ) throws {
    host = try TableHost(form: form, value: value, environment: environment)
    super.init(style: style)
    title = form.title
  }

  /// Not available: Interface Builder knows no generic class. Make the screen in code, or give an
  /// outlet of a table view to a ``TableHost``.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    host.driver.listeners.onTypingEnded = { [weak self] in
      if self?.view.window != nil { _ = self?.becomeFirstResponder() }
    }
    host.driver.attach(to: tableView)
  }

  override public func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    host.driver.topHead.fit()
  }

  /// The screen takes shakes and ⌘Z while no text is typed.
  override public var canBecomeFirstResponder: Bool { true }

  /// Escape on a hardware keyboard folds the open drawer.
  override public func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.hasEscape, host.driver.foldDrawer() else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// The gesture of screen readers for going back folds the open drawer first.
  override public func accessibilityPerformEscape() -> Bool { host.driver.foldDrawer() }

  /// The changes on this screen, so that a shake on another screen does not undo them.
  override public var undoManager: UndoManager? { changes }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A text that is typed in keeps the keyboard, as after a screen over this one has gone.
    if !host.driver.focus.isTyping(in: tableView) { _ = becomeFirstResponder() }
  }

  /// A text that is typed when the screen is left is stored, and the date on which a wheel spins.
  override public func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    host.driver.leaveScreen()
  }
}
#endif
