import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Saving a whole form reports all its faults at once.
@Suite struct AllErrorsTests {
  private struct Trip: Sendable {
    var code: String? = "a"
    var name: String? = "Ada"
    var seats: Int? = 2
    var starts: LocalDate?
    var ends: LocalDate?
    var agreed = false
  }

  private static let form = Form<Trip>("Trip") {
    Section("") {
      TextField("Code", \.code)
      TextField("Name", \.name).length(...5)
      NumberField("Seats", \.seats)
      DateField("Starts", \.starts).notAfter("ends")
      DateField("Ends", \.ends).notBefore("starts")
      SwitchField("Agreed", \.agreed).rule(when: .onSubmit) { value, _ in
        value == .flag(true) ? nil : "Please agree first."
      }
    }
  }

  /// Returns a store in which code and seats are unique, and another record already uses "taken"
  /// and 9.
  private func store() -> MemoryStore {
    let first = Self.form.columns(of: Trip())
    var other = first
    other["code"] = .text("taken")
    other["seats"] = .integer(9)
    let table = TableSchema(
      name: "trip", key: .rowid,
      columns: first.columns.map { name in
        ColumnSchema(name: name, isUnique: ["code", "seats"].contains(name))
      })
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["trip": [first, other]])
  }

  /// Tries each pair of these faults: an unreadable value, a broken rule, two refusals by the
  /// store, and a rule that is checked on submission.
  @Test("Any two faults of one form are reported together")
  func eachTwoFaultsAreToldTogether() async throws {
    let faults = [
      ("seats", "many"), ("name", "Adelheid"), ("code", "taken"), ("seats", "9"), ("agreed", ""),
    ]
    for (index, first) in faults.enumerated() {
      for second in faults[(index + 1)...] where first.0 != second.0 {
        let store = store()
        let visitor = Visitor(store, forms: ["trip": Self.form.byColumns(template: Trip())])
        let before = try await store.record(RecordKey([.integer(1)]), in: "trip")
        let answer = try await visitor.send("/t/trip/1") { form in
          try form.turn("agreed", on: first.0 != "agreed" && second.0 != "agreed")
          for (field, text) in [first, second] where field != "agreed" {
            try form.type(text, into: field)
          }
        }
        #expect(answer.code == 422, "\(first) \(second)")
        let page = try PageReader.page(answer)
        let links =
          page.all { $0["class"] == "problems" }.first?.all("a").compactMap { $0["href"] } ?? []
        #expect(Set(links) == ["#r-\(first.0)", "#r-\(second.0)"], "\(first) \(second)")
        #expect(page.byID("e-\(first.0)") != nil && page.byID("e-\(second.0)") != nil)
        #expect(try await store.record(RecordKey([.integer(1)]), in: "trip") == before)
      }
    }
  }

  /// A rule on two columns may hold once the other fault is corrected, so it is not reported. A
  /// deferred foreign key, which is checked only at commit, is reported.
  @Test("A rule on two columns is not reported beside a fault, and a broken reference is")
  func whatDependsOnTheRestIsNotTold() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT);
        INSERT INTO room VALUES (1, 'Hall');
        CREATE TABLE span (
          id INTEGER PRIMARY KEY, a INTEGER, b INTEGER,
          room INTEGER REFERENCES room (id) DEFERRABLE INITIALLY DEFERRED, CHECK (a < b));
        INSERT INTO span VALUES (1, 5, 6, 1);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    for (field, text, isReported) in [("b", "2", false), ("room", "9", true)] {
      let answer = try await Visitor(store).send("/t/span/1?open=room") { form in
        try form.type("x", into: "a")
        try form.type(text, into: field)
      }
      #expect(answer.code == 422)
      let page = try PageReader.page(answer)
      #expect(page.byID("e-a") != nil)
      #expect((page.byID("e-\(field)") != nil) == isReported, "\(field)")
    }
    let kept = try await store.record(RecordKey([.integer(1)]), in: "span")
    #expect(kept?.record["b"] == .integer(6) && kept?.record["room"] == .integer(1))
  }

  @Test("A trial returns the outcome of a change and stores nothing")
  func aTrialStoresNothing() async throws {
    let store = store()
    var change = Change(
      table: "trip", key: RecordKey([.integer(1)]),
      cells: [.init(column: "code", original: Token(.text("a")), new: .text("b"))])
    change.isTrial = true
    guard case .stored = try await store.change(change) else {
      Issue.record("refused")
      return
    }
    #expect(try await store.cell("code", in: "trip") == .text("a"))
  }
}
