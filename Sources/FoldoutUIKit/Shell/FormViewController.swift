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
/// No class needs to be subclassed.
public final class FormViewController<Value: Sendable>: TableScreen {
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

  /// Not available: Interface Builder knows no generic class. Make the screen in code, or give an
  /// outlet of a table view to a ``TableHost``.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    show(host.driver)
  }
}
#endif
