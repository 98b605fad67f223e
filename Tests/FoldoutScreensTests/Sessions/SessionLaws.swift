import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing

/// A host that answers at once and one that answers later end alike: after the same acts, faces,
/// messages, reports and the stored record are the same.
@Suite struct SessionLaws {
  private static let seed = SeededGenerator.seedOfThisRun()

  @Test("It makes no difference when a host answers", arguments: 0..<4)
  func bothEndAlike(part: Int) throws {
    let seed = SessionLaws.seed &+ UInt64(part)
    print("SessionLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<Depth.of(5, all: 50) {
      var pair = part % 2 == 0 ? try Pair(stays: (Stays(), Stays())) : try Pair(tracks: ())
      var path: [String] = []
      for _ in 0..<40 {
        let act = pair.prompt.randomAct(&random)
        path.append("\(act)")
        pair.perform(act, &random)
      }
      pair.end(&random)
      guard let difference = pair.difference else { continue }
      Issue.record(
        "FOLDOUT_SEED=\(seed), round \(round)\n\(path.joined(separator: "\n"))\n\(difference)")
      return
    }
  }

  /// A host that answers at once, and one that answers later, over equal stores.
  private struct Pair {
    var prompt: TextHost
    var late: TextHost
    let stores: (ModelStore, ModelStore)

    init(stays: (Stays, Stays)) throws {
      self.init(
        try stays.0.host(height: 4000), try stays.1.host(height: 4000),
        (stays.0.store, stays.1.store))
    }

    init(tracks: Void) throws {
      let (first, second) = (Tracks(), Tracks())
      self.init(try first.host(), try second.host(), (first.store, second.store))
    }

    private init(_ prompt: TextHost, _ late: TextHost, _ stores: (ModelStore, ModelStore)) {
      (self.prompt, self.late, self.stores) = (prompt, late, stores)
      self.late.answersLater = true
    }

    /// Performs an act in both hosts. The late one answers some of its open questions before.
    mutating func perform(_ act: Act, _ random: inout SeededGenerator) {
      prompt.act(act)
      late.settle(&random, atMost: Int.random(in: 0..<8, using: &random))
      late.act(act)
    }

    mutating func end(_ random: inout SeededGenerator) {
      perform(.leave, &random)
      late.settle(&random)
    }

    /// The difference between both hosts; `nil` if there is none.
    var difference: String? {
      if let first = (prompt.violations + late.violations).first { return first }
      let texts = [prompt, late].map { host in
        (host.lines + host.reports.map { "\($0)" } + host.presses.map(\.name))
          .joined(separator: "\n")
      }
      if texts[0] != texts[1] { return Snapshot.difference(from: texts[0], to: texts[1]) }
      if stores.0.stored != stores.1.stored { return "\(stores)" }
      if prompt.entries != late.entries { return "\(prompt.entries)\n\(late.entries)" }
      return nil
    }
  }
}

extension TextHost {
  /// Returns a random act that the screen offers now.
  fileprivate func randomAct(_ random: inout SeededGenerator) -> Act {
    let faces = visibleItems.compactMap { cell(of: $0)?.face }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .leave
    case 1:
      if case .restore(_, _, let restored, let theirs) = bar?.lines.first?.action,
        let field = bar?.lines.first?.id.field
      {
        return .undo(field, restored, theirs: theirs)
      }
    case 2, 3:
      let problems = faces.compactMap(\.problem)
      if let problem = problems.randomElement(using: &random) { return answer(problem, &random) }
    case 4, 5, 6:
      for case .drawer(let drawer) in faces { return act(in: drawer, &random) }
    default: break
    }
    let rows = faces.compactMap { if case .row(let row) = $0 { row } else { nil } }
    return rows.randomElement(using: &random).map { act(in: $0, &random) } ?? .leave
  }

  private func answer(_ problem: ProblemFace, _ random: inout SeededGenerator) -> Act {
    let field = problem.id.field
    switch problem.remedy {
    case .keepBlanks(let button): return .decide(field, button.sends)
    case .choice(let conflict):
      guard let use = conflict.use, Bool.random(using: &random) else { break }
      return .decide(
        field, use.sends, theirs: conflict.theirs, confirmedLoss: conflict.theirs)
    case .question(let question):
      guard let consent = question.consent, Bool.random(using: &random) else { break }
      return .decide(
        field, consent.sends, theirs: question.theirs, confirmedLoss: question.lossToken)
    case .none, .enterAgain, .pick: return .discard(field)
    }
    return .enter(field, .kept)
  }

  private func act(in row: RowFace, _ random: inout SeededGenerator) -> Act {
    switch row.control {
    case .owner, .picture, .shown: .tap(row.id)
    case .input, .secret, .compact:
      Bool.random(using: &random)
        ? .edit(row.id)
        : .type(
          ["Bo", "", " Ada ", "3", "13", "cd", "CD", "bo@example.org", "7:00 AM"]
            .randomElement(using: &random) ?? "", into: row.id)
    case .toggle(let isOn):
      .enter(row.id.field, .typed(isOn ? "" : "1"), tapping: row.id)
    case .button: .press(row.id.field)
    case .calendar, .numberPicker, .option: .leave
    }
  }

  private func act(in drawer: DrawerFace, _ random: inout SeededGenerator) -> Act {
    let field = drawer.id.field
    switch drawer.editor {
    case .wheels(let face):
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .enter(field, face.actions.clear == nil ? .now(nil) : .cleared)
      case 1:
        let texts = ["2026-02-28", "02/30/2026", "x", "12/31/2025"]
        return .type(texts.randomElement(using: &random) ?? "", into: drawer.id)
      default:
        guard let column = face.columns.randomElement(using: &random),
          let option = column.options.randomElement(using: &random)
        else { return .tap(drawer.id) }
        return .turn(field, column.component, to: option.value)
      }
    case .choice(let face):
      let option = face.options.randomElement(using: &random)
      return option.map { .choose(field, $0.value) } ?? .tap(drawer.id)
    case .reference(let face):
      if Bool.random(using: &random) {
        return .search(["", "big", "rock", "nobody"].randomElement(using: &random) ?? "")
      }
      let option = face.options.randomElement(using: &random)
      return option.map { .choose(field, $0.value) } ?? .tap(drawer.id)
    case .picture:
      return .enter(field, .file(Bool.random(using: &random) ? Stay.picture : [1, 2, 3]))
    case .calendar, .designed: return .tap(drawer.id)
    }
  }
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
