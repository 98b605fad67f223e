import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// A table view and a text host over equal values of one form. Each act is done in both: by
/// touches and keys in the one, as an act of the session in the other.
struct Twins<Value: Sendable> {
  let stage: Stage<Value>
  private(set) var text: TextHost
  private let form: Form<Value>
  private let store: ModelStore

  /// Shows a value in both. The text host shows all of its rows at once, the table view those that
  /// the window has room for.
  ///
  /// `fault` is planted in the text host.
  init(
    _ form: Form<Value>, _ value: Value, size: CGSize, fault: TextHost.Fault? = nil
  ) throws {
    stage = try Stage(form, value, size: size)
    self.form = form
    let columns = form.byColumns(template: value)
    let table = columns.matchingTable
    let store = ModelStore(table, form.columns(of: value), reveals: true)
    self.store = store
    text = TextHost(
      try ShownRecord(try #require(store.reading), of: columns, in: table), height: 1_000_000,
      read: { store.reading }, store: { store.answer($0) })
    text.fault = fault
  }

  /// Performs an act in both hosts. `change` makes another's value of the one that is stored.
  mutating func perform(_ act: TwinAct, change: (inout Value) -> Void) throws {
    switch act {
    case .tap(let item):
      let old = stage.focus
      try tap(item)
      tapText(item)
      // The focus is the platform's event, also where the session asked for it.
      if let focus = stage.focus, focus != old { text.act(.edit(focus.owner)) }
    case .type(let typed, let item):
      let control = try control(item)
      if typed.isEmpty, control.hasNoText { return }
      let begins = !control.isFirstResponder
      try type(typed, into: item)
      if begins { text.act(.edit(item.owner)) }
      for count in 1...max(1, typed.count) {
        text.act(.type(String(typed.prefix(count)), into: item.owner))
      }
    case .leave:
      stage.leave()
      text.leave()
    case .escape:
      stage.press(.keyboardEscape)
      text.escape()
      text.leave()
    case .turn(let item, let component, let value):
      try turn(item, component, to: value)
      text.turn(item.owner.field, component, to: value)
    case .day(let item, let day, let name):
      try press(name, in: item)
      text.choose(item.owner.field, day: day)
    case .page(let item, let component, let isForward, let title):
      try press(title, in: item)
      text.turnPage(item.owner.field, component, isForward: isForward)
    case .step(let field, let isForward, let title):
      try press(title, in: .row(.field(field)))
      text.step(field, isForward: isForward)
    case .pick(let field, let title):
      let cell = try #require(stage.shown(.row(.field(field))))
      let list = cell.all(UIButton.self).first { $0.menu != nil }
      let action = try #require(list?.menu?.flattened.first { $0.title == title })
      action.performWithSender(list, target: nil)
      stage.settle()
      text.pick(field, titled: title)
    case .pickDate(let field, let mode, let moment):
      let cell = try #require(stage.shown(.row(.field(field))))
      let picker = try #require(cell.all(UIDatePicker.self).first)
      picker.choose(try #require(mode.moment(of: moment)))
      stage.settle()
      text.pick(field, moment)
    case .choose(let field, let title):
      try press(title, in: .drawer(of: .field(field)))
      text.choose(field, title)
    case .flip(let field):
      let cell = try #require(stage.shown(.row(.field(field))))
      try #require(cell.all(UISwitch.self).first).turn()
      stage.settle()
      text.toggle(field)
    case .button(let item, let title, let button):
      try press(title, in: item)
      let field = item.owner.field
      switch button {
      case .now: text.setToNow(field)
      case .clear: text.clear(field)
      case .proposal: text.takeProposal(field)
      case .restyle: text.restyle(field)
      }
    case .enter(let item, let title, let entry):
      try press(title, in: item)
      text.act(.enter(item.owner.field, .set(entry)))
    case .answer(let problem, let title, let isKept):
      try answer(problem, titled: title)
      if isKept { text.keep(problem.id.field) } else { consent(to: problem) }
    case .clearSection(let field, let title):
      try stage.press(title, in: footer(of: field))
      text.clear(field)
    case .undo(let field, _, let title):
      try stage.press(title, in: stage.driver.notices)
      text.undo(field)
    case .reload: try reload(change)
    }
    stage.settle()
  }

  private mutating func tapText(_ item: ScreenItem) {
    guard case .row(let row)? = text.cell(of: item)?.face else { return }
    switch row.control {
    case .owner, .picture, .calendar, .compact, .toggle, .shown: text.act(.tap(row.id))
    case .numberPicker(let face): if !face.isTyped { text.act(.tap(row.id)) }
    case .input, .secret: break
    case .option(let option, _):
      if option.isEnabled { text.act(.choose(row.id.field, option.value)) }
    case .button: text.act(.press(row.id.field))
    }
  }

  private mutating func consent(to problem: ProblemFace) {
    let field = problem.id.field
    switch problem.remedy {
    case .none, .enterAgain: break
    case .keepBlanks, .question: text.consent(field)
    case .choice: text.use(field)
    case .pick(let typed, _): text.act(.decide(field, typed.sends))
    }
  }

  /// Gives both another value, as the app does in the one host and the store in the other.
  private mutating func reload(_ change: (inout Value) -> Void) throws {
    var value = stage.value
    let old = form.columns(of: value)
    change(&value)
    let new = form.columns(of: value)
    try stage.host.reload(value)
    for column in new.columns where new[column] != old[column] {
      store.changeElsewhere(new[column], in: column)
    }
    text.act(.appear)
  }
}

// The person at the table view.
extension Twins {
  private func control(_ item: ScreenItem) throws -> any TextControl {
    try #require(stage.shown(item)?.textControl, "no text in \(item)")
  }

  private func type(_ typed: String, into item: ScreenItem) throws {
    let control = try control(item)
    if !control.isFirstResponder {
      try reach(control, in: item)
      stage.window.tap(control)
      stage.settle()
    }
    let focused = stage.cell(item)?.textControl
    try #require(focused?.isFirstResponder == true, "no focus in \(item)")
    switch focused {
    case let line as UITextField: replace(by: typed, in: line)
    case let long as UITextView: replace(by: typed, in: long)
    default: Issue.record("no text in \(item)")
    }
  }

  /// Touches a row near its leading edge, where no control is.
  private func tap(_ item: ScreenItem) throws {
    let cell = try #require(stage.shown(item), "\(item) is not on the screen")
    let point = CGPoint(x: 24, y: min(22, cell.bounds.midY))
    scroll(to: cell.convert(CGRect(origin: point, size: .zero), to: stage.table))
    let hit = stage.window.hitTest(cell.convert(point, to: nil), with: nil)
    try #require(hit?.isDescendant(of: cell) == true, "no finger reaches \(item)")
    stage.window.tap(at: cell.convert(point, to: nil))
    stage.settle()
  }

  private func replace(by typed: String, in input: some UIView & UITextInput) {
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument, to: input.endOfDocument)
    if typed.isEmpty { input.deleteBackByHand() } else { input.type(typed) }
    stage.settle()
  }

  private func turn(_ item: ScreenItem, _ component: DateComponent, to value: Int) throws {
    let picker = try #require(stage.shown(item)?.all(UIPickerView.self).first)
    let columns = try #require(text.columns(of: item))
    let index = try #require(columns.firstIndex { $0.component == component })
    let row = try #require(columns[index].options.firstIndex { $0.value == value })
    picker.turn(component: index, to: row)
  }

  /// Presses a control of an item, by its title or by the name that is spoken.
  private func press(_ title: String, in item: ScreenItem, isAnswer: Bool = false) throws {
    let cell = try #require(stage.shown(item), "\(item) is not on the screen")
    let part: UIView? = isAnswer ? cell.all(ProblemView.self).first : cell
    let control = part?.all(UIControl.self).first { control in
      [(control as? UIButton)?.configuration?.title, control.accessibilityLabel].contains {
        $0 == title || $0?.hasPrefix("\(title): ") == true
      }
    }
    let found = try #require(control, "no control \(title) in \(item)")
    try reach(found, in: item)
    stage.window.tap(found)
  }

  private func answer(_ problem: ProblemFace, titled title: String) throws {
    let items: [ScreenItem] = [.row(problem.id), .drawer(of: problem.id)]
    for item in items {
      let view = stage.shown(item)?.all(ProblemView.self).first
      if let view, !view.shownLines.isEmpty { return try press(title, in: item, isAnswer: true) }
    }
    try stage.press(title, in: footer(of: problem.id.field)?.all(ProblemView.self).first)
  }

  /// The view below a section's options, scrolled onto the screen.
  private func footer(of field: FieldID) -> UIView? {
    let sections = stage.driver.shown.presentation.sections
    guard
      let index = sections.firstIndex(where: { $0.items.contains { $0.owner.field == field } }),
      let last = sections[index].items.last
    else { return nil }
    _ = stage.shown(last)
    scroll(to: stage.table.rectForFooter(inSection: index))
    return stage.table.footerView(forSection: index)
  }

  /// Scrolls so that a finger reaches a view: the table, and a list in a drawer.
  private func reach(_ view: UIView, in item: ScreenItem) throws {
    if let list = stage.shown(item)?.all(ScrollingList.self).first, view.isDescendant(of: list) {
      let place = view.convert(view.bounds, to: list)
      let end = max(0, list.contentSize.height - list.bounds.height)
      list.contentOffset.y = min(max(0, place.midY - list.bounds.midY + list.contentOffset.y), end)
      list.layoutIfNeeded()
    }
    scroll(to: view.convert(view.bounds, to: stage.table))
  }

  private func scroll(to place: CGRect) {
    let table = stage.table
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    guard place.minY < seen.minY || place.maxY > seen.maxY else { return }
    table.contentOffset.y += place.midY - seen.midY
    stage.settle()
  }
}

extension TextControl {
  fileprivate var hasNoText: Bool {
    ((self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "").isEmpty
  }
}
