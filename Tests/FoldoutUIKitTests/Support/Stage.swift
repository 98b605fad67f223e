import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A table that unfolds in a window of the double, and a person's hands on it: each act is a touch
/// at a point of the window, a key, or what assistive technology does.
class TableStage {
  let window: UIWindow
  let screen: TableScreen

  /// Shows a screen in a window of an iPhone. `prepare` sets the window's traits before that.
  init(_ screen: TableScreen, size: CGSize, prepare: (UIWindow) -> Void = { _ in }) {
    self.screen = screen
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    prepare(window)
    window.rootViewController = UINavigationController(rootViewController: screen)
  }

  /// Begins a stage: nothing waits of the one before.
  static func clear() {
    DoubleRunLoop.main.reset()
    UIAccessibility.posted = []
  }

  var table: UITableView { screen.tableView }
  /// The driver of the rows, which a record has once it was read.
  var driver: TableDriver {
    guard let driver = screen.driver else { fatalError("nothing is shown yet") }
    return driver
  }

  /// Lets all work finish that waits, as after some frames.
  func settle() { DoubleRunLoop.main.settle() }
}

/// A value's form on a stage.
final class Stage<Value: Sendable>: TableStage {
  let controller: FormViewController<Value>
  /// The faults that were reported to the app.
  private(set) var faults: [TableError] = []
  /// The values that were reported to the app, in order.
  private(set) var values: [Value] = []

  /// Shows a form in a window of an iPhone. `prepare` sets the window's traits before that.
  init(
    _ form: Form<Value>, _ value: Value, environment: FormEnvironment = Stay.environment,
    style: UITableView.Style = .insetGrouped, size: CGSize = CGSize(width: 390, height: 844),
    prepare: (UIWindow) -> Void = { _ in }
  ) throws {
    TableStage.clear()
    controller = try FormViewController(form, value: value, style: style, environment: environment)
    super.init(controller, size: size, prepare: prepare)
    controller.host.onFault = { [weak self] in self?.faults.append($0) }
    controller.host.onChange = { [weak self] in self?.values.append($0) }
    window.makeKeyAndVisible()
    settle()
  }

  var host: TableHost<Value> { controller.host }
  var value: Value { host.value }

  /// Lets the functions of the form finish that the host waits for.
  func settleLater() async {
    repeat {
      // A function may leave the main actor, however long another thread takes.
      for _ in 0..<20 { await Task.yield() }
      settle()
    } while host.answerer.openAnswers > 0
  }
}

// Finding rows.
extension TableStage {
  /// The path of a field's row or drawer, or of an option's row.
  func path(_ item: ScreenItem) -> IndexPath? {
    driver.shown.position(of: item).map { IndexPath(row: $0.item, section: $0.section) }
  }

  /// The cell of an item; `nil` if it is not on the screen.
  func cell(_ item: ScreenItem) -> FaceCell? {
    path(item).flatMap { table.cellForRow(at: $0) as? FaceCell }
  }

  func row(_ field: FieldID) -> FaceCell? { cell(.row(.field(field))) }

  func drawer(_ field: FieldID) -> FaceCell? { cell(.drawer(of: .field(field))) }

  /// The texts of a view and of those in it, as they are read: labels, entries, placeholders in
  /// angle brackets, titles of buttons in brackets, switches. All blanks are plain ones.
  func texts(in view: UIView?) -> [String] {
    rawTexts(in: view).map(\.withPlainBlanks)
  }

  private func rawTexts(in view: UIView?) -> [String] {
    guard let view, !view.isHidden, view.alpha > 0 else { return [] }
    switch view {
    case let label as UILabel: return label.text.map { $0.isEmpty ? [] : [$0] } ?? []
    case let field as UITextField:
      return field.hasText ? [field.text ?? ""] : ["‹\(field.placeholder ?? "")›"]
    case let text as UITextView: return [text.text]
    case let button as UIButton:
      return [button.configuration?.title ?? button.accessibilityLabel].compactMap { $0 }
        .filter { !$0.isEmpty }.map { "[\($0)]" }
    case let toggle as UISwitch: return [toggle.isOn ? "on" : "off"]
    default: return view.subviews.flatMap { rawTexts(in: $0) }
    }
  }

  func texts(_ field: FieldID) -> [String] { texts(in: row(field)) }

  /// All rows that are shown, whether they are on the screen or not: `name` for a row, `  name` for
  /// its drawer.
  var outline: [String] {
    driver.shown.presentation.sections.flatMap(\.items).map {
      $0.isDrawer ? "  \($0.owner.field.name)" : $0.owner.field.name
    }
  }
}

// What a person does.
extension TableStage {
  /// Touches a row near its leading edge, where no control is.
  func tap(_ field: FieldID) throws { try tap(.row(.field(field))) }

  func tap(_ item: ScreenItem) throws {
    let cell = try #require(shown(item), "\(item) is not on the screen")
    let mirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let point = CGPoint(x: mirrored ? cell.bounds.width - 24 : 24, y: min(22, cell.bounds.midY))
    window.tap(at: cell.convert(point, to: nil))
    settle()
  }

  /// Scrolls an item's cell onto the screen, as a finger would: again where the rows between turned
  /// out to be higher or lower than they were estimated.
  func shown(_ item: ScreenItem) -> FaceCell? {
    for _ in 0..<4 {
      guard let path = path(item) else { return nil }
      let rect = table.rectForRow(at: path)
      let visible = table.bounds.inset(by: table.adjustedContentInset)
      if rect.minY >= visible.minY, rect.maxY <= visible.maxY, let cell = cell(item) { return cell }
      table.scrollToRow(at: path, at: .middle, animated: false)
      settle()
    }
    return cell(item)
  }

  /// Touches the button with a title or a label within a view.
  func press(_ title: String, in view: UIView?) throws {
    let button = try #require(
      all(UIControl.self, in: view).first {
        ($0 as? UIButton)?.configuration?.title == title || $0.accessibilityLabel == title
      }, "no button \(title)")
    window.tap(button)
    settle()
  }

  /// All views of a type within another, in their order.
  func all<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
    guard let view, !view.isHidden else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
  }

  /// Touches the text of a row and types letter by letter.
  func type(_ text: String, into field: FieldID, replacing: Bool = true) throws {
    let cell = try #require(shown(.row(.field(field))))
    let control = try #require(cell.textControl)
    if !control.isFirstResponder { try tap(field) }
    try #require(control.isFirstResponder)
    switch control {
    case let line as UITextField: enter(text, into: line, replacing: replacing)
    case let long as UITextView: enter(text, into: long, replacing: replacing)
    default: Issue.record("\(Swift.type(of: control)) is no text")
    }
    settle()
  }

  private func enter(_ text: String, into input: some UIView & UITextInput, replacing: Bool) {
    if replacing {
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument, to: input.endOfDocument)
    }
    if text.isEmpty { input.deleteBackByHand() } else { input.type(text) }
  }

  /// Ends typing, as *Done* above the keyboard does.
  func leave() {
    driver.endTyping()
    settle()
  }

  /// Turns a wheel of an open drawer to a value.
  func turn(_ field: FieldID, _ component: DateComponent, to value: Int) throws {
    let cell = try #require(shown(.drawer(of: .field(field))))
    let picker = try #require(all(UIPickerView.self, in: cell).first)
    guard case .drawer(let face)? = cell.face, let columns = face.editor.columnsAndBase?.columns,
      let index = columns.firstIndex(where: { $0.component == component }),
      let row = columns[index].options.firstIndex(where: { $0.value == value })
    else {
      Issue.record("no wheel \(component) with \(value)")
      return
    }
    picker.turn(component: index, to: row)
    settle()
  }
}

extension String {
  /// The text with plain blanks in place of narrow and fixed ones, which locales put into times.
  var withPlainBlanks: String {
    replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
