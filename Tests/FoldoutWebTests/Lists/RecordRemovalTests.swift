import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Removing a record on its own page, and Undo on the list afterwards.
@Suite struct RecordRemovalTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  private func digest(_ page: SiteResponse) throws -> String {
    try #require(page.text.between("~remove\" value=\"", "\""))
  }

  @Test("5.17 A record's page asks before it is removed, and the list offers Undo")
  func removes() async throws {
    let visitor = visitor
    let page = try PageReader.page(await visitor.get("/t/people/2"))
    let links = page.all("a").map { ($0.text, $0["href"] ?? "") }
    #expect(links.contains { $0 == ("Duplicate", "/t/people?add=2") })
    #expect(links.contains { $0 == ("Remove", "/t/people/2?remove#remove") })
    let asked = await visitor.get("/t/people/2?remove")
    let question = try #require(try PageReader.page(asked).byID("remove"))
    #expect(question.text.contains("Keep"))
    #expect(question.all("h2").first?.text == "Remove Björn Åkesson?")
    #expect(asked.text.contains("<title>Remove Björn Åkesson? · People</title>"))
    let answer = await visitor.post("/t/people/2", [("~remove", try digest(asked))])
    #expect(answer.code == 303)
    let list = await visitor.get(try #require(answer.location))
    #expect(
      list.text.contains("Björn Åkesson was removed")
        && answer.location?.hasPrefix("/t/people?removed=") == true)
    let value = try #require(list.text.between("\"~restore\" value=\"", "\""))
    #expect(await visitor.post("/t/people", [("~restore", String(value))]).code == 303)
    #expect(try await store.cell("name", of: "2") == .text("Björn Åkesson"))
  }

  @Test("The list after a removal has the language of the record's address")
  func keepsTheLanguage() async throws {
    let asked = await visitor.get("/t/people/2?remove&lang=de")
    let answer = await visitor.post(
      "/t/people/2?remove&lang=de", [("~remove", try digest(asked))])
    #expect(answer.code == 303)
    let address = try #require(answer.location)
    #expect(address.hasSuffix("&lang=de"))
    #expect(await visitor.get(address).text.contains("<html lang=\"de\""))
  }

  @Test("A record titled like another one is removed and restored under its table's name")
  func borrowedTitles() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE employee (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE note (id INTEGER PRIMARY KEY, employee INTEGER REFERENCES employee (id));
        INSERT INTO employee VALUES (1, 'Ada'), (2, 'Bo');
        INSERT INTO note VALUES (1, 1), (2, 2);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    #expect(try PageReader.page(await visitor.get("/t/note/1")).all("h1").first?.text == "Ada")
    let asked = await visitor.get("/t/note/1?remove")
    #expect(
      try PageReader.page(asked).byID("remove")?.all("h2").first?.text == "Remove Note (Ada)?")
    let answer = await visitor.post("/t/note/1", [("~remove", try digest(asked))])
    let list = await visitor.get(try #require(answer.location))
    #expect(list.text.contains("Note (Ada) was removed"))
    let value = try #require(list.text.between("\"~restore\" value=\"", "\""))
    let restored = await visitor.post("/t/note", [("~restore", String(value))])
    let after = await visitor.get(try #require(restored.location))
    #expect(after.text.contains("Note (Ada) was restored"))
    // A person keeps their own name.
    #expect(await visitor.get("/t/employee/1?remove").text.contains("Ada can’t be removed"))
  }

  @Test("The removal page of a record that cannot be removed says so")
  func askedInVain() async throws {
    let store = Company.store()
    let form = Form<Person>("Person") { Section("") { TextField("Name", \.name) } }
    let screen = Screen.record(
      "Ada", of: "people", key: RecordKey([.integer(1)]), at: "/ada",
      form: { _ in form }, blank: Person())
    let page = await Visitor(store, screens: [screen]).get("/ada?remove")
    #expect(page.code == 200)
    #expect(page.text.contains("This can no longer be done with Person."))
  }

  @Test("A record changed or removed in the meantime is not removed, and the page says so")
  func meanwhile() async throws {
    let visitor = visitor
    let digest = try digest(await visitor.get("/t/people/2?remove"))
    _ = try await visitor.send("/t/people/2") { try $0.type("B.", into: "name") }
    let answer = await visitor.post("/t/people/2", [("~remove", digest)])
    #expect(answer.code == 409)
    let problem = try PageReader.page(answer).byID("remove")?.text
    #expect(problem?.contains("B. has changed in the meantime. Check it and try again.") == true)
    let again = try self.digest(answer)
    #expect(await visitor.post("/t/people/2", [("~remove", again)]).code == 303)
    let late = await visitor.post("/t/people/2", [("~remove", again), ("from", "x.en")])
    #expect(late.code == 410)
    #expect(await visitor.post("/t/people/99", [("~remove", again)]).code == 404)
  }

  @Test("A change on the page that asks renews the question, and one press removes")
  func changedOnThePage() async throws {
    let visitor = visitor
    let asked = await visitor.get("/t/people/2?remove")
    let page = try PageReader.page(asked)
    let action = try #require(page.byID("f")?["action"])
    let token = try #require(asked.text.between("\"~original.name\" value=\"", "\""))
    let from = try #require(page.byID("f")?["data-from"])
    let answer = await visitor.post(
      action, [("name", "B."), ("~original.name", String(token)), ("from", from)], Visitor.script)
    let batch = try WireBatch(answer.body)
    #expect(batch.at.contains("remove="))
    let question = try #require(
      batch.ops.compactMap { operation -> String? in
        if case .replace("remove", let html) = operation { html } else { nil }
      }.first)
    let again = try #require(question.between("~remove\" value=\"", "\""))
    #expect(try again != digest(asked))
    #expect(await visitor.post("/t/people/2?remove", [("~remove", again)]).code == 303)
    // Without script, Save leads back to the question.
    let saved = try await visitor.send("/t/people/1?remove") { try $0.type("A.", into: "name") }
    #expect(saved.code == 303)
    let next = await visitor.get(try #require(saved.location))
    #expect(
      await visitor.post("/t/people/1", [("~remove", try digest(next))]).code == 303)
  }

  @Test("Referring records are counted and named before a removal, and the refusal names them")
  func referredTo() async throws {
    let visitor = Visitor(Self.letters())
    let reasons = "2 records of Letters refer to it. It can’t be removed while they exist."
    // The record's page links to the question, which gives the reasons and has no button.
    let page = await visitor.get("/t/people/1")
    #expect(!page.text.contains(reasons) && page.text.contains("?remove"))
    #expect(page.text.contains("/t/people?add=1"))
    let asked = try PageReader.page(await visitor.get("/t/people/1?remove")).byID("remove")
    #expect(asked?.text.contains(reasons) == true && asked?.all("button").isEmpty == true)
    // There is nothing to ask, so the heading is a statement, and the link leads back.
    let heading = try #require(asked?.all("h2").first?.text)
    #expect(heading == "Ada Brandt can’t be removed")
    // The records that keep it are a list.
    let links = try #require(asked?.all("a"))
    #expect(links.map(\.text) == ["2 records of Letters refer to it.", "Close"])
    #expect(links.first?["href"] == "/t/letters?where=person&is=1")
    let keeping = try PageReader.page(await visitor.get("/t/letters?where=person&is=1"))
    #expect(keeping.all { $0["class"] == "item" }.count == 2)
    #expect(
      await visitor.get("/t/people/1?remove").text.contains("<title>\(heading) · People</title>"))
    let key = RecordKey([.integer(1)])
    let preview = try #require(
      try await visitor.store.removal(of: key, in: "people"))
    let answer = await visitor.post("/t/people/1", [("~remove", preview.digest.text)])
    #expect(answer.code == 422)
    #expect(try PageReader.page(answer).byID("remove")?.text.contains("Letters") == true)
    #expect(try await visitor.store.cell("name") != nil)
  }

  @Test("A refused removal links to a list that has exactly the records that keep it")
  func linksToDependents() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE depot (land TEXT, number TEXT, mark BLOB UNIQUE, PRIMARY KEY (land, number));
        CREATE TABLE parcel (
          id INTEGER PRIMARY KEY, name TEXT, land TEXT, number TEXT,
          FOREIGN KEY (land, number) REFERENCES depot (land, number));
        CREATE TABLE seal (id INTEGER PRIMARY KEY, mark BLOB REFERENCES depot (mark));
        INSERT INTO depot VALUES
          ('N & L', '1', x'01'), ('BE', '2', x'02'), ('N & L', '11', x'03');
        INSERT INTO parcel VALUES (1, 'Anna', 'N & L', '1'), (2, 'Bert', 'BE', '2'),
          (3, 'Cleo', 'N & L', '1'), (4, 'N & L 1', 'N & L', '11');
        INSERT INTO seal VALUES (1, x'01'), (2, x'02');
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    let key = RecordKey([.text("N & L"), .text("1")]).address
    for address in [
      "/t/depot/\(key)?remove&lang=de", "/t/depot?open=\(PercentCoding.encode(key))&lang=de",
    ] {
      let page = try PageReader.page(await visitor.get(address))
      let links = page.all("a").filter { $0["href"]?.hasPrefix("/t/parcel") == true }
      #expect(links.map(\.text) == ["2 Datensätze aus Parcel verweisen darauf."], "\(address)")
      let list = await visitor.get(try #require(links.first?["href"]))
      let rows = try PageReader.page(list).all { $0["class"] == "item" }
      #expect(rows.count == 2 && list.text.contains("<html lang=\"de\""))
      #expect(!rows.contains { $0.text.contains("Bert") })
      let seals = try #require(page.all("a").first { $0["href"]?.hasPrefix("/t/seal") == true })
      let sealed = try PageReader.page(await visitor.get(try #require(seals["href"])))
      #expect(sealed.all { $0["class"] == "item" }.count == 1)
    }
  }

  @Test("Remove is disabled in the bar of a row whose references forbid its removal")
  func disabled() async throws {
    let visitor = Visitor(Self.letters())
    for (address, isDisabled) in [("/t/people?open=1", true), ("/t/letters?open=1", false)] {
      let page = try PageReader.page(await visitor.get(address))
      let button = try #require(page.all { $0["name"] == "~press.remove" }.first)
      #expect((button["disabled"] != nil) == isDisabled)
      #expect((button["class"] == "bad") == !isDisabled)
    }
  }

  @Test("If a list does not offer to remove, neither do its records' pages")
  func notOffered() async throws {
    var visitor = Visitor(store)
    visitor.screens = [
      .list(
        "People", of: "people", at: "/people", records: "/person",
        form: Company.personForm,
        blank: Person()
      ) { Action.open }
    ]
    let page = await visitor.get("/person/2?remove")
    #expect(page.code == 200 && !page.text.contains("~remove"))
    let digest = try digest(await visitor.get("/t/people/2?remove"))
    let answer = await visitor.post("/person/2", [("~remove", digest)])
    #expect(answer.code == 422)
    #expect(answer.text.contains("This can no longer be done with Björn Åkesson."))
    #expect(try await store.cell("name", of: "2") != nil)
    let readOnly = Visitor(Company.store(isWritable: false))
    #expect(!(await readOnly.get("/t/people/2?remove")).text.contains("~remove"))
    #expect(await readOnly.post("/t/people/2", [("~remove", digest)]).code == 422)
  }

  @Test("5.17 Duplicate in a row's bar leads to a new record with the row's values")
  func duplicates() async throws {
    let page = try PageReader.page(await visitor.get("/t/people?open=2"))
    let link = try #require(page.byID("d-2")?.all("a").first { $0.text == "Duplicate" })
    #expect(link["href"] == "/t/people?add=2")
    #expect(await visitor.get("/t/people?add=2").text.contains("Björn Åkesson"))
    let readOnly = Visitor(Company.store(isWritable: false))
    #expect(!(await readOnly.get("/t/people?open=2")).text.contains("?add=2"))
  }

  private static func letters() -> MemoryStore {
    let letters = TableSchema(
      name: "letters", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(
          name: "person", declaredType: "INTEGER",
          reference: ColumnSchema.Reference(table: "people", column: "id")),
      ])
    return MemoryStore(
      schema: Schema(tables: [Company.people, letters], isWritable: true),
      records: [
        "people": [Company.ada],
        "letters": (1...2).map {
          DynamicRecord(columns: ["id", "person"], values: [.integer($0), .integer(1)])
        },
      ])
  }
}
