import FoldoutForms
import FoldoutRecords

extension StoreContract {
  /// Checks adding records: what is stored, what is reported, and what is refused.
  func checkInsertions(_ findings: inout Findings) async throws {
    try await checkAdding(&findings)
    try await checkTickets(&findings)
    try await checkRefusedInsertions(&findings)
  }

  private func insertion(
    _ table: String, _ cells: [(String, StoredValue)], _ ticket: InsertionTicket? = nil
  ) -> Insertion {
    Insertion(
      table: table, cells: cells.map { Insertion.Cell(column: $0.0, new: $0.1) }, ticket: ticket)
  }

  private func checkAdding(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let law = "an added record is stored as it is told"
    let isCounted = features.contains(.assignedKeys)
    func id(_ number: Int64) -> [(String, StoredValue)] {
      isCounted ? [] : [("id", .integer(number))]
    }
    let counted = isCounted ? ["id"] : []
    let cases: [(String, [(String, StoredValue)], key: [StoredValue], following: [String])] = [
      ("owners", id(4) + [("friend", .integer(2))], [.integer(4)], counted + ["name"]),
      ("owners", [("id", .integer(9)), ("name", .null)], [.integer(9)], []),
      ("owners", id(10), [.integer(10)], counted + ["name"]),
      ("odd codes", [("the code", .text("a'\"/,%"))], [.text("a'\"/,%")], []),
      ("pairs", [("x", .integer(1)), ("y", .text("b"))], [.integer(1), .text("b")], []),
      ("plain", [("note", .text(bytes: [0xFF, 0, 0x41]))], [.integer(6)], []),
      ("empty", id(1), [.integer(1)], counted),
    ]
    for (table, cells, key, following) in cases {
      var trial = insertion(table, cells)
      trial.isTrial = true
      let before = try await store.window(WindowRequest(table: table))
      let tried = try await store.insert(trial)
      findings.expect(
        try await store.window(WindowRequest(table: table)), is: before, "a trial adds nothing",
        table)
      let outcome = try await store.insert(insertion(table, cells))
      findings.expect(tried, is: outcome, "a trial tells what would come of it", table)
      guard case .stored(let record, let altered, let reported, let isRepeated) = outcome else {
        findings.note(law, "\(table): \(outcome)")
        continue
      }
      findings.expect(record.key, is: RecordKey(key), law, table)
      findings.expect(altered, is: [], law, table)
      findings.expect(reported, is: following, "columns that nobody named are told", table)
      findings.expect(isRepeated, is: false, law, table)
      for (column, value) in cells {
        findings.expect(record.record[column].isIdentical(to: value), is: true, law, column)
      }
      findings.expect(try await store.record(record.key, in: table), is: record, law, table)
    }
  }

  /// Checks that an add sent twice adds one record.
  private func checkTickets(_ findings: inout Findings) async throws {
    let law = "a ticket adds one record"
    let store = try await makeStore(StoreFixture())
    let ticket = InsertionTicket.random()
    let one = insertion("pets", [("name", .text("Pip"))], ticket)
    guard case .stored(let record, _, _, false) = try await store.insert(one) else {
      return findings.note(law, "the first was not added")
    }
    guard case .stored(let again, _, _, true) = try await store.insert(one) else {
      return findings.note(law, "the second was added, or refused")
    }
    findings.expect(again, is: record, law)
    let count = try await store.window(WindowRequest(table: "pets")).records.count
    findings.expect(count, is: 4, law)
    let other = insertion("pets", [("name", .text("Pip"))], .random())
    guard case .stored(let second, _, _, false) = try await store.insert(other) else {
      return findings.note(law, "another ticket adds another record")
    }
    findings.expect(second.key == record.key, is: false, law)
    guard let preview = try await store.removal(of: record.key, in: "pets") else {
      return findings.note(law, "what it added is not there")
    }
    findings.expectRemoved(
      try await store.remove(Removal(table: "pets", key: record.key, original: preview.digest)),
      "what a ticket added")
    findings.expect(try await store.insert(one), is: .gone, "what was removed is not added again")
    try await checkOtherwise(store, &findings)
    // A refused add leaves its ticket unused.
    let refused = InsertionTicket.random()
    await expect(
      .refused(rule: .notNull, column: "name", table: "pets"), law, &findings
    ) {
      _ = try await store.insert(self.insertion("pets", [("name", .null)], refused))
    }
    guard
      case .stored(_, _, _, false) = try await store.insert(
        insertion("pets", [("name", .text("Rue"))], refused))
    else { return findings.note(law, "after a refusal it adds") }
  }

  /// Checks that a used ticket with other values, or for another table, adds nothing and is not
  /// treated as a repetition.
  private func checkOtherwise(
    _ store: any RecordStore, _ findings: inout Findings
  ) async throws {
    let law = "a ticket with other values adds nothing, and says so"
    let ticket = InsertionTicket.random()
    let cells: [(String, StoredValue)] = [("name", .text("Ann")), ("owner", .integer(1))]
    guard
      case .stored(let record, _, _, false) = try await store.insert(
        insertion("pets", cells, ticket))
    else { return findings.note(law, "the first was not added") }
    let before = try await store.window(WindowRequest(table: "pets"))
    let outcome = InsertionOutcome.addedOtherValues(table: "pets", key: record.key)
    for other in [
      insertion("pets", [("name", .text("Bea")), ("owner", .integer(1))], ticket),
      insertion("pets", [("name", .text("Ann"))], ticket),
      insertion("plain", [("note", .text("Ann"))], ticket),
    ] {
      findings.expect(try await store.insert(other), is: outcome, law, "\(other.cells)")
    }
    findings.expect(
      try await store.window(WindowRequest(table: "pets")), is: before, law, "pets")
    findings.expect(
      try await store.window(WindowRequest(table: "plain")).records.count, is: 5, law, "plain")
    // The order of the cells does not matter.
    guard
      case .stored(let again, _, _, true) = try await store.insert(
        insertion("pets", cells.reversed(), ticket))
    else { return findings.note(law, "the same again is not found") }
    findings.expect(again, is: record, law)
    guard let digest = try await store.removal(of: record.key, in: "pets")?.digest else {
      return findings.note(law, "what it added is not there")
    }
    findings.expectRemoved(
      try await store.remove(Removal(table: "pets", key: record.key, original: digest)),
      "what a ticket added")
  }

  private func checkRefusedInsertions(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let refusals: [(StoreError, [(String, StoredValue)])] = [
      (.refused(rule: .notNull, column: "name", table: "people"), [("id", .integer(9))]),
      (
        .refused(rule: .unique, column: "email", table: "people"),
        [("id", .integer(9)), ("name", .text("x")), ("email", .text("bob@x"))]
      ),
      (
        .refused(rule: .unique, column: "id", table: "people"),
        [("name", .text("x")), ("id", .integer(2))]
      ),
      (.unknownColumn("rowid; --", table: "people"), [("rowid; --", .integer(2))]),
      (
        .repeatedColumn("name", table: "people"),
        [("name", .text("x")), ("name", .text("y"))]
      ),
    ]
    let before = try await store.window(WindowRequest(table: "people"))
    for (refusal, cells) in refusals {
      await expect(refusal, "a rule is kept when a record is added", &findings) {
        _ = try await store.insert(self.insertion("people", cells))
      }
    }
    let after = try await store.window(WindowRequest(table: "people"))
    findings.expect(after, is: before, "what is refused adds nothing")
    await expect(.unknownTable("nowhere"), "a rule is kept when a record is added", &findings) {
      _ = try await store.insert(self.insertion("nowhere", []))
    }
  }
}
