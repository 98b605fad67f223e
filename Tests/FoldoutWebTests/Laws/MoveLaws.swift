import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing

@testable import FoldoutWeb

/// Sections that come, go and move, and rows that move, arrive on the page: nothing of an update is
/// dropped.
@Suite struct MoveLaws {
  private static let rows: [RowID] = (0..<9).map { .field(FieldID("f\($0)")) }
  private static let sections = ["one", "two", "three", "four"]

  @Test(arguments: [DrawerPolicy.one, .onePerSection, .many])
  func everyUpdateArrives(policy: DrawerPolicy) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("MoveLaws: FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(sections: MoveLaws.sections, rows: MoveLaws.rows, seed: seed)
    for round in 0..<30 {
      var screen = Screen(table: world.table(policy: policy))
      var page = try BatchedPage(
        sections: try screen.markup.map { try PageReader.element($0.text) }, fingerprint: "0")
      for number in 0..<20 {
        let event = world.event(for: screen.table)
        let step = screen.table.apply(event)
        if case .changed(let rows) = event {
          for row in rows { screen.versions[row, default: 0] += 1 }
        }
        guard let update = step.update else { continue }
        let list = screen.operations(update)
        try page.apply(batch(list, from: page.fingerprint, to: "\(number + 1)"), isTaken: true)
        let trace = "FOLDOUT_SEED=\(seed), round \(round), \(event): \(update)"
        try #require(page.lines == screen.lines, "\(trace)")
        checkMoves(update, list, trace)
      }
    }
  }

  /// What moves is moved, with its drawer, and neither removed nor inserted.
  private func checkMoves(_ update: ScreenUpdate, _ list: [Batch.Operation], _ trace: String) {
    let moves = Set(update.moves.map(\.element))
    var moved: Set<String> = []
    for operation in list {
      switch operation {
      case .move(let id, _): moved.insert(id)
      case .delete(let id), .insert(let id, _, _): #expect(!moves.contains(id), "\(trace)")
      case .need, .replace, .expanded, .fit, .focus, .error, .say: break
      }
    }
    #expect(moved == moves, "\(trace)")
  }

  @Test func aRowThatMovesTakesItsDrawerAlong() throws {
    let table = try ScreenTable(
      Outline([
        .init(id: "one", rows: [MoveLaws.rows[0], MoveLaws.rows[1]]),
        .init(id: "two", rows: [MoveLaws.rows[2]]),
      ]), owners: [MoveLaws.rows[0]], open: [MoveLaws.rows[0]])
    var screen = Screen(table: table)
    let step = screen.table.apply(
      .replace(
        try Outline([
          .init(id: "one", rows: [MoveLaws.rows[1]]),
          .init(id: "two", rows: [MoveLaws.rows[2], MoveLaws.rows[0]]),
        ]), owners: [MoveLaws.rows[0]]))
    let update = try #require(step.update)
    let list = screen.operations(update)
    #expect(list.prefix(2) == [.move(id: "r-f0", after: "r-f2"), .move(id: "d-f0", after: "r-f0")])
  }

  private func batch(
    _ operations: [Batch.Operation], from: String, to: String
  ) throws -> WireBatch {
    var batch = Batch(from: from, to: to, address: "/", title: "")
    batch.operations = operations
    return try WireBatch(batch.json)
  }
}

/// A table with texts that change: no form, and an outline of the test's own.
private struct Screen {
  var table: ScreenTable
  var versions: [RowID: Int] = [:]

  func operations(_ update: ScreenUpdate) -> [Batch.Operation] {
    BatchOperations(update, after: table, section: section, item: item).list
  }

  var markup: [Markup] { (0..<table.sectionCount).map(section) }

  private func section(_ index: Int) -> Markup {
    let name = table.outline.sectionIDs[index]
    let (id, list) = (SectionElement.section.id(of: name), SectionElement.list.id(of: name))
    let items = table.presentation.sections[index].items.map(item)
    return "<section id=\"\(id)\"><ul id=\"\(list)\">\(items)</ul></section>"
  }

  private func item(_ item: ScreenItem) -> Markup {
    let version = versions[item.owner] ?? 0
    switch item {
    case .row(let row):
      return """
        <li id="\(item.element)"><button aria-expanded="\(table.isOpen(row) ? "true" : "false")">\(version)</button></li>
        """
    case .drawer: return "<li id=\"\(item.element)\">\(version)</li>"
    }
  }

  /// What the table shows, a line for each section.
  var lines: [String] {
    table.presentation.sections.map { section in
      let items = section.items.map { item in
        let version = versions[item.owner] ?? 0
        switch item {
        case .row(let row): return "\(item.element)=\(version) \(table.isOpen(row))"
        case .drawer: return "\(item.element)=\(version)"
        }
      }
      return "\(SectionElement.section.id(of: section.id)): \(items.joined(separator: ", "))"
    }
  }
}

extension BatchedPage {
  /// What the page shows, a line for each section.
  fileprivate var lines: [String] {
    sections.map { section in
      let items = section.items.map { item in
        let isOpen = item.all("button").first?["aria-expanded"].map { " \($0)" } ?? ""
        return "\(item["id"] ?? "")=\(item.text)\(isOpen)"
      }
      return "\(section.id): \(items.joined(separator: ", "))"
    }
  }
}
