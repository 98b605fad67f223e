import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutWeb

/// Every update arrives on the page whole, whether sections come, go or move, or rows move.
@Suite struct MoveLaws {
  private static let rows: [RowID] = (0..<9).map { .field(FieldID("f\($0)")) }
  private static let sections = ["one", "two", "three", "four"]

  @Test(
    "Every random update of sections and rows arrives on the page",
    arguments: [DrawerPolicy.one, .onePerSection, .many])
  func everyUpdateArrives(policy: DrawerPolicy) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("MoveLaws: FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(
      sections: MoveLaws.sections, rows: MoveLaws.rows, seed: seed, snapshots: 40)
    for round in 0..<Depth.of(15, all: 60) {
      var screen = Screen(table: world.table(policy: policy))
      var page = try BatchedPage(
        sections: try screen.markup.map { try PageReader.element($0.text) }, fingerprint: "0")
      for number in 0..<20 {
        let event = world.event(for: screen.table)
        let before = screen
        let step = screen.table.apply(event)
        if case .changed(let rows) = event {
          for row in rows { screen.versions[row, default: 0] += 1 }
        }
        guard let update = step.update else { continue }
        let list = screen.operations(update, before: before)
        try page.apply(batch(list, from: page.fingerprint, to: "\(number + 1)"), isAccepted: true)
        func trace() -> String { "FOLDOUT_SEED=\(seed), round \(round), \(event): \(update)" }
        try #require(page.lines == screen.lines, "\(trace())")
        if let id = misplaced(from: before.table, to: screen.table, list) {
          Issue.record("\(id) is removed or inserted, although it stays: \(trace())")
        }
      }
    }
  }

  /// Returns an element that is shown before and after, but is removed or inserted instead of
  /// staying or moving; `nil` if there is none.
  private func misplaced(
    from before: ScreenTable, to after: ScreenTable, _ list: [Batch.Operation]
  ) -> String? {
    func shown(_ table: ScreenTable) -> Set<String> {
      Set(
        table.presentation.sections.flatMap { section in
          section.items.map(\.element) + [SectionElement.section.id(of: section.id)]
        })
    }
    let staying = shown(before).intersection(shown(after))
    for operation in list {
      switch operation {
      case .delete(let id): if staying.contains(id) { return id }
      case .insert(let id, _, let html):
        if staying.contains(id) { return id }
        let inner = Set(html.components(after: "id=\"").compactMap { $0.between("", "\"") })
        if let id = inner.intersection(staying).first { return id }
      case .move, .need, .replace, .expanded, .fit, .focus, .error, .go, .say, .seek: break
      }
    }
    return nil
  }

  @Test("A row that moves to another section takes its drawer along")
  func aRowThatMovesTakesItsDrawerAlong() throws {
    let table = try ScreenTable(
      Outline([
        .init(id: "one", rows: [MoveLaws.rows[0], MoveLaws.rows[1]]),
        .init(id: "two", rows: [MoveLaws.rows[2]]),
      ]), owners: [MoveLaws.rows[0]], open: [MoveLaws.rows[0]])
    var screen = Screen(table: table)
    let before = screen
    let step = screen.table.apply(
      .replace(
        try Outline([
          .init(id: "one", rows: [MoveLaws.rows[1]]),
          .init(id: "two", rows: [MoveLaws.rows[2], MoveLaws.rows[0]]),
        ]), owners: [MoveLaws.rows[0]]))
    let update = try #require(step.update)
    let list = screen.operations(update, before: before)
    #expect(list.prefix(2) == [.move(id: "r-f0", after: "r-f2"), .move(id: "d-f0", after: "r-f0")])
  }

  /// Returns the outline of one section of fields.
  private func outline(_ numbers: some Sequence<Int>) throws -> ScreenOutline {
    try Outline([.init(id: "one", rows: numbers.map { .field(FieldID("f\($0)")) })])
  }

  /// Returns the operations that lead from one list of rows to another, and checks the page after
  /// them.
  private func operations(
    from before: some Sequence<Int>, to after: some Sequence<Int>
  ) throws -> [Batch.Operation] {
    var screen = Screen(table: ScreenTable(try outline(before), owners: []))
    let old = screen
    var page = try BatchedPage(
      sections: try screen.markup.map { try PageReader.element($0.text) }, fingerprint: "0")
    let step = screen.table.apply(.replace(try outline(after), owners: []))
    let list = screen.operations(try #require(step.update), before: old)
    try page.apply(batch(list, from: "0", to: "1"), isAccepted: true)
    #expect(page.lines == screen.lines)
    return list
  }

  @Test("Consecutive insertions are sent as one operation")
  func rowsThatComeOneBehindTheOtherAreOneOperation() throws {
    let list = try operations(from: [0, 1], to: [0] + Array(10..<1_010) + [1, 2])
    #expect(list.count == 2)
    guard case .insert("r-f10", after: "r-f0", let html)? = list.first else {
      Issue.record("\(list.first as Any)")
      return
    }
    #expect(html.components(after: "<li id").count == 1_000)
  }

  @Test("More than 200 operations are replaced by the whole section")
  func moreThanTwoHundredOperationsAreTheSectionAnew() throws {
    let rows = Array(0..<402)
    // Remove every other row: once as 200 operations, and once as 201.
    #expect(try operations(from: rows, to: rows.filter { $0 % 2 == 0 || $0 > 399 }).count == 200)
    let list = try operations(from: rows, to: rows.filter { $0 % 2 == 0 })
    guard list.count == 1, case .replace("s-one", let html)? = list.first else {
      Issue.record("\(list.count) operations")
      return
    }
    #expect(html.components(after: "<li id").count == 201)
    // Rows from another section are moved in first, so that their elements are not replaced.
    let before = try ScreenTable(
      Outline([
        .init(id: "one", rows: rows.map { .field(FieldID("f\($0)")) }),
        .init(id: "two", rows: [.field(FieldID("x"))]),
      ]), owners: [])
    var screen = Screen(table: before)
    let old = screen
    let step = screen.table.apply(
      .replace(
        try Outline([
          .init(
            id: "one",
            rows: [.field(FieldID("x"))]
              + rows.filter { $0 % 2 == 0 }.map { .field(FieldID("f\($0)")) }),
          .init(id: "two", rows: []),
        ]), owners: []))
    let moved = screen.operations(try #require(step.update), before: old)
    #expect(moved.first == .move(id: "r-x", after: "g-one"))
    #expect(moved.count == 2)
  }

  private func batch(
    _ operations: [Batch.Operation], from: String, to: String
  ) throws -> WireBatch {
    var batch = Batch(from: from, to: to, address: "/", title: "")
    batch.operations = operations
    return try WireBatch(batch.json)
  }
}

/// A screen table without a form, with the test's own outline and a version number as each row's
/// text.
private struct Screen {
  var table: ScreenTable
  var versions: [RowID: Int] = [:]

  func operations(_ update: ScreenUpdate, before: Screen) -> [Batch.Operation] {
    BatchOperations(update, before: before.whole, after: whole).operations
  }

  private var whole: RenderedScreen { RenderedScreen(table: table, section: section, item: item) }

  var markup: [Markup] { (0..<table.sectionCount).map { section($0, without: []) } }

  private func section(_ index: Int, without: Set<ScreenItem>) -> Markup {
    let name = table.outline.sectionIDs[index]
    let (id, list) = (SectionElement.section.id(of: name), SectionElement.list.id(of: name))
    let items = table.presentation.sections[index].items.filter { !without.contains($0) }.map(item)
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

  /// The table as shown, a line for each section.
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
  /// The page as shown, a line for each section.
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
