import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A plain table view of an app's own that shows a form, in a window.
final class OwnTable<Value: Sendable> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let table: UITableView
  let host: TableHost<Value>
  private(set) var faults: [TableError] = []

  /// Shows a form in a table, by default a new one of a style; `prepare` is called before the host
  /// takes it.
  init(
    _ form: Form<Value>, _ value: Value, style: UITableView.Style = .plain,
    on own: UITableView? = nil,
    prepare: (UITableView) -> Void = { _ in }, adapt: (TableHost<Value>) -> Void = { _ in }
  ) throws {
    DoubleRunLoop.main.reset()
    UIAccessibility.posted = []
    table = own ?? UITableView(frame: window.bounds, style: style)
    prepare(table)
    host = try TableHost(table, form: form, value: value, environment: Stay.environment)
    adapt(host)
    host.onFault = { [weak self] in self?.faults.append($0) }
    window.addSubview(table)
    window.isHidden = false
    settle()
  }

  func settle() { DoubleRunLoop.main.settle() }

  /// The cell of a field's row or drawer.
  func cell(_ item: ScreenItem) -> UITableViewCell? {
    host.driver.shown.position(of: item).flatMap {
      table.cellForRow(at: IndexPath(row: $0.item, section: $0.section))
    }
  }

  func row(_ field: FieldID) -> UITableViewCell? { cell(.row(.field(field))) }

  func drawer(_ field: FieldID) -> UITableViewCell? { cell(.drawer(of: .field(field))) }

  /// Touches a row near its leading edge.
  func tap(_ field: FieldID) throws {
    let cell = try #require(row(field), "\(field.name) is not on the screen")
    window.tap(at: cell.convert(CGPoint(x: 24, y: 22), to: nil))
    settle()
  }

  /// The texts of labels and fields in a view.
  func texts(_ view: UIView?) -> [String] {
    guard let view, !view.isHidden else { return [] }
    if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
    if let field = view as? UITextField { return [field.text ?? ""] }
    return view.subviews.flatMap { texts($0) }
  }
}
