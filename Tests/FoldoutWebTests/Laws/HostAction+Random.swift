import FoldoutForms
import FoldoutScreens
import FoldoutTesting

@testable import FoldoutWeb

extension HostPair {
  /// Returns a random action that is possible now.
  func randomAction(_ random: inout SeededGenerator) -> HostAction {
    let rows = host.visibleItems.compactMap { item -> RowFace? in
      guard case .row(let row) = host.cell(of: item)?.face else { return nil }
      return row
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 14: return .scroll(Double.random(in: -400...400, using: &random))
    case 2: return storeChange(&random)
    case 3 where Int.random(in: 0..<6, using: &random) == 0:
      return .reload(
        Bool.random(using: &random) ? nil : rows.randomElement(using: &random)?.id.field.name)
    case 4, 5:
      if let line = host.bar?.lines.randomElement(using: &random),
        host.entries[line.id.field] == nil,
        case .restore = line.action
      {
        return .undo(line.id.field.name)
      }
    case 6, 7, 8:
      let feet = host.screen.form.fields.compactMap { host.foot(of: $0.id)?.problem }
      let faces = host.visibleItems.compactMap { host.cell(of: $0)?.face?.problem } + feet
      if let problem = faces.randomElement(using: &random) {
        return answer(problem, &random)
      }
    case 9, 10, 11, 12, 13:
      let drawers = host.visibleItems.compactMap { item -> DrawerFace? in
        guard case .drawer(let drawer) = host.cell(of: item)?.face else { return nil }
        return drawer
      }
      if let drawer = drawers.first { return action(in: drawer, &random) }
    default: break
    }
    guard let row = rows.randomElement(using: &random) else { return .scroll(-2000) }
    return action(in: row, rows, &random)
  }

  private func action(
    in row: RowFace, _ rows: [RowFace], _ random: inout SeededGenerator
  ) -> HostAction {
    let name = row.id.field.name
    if isInConflict(name) { return .keep(name) }
    switch row.control {
    case .owner, .picture, .shown: return .tap(name)
    // An entry among options that somebody else's change turned into a text: the page has no
    // control for it any more and discards it, but the text host keeps it. So there is no action
    // here.
    case .input where host.entries[row.id.field]?.chosen != nil: return .scroll(10)
    case .input:
      let text = HostPair.texts[name]?.randomElement(using: &random) ?? "x"
      let other = rows.filter { $0.drawerHeight > 0 && host.entries[$0.id.field] == nil }
        .randomElement(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .edit(name)
      case 1: return other.map { .typeAndTap(name, text, $0.id.field.name) } ?? .edit(name)
      default: return .type(name, text)
      }
    case .secret(let face):
      return face.clear != nil && host.entries[row.id.field] == nil && Bool.random(using: &random)
        ? .clear(name) : .type(name, Bool.random(using: &random) ? "battery" : "staple")
    case .toggle: return .toggle(name)
    case .option(let option, _):
      let isFree = host.entries[row.id.field] == nil
      if isFree, host.foot(of: row.id.field)?.clear != nil,
        Int.random(in: 0..<4, using: &random) == 0
      {
        return .clear(name)
      }
      return option.isEnabled ? .choose(name, option.title) : .scroll(0)
    case .calendar(let face):
      let isFree = host.entries[row.id.field] == nil
      return isFree ? action(in: face.calendar, of: name, &random) : .discard(name)
    case .numberPicker(let face): return action(in: face, of: row, &random)
    case .compact(let face):
      if face.actions.clear != nil, host.entries[row.id.field] == nil, Bool.random(using: &random) {
        return .clear(name)
      }
      if host.entries[row.id.field] == nil, Bool.random(using: &random) { return .now(name) }
      return .type(
        name, ["7:00 AM", "25:00", "11:30 PM", "x"].randomElement(using: &random) ?? "x")
    case .button: return host.unsavedFields.isEmpty ? .press(name) : .scroll(0)
    }
  }

  private func action(
    in face: NumberPickerFace, of row: RowFace, _ random: inout SeededGenerator
  ) -> HostAction {
    let name = row.id.field.name
    guard host.entries[row.id.field] == nil else { return .discard(name) }
    switch (face.control, Int.random(in: 0..<3, using: &random)) {
    case (_, 0) where face.next.text != nil: return .step(name, isForward: true)
    case (_, 1) where face.previous.text != nil: return .step(name, isForward: false)
    case (.list(let options), _):
      let others = options.filter { $0.text != face.text }
      return others.randomElement(using: &random).map { .pick(name, $0.title) } ?? .scroll(0)
    case (.typed, _):
      return .type(name, ["1899", "1950", "", "MCM", "3000"].randomElement(using: &random) ?? "")
    }
  }

  /// Returns true if a conflict awaits a choice. The only action here is that choice; other entries
  /// during a conflict are not part of these walks.
  private func isInConflict(_ field: String) -> Bool { page.errors[field]?.isChoice == true }

  private func action(
    in face: CalendarFace, of name: String, _ random: inout SeededGenerator
  ) -> HostAction {
    let days = face.page.weeks.joined().compactMap(\.self).filter { $0.isOffered && !$0.isChosen }
    let arrows = [face.page.month, face.page.year].flatMap { [$0.previous, $0.next] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where face.actions.now != nil: return .now(name)
    case 1 where face.actions.clear != nil: return .clear(name)
    case 2: return .type(name, HostPair.dates.randomElement(using: &random) ?? "x")
    case 6 where face.actions.other != nil: return .restyle(name)
    case 3:
      guard let column = face.time.randomElement(using: &random),
        let value = column.options.map(\.value).filter({ $0 != column.chosen })
          .randomElement(using: &random)
      else { break }
      return .turn(name, column.component, value)
    case 4, 5:
      if let day = arrows.compactMap(\.day).randomElement(using: &random) {
        return .view(name, day)
      }
    default: break
    }
    return days.randomElement(using: &random).map { .day(name, $0.day) } ?? .tap(name)
  }

  private func action(in drawer: DrawerFace, _ random: inout SeededGenerator) -> HostAction {
    let name = drawer.id.field.name
    if isInConflict(name) { return .keep(name) }
    let isFree = host.entries[drawer.id.field] == nil
    switch drawer.editor {
    case .designed: return .tap(name)
    case .wheels(let face):
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where isFree && face.actions.now != nil: return .now(name)
      case 1 where isFree && face.actions.clear != nil: return .clear(name)
      case 2 where isFree && face.proposal != nil: return .takeProposal(name)
      case 5 where isFree && face.actions.other != nil: return .restyle(name)
      case 3, 4:
        guard host.entries[drawer.id.field]?.problem?.isQuestion != false || isFree else { break }
        if host.entries[drawer.id.field]?.typed == nil || isFree {
          return .type(name, HostPair.dates.randomElement(using: &random) ?? "x")
        }
      default: break
      }
      guard let column = face.columns.randomElement(using: &random) else { return .tap(name) }
      let own = page.controls(of: name)["~\(column.component.rawValue).\(name)"]
      let others = column.options.map(\.value).filter { $0 != column.chosen && "\($0)" != own }
      guard let value = others.randomElement(using: &random) else { return .tap(name) }
      return .turn(name, column.component, value)
    case .calendar(let face):
      guard isFree else { return .tap(name) }
      return action(in: face, of: name, &random)
    case .choice(let face):
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where isFree && face.clear != nil: return .clear(name)
      case 1, 2:
        if face.other != nil, isFree {
          return .type(
            name, ["widowed", "Single", "", "x\u{7}"].randomElement(using: &random) ?? "")
        }
      default: break
      }
      let titles = face.options.map(\.title).filter { page.option($0, of: name) != nil }
      guard let title = titles.randomElement(using: &random) else { return .tap(name) }
      return .choose(name, title)
    // The forms of these laws have no references.
    case .reference: return .scroll(10)
    case .picture(let face):
      if face.remove != nil, isFree, Bool.random(using: &random) { return .clear(name) }
      if Bool.random(using: &random) { return .tap(name) }
      return .file(name, Bool.random(using: &random) ? Stay.picture : [1, 2, 3])
    }
  }

  private func answer(_ problem: ProblemFace, _ random: inout SeededGenerator) -> HostAction {
    let name = problem.id.field.name
    switch problem.remedy {
    // These hosts send one input at a time, so never a text together with a pick.
    case .pick: return .scroll(10)
    case .none, .enterAgain:
      guard let entry = host.entries[problem.id.field], !entry.isProblemOnly, entry.typed != nil,
        page.entry(of: name) != nil
      else { return .scroll(10) }
      return .discard(name)
    case .keepBlanks: return .consent(name)
    case .choice(let conflict):
      return conflict.use != nil && Bool.random(using: &random) ? .use(name) : .keep(name)
    case .question(let question):
      return question.consent != nil && Bool.random(using: &random) ? .consent(name) : .keep(name)
    }
  }

  /// Returns a change by somebody else, in a field without a pending entry.
  private func storeChange(_ random: inout SeededGenerator) -> HostAction {
    let free = HostPair.others.filter { column, _ in
      // A refused city is no option of another country: the page has no control for it any more and
      // discards it, but the text host keeps it.
      let isUnderAnEntry = column == "country" && host.entries["city"] != nil
      return !isUnderAnEntry && host.screen.form.field(FieldID(column)) != nil
        && host.entries[FieldID(column)] == nil
    }
    guard let (column, value) = free.randomElement(using: &random) else { return .scroll(0) }
    return .storeChange(column, value)
  }

  private static let dates = [
    "2026-02-28", "02/30/2026", "x", "2027-01-01", "2030-01-01", "12/31/2025", "5/5/26",
  ]

  private static let texts = [
    "guest": [
      "Bo", "", " Ada <i> ", "A name that is far too long for the forty letters it may have",
    ],
    "email": ["bo@example.org", "bo", ""], "notes": ["one\ntwo", "", "three"],
    "code": ["cd", "CD", "abcde", ""], "guests": ["3", "13", "x", "", "2"],
    "letters": [#"["a"]"#, "b and c"], "skills": [#"["go"]"#, "[]"], "days": [#"["mon","wed"]"#],
  ]

  private static let others: [(String, StoredValue)] = [
    ("guest", .text("Cy")), ("email", .null), ("email", .text("cy@example.org")),
    ("code", .text("zz")), ("floor", .integer(7)),
    ("notes", .text("by another")), ("guests", .integer(5)),
    ("guests", .text("many")), ("country", .text("Spain")), ("country", .null),
    ("city", .text("Oz")), ("city", .text("Madrid")), ("status", .text("widowed")),
    ("status", .null), ("arrives", .text("2026-01-02")),
    ("arrives", .text("soon")), ("arrives", .null), ("leaves", .text("2026-12-24")),
    ("leaves", .null), ("leaves", .blob([1, 2])), ("wakes", .text("06:15")), ("photo", .null),
    ("photo", .blob(Stay.picture)), ("breakfast", .integer(1)), ("number", .text("B-7")),
    ("password", .text("horse")),
    ("letters", .text(#"["b"]"#)), ("letters", .text(#"["d","z","a"]"#)), ("letters", .null),
    ("letters", .text("b and c")), ("days", .text(#"["fri","mon"]"#)), ("days", .text("[]")),
    ("month", .integer(4)), ("other", .integer(99)), ("other", .null),
    ("year", .integer(2027)), ("born", .integer(1950)),
    ("colour", .text("blue")), ("colour", .null), ("size", .integer(3)), ("size", .integer(9)),
    ("skills", .text(#"["ada","cobol"]"#)), ("skills", .text("[7]")),
  ]
}

extension ItemFace {
  /// The message about the item's field; `nil` if there is none.
  fileprivate var problem: ProblemFace? {
    switch self {
    case .row(let row): row.problem
    case .drawer(let drawer): drawer.problem
    }
  }
}
