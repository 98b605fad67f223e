import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutScreens
import FoldoutWords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Adding a record without script.
@Suite struct AddingTests {
  /// People, and invoices with their lines.
  let store: MemoryStore
  let visitor: Visitor

  init() {
    func table(_ name: String, _ column: ColumnSchema) -> TableSchema {
      let id = ColumnSchema(name: "id", declaredType: "INTEGER")
      return TableSchema(name: name, key: .columns(["id"]), columns: [id, column])
    }
    let invoices = table(
      "invoices", ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true))
    let lines = table(
      "lines",
      ColumnSchema(
        name: "invoice", declaredType: "INTEGER",
        reference: .init(table: "invoices", column: "id")))
    store = MemoryStore(
      schema: Schema(tables: [Company.people, invoices, lines], isWritable: true),
      records: ["people": [Company.ada, Company.row(2, "Björn Åkesson"), Company.row(3, "Cy")]])
    visitor = Visitor(store)
  }

  func count() async throws -> Int {
    try await store.window(WindowRequest(table: "people")).records.count
  }

  /// Returns the page of a new person with an entered name and day, neither of them stored.
  func filled(_ visitor: Visitor? = nil) async throws -> SiteResponse {
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

  @Test("8.1 The Add link of a list leads to an empty record")
  func theListLeadsToAnEmptyRecord() async throws {
    let list = await visitor.get("/t/people").text
    #expect(list.contains("<a class=\"add\" href=\"/t/people?add\">Add</a>"))
    var fixed = visitor
    fixed.tickets = TicketIssuer(
      processID: "a", makeTicket: { _ in InsertionTicket(wire: String(repeating: "0", count: 44)) })
    let page = await fixed.get("/t/people?add")
    #expect(page.code == 200)
    _ = try PageReader.page(page)
    try Snapshot.expect(html: page.pageLines, is: "adding.html")
  }

  @Test("8.2, 8.4 Nothing is stored before Save, and then everything that was entered")
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

  @Test("8.3 A refused addition shows its errors and keeps everything that was entered")
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

  @Test("An error that concerns no row is shown beside Save, and what was entered stays")
  func whatNoRowIsToBlameForIsSaidBesideSave() async throws {
    let error = StoreError.refused(rule: .trigger("Nobody <else>."), column: nil, table: "people")
    let visitor = Visitor(HookedStore(store, insert: { _ in .failure(error) }))
    let answer = try await visitor.send(filled(visitor), pressing: "~add", "save")
    #expect(answer.code == 422)
    let read = try PageReader.page(answer)
    let sentence = error.labelled("People", for: "people").sentence(in: .english)
    #expect(read.byID("add")?.text.contains(sentence) == true)
    #expect(read.byID("e-name") == nil && read.byID("e-hired") == nil)
    let form = try FilledForm(answer)
    #expect(form.value("name") == "Bo" && form.value("~original.hired") == "t:2020-01-02")
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

  @Test("The page of a copy reads its record within the limits of a record's page", .promise(14))
  func aCopyHasLimits() async throws {
    let long = String(repeating: "x", count: 300_000)
    let store = Company.store([Company.row(1, "Ada", note: .text(long))])
    let limits = Recorder<ValueLimits?>()
    let visitor = Visitor(
      HookedStore(
        store,
        record: { _, _, asked in
          await limits.note(asked)
          return nil
        }))
    let page = await visitor.get("/t/people?add=1")
    #expect(page.text.contains("Copied from Ada. Not copied: Id, Note."))
    #expect(page.body.count < 100_000)
    let notes = await limits.events.map { $0?["note"].text }
    #expect(notes == [ScreenLimits.maxShown, ScreenLimits.maxEdited])
  }

  @Test("8.5 Save and add another stores the record and opens an empty one")
  func anotherFollows() async throws {
    let answer = try await visitor.send(try await filled(), pressing: "~add", "another")
    #expect(answer.location?.hasPrefix("/t/people?add=&added=4&undoable=") == true)
    let page = await visitor.get("/t/people?add=&added=4")
    #expect(page.text.contains("<a href=\"/t/people/4\">Bo was added.</a>"))
    #expect(try FilledForm(page).value("name")?.isEmpty == true)
  }

  @Test("8.7 A copy has the record's values except keys and fields that are not copied")
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
      "People", of: "people", at: "/people", records: "/record",
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

  private static let notes = "CREATE TABLE notes (id INTEGER PRIMARY KEY, name TEXT NOT NULL"

  /// Returns a file and its visitor, and the answer to a new record that was filled in before the
  /// table was altered.
  private func saved(
    after sql: String
  ) async throws -> (file: OddFile, visitor: Visitor, answer: SiteResponse) {
    let file = try OddFile.made(by: "\(Self.notes), note TEXT)")
    let visitor = Visitor(try SQLiteStore(path: file.path))
    let page = await visitor.get("/t/notes?add")
    try file.run(sql)
    let answer = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("A long story", into: "note")
    }
    return (file, visitor, answer)
  }

  @Test("A new column that needs no value does not prevent an addition")
  func aHarmlessColumn() async throws {
    let (file, visitor, answer) = try await saved(
      after: "ALTER TABLE notes ADD COLUMN mark TEXT DEFAULT 'new'")
    defer { withExtendedLifetime(file) {} }
    #expect(answer.code == 303)
    let record = try await visitor.store.record(
      RecordKey([.integer(1)]), in: "notes")?.record
    #expect(record?["name"] == .text("Bo") && record?["note"] == .text("A long story"))
    #expect(record?["mark"] == .text("new"))
  }

  @Test("A new column that needs a value is asked for, and what was typed stays")
  func aRequiredColumn() async throws {
    let (file, visitor, answer) = try await saved(
      after: "DROP TABLE notes; \(Self.notes), note TEXT, mark TEXT NOT NULL)")
    defer { withExtendedLifetime(file) {} }
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    #expect(page.byID("e-mark")?.text.isEmpty == false, "the row says what it needs")
    let form = try FilledForm(answer)
    #expect(form.value("name") == "Bo" && form.value("note") == "A long story")
    let added = try await visitor.send(answer, pressing: "~add", "save") {
      try $0.type("x", into: "mark")
    }
    #expect(added.code == 303)
    #expect(try await visitor.store.cell("mark", in: "notes") == .text("x"))
  }

  @Test(
    "A dropped column or table is named, nothing is added, and what was typed can be copied",
    arguments: [
      ("ALTER TABLE notes DROP COLUMN note", 422, "note"), ("DROP TABLE notes", 404, "notes"),
    ])
  func whatIsDropped(sql: String, code: Int, name: String) async throws {
    let (file, visitor, answer) = try await saved(after: sql)
    defer { withExtendedLifetime(file) {} }
    #expect(answer.code == code)
    let text = try PageReader.page(answer).text
    #expect(text.contains(name) && text.contains("A long story") && text.contains("Bo"))
    #expect(await visitor.get("/t/notes/1").code == 404)
  }
}
