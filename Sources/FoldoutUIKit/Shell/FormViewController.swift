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
/// No class needs to be subclassed. Everything else of `UITableViewController`, such as its bar
/// buttons and its refresh control, stays the app's.
public final class FormViewController<Value: Sendable>: UITableViewController {
  /// The host of the value: its functions, and what the app sets.
  public let host: TableHost<Value>

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

  /// Not available: Interface Builder knows no generic class. Make the screen in a `creator`, or
  /// give an outlet of a table view to a ``TableHost``.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    host.driver.attach(to: tableView)
  }

  /// The screen takes shakes and ⌘Z while no text is typed.
  override public var canBecomeFirstResponder: Bool { true }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = becomeFirstResponder()
  }

  /// What is typed when the screen is left is stored.
  override public func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    host.driver.endTyping()
  }
}
