import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Values that are too long to show whole on a page.
@Suite struct LongValueTests {
  /// Returns a store of one record with a text, and with bytes that are too long to show.
  private func store(_ body: String) -> MemoryStore {
    Company.store(of: [
      (ColumnSchema(name: "name", declaredType: "TEXT"), .text("Name")),
      (ColumnSchema(name: "body", declaredType: "TEXT"), .text(body)),
      (
        ColumnSchema(name: "data", declaredType: "BLOB"),
        .blob(Array(repeating: 1, count: 3_000_000))
      ),
      (ColumnSchema(name: "day", declaredType: "DATE", dateForm: .day), .null),
    ])
  }

  @Test("A list of records with megabytes of text is a small page")
  func aListOfMegabytesIsSmall() async throws {
    let long = String(repeating: "é", count: 100_000)
    let records = (1...100).map { Company.row($0, long, note: .text(long)) }
    let visitor = Visitor(Company.store(records))
    let answer = await visitor.get("/t/people")
    #expect(answer.code == 200 && answer.body.count < 100_000)
    let names = try PageReader.page(answer).all("li").map(\.text)
    #expect(names.count == 100 && names.allSatisfy { $0.contains("é…") && $0.count < 420 })
  }

  @Test("A long text is read-only until it is shown whole", .promise(11))
  func aLongTextIsReadUntilAllOfItIsShown() async throws {
    let body = String(repeating: "line\n", count: 10_000)
    let store = store(body)
    let visitor = Visitor(store)
    let answer = await visitor.get("/t/t/1")
    #expect(answer.body.count < 20_000)
    let page = try PageReader.page(answer)
    #expect(!page.all("textarea").contains { $0["name"] == "body" })
    #expect(!page.all("input").contains { $0["name"] == "~original.body" })
    #expect(page.text.contains("Show all (50 kB)") && page.text.contains("3 MB of data"))
    // Changing another field causes no conflict and loses nothing.
    let changed = try await visitor.send(answer) { try $0.type("Other", into: "name") }
    #expect(changed.code == 303)
    #expect(try await store.cell("name", in: "t") == .text("Other"))
    #expect(try await store.cell("body", in: "t") == .text(body))
    let link = try #require(page.all("a").first { $0["class"] == "all" }?["href"])
    #expect(link == "/t/t/1?all=body#r-body")
    let all = await visitor.get(link)
    #expect(try FilledForm(all).value("body") == body)
    // The next address keeps `all=body`. The old text is too long for an address, so replacing it
    // needs consent.
    let asked = try await visitor.send(all) { try $0.type(body + "end", into: "body") }
    #expect(asked.code == 422)
    #expect(try await store.cell("body", in: "t") == .text(body))
    let saved = try await visitor.send(asked, pressing: "~set.body")
    #expect(saved.code == 303 && saved.location?.contains("all=body") == true)
    #expect(try await store.cell("body", in: "t") == .text(body + "end"))
    let late = try await visitor.send(all) { try $0.type("mine", into: "body") }
    #expect(late.code == 409)
  }

  @Test("A long text entered over a short one can be undone without script", .promise(3))
  func aShortTextComesBack() async throws {
    let store = store("the only copy")
    let visitor = Visitor(store)
    let long = String(repeating: "word ", count: 3_000)
    let saved = try await visitor.send("/t/t/1") { try $0.type(long, into: "body") }
    #expect(saved.code == 303)
    #expect(try await store.cell("body", in: "t") == .text(long))
    let page = await visitor.get(saved.location ?? "")
    // Undo would lose the long text.
    let asked = try await visitor.send(page, pressing: "~undo.body")
    #expect(asked.code == 422)
    #expect(try await visitor.send(asked, pressing: "~undo.body").code == 303)
    #expect(try await store.cell("body", in: "t") == .text("the only copy"))
  }

  @Test("A batch for a record with a long text is small")
  func aBatchBesideALongTextIsSmall() async throws {
    let visitor = Visitor(store(String(repeating: "x", count: 1_000_000)))
    let page = try PageReader.page(await visitor.get("/t/t/1"))
    let from = try #require(page.all("form").first { $0["id"] == "f" }?["data-from"])
    let answer = await visitor.post(
      "/t/t/1", [("name", "Other"), ("~original.name", "t:Name"), ("from", from)], Visitor.script)
    #expect(answer.code == 200 && answer.body.count < 20_000)
    #expect(!answer.text.contains("reset"))
    let tapped = await visitor.batch("/t/t/1?open=day&tap=day&from=x")
    #expect(tapped.code == 200 && tapped.body.count < 40_000)
  }

  /// The page shows only its beginning, and links to a file with the whole text.
  @Test("A text that is too long for a page is offered as a download", .promise(11))
  func whatIsTooLongForAPageIsDownloaded() async throws {
    let body = String(repeating: "é\n", count: 300_000)
    let store = store(body)
    let visitor = Visitor(store)
    let answer = await visitor.get("/t/t/1?all=body")
    let page = try PageReader.page(answer)
    #expect(answer.body.count < 40_000 && page.text.contains("Too long to edit here."))
    #expect(!page.all("input").contains { $0["name"] == "~original.body" })
    let link = try #require(page.all("a").first { $0["download"] != nil })
    #expect(link.text == "Download (900 kB)" && link["href"] == "/t/t/1?download=body")
    let file = await visitor.get(link["href"] ?? "")
    #expect(file.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(file.headers[.contentDisposition] == "attachment; filename*=UTF-8''body.txt")
    #expect(file.length == 900_000 && file.body.isEmpty)
    #expect(try await file.whole() == Array(body.utf8))
    let changed = try await visitor.send(answer) { try $0.type("Other", into: "name") }
    #expect(changed.code == 303)
  }

  /// Returns a store that logs the limits with which its records are read.
  private static func noting(_ asked: Recorder<ValueLimits>, of store: MemoryStore) -> HookedStore {
    HookedStore(
      store,
      record: { _, _, limits in
        if let limits { await asked.note(limits) }
        return nil
      })
  }

  @Test(
    "A text that is too long to edit cannot be overwritten, and the entry is shown again",
    .promise(11),
    arguments: [false, true])
  func aTextThatIsTooLongIsNotChanged(isScript: Bool) async throws {
    let body = String(repeating: "x", count: 300_000)
    let (store, asked) = (store(body), Recorder<ValueLimits>())
    let answer = await Visitor(Self.noting(asked, of: store)).post(
      "/t/t/1", [("body", "mine"), ("~original.body", "t:short")], isScript ? Visitor.script : [:])
    #expect(answer.code == 422)
    #expect(answer.text.contains("The text in Body is too long to edit here"))
    #expect(isScript || answer.text.contains("mine"))
    #expect(try await store.cell("body", in: "t") == .text(body))
    #expect(await asked.events.allSatisfy { $0["body"].text <= 262_144 })
  }

  /// A program's own value is read whole, but the page shows no more of it than of any other.
  @Test("A program's form shows the beginning of a text that is too long")
  func aDeclaredFormShowsTheBeginning() async throws {
    struct Note: Sendable {
      var body = String(repeating: "x", count: 300_000)
    }
    let form = Form<Note>("Note") {
      Section("") { LongTextField("Body", \.body).id("body") }
    }
    let visitor = Visitor(try WebHost(form, value: Note()))
    let address = try #require(await visitor.get("/").location)
    let answer = await visitor.get(address)
    #expect(answer.body.count < 40_000 && answer.text.contains("Download (300 kB)"))
    #expect(try await visitor.get("\(address)?download=body").whole().count == 300_000)
    let refused = await visitor.post(address, [("body", "mine"), ("~original.body", "n")])
    #expect(refused.code == 422 && refused.text.contains("too long to edit here"))
  }

  @Test("Only the text of a field can be downloaded")
  func nothingElseIsDownloaded() async throws {
    let visitor = Visitor(store("short"))
    for name in ["data", "day", "other", ""] {
      #expect(await visitor.get("/t/t/1?download=\(name)").code == 404, "\(name)")
    }
    #expect(await visitor.get("/t/t/9?download=body").code == 404)
    #expect(await visitor.get("/t/t/1?download=body").length == 5)
  }

  @Test("A page shows a limited amount of text whole, whatever its address asks for", .promise(11))
  func onlySomeTextsAreShownWhole() async throws {
    let columns = (0..<(ScreenLimits.maxWhole + 2)).map { "c\($0)" }
    let text = StoredValue.text(String(repeating: "x", count: 200_000))
    let store = Company.store(
      of: columns.map { (ColumnSchema(name: $0, declaredType: "TEXT"), text) })
    let all = columns.map { "all=\($0)" }.joined(separator: "&")
    let answer = await Visitor(store).get("/t/t/1?\(all)")
    #expect(answer.code == 200 && answer.body.count < 4_000_000)
    // The last ones named in the address are shown, so that one more request adds one.
    let shown = try PageReader.page(answer).all("textarea").compactMap { $0["name"] }
    #expect(shown == columns.suffix(ScreenLimits.maxWhole))
  }

  /// BLOB columns may contain texts; no address makes the server read all bytes of other values.
  @Test("Text in a BLOB column is limited like text, and bytes are not read")
  func aColumnsOwnLimitsTellTextsFromBytes() async throws {
    let store = Company.store(of: [
      (
        ColumnSchema(name: "photo", declaredType: "BLOB"),
        .text(String(repeating: "x", count: 400_000))
      ),
      (
        ColumnSchema(name: "data", declaredType: "BLOB"),
        .blob(Array(repeating: 1, count: 3_000_000))
      ),
    ])
    let limits = Recorder<ValueLimits>()
    let visitor = Visitor(Self.noting(limits, of: store))
    let page = await visitor.get("/t/t/1")
    #expect(page.code == 200 && page.body.count < 30_000)
    _ = await visitor.get("/t/t/1?all=data&all=photo")
    let asked = try #require(await limits.events.last)
    #expect(asked["photo"].text == 262_144 && asked["photo"].blob < .max)
    #expect(asked["data"].text == 262_144 && asked["data"].blob == 64)
  }

  @Test("A text that grew in the meantime is a conflict", .promise(4))
  func aTextThatGrewMeanwhileIsAConflict() async throws {
    let store = store("short")
    let visitor = Visitor(store)
    let page = await visitor.get("/t/t/1")
    let long = String(repeating: "y", count: 50_000)
    _ = try await store.change(
      Change(
        table: "t", key: RecordKey([.integer(1)]),
        cells: [Change.Cell(column: "body", original: Token(.text("short")), new: .text(long))]))
    let refused = try await visitor.send(page) { try $0.type("mine", into: "body") }
    #expect(refused.code == 409)
    let other = try await visitor.send(page) { try $0.type("Other", into: "name") }
    #expect(other.code == 303)
    #expect(try await store.cell("body", in: "t") == .text(long))
  }
}
