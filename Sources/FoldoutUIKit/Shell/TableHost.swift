#if canImport(UIKit)
@_exported public import FoldoutForms
public import UIKit

/// Shows one value, edited by its form, in a table view that the app already has.
///
/// ```swift
/// let host = try TableHost(tableView, form: tripForm, value: trip)
/// host.onChange = { trip in print(trip) }
/// ```
///
/// The table view's data source and delegate become the host's; the app listens to scrolling
/// through ``onScroll``. Keep the host as long as the table view is shown. The keyboard covers no
/// row: the table's inset follows it, unless ``avoidsKeyboard`` is false.
public final class TableHost<Value: Sendable> {
  let answerer: ValueAnswerer<Value>
  let driver: TableDriver

  /// Called after each change that a person made, with the value.
  public var onChange: (Value) -> Void = { _ in } {
    didSet { answerer.onChange = onChange }
  }
  /// Called for each field that changed, before ``onChange``, with its old and new value.
  public var onReport: (FormReport<Value>) -> Void = { _ in } {
    didSet { answerer.onReport = onReport }
  }
  /// Called when a button without a function of its own is pressed, with its field and the value,
  /// which breaks no rule.
  public var onPress: (FieldID, Value) -> Void = { _, _ in } {
    didSet { answerer.onPress = onPress }
  }
  /// Called while a text is edited, if its field asks for it (`.notifying(_:)`).
  public var onEvent: (FormEvent<Value>) -> Void = { _ in } {
    didSet {
      let (form, onEvent) = (answerer.form, onEvent)
      driver.listeners.onEvent = { onEvent(form.event($0)) }
    }
  }
  /// Called when the app did something that the table cannot show.
  public var onFault: (TableError) -> Void = { _ in } {
    didSet { driver.listeners.onFault = onFault }
  }
  /// Called when the table view scrolls.
  public var onScroll: (UIScrollView) -> Void = { _ in } {
    didSet { driver.listeners.onScroll = onScroll }
  }
  /// Draws the form's head in place of the table, with its title, its second line and its picture;
  /// `nil` to show it above the first section.
  public var onHead: ((String, String?, UIImage?) -> Void)? {
    didSet { driver.draw(head: onHead) }
  }

  /// True if the table's lower inset follows the keyboard, which a `UITableViewController` does by
  /// itself.
  public var avoidsKeyboard: Bool {
    get { driver.keyboard.isInset }
    set { driver.keyboard.isInset = newValue }
  }

  /// Shows a value in a table view.
  ///
  /// `environment` is the reader's; `nil` takes the device's. Throws `FormError` if the form's
  /// description has an error, `UnstorableValueError` if a field has a value that it could not
  /// store, and `PreselectionError` if more or fewer options are chosen than may be.
  public convenience init(
    _ tableView: UITableView, form: Form<Value>, value: Value,
    environment: FormEnvironment? = nil
  ) throws {
    try self.init(form: form, value: value, environment: environment)
    avoidsKeyboard = true
    driver.attach(to: tableView)
  }

  init(form: Form<Value>, value: Value, environment: FormEnvironment?) throws {
    let answerer = try ValueAnswerer(form, value: value)
    self.answerer = answerer
    let screen = try answerer.screen(in: environment ?? .ofDevice)
    driver = TableDriver(screen, environment: environment == nil ? { .ofDevice } : nil) {
      [answerer] question, record, answer in
      answerer.answer(question, about: record, answer)
    }
  }

  /// The value as it is stored now, without entries that were refused.
  public var value: Value { answerer.value }

  /// Replaces the value. What differs is animated, what stays keeps its drawer and its focus.
  ///
  /// May be called at any time, also from ``onChange`` and while a batch runs: it takes its turn.
  /// Throws `UnstorableValueError` or `PreselectionError`, and then changes nothing.
  public func reload(_ value: Value, animated: Bool = true) throws {
    try answerer.replace(by: value)
    driver.reload(animated: animated)
  }

  /// Sets the value of one field; rules are not checked, and the change is not reported.
  ///
  /// Throws `FormSettingError` if the form has no such field, or if its property cannot hold the
  /// value.
  public func set(_ field: FieldID, to value: FieldValue, animated: Bool = true) throws {
    try answerer.set(field, to: value)
    driver.reload(animated: animated)
  }

  /// Removes the value of a field: the date of a date, the options of a choice.
  ///
  /// Throws `FormSettingError` if the form has no such field, or if it cannot be without a value.
  public func clear(_ field: FieldID, animated: Bool = true) throws {
    try answerer.clear(field)
    driver.reload(animated: animated)
  }

  /// Scrolls by the least that shows a field's row.
  public func scroll(to field: FieldID, animated: Bool = true) {
    driver.scroll(to: field, animated: animated)
  }
}

extension FormEnvironment {
  /// The environment of the device as it is now.
  static var ofDevice: FormEnvironment {
    FormEnvironment(locale: .current, timeZone: .current, now: Date())
  }
}
#endif
