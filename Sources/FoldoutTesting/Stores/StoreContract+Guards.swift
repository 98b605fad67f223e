import FoldoutForms
import FoldoutRecords

/// A guarded change of the fixture's first person, and its expected outcome.
private struct Case {
  var law: String
  var guards: [Change.Guard]
  var cells = [Change.Cell(column: "nick", original: Token(.text("Abc")), new: .text("x"))]
  var conflicts: [String] = []
  var isWritten = true
}

extension StoreContract {
  /// Checks guards: values that are compared in the change's transaction and not written.
  func checkGuards(_ findings: inout Findings) async throws {
    let law = "a guard that does not hold is a conflict"
    let key = RecordKey([.text("1")])
    let name = Change.Guard(column: "name", original: .text("Ada"))
    let wrong = Change.Guard(column: "name", original: .text("Ann"))
    let done = [Change.Cell(column: "nick", original: Token(.text("y")), new: .text("Abc"))]
    let late = [Change.Cell(column: "email", original: Token(.text("y")), new: .null)]
    let shout = [Change.Cell(column: "shout", original: Token(.text("HI")), new: .null)]
    let cases = [
      Case(
        law: "guards that hold let a change be written",
        guards: [name, .init(column: "anything", original: .integer(12))]),
      Case(law: law, guards: [wrong], conflicts: ["name"]),
      Case(
        law: law, guards: [name, .init(column: "email", original: .null)], conflicts: ["email"]),
      Case(
        law: law, guards: [.init(column: "anything", original: .text("12"))],
        conflicts: ["anything"]),
      Case(
        law: law, guards: [.init(column: "nick", original: .text("abc"))], cells: shout,
        conflicts: ["nick"]),
      Case(
        law: "cells are told before guards", guards: [wrong], cells: late, conflicts: ["email"]),
      Case(
        law: "what is there already needs no guard", guards: [wrong], cells: done,
        isWritten: false),
    ]
    for check in cases {
      let store = try await makeStore(StoreFixture())
      guard let before = try await store.record(key, in: "people") else {
        return findings.note(check.law, "the record is not there")
      }
      var after = before
      for cell in check.cells where check.conflicts.isEmpty && check.isWritten {
        after.record[cell.column] = cell.new
      }
      let outcome = try await store.change(
        Change(table: "people", key: key, cells: check.cells, guards: check.guards))
      let expected: ChangeOutcome =
        check.conflicts.isEmpty
        ? .stored(after, altered: []) : .conflict(before, columns: check.conflicts)
      findings.expect(outcome, is: expected, check.law)
      findings.expect(try await store.record(key, in: "people"), is: after, check.law)
    }
    let store = try await makeStore(StoreFixture())
    await expect(.unknownColumn("x", table: "people"), "an unknown guard", &findings) {
      _ = try await store.change(
        Change(table: "people", key: key, cells: [], guards: [.init(column: "x", original: .null)]))
    }
    try await checkGuardedSecrets(&findings)
    try await checkGuardsAtOnce(&findings)
  }

  /// Checks that a secret is guarded by its secret token.
  private func checkGuardedSecrets(_ findings: inout Findings) async throws {
    let store = try await makeStore(StoreFixture())
    let key = RecordKey([.text("1")])
    guard let ada = try await store.record(key, in: "accounts") else {
      return findings.note("a secret is guarded by its token", "the account is not there")
    }
    let login = [Change.Cell(column: "login", original: Token(.text("ada")), new: .text("ada2"))]
    func change(_ original: StoredValue) async throws -> ChangeOutcome {
      try await store.change(
        Change(
          table: "accounts", key: key, cells: login,
          guards: [.init(column: "user_password", original: original)]))
    }
    findings.expect(
      try await change(.text("hunter2")), is: .conflict(ada, columns: ["user_password"]),
      "a secret is guarded by its token")
    guard case .stored = try await change(ada.record["user_password"]) else {
      return findings.note("a secret is guarded by its token", "its own token was refused")
    }
  }

  /// Checks that of two concurrent changes, each guarded by what the other writes, one is written.
  private func checkGuardsAtOnce(_ findings: inout Findings) async throws {
    for round in 1...10 {
      let store = try await makeStore(StoreFixture())
      @Sendable func write(_ column: String, beside other: String) async throws -> Bool {
        let outcome = try await store.change(
          Change(
            table: "people", key: RecordKey([.text("3")]),
            cells: [Change.Cell(column: column, original: Token(.null), new: .text("x"))],
            guards: [Change.Guard(column: other, original: .null)]))
        guard case .stored = outcome else { return false }
        return true
      }
      async let first = write("nick", beside: "anything")
      async let second = write("anything", beside: "nick")
      let written = try await [first, second].count { $0 }
      findings.expect(written, is: 1, "guards are compared in the transaction", "round \(round)")
    }
  }
}
