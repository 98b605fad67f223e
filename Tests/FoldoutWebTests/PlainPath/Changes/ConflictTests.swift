import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Two people who change one record, without script.
@Suite struct ConflictTests {
  private let store = Company.store([
    Company.row(1, "Ada", note: .text("one\ntwo"), left: .text("2026-01-31"))
  ])
  private var visitor: Visitor { Visitor(store) }

  /// Returns the conflict's page after somebody else changed a field in the meantime.
  private func conflict(
    at query: String = "", other: (inout FilledForm) throws -> Void,
    pressing button: String? = nil, mine: (inout FilledForm) throws -> Void = { _ in }
  ) async throws -> SiteResponse {
    let page = await visitor.get("/t/people/1\(query)")
    #expect(try await visitor.send(page, filled: other).code == 303)
    let answer = try await visitor.send(page, pressing: button, filled: mine)
    #expect(answer.code == 409)
    return answer
  }

  @Test("A conflict is decided only by choosing, and a third value is a new conflict", .promise(4))
  func onlyAChoiceDecides() async throws {
    let answer = try await conflict(
      other: { try $0.type("Bo", into: "name") }, mine: { try $0.type("Cy", into: "name") })
    // Save and a tap elsewhere send the old token again, so they overwrite nothing.
    var page = answer
    for (button, value) in [(nil, nil), ("open", "left")] as [(String?, String?)] {
      page = try await visitor.send(page, pressing: button, value)
      #expect(page.code == 409)
      #expect(try FilledForm(page).value("name") == "Cy")
      #expect(try await store.cell("name") == .text("Bo"))
    }
    #expect(try await visitor.send(page, pressing: "~keep.name").code == 303)
    #expect(try await store.cell("name") == .text("Bo"))
    // A third value stored meanwhile is a new conflict, whichever of the two values is chosen.
    let other = try await visitor.send("/t/people/1") { try $0.type("Di", into: "name") }
    #expect(other.code == 303)
    let late = try await visitor.send(page, pressing: "~set.name")
    #expect(late.code == 409)
    #expect(try await store.cell("name") == .text("Di"))
    #expect(try await visitor.send(late, pressing: "~set.name").code == 303)
    #expect(try await store.cell("name") == .text("Cy"))
  }

  @Test("A busy store loses nothing typed, and the page can send it again", .promise(12))
  func aBusyStoreLosesNothingTyped() async throws {
    let busy = HookedStore(store) { _ in .failure(.busy(path: "company.sqlite")) }
    let answer = try await Visitor(busy).send("/t/people/1") { form in
      try form.type("Cy <b>", into: "name")
      try form.type("31", into: "leave")
    }
    #expect(answer.code == 503)
    // The page has everything that was sent, and a button that sends it again.
    let page = try PageReader.page(answer)
    #expect(page.all("button").map(\.text) == ["Try again"])
    let pairs = page.all("input").compactMap { input -> (String, String)? in
      input["name"].map { ($0, input["value"] ?? "") }
    }
    let address = try #require(page.all("form").first?["action"])
    let again = await visitor.post(address, pairs)
    #expect(again.code == 303)
    #expect(try await store.cell("name") == .text("Cy <b>"))
    #expect(try await store.cell("leave") == .integer(31))
  }

  @Test(
    "A text of several lines, a cleared text and a cleared date are stored as they were entered",
    arguments: [
      ("note", "other", "a\nb", "~set.note", .text("a\nb")),
      ("note", "other", "", "~clear.note", .null),
      ("left", "2026-02-01", "", "~clear.left", .null),
    ] as [(String, String, String, String, StoredValue)])
  func minesIsUsed(
    field: String, theirs: String, mine: String, button: String, stored: StoredValue
  ) async throws {
    let answer = try await conflict(
      at: "?open=\(field)", other: { try $0.type(theirs, into: field) },
      mine: { try $0.type(mine, into: field) })
    #expect(!mine.isEmpty || answer.text.contains("Use “-”"))
    #expect(try await visitor.send(answer, pressing: button).code == 303)
    #expect(try await store.cell(field) == stored)
  }

  /// The page shows both values of the date, each once and with its button, and no third one in a
  /// picker. The entry is sent with each request until a choice is made.
  @Test("A date in conflict shows both values once and keeps what was entered", .promise(4))
  func aDateInConflictFoldsAndLosesNothing() async throws {
    var answer = try await conflict(
      at: "?open=left", other: { try $0.type("2026-02-01", into: "left") },
      mine: { try $0.type("2026-03-04", into: "left") })
    for button in [nil, "open", nil] {
      let page = try PageReader.page(answer)
      let error = try #require(page.byID("e-left"))
      #expect(error.text.split(separator: "02/01/2026").count == 2)
      #expect(error.text.split(separator: "03/04/2026").count == 2)
      #expect(page.byID("d-left") == nil)
      answer = try await visitor.send(answer, pressing: button, button.map { _ in "hired" })
      #expect(answer.code == 409)
      #expect(try await store.cell("left") == .text("2026-02-01"))
    }
    // The picker opens at the entered value, and can change it further.
    let open = try await visitor.send(answer, pressing: "open", "left")
    #expect(open.code == 409)
    let form = try FilledForm(open)
    #expect(form.value("~base.left") == "2026-03-04")
    #expect(try await visitor.send(open).code == 409)
    let typed = try await visitor.send(open) { try $0.type("2026-03-06", into: "left") }
    #expect(typed.text.contains("03/06/2026"))
    let turned = try await visitor.send(open, pressing: "~on.left", "2026-03-05")
    #expect(turned.code == 409)
    #expect(try await visitor.send(turned, pressing: "~set.left").code == 303)
    #expect(try await store.cell("left") == .text("2026-03-05"))
  }

  /// With script, the entry exists only in the page, so the script sends it when it requests the
  /// picker.
  @Test("The picker over a date in conflict opens at the entered value", .promise(4))
  func thePickerOverAConflictStandsOnWhatWasEntered() async throws {
    let batch = await visitor.post(
      "/t/people/1?open=left", [("left", "2026-03-04"), ("~original.left", "t:2025-12-31")],
      Visitor.script)
    #expect(batch.code == 409)
    #expect(!batch.text.contains("d-left"))
    #expect(batch.text.contains(#"name=\"~value.left\" value=\"03/04/2026\""#))
    let tap = await visitor.batch("/t/people/1?from=x&tap=left&~value.left=03/04/2026")
    #expect(
      tap.text.contains(
        #"<td aria-selected=\"true\"><button name=\"~on.left\" value=\"2026-03-04\""#))
    #expect(tap.text.contains(#"name=\"~base.left\" value=\"2026-03-04\""#))
    #expect(try await store.cell("left") == .text("2026-01-31"))
  }

  @Test("The values of a switch in a conflict are On and Off")
  func aSwitchSaysOnAndOff() async throws {
    let interfering = HookedStore(store) { _ in
      let row = DynamicRecord(
        columns: Company.people.columns.map(\.name),
        values: Company.ada.values.map { $0 == .integer(1) ? .text("maybe") : $0 })
      return .success(
        .conflict(StoredRecord(key: RecordKey([.integer(1)]), record: row), columns: ["remote"]))
    }
    let answer = try await Visitor(interfering).send("/t/people/1") {
      try $0.turn("remote", on: false)
    }
    #expect(answer.code == 409)
    let sentence = """
      Remote was changed to “maybe” elsewhere in the meantime; you entered “Off”.
      """
    #expect(try PageReader.page(answer).byID("e-remote")?.text.contains(sentence) == true)
  }

  /// Fields that this person did not change cause no conflict.
  @Test("Others' changes to fields that this person left alone are kept", .promise(4))
  func othersChangesOfOtherFieldsAreKept() async throws {
    let page = await visitor.get("/t/people/1?open=hired")
    _ = try await visitor.send("/t/people/1?open=hired") { form in
      try form.type("50", into: "rate")
      try form.type("30", into: "leave")
      try form.type("2010-10-10", into: "hired")
      try form.type("three\nfour", into: "note")
      try form.turn("remote", on: false)
    }
    let answer = try await visitor.send(page) { try $0.type("Ida", into: "name") }
    #expect(answer.code == 303)
    #expect(try await store.cell("name") == .text("Ida"))
    #expect(try await store.cell("rate") == .real(50))
    #expect(try await store.cell("leave") == .integer(30))
    #expect(try await store.cell("hired") == .text("2010-10-10"))
    #expect(try await store.cell("note") == .text("three\nfour"))
    #expect(try await store.cell("remote") == .integer(0))
  }

  @Test("A change that is sent twice is stored once", .promise(4))
  func sentTwiceIsStoredOnce() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        INSERT INTO people VALUES (1, 'Ada');
        CREATE TABLE writes (name TEXT);
        CREATE TRIGGER written AFTER UPDATE ON people BEGIN INSERT INTO writes VALUES (new.name); END;
        """)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(store)
    let page = await visitor.get("/t/people/1")
    for _ in 0..<2 {
      #expect(try await visitor.send(page) { try $0.type("Ida", into: "name") }.code == 303)
    }
    let writes = try await store.window(WindowRequest(table: "writes")).records
    #expect(writes.map { $0.record["name"] } == [.text("Ida")])
    #expect(
      try await store.record(RecordKey([.text("1")]), in: "people")?.record["name"] == .text("Ida"))
  }

  private struct Trip: Sendable {
    var starts: LocalDate?
    var ends: LocalDate?

    static let form = Form<Trip>("Trip") {
      Section("") {
        DateField("Starts", \.starts).notAfter("ends")
        DateField("Ends", \.ends).notBefore("starts")
      }
    }
  }

  /// Each of the two changes keeps the rule by itself, and both people read before either writes.
  @Test(
    "Of two changes at once that break a rule together one is refused, and others are both stored",
    arguments: [("2010-01-01", [303, 422]), ("2020-01-02", [303, 303])])
  func atOnce(ends: String, codes: [Int]) async throws {
    let entries = [
      ("starts", "2020-01-01", "01/01/2020", "Starts can’t be after Ends"),
      ("ends", ends, "01/01/2010", "Ends can’t be before Starts"),
    ]
    for round in 1...Depth.of(3, all: 30) {
      let site = FormSite("trip", Trip.form, Trip())
      var both = site.visitor
      both.store = HookedStore.readTwiceFirst(site.store)
      let (visitor, path) = (both, site.path)
      let sent = entries.map { [($0.0, $0.1), ("~original.\($0.0)", "n")] }
      let (mine, theirs) = (sent[0], sent[1])
      async let first = visitor.post(path, mine)
      async let second = visitor.post(path, theirs)
      let answers = await [first, second]
      #expect(answers.map(\.code).sorted() == codes, "round \(round)")
      for (index, answer) in answers.enumerated() {
        let (field, text, _, sentence) = entries[index]
        let isStored = answer.code == 303
        #expect(try await site.cell(field) == (isStored ? .text(text) : .null))
        guard !isStored else { continue }
        #expect(try PageReader.page(answer).byID("e-\(field)")?.text.contains(sentence) == true)
        // The page shows the record that the rule was checked against, with the other's value.
        #expect(answer.text.contains(entries[1 - index].2))
      }
    }
  }
}
