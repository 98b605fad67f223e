import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Somebody who does to both hosts, in random order, whatever the screen offers now.
struct RandomTwins<Value: Sendable> {
  private(set) var twins: Twins<Value>
  private var random: SeededGenerator
  private let texts: [String]
  private let change: (inout Value, inout SeededGenerator) -> Void
  /// All acts up to now.
  private(set) var acts: [TwinAct] = []

  /// `texts` are typed; `change` changes a value as somebody else would.
  init(
    _ twins: Twins<Value>, seed: UInt64, texts: [String],
    change: @escaping (inout Value, inout SeededGenerator) -> Void
  ) {
    self.twins = twins
    random = SeededGenerator(seed: seed)
    self.texts = texts
    self.change = change
  }

  /// Does one act, and returns the difference that it made; `nil` if both hosts show the same.
  mutating func act() throws -> String? {
    guard let act = possibleAct() else { return nil }
    acts.append(act)
    var others = random
    let refusals = try RefusalError.caught { try twins.perform(act) { change(&$0, &others) } }
    random = others
    return refusals.first?.reason ?? twins.difference
  }

  private mutating func int(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func one<Element>(of list: [Element]) -> Element? {
    list.randomElement(using: &random)
  }

  private mutating func possibleAct() -> TwinAct? {
    let faces = twins.text.visibleItems.compactMap { twins.text.cell(of: $0)?.face }
    switch int(20) {
    case 0, 1, 2: return .reload
    case 14: return undo()
    case 3, 4, 5:
      let feet = twins.text.screen.form.fields.compactMap { twins.text.foot(of: $0.id) }
      let problems = faces.compactMap(\.problem) + feet.compactMap(\.problem)
      if let act = one(of: problems).flatMap({ answer($0) }) { return act }
      if let foot = one(of: feet), let clear = foot.clear {
        return .clearSection(foot.id.field, titled: clear)
      }
    case 6, 7, 8:
      guard let typing = twins.text.typing, twins.stage.focus != nil else { break }
      switch int(4) {
      case 0: return .escape
      case 1:
        let focus = twins.stage.focus
        if focus?.owner == typing.row, let focus { return type(into: focus) }
      default: return .leave
      }
    case 9, 10, 11, 12, 13:
      let drawers = faces.compactMap { if case .drawer(let drawer) = $0 { drawer } else { nil } }
      if let act = one(of: drawers).flatMap({ act(in: $0) }) { return act }
    default: break
    }
    let rows = faces.compactMap { if case .row(let row) = $0 { row } else { nil } }
    return one(of: rows).flatMap { act(in: $0) }
  }

  private mutating func type(into item: ScreenItem) -> TwinAct? {
    // Return ends typing in a single line.
    let isLong = twins.stage.shown(item)?.textControl is UITextView
    return one(of: texts.filter { isLong || !$0.contains("\n") }).map { .type($0, item) }
  }

  private mutating func undo() -> TwinAct? {
    let shown = twins.stage.driver.notices.face?.undo?.lines ?? []
    let lines = (twins.text.bar?.lines ?? []).filter(shown.contains)
    guard let line = one(of: lines), case .restore(_, let label, _, _) = line.action else {
      return nil
    }
    return .undo(line.id.field, line, titled: label)
  }

  private mutating func answer(_ problem: ProblemFace) -> TwinAct? {
    switch problem.remedy {
    case .none, .enterAgain: return nil
    case .keepBlanks(let button): return .answer(problem, titled: button.title, isKept: false)
    case .pick(let typed, _): return .answer(problem, titled: typed.title, isKept: false)
    case .choice(let face):
      if let use = face.use, int(2) == 0 {
        return .answer(problem, titled: use.title, isKept: false)
      }
      return .answer(problem, titled: face.keep, isKept: true)
    case .question(let face):
      if let consent = face.consent, int(2) == 0 {
        return .answer(problem, titled: consent.title, isKept: false)
      }
      return .answer(problem, titled: face.keep, isKept: true)
    }
  }

  private mutating func act(in row: RowFace) -> TwinAct? {
    let item = ScreenItem.row(row.id)
    let field = row.id.field
    switch row.control {
    case .owner, .picture, .shown, .button: return .tap(item)
    case .option(let option, _): return option.isEnabled ? .tap(item) : nil
    case .input: return int(6) == 0 ? .tap(item) : type(into: item)
    case .secret(let face):
      if let clear = face.clear, twins.text.entries[field] == nil,
        twins.text.typing?.row != row.id, int(2) == 0
      {
        return .button(item, titled: clear, .clear)
      }
      return type(into: item)
    case .toggle: return int(4) == 0 ? .tap(item) : .flip(field)
    case .calendar(let face): return int(8) == 0 ? .tap(item) : act(in: face.calendar, item)
    case .compact(let face):
      if let clear = face.actions.clear, int(3) == 0 {
        return .button(item, titled: clear, .clear)
      }
      if face.value.isEmpty {
        return face.actions.now.map { .button(item, titled: $0, .now) } ?? .tap(item)
      }
      return int(6) == 0 ? .tap(item) : .pickDate(field, face.mode, moment(for: face))
    case .numberPicker(let face):
      switch (face.control, int(3)) {
      case (_, 0) where face.next.text != nil:
        return .step(field, isForward: true, titled: face.next.title)
      case (_, 1) where face.previous.text != nil:
        return .step(field, isForward: false, titled: face.previous.title)
      case (.list(let options), _):
        return one(of: options).map { .pick(field, titled: $0.title) }
      case (.typed, _): return type(into: item)
      }
    }
  }

  /// Returns a moment that the system's picker can stand at: within its limits.
  private mutating func moment(for face: CompactFace) -> String {
    let day = LocalDate(nearestTo: 2026, month: 1 + int(12), day: 1 + int(28))
    let time = LocalTime(hour: int(24), minute: int(60)) ?? .midnight
    let moment =
      switch face.mode {
      case .date: "\(day)"
      case .time: "\(time)"
      case .dateTime: "\(LocalDateTime(date: day, time: time))"
      }
    return min(max(moment, face.earliest ?? moment), face.latest ?? moment)
  }

  private mutating func act(in drawer: DrawerFace) -> TwinAct? {
    let item = ScreenItem.drawer(of: drawer.id)
    let field = drawer.id.field
    switch drawer.editor {
    case .wheels(let face):
      switch int(6) {
      case 0:
        guard let proposal = twins.stage.proposal(of: item) else { break }
        return .button(item, titled: proposal, .proposal)
      case 1: return type(into: item)
      case 2: if let act = button(face.actions, item) { return act }
      default: break
      }
      return turn(face.columns, item)
    case .calendar(let face): return act(in: face, item)
    case .choice(let face):
      switch int(5) {
      case 0 where face.other != nil: return type(into: item)
      case 1: if let clear = face.clear { return .button(item, titled: clear, .clear) }
      default: break
      }
      return one(of: face.options.filter(\.isEnabled)).map { .choose(field, $0.title) }
    case .picture(let face): return face.remove.map { .button(item, titled: $0, .clear) }
    // The one designed drawer of these forms has a button for each number of stars.
    case .designed:
      let stars = 1 + int(5)
      return .enter(item, titled: "\(stars) stars", "\(stars)")
    case .reference: return nil
    }
  }

  private mutating func act(in face: CalendarFace, _ item: ScreenItem) -> TwinAct? {
    switch int(8) {
    case 0: return type(into: item)
    case 1: if let act = button(face.actions, item) { return act }
    case 2: if !face.time.isEmpty { return turn(face.time, item) }
    case 3, 4:
      let pickers = [(DateComponent.month, face.page.month), (.year, face.page.year)]
      let arrows = pickers.flatMap { component, picker in
        [(component, false, picker.previous), (component, true, picker.next)]
      }.filter { $0.2.day != nil }
      if let (component, isForward, arrow) = one(of: arrows) {
        return .page(item, component, isForward: isForward, titled: arrow.title)
      }
    default: break
    }
    let days = face.page.weeks.joined().compactMap(\.self).filter(\.isOffered)
    return one(of: days).map { .day(item, $0.day, named: $0.name) }
  }

  private mutating func turn(_ columns: [ColumnFace], _ item: ScreenItem) -> TwinAct? {
    guard let column = one(of: columns), let option = one(of: column.options),
      option.value != column.chosen
    else { return nil }
    return .turn(item, column.component, to: option.value)
  }

  private mutating func button(_ face: DateActionsFace, _ item: ScreenItem) -> TwinAct? {
    let buttons: [(String?, TwinAct.Button)] = [
      (face.now, .now), (face.clear, .clear), (face.other?.title, .restyle),
    ]
    let possible = buttons.compactMap { title, button in title.map { ($0, button) } }
    return one(of: possible).map { .button(item, titled: $0.0, $0.1) }
  }
}

extension Stage {
  /// The title of the button that accepts the date which wheels propose; `nil` without one.
  fileprivate func proposal(of item: ScreenItem) -> String? {
    guard let drawer = shown(item), drawer.all(WheelsView.self).first?.isProposal == true else {
      return nil
    }
    return drawer.all(PlainButton.self).first?.configuration?.title
  }
}

extension ItemFace {
  /// The problem of the item's field; `nil` if there is none.
  fileprivate var problem: ProblemFace? {
    switch self {
    case .row(let row): row.problem
    case .drawer(let drawer): drawer.problem
    }
  }
}
