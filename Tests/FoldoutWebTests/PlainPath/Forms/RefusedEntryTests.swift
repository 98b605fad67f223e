import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// Refused entries: they are shown again, all faults of a form at once, and nothing is stored.
@Suite struct RefusedEntryTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  private func messages(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all { $0["class"] == "error" }.map(\.text)
  }

  @Test(
    "Each malformed value is refused with one message beside its entry",
    arguments: [
      ("hired", "abc", "?open=hired"), ("hired", "2017-02-31", "?open=hired"),
      ("hired", "", "?open=hired"), ("name", "", ""), ("leave", "", ""), ("leave", "1.5", ""),
      ("rate", "a", ""),
    ])
  func eachIsRefused(field: String, text: String, query: String) async throws {
    let before = try await store.record(RecordKey([.text("1")]), in: "people")
    let answer = try await visitor.send("/t/people/1\(query)") { try $0.type(text, into: field) }
    #expect(answer.code == 422)
    #expect(try messages(answer).count == 1)
    let page = try PageReader.page(answer)
    #expect(page.byID("i-\(field)")?["value"] == text)
    #expect(page.all { $0["aria-describedby"] == "e-\(field)" }.isEmpty == false)
    #expect(page.all { $0["href"] == "#r-\(field)" }.count == 1)
    #expect(try await store.record(RecordKey([.text("1")]), in: "people") == before)
  }

  /// The other values are a switch and a cleared date.
  @Test("Values refused only because of another field stay entered", .promise(3))
  func theOthersKeepWhatWasEntered() async throws {
    let answer = try await visitor.send("/t/people/1?open=review", pressing: "~clear.review") {
      try $0.turn("remote", on: false)
      try $0.type("x", into: "leave")
    }
    #expect(answer.code == 422)
    var form = try FilledForm(answer)
    #expect(!form.isOn("remote"))
    #expect(form.value("review") == "")
    try form.type("24", into: "leave")
    #expect(await visitor.post(form.action, try form.pairs()).code == 303)
    #expect(try await store.cell("remote") == .integer(0))
    #expect(try await store.cell("review") == .null)
  }

  @Test("A constraint that refuses a value is shown under its field")
  func theStoresRefusalStandsUnderItsField() async throws {
    let refusing = Visitor(
      HookedStore(store) { _ in
        .failure(.refused(rule: .check("leave < 40"), column: "leave", table: "people"))
      })
    let answer = try await refusing.send("/t/people/1") { form in
      try form.type("Ida", into: "name")
      try form.type("50", into: "leave")
    }
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    #expect(page.byID("e-leave")?.text.contains("“leave < 40”") == true)
    #expect(page.byID("i-leave")?["value"] == "50")
    #expect(page.byID("i-name")?["value"] == "Ida")
  }

  @Test("A read-only table refuses changes and offers no fields")
  func whatIsOpenForReadingOnlyIsNotWritten() async throws {
    let form = try FilledForm(await visitor.get("/t/people/1"))
    let readOnly = Visitor(Company.store(isWritable: false))
    var pairs = try form.pairs()
    pairs.append(("name", "Ida"))
    let answer = await readOnly.post(form.action, pairs)
    #expect(answer.code == 403)
    #expect(answer.text.contains("“People” is read-only; nothing was changed."))
    let shown = try FilledForm(await readOnly.get("/t/people/1?open=hired")).pairs()
    #expect(shown.map(\.0) == ["from"])
  }

  private struct Trip: Sendable {
    var code: String? = "a"
    var name: String? = "Ada"
    var seats: Int? = 2
    var agreed = false
  }

  private static let form = Form<Trip>("Trip") {
    Section("") {
      TextField("Code", \.code)
      TextField("Name", \.name).length(...5)
      NumberField("Seats", \.seats)
      SwitchField("Agreed", \.agreed).rule(when: .onSubmit) { value, _ in
        value == .flag(true) ? nil : "Please agree first."
      }
    }
  }

  /// Tries each pair of these faults: an unreadable value, a broken rule, two refusals by the
  /// store, and a rule that is checked on submission.
  @Test("Any two faults of one form are reported together", .promise(3))
  func eachTwoFaultsAreToldTogether() async throws {
    // Code and seats are unique, and another record already uses these.
    var other = Self.form.columns(of: Trip())
    other["code"] = .text("taken")
    other["seats"] = .integer(9)
    let site = FormSite(
      "trip", Self.form, Trip(), others: [other], unique: ["code", "seats"])
    let before = try await site.record
    let faults = [
      ("seats", "many"), ("name", "Adelheid"), ("code", "taken"), ("seats", "9"), ("agreed", ""),
    ]
    for (index, first) in faults.enumerated() {
      for second in faults[(index + 1)...] where first.0 != second.0 {
        let answer = try await site.visitor.send(site.path) { form in
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
        #expect(try await site.record == before)
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
}
