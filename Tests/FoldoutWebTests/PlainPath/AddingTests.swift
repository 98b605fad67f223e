import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Adding a record without script.
@Suite struct AddingTests {
  private let store = Company.store()
  private let visitor: Visitor

  init() { visitor = Visitor(store) }

  private func count() async throws -> Int {
    try await store.window(WindowRequest(table: "people")).records.count
  }

  /// Returns the page of a new person with an entered name and day, neither of them stored.
  private func filled(_ visitor: Visitor? = nil) async throws -> SiteResponse {
    let visitor = visitor ?? self.visitor
    var page = try await visitor.send("/t/people?add", pressing: "open", "hired") {
      try $0.type("Bo", into: "name")
      try $0.type("25", into: "leave")
    }
    #expect(page.code == 200)
    page = try await visitor.send(page, pressing: "open", "left") {
      try $0.type("2020-01-02", into: "hired")
    }
    #expect(page.code == 200)
    return page
  }

  @Test("The Add link of a list leads to an empty record")
  func theListLeadsToAnEmptyRecord() async throws {
    let list = await visitor.get("/t/people").text
    #expect(list.contains("<a class=\"add\" href=\"/t/people?add\">Add</a>"))
    var fixed = visitor
    fixed.site.tickets = TicketIssuer(
      processID: "a", makeTicket: { _ in InsertionTicket(wire: String(repeating: "0", count: 44)) })
    let page = await fixed.get("/t/people?add")
    #expect(page.code == 200)
    _ = try PageReader.page(page)
    try Snapshot.expect(html: page.pageLines, is: "adding.html")
  }

  @Test("Nothing is stored before Save, and then everything that was entered")
  func nothingIsStoredBeforeSave() async throws {
    let page = try await filled()
    let form = try FilledForm(page)
    #expect(form.value("name") == "Bo" && form.value("~original.hired") == "t:2020-01-02")
    #expect(try PageReader.page(page).byID("d-left") != nil)
    #expect(try await count() == 3)
    let answer = try await visitor.send(page, pressing: "~add", "save")
    #expect(answer.code == 303)
    let location = try #require(answer.location)
    #expect(location.hasPrefix("/t/people/4?added="))
    #expect(try await store.cell("name", of: "4") == .text("Bo"))
    #expect(try await store.cell("hired", of: "4") == .text("2020-01-02"))
    #expect(try await store.cell("note", of: "4") == .null)
    let record = try PageReader.page(await visitor.get(location))
    #expect(record.byID("undo")?.text.contains("Added") == true)
  }

  @Test("A refused addition shows its errors and keeps everything that was entered")
  func whatIsRefusedIsRevealedWithAllThatWasEntered() async throws {
    let answer = try await visitor.send("/t/people?add", pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("many", into: "leave")
      try $0.turn("remote", on: true)
    }
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    #expect(page.byID("e-hired") != nil && page.byID("d-hired") != nil)
    #expect(page.byID("e-leave")?.text.contains("many") == true && page.byID("e-name") == nil)
    let form = try FilledForm(answer)
    #expect(form.value("name") == "Bo" && form.value("leave") == "many" && form.isOn("remote"))
    #expect(try await count() == 3)
  }

  @Test("An addition sent again leads to the record that the first one made")
  func anAddThatIsSentAgainLeadsToItsRecord() async throws {
    let page = try await filled()
    let first = try await visitor.send(page, pressing: "~add", "save")
    let second = try await visitor.send(page, pressing: "~add", "save")
    #expect(first.code == 303 && second.location == "/t/people/4?added=again")
    #expect(try await count() == 4)
    let record = await visitor.get("/t/people/4?added=again").text
    #expect(record.contains("This was already added, so nothing was added now."))
  }

  /// After Save, the person goes back and enters another name; it is kept, and the next Save adds
  /// it.
  @Test("An addition sent again with other values is stored as another record after asking")
  func anAddThatIsSentAgainWithOtherValuesIsAsked() async throws {
    let page = try await filled()
    _ = try await visitor.send(page, pressing: "~add", "save")
    let asked = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Another", into: "name")
    }
    #expect(asked.code == 422)
    #expect(try FilledForm(asked).value("name") == "Another")
    #expect(try await count() == 4)
    let added = try await visitor.send(asked, pressing: "~add", "save")
    #expect(added.code == 303)
    #expect(try await count() == 5)
  }

  @Test("After a restart, an addition sent again is asked about first")
  func anotherProcessAsksBeforeItAdds() async throws {
    let page = try await filled()
    _ = try await visitor.send(page, pressing: "~add", "save")
    var restarted = visitor
    restarted.site.tickets = TicketIssuer()
    let asked = try await restarted.send(page, pressing: "~add", "save")
    #expect(asked.code == 422)
    #expect(asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/4\">Looks the same as Bo</a>"))
    #expect(try await count() == 4)
    let confirmed = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(confirmed.location?.hasPrefix("/t/people/5?added=") == true)
    #expect(try await count() == 5)
  }

  @Test(
    "An addition without a valid ticket is refused and keeps what was entered",
    arguments: [nil, "", "1", "a.b.c", "x.y", "a.1", "'; DROP TABLE people"])
  func aFormWithoutATicketIsNotTaken(_ ticket: String?) async throws {
    let form = try FilledForm(try await filled())
    var pairs = try form.pairs(pressing: "~add", "save").filter { $0.0 != "~ticket" }
    if let ticket { pairs.append(("~ticket", ticket)) }
    let answer = await visitor.post(form.action, pairs)
    #expect(answer.code == 422)
    #expect(answer.text.contains("This form is incomplete."))
    #expect(try FilledForm(answer).value("name") == "Bo")
    #expect(try await count() == 3)
    let again = try await visitor.send(answer, pressing: "~add", "save")
    #expect(again.code == 303)
  }

  @Test("An addition whose ticket made another record asks, and the next Save adds one")
  func whatWasAddedWithOtherValuesIsSaidAndTheNextSaveAddsAnother() async throws {
    let page = try await filled()
    _ = try await visitor.send(page, pressing: "~add", "save")
    let interfering = HookedStore(
      store,
      insert: { insertion in
        let ticket = try? FilledForm(page).value("~ticket")
        return ticket?.hasSuffix(insertion.ticket?.text ?? "-") == true
          ? .success(.addedOtherValues(table: "people", key: RecordKey([.integer(4)]))) : nil
      })
    var other = Visitor(interfering)
    other.site.tickets = visitor.site.tickets
    let asked = try await other.send(page, pressing: "~add", "save") {
      try $0.type("Cy", into: "name")
    }
    #expect(asked.code == 422)
    #expect(asked.text.contains("This was already added with different values."))
    #expect(asked.text.contains("<a href=\"/t/people/4\">Bo</a>"))
    #expect(asked.text.contains("<a href=\"#add\">"))
    #expect(try FilledForm(asked).value("name") == "Cy")
    #expect(try await count() == 4)
    let added = try await other.send(asked, pressing: "~add", "save")
    #expect(added.location?.hasPrefix("/t/people/5?added=") == true)
    #expect(try await store.cell("name", of: "5") == .text("Cy"))
  }

  @Test("An error that concerns no row is shown beside Save")
  func whatNoRowIsToBlameForIsSaidBesideSave() async throws {
    for error: StoreError in [
      .lostByTrigger(table: "people"),
      .refused(rule: .unique, column: nil, table: "people"),
      .refused(rule: .trigger("Nobody else."), column: nil, table: "people"),
    ] {
      let interfering = HookedStore(
        store,
        insert: { _ in .failure(error) })
      let visitor = Visitor(interfering)
      let page = try await filled(visitor)
      let answer = try await visitor.send(page, pressing: "~add", "save")
      #expect(answer.code == 422)
      let read = try PageReader.page(answer)
      let sentence = error.labelled("People", for: "people").sentence(in: .english)
      let foot = read.byID("add")?.text ?? ""
      #expect(foot.contains(sentence), "\(foot)")
      #expect(read.byID("e-name") == nil && read.byID("e-hired") == nil)
      let form = try FilledForm(answer)
      #expect(form.value("name") == "Bo" && form.value("~original.hired") == "t:2020-01-02")
    }
  }

  @Test("The secret in a field with a harmless name is never sent back")
  func aSecretOfAHarmlessNameIsNeverSentBack() async throws {
    let table = TableSchema(
      name: "doors", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT"),
        ColumnSchema(name: "pin", declaredType: "TEXT", isSecret: true),
      ])
    let doors = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["doors": []])
    for error: StoreError in [.busy(path: "/d"), .unavailable(table: "doors", detail: "-")] {
      let visitor = Visitor(
        HookedStore(
          doors, insert: { _ in .failure(error) }))
      let answer = try await visitor.send("/t/doors?add", pressing: "~add", "save") {
        try $0.type("Front", into: "name")
        try $0.type("4711-x", into: "pin")
      }
      #expect(answer.code >= 404)
      #expect(answer.text.contains("Front") && !answer.text.contains("4711-x"))
    }
  }

  @Test("A copy of a record with a long text can be saved")
  func aCopyOfALongTextCanBeSaved() async throws {
    let long = String(repeating: "ж", count: 120_000)
    let store = Company.store([Company.row(1, "Ada", note: .text(long))])
    let visitor = Visitor(store)
    let page = await visitor.get("/t/people?add=1")
    #expect(page.code == 200 && page.body.count < 600_000)
    #expect(try FilledForm(page).value("~original.note")?.hasPrefix("T:240000:") == true)
    let answer = try await visitor.send(page, pressing: "~add", "save")
    #expect(answer.code == 303)
    #expect(try await store.cell("note", of: "2") == .text(long))
  }

  @Test("Save and add another stores the record and opens an empty one")
  func anotherFollows() async throws {
    let answer = try await visitor.send(try await filled(), pressing: "~add", "another")
    #expect(answer.location?.hasPrefix("/t/people?add=&added=4&undoable=") == true)
    let page = await visitor.get("/t/people?add=&added=4")
    #expect(page.text.contains("<a href=\"/t/people/4\">Bo was added.</a>"))
    #expect(try FilledForm(page).value("name")?.isEmpty == true)
  }

  @Test("A copy has the record's values except keys and fields that are not copied")
  func aCopyHasTheValuesButKeysAndWhatNoFieldHolds() async throws {
    let record = await visitor.get("/t/people/1").text
    #expect(record.contains("<a href=\"/t/people?add=1\">Duplicate</a>"))
    let page = await visitor.get("/t/people?add=1")
    #expect(page.text.contains("Copied from Ada Brandt. Not copied: Id."))
    let form = try FilledForm(page)
    #expect(form.value("name") == "Ada Brandt" && form.value("~original.hired") == "t:2002-08-14")
    let answer = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Ada Copy", into: "name")
    }
    #expect(answer.code == 303)
    #expect(try await store.cell("rate", of: "4") == .real(31.5))
    #expect(try await store.cell("photo", of: "4") == .blob([1, 2, 3]))
    #expect(try await store.cell("review", of: "4") == .text("2026-04-01 09:30:00"))
    for key in ["99", "1,2", "~zz"] {
      #expect(await visitor.get("/t/people?add=\(key)").code == 404, "\(key)")
    }
  }

  @Test("A program's list adds records through its form, unless it forbids that")
  func aProgramsListAddsByItsForm() async throws {
    let visitor = Visitor(store, screens: Company.screens)
    #expect(await visitor.get("/people").text.contains("href=\"/people?add\""))
    let answer = try await visitor.send("/people?add", pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
    }
    #expect(answer.code == 422, "the table needs a day")
    #expect(await visitor.get("/record/1").text.contains("href=\"/people?add=1\""))
    let closed = Screen.list(
      { _ in "People" }, of: "people", at: "/people", records: "/record",
      form: Company.personForm, blank: Person(), adds: false)
    let other = Visitor(store, screens: [closed])
    #expect(!(await other.get("/people").text.contains("?add")))
    #expect(!(await other.get("/record/1").text.contains("?add")))
  }

  @Test("A read-only store offers and accepts no additions")
  func whatCannotBeWrittenTakesNoRecords() async throws {
    let visitor = Visitor(Company.store(isWritable: false))
    #expect(!(await visitor.get("/t/people").text.contains("?add")))
    #expect(!(await visitor.get("/t/people/1").text.contains("?add")))
    #expect(await visitor.get("/t/people?add").code == 403)
    #expect(await visitor.get("/t/nothing?add").code == 404)
  }

  @Test("Values for columns that no longer exist are shown with the refusal")
  func columnsThatWentAreSaidWithWhatWasEntered() async throws {
    var pairs = try FilledForm(try await filled()).pairs(pressing: "~add", "save")
    pairs += [("gone", "Typed before"), ("~original.gone", "n")]
    let answer = await visitor.post("/t/people?add", pairs)
    #expect(answer.code == 422)
    #expect(answer.text.contains("gone") && answer.text.contains("Typed before"))
    let many = (0..<10_000).map { ("f\($0)", "1") }
    #expect(await visitor.post("/t/people?add", pairs + many.prefix(1_500)).code == 422)
    #expect(await visitor.post("/t/people?add", pairs + many).code == 413)
    #expect(try await count() == 3)
  }
}
