import FoldoutForms
import FoldoutRecords

/// A change of the fixture's first person, and its expected outcome.
private struct Case {
  var law: String
  var cells: [Change.Cell]
  /// The columns that hold neither the original value nor the new one.
  var conflicts: [String] = []
}

extension StoreContract {
  /// Checks each change alone, in a new store.
  func checkChanges(_ findings: inout Findings) async throws {
    func cell(_ column: String, _ original: StoredValue, _ new: StoredValue) -> Change.Cell {
      Change.Cell(column: column, original: Token(original), new: new)
    }
    let kinds: [StoredValue] = [
      .null, .integer(.min), .integer(.max), .real(0.1), .real(-1e300), .text(""), .text("é😀'\""),
      .text(bytes: [0xFF, 0x41, 0xC3]), .text(bytes: [0x41, 0, 0x42]), .blob([]),
      .blob([0, 1, 255]), .text(bytes: Array(repeating: 0x61, count: 100_000)),
    ]
    var cases = [
      Case(
        law: "a cell as it was seen is written", cells: [cell("name", .text("Ada"), .text("A"))]),
      Case(
        law: "two cells are written",
        cells: [
          cell("name", .text("Ada"), .text("A")), cell("nick", .text("Abc"), .null),
        ]),
      Case(
        law: "a change that is there already is done",
        cells: [
          cell("name", .text("Ann"), .text("Ada"))
        ]),
      Case(
        law: "what is there already is no conflict for the rest",
        cells: [
          cell("name", .text("Ann"), .text("Ada")), cell("email", .text("ada@x"), .text("a@x")),
        ]),
      Case(law: "a change of nothing is done", cells: []),
      Case(
        law: "a cell that is not as it was seen is a conflict",
        cells: [cell("name", .text("Ann"), .text("A"))], conflicts: ["name"]),
      Case(
        law: "one conflict keeps all from being written",
        cells: [
          cell("email", .text("ada@x"), .text("a@x")), cell("name", .text("Ann"), .text("A")),
        ], conflicts: ["name"]),
      Case(
        law: "texts that a collation calls the same are a conflict",
        cells: [cell("nick", .text("abc"), .text("x"))], conflicts: ["nick"]),
      Case(
        law: "a change of case alone is written",
        cells: [cell("nick", .text("Abc"), .text("ABC"))]),
      Case(
        law: "a number is not its text", cells: [cell("anything", .text("12"), .null)],
        conflicts: ["anything"]),
      Case(
        law: "no value is not an empty text", cells: [cell("nick", .text(""), .null)],
        conflicts: ["nick"]),
    ]
    cases += kinds.map { kind in
      Case(
        law: "every kind of value is kept as it is",
        cells: [cell("anything", .integer(12), kind)])
    }
    for check in cases { try await run(check, &findings) }
  }

  private func run(_ check: Case, _ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let key = RecordKey([.text("1")])
    guard let before = try await store.record(key, in: "people") else {
      return findings.note(check.law, "the record is not there")
    }
    var after = before
    for cell in check.cells where check.conflicts.isEmpty {
      after.record[cell.column] = cell.new
    }
    let expected: ChangeOutcome =
      check.conflicts.isEmpty
      ? .stored(after, altered: []) : .conflict(before, columns: check.conflicts)
    let change = Change(table: "people", key: key, cells: check.cells)
    // A double click or a retry sends the change twice; the answer must be the same.
    for time in ["the first time", "again"] {
      findings.expect(try await store.change(change), is: expected, check.law, time)
      findings.expect(try await store.record(key, in: "people"), is: after, check.law, time)
    }
  }

  /// Checks changes of records that are gone, of keys, and of a column with a trigger.
  func checkExisting(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    func change(_ id: String, _ cell: Change.Cell) async throws -> ChangeOutcome {
      try await store.change(
        Change(table: "people", key: RecordKey([.text(id)]), cells: [cell]))
    }
    let name = Change.Cell(column: "name", original: Token(.text("Ada")), new: .text("A"))
    findings.expect(try await change("9", name), is: .gone, "a record that is not there is gone")
    let number = Change.Cell(column: "id", original: Token(.integer(2)), new: .integer(77))
    guard var moved = try await store.record(RecordKey([.integer(2)]), in: "people") else {
      return findings.note("a key can be changed", "the record is not there")
    }
    moved.key = RecordKey([.integer(77)])
    moved.record["id"] = .integer(77)
    findings.expect(
      try await change("2", number), is: .stored(moved, altered: []), "a key can be changed")
    let old = try await store.record(RecordKey([.text("2")]), in: "people")
    findings.expect(old, is: nil, "a changed key leaves the old one behind")
    let new = try await store.record(RecordKey([.text("77")]), in: "people")
    findings.expect(new, is: moved, "a record stands under its new key")
    guard features.contains(.triggers) else { return }
    let shout = Change.Cell(column: "shout", original: Token(.null), new: .text("hey"))
    moved.record["shout"] = .text("HEY")
    findings.expect(
      try await change("77", shout), is: .stored(moved, altered: ["shout"]),
      "what a trigger makes of a value is told")
  }

  /// Checks that a store's own rules refuse a change, and that nothing is written then.
  func checkRefusals(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let before = try await store.window(WindowRequest(table: "people"))
    let refusals: [(StoreError, [(String, StoredValue, StoredValue)])] = [
      (.refused(rule: .notNull, column: "name", table: "people"), [("name", .text("Ada"), .null)]),
      (
        .refused(rule: .unique, column: "email", table: "people"),
        [("email", .text("ada@x"), .text("bob@x"))]
      ),
      (
        .refused(rule: .unique, column: "id", table: "people"),
        [("id", .integer(1), .integer(2))]
      ),
      (
        .refused(rule: .notNull, column: "name", table: "people"),
        [("nick", .text("Abc"), .text("x")), ("name", .text("Ada"), .null)]
      ),
      (.unknownColumn("rowid; --", table: "people"), [("rowid; --", .integer(1), .integer(2))]),
      (
        .repeatedColumn("nick", table: "people"),
        [("nick", .text("Abc"), .text("x")), ("nick", .text("Abc"), .text("y"))]
      ),
    ]
    for (refusal, cells) in refusals {
      let change = Change(
        table: "people", key: RecordKey([.text("1")]),
        cells: cells.map { Change.Cell(column: $0.0, original: Token($0.1), new: $0.2) })
      await expect(refusal, "a rule is kept", &findings) { _ = try await store.change(change) }
    }
    let after = try await store.window(WindowRequest(table: "people"))
    findings.expect(after, is: before, "what is refused writes nothing")
  }
}
