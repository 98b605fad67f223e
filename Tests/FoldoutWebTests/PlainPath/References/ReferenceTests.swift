import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// References to records: their pages, and requests with and without script.
@Suite struct ReferenceTests {
  private static let shop = """
    CREATE TABLE Album (AlbumId INTEGER PRIMARY KEY, Title TEXT);
    INSERT INTO Album VALUES (1, 'Big Ones'), (2, '<b>100 %_"</b>'), (3, NULL);
    WITH RECURSIVE n (n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM n WHERE n < 160)
      INSERT INTO Album SELECT n, 'Volume ' || n FROM n;
    CREATE TABLE codes (code TEXT PRIMARY KEY, name TEXT);
    INSERT INTO codes VALUES ('a/b', 'Slash'), ('~', 'Tilde');
    CREATE TABLE Track (
      TrackId INTEGER PRIMARY KEY, Name TEXT NOT NULL, AlbumId INTEGER REFERENCES album (ALBUMID),
      code TEXT NOT NULL REFERENCES codes, next INTEGER REFERENCES Track (TrackId),
      lost INTEGER REFERENCES nowhere (id), untyped REFERENCES Album (AlbumId));
    INSERT INTO Track VALUES (1, 'Overdose', 1, 'a/b', 1, NULL, NULL),
      (2, 'Encore', 2, '~', 1, NULL, NULL);
    """

  private let file: OddFile
  private let store: SQLiteStore
  private let visitor: Visitor

  init() throws {
    file = try OddFile.made(by: Self.shop)
    store = try SQLiteStore(path: file.path)
    visitor = Visitor(store)
  }

  private func titles(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("label").filter { $0["class"] == "option" }
      .compactMap { $0.all("bdi").first?.text }
  }

  private func stored(_ column: String) async throws -> StoredValue? {
    try await store.cell(column, in: "Track")
  }

  @Test("A record's page names its references, even one to the record itself")
  func named() async throws {
    let page = try PageReader.page(await visitor.get("/t/Track/1"))
    func row(_ field: String) -> (String?, String?) {
      let row = page.byID("r-\(field)")
      return (row?.all("bdi").first?.text, row?.all("a").first?["href"])
    }
    #expect(row("AlbumId") == ("Big Ones 1", "/t/Album/1"))
    #expect(row("code") == ("Slash a/b", "/t/codes/a%2Fb"))
    #expect(row("next") == ("Overdose 1", "/t/Track/1"))
    #expect(row("untyped") == ("-", nil))
    // The database refuses any change of a reference to a missing table.
    #expect(page.byID("i-lost") == nil && page.byID("r-lost")?.all("a").isEmpty == true)
    for field in ["AlbumId", "code", "next"] {
      let link = try #require(row(field).1)
      #expect(await visitor.get(link).code == 200)
    }
  }

  @Test("The drawer of a reference and the batch that opens it match their snapshots")
  func drawer() async throws {
    let answer = await visitor.get("/t/Track/2?open=code&~find.code=SLA")
    let drawer = try #require(answer.pageLines.firstRange(of: "<li id=\"d-code\""))
    let end = try #require(answer.pageLines[drawer.lowerBound...].firstRange(of: "</fieldset>"))
    try Snapshot.expect(
      html: String(answer.pageLines[drawer.lowerBound..<end.upperBound]) + "\n",
      is: "reference.txt")
    let folded = try PageReader.page(await visitor.get("/t/Track/2")).byID("f")?["data-from"]
    let batch = await visitor.batch("/t/Track/2?tap=code&from=\(folded ?? "")").text
    #expect(batch.contains("[\"need\",\"/_/references."))
    #expect(batch.contains("d-code"))
  }

  @Test("The search button of a reference saves first and returns with the matches")
  func searched() async throws {
    let there = try await visitor.send("/t/Track/1?open=AlbumId") { form in
      try form.type("Encore", into: "Name")
      try form.type("volume 15", into: "~find.AlbumId")
    }
    #expect(there.code == 303)
    #expect(try await stored("Name") == .text("Encore"))
    let location = try #require(there.location)
    #expect(location.hasPrefix("/t/Track/1?open=AlbumId&~find.AlbumId=volume%2015"))
    #expect(location.contains("saved=find"))
    let page = await visitor.get(location)
    #expect(
      try titles(page)
        == ["Volume 15"] + (150...159).map { "Volume \($0)" } + ["Volume 115"]
    )
    let chosen = try await visitor.send(page) { try $0.pick("i:152", of: "~option.AlbumId") }
    #expect(chosen.code == 303)
    #expect(try await stored("AlbumId") == .integer(152))
    // The next page names the old value.
    let next = await visitor.get(chosen.location ?? "").text
    #expect(next.contains("Album was changed from “Big Ones”"))
    #expect(next.contains("value=\"volume 15\""))
  }

  @Test("A search while typing brings only the matches and keeps its words in the address")
  func typed() async throws {
    let page = await visitor.get("/t/Track/1?open=AlbumId")
    let from = try #require(PageReader.page(page).byID("f")?["data-from"])
    let answer = await visitor.batch("/t/Track/1?open=AlbumId&from=\(from)&find=big")
    let batch = try WireBatch(answer.body)
    #expect(answer.code == 200 && batch.reset == nil)
    #expect(answer.text.contains("\"at\":\"/t/Track/1?open=AlbumId&~find.AlbumId=big\""))
    #expect(answer.text.contains("[\"rep\",\"d-AlbumId\""))
    // The next search starts from this one.
    let next = await visitor.batch(
      "/t/Track/1?open=AlbumId&~find.AlbumId=big&from=\(batch.to)&find=volume")
    #expect(try WireBatch(next.body).reset == nil)
    #expect(next.text.contains("More than 100 were found."))
  }

  @Test(
    "Odd search words in a reference find their matches or nothing",
    arguments: ["%", "_", "\"", "' OR 1=1 --", "\0", "<b>", "\u{202e}", "~null", "&x=y"])
  func odd(_ words: String) async throws {
    let encoded = PercentCoding.encode(words)
    let page = await visitor.get("/t/Track/1?open=AlbumId&~find.AlbumId=\(encoded)")
    #expect(page.code == 200)
    let titles = try titles(page)
    let isThere = ["%", "_", "\"", "<b>"].contains(words)
    #expect(titles == (isThere ? ["<b>100 %_\"</b>"] : []), "\(titles)")
    let sent = try await visitor.send("/t/Track/1?open=AlbumId") {
      try $0.type(words, into: "~find.AlbumId")
    }
    #expect(sent.code == 303)
    #expect(await visitor.get(sent.location ?? "").code == 200)
    #expect(try await stored("AlbumId") == .integer(1))
  }

  @Test(
    "A reference to a missing or removed record is refused with a sentence, and nothing is changed")
  func refused() async throws {
    for (field, value, sentence) in [
      ("~option.AlbumId", "i:999", "There is no album 999. Choose one from the list."),
      ("AlbumId", "999", "There is no album 999. Choose one from the list."),
      ("~option.AlbumId", "t:Big%20Ones", "“Big Ones” isn’t a number"),
      ("~option.AlbumId", "b:%00%FF", "isn’t an option for Album."),
      ("~option.code", "t:zzz", "There is no code zzz."),
      ("~option.code", "n", "Code needs a value."), ("lost", "5", "Lost can’t be changed here"),
    ] {
      let name = field.split(separator: ".").last.map { String($0) } ?? field
      let token = Token(try await stored(name) ?? .null).text
      let answer = await visitor.post(
        "/t/Track/1?open=\(name)", [("~original.\(name)", token), (field, value)])
      #expect(answer.code == 422, "\(field)=\(value)")
      #expect(answer.text.contains(sentence), "\(field)=\(value)")
    }
    let record = try await store.record(RecordKey([.integer(1)]), in: "Track")
    #expect(record?.record["AlbumId"] == .integer(1) && record?.record["code"] == .text("a/b"))
  }

  @Test(
    "A column without a type accepts a record's key, and a read-only one names and links the record"
  )
  func others() async throws {
    let answer = await visitor.post(
      "/t/Track/1", [("~original.untyped", "n"), ("~option.untyped", "i:1")])
    #expect(answer.code == 303)
    let readOnly = Visitor(try SQLiteStore(path: file.path, readOnly: true))
    for visitor in [visitor, readOnly] {
      let row = try PageReader.page(await visitor.get("/t/Track/1")).byID("r-untyped")
      #expect(row?.all("bdi").first?.text == "Big Ones 1")
    }
    let row = try PageReader.page(await readOnly.get("/t/Track/1")).byID("r-AlbumId")
    #expect(row?.all("button").isEmpty == true)
    #expect(row?.all("a").first?["href"] == "/t/Album/1")
    #expect(row?.all("bdi").first?.text == "Big Ones 1")
  }

  @Test("A reference in a column with any name is searched, and the words are in the address")
  func oddName() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT);
        INSERT INTO album VALUES (1, 'Big Ones'), (2, 'Plays Metallica');
        CREATE TABLE t (id INTEGER PRIMARY KEY, "~a&b=c %" INTEGER REFERENCES album);
        INSERT INTO t VALUES (1, 1);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(store)
    let name = "~a&b=c %"
    let sent = try await visitor.send("/t/t/1?open=\(PercentCoding.encode(name))") {
      try $0.type("plays", into: "~find.\(name)")
    }
    let page = await visitor.get(sent.location ?? "")
    #expect(try titles(page) == ["Plays Metallica"])
    let chosen = try await visitor.send(page) { try $0.pick("i:2", of: "~option.\(name)") }
    #expect(chosen.code == 303)
    #expect(try await store.cell(name, in: "t") == .integer(2))
  }

  @Test(
    "A new record offers the option of no value for a reference only if that is allowed",
    arguments: ["", "NOT NULL"])
  func noValue(constraint: String) async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE rooms (id INTEGER PRIMARY KEY, name TEXT);
        INSERT INTO rooms VALUES (1, 'Hall');
        CREATE TABLE visits (
          id INTEGER PRIMARY KEY, room INTEGER \(constraint) REFERENCES rooms (id));
        """)
    let page = await Visitor(try SQLiteStore(path: file.path)).get("/t/visits?add&open=room")
    let options = try #require(try PageReader.page(page).byID("d-room")).all("input")
      .filter { $0["type"] == "radio" }.compactMap { $0["value"] }
    #expect(options == (constraint.isEmpty ? ["n", "i:1"] : ["i:1"]))
  }

  private struct Order: Sendable {
    var customer = 7
    var clerk: String? = "ada"
  }

  private struct UnreachableError: Error {}

  /// Returns a site with references whose records come from the program's own source.
  private static func askedSite(fails: Bool = false) -> FormSite {
    let customers = [7: "Ada Brandt", 8: "Björn Åkesson", 9: "Chidi Okafor"]
    let form = Form<Order>("Order") {
      Section("") {
        ReferenceField(
          "Customer", \.customer,
          search: { words, most in
            if fails { throw UnreachableError() }
            return customers.filter { words.isEmpty || $0.value.contains(words) }
              .keys.sorted().prefix(most).map { $0 }
          },
          titles: { ids in
            if fails { throw UnreachableError() }
            return customers.filter { ids.contains($0.key) }
          })
        ReferenceField(
          "Clerk", \.clerk, search: { _, _ in ["ada", "bob"] },
          titles: { Dictionary(uniqueKeysWithValues: $0.map { ($0, $0.uppercased()) }) })
      }
    }
    return FormSite("orders", form, Order())
  }

  private func row(_ field: String, _ answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).byID("r-\(field)")?.all("bdi").first?.text
  }

  @Test("A reference from a program's source is shown by title, searched, chosen, and not linked")
  func asked() async throws {
    let site = Self.askedSite()
    let page = await site.visitor.get("\(site.path)?open=customer&~find.customer=Okafor")
    #expect(try row("customer", page) == "Ada Brandt 7")
    #expect(try PageReader.page(page).byID("r-customer")?.all("a").isEmpty == true)
    let options = try PageReader.page(page).all("label").filter {
      $0["class"]?.hasPrefix("option") == true
    }
    #expect(options.compactMap { $0.all("bdi").first?.text } == ["Ada Brandt", "Chidi Okafor"])
    let answer = try await site.visitor.send(page) { try $0.pick("i:9", of: "~option.customer") }
    #expect(answer.code == 303)
    #expect(try await site.cell("customer") == .integer(9))
    #expect(try row("customer", await site.visitor.get(site.path)) == "Chidi Okafor 9")
    let none = try await site.visitor.send("\(site.path)?open=clerk") {
      try $0.pick("n", of: "~option.clerk")
    }
    #expect(none.code == 303)
    #expect(try await site.cell("clerk") == .null)
  }

  @Test(
    "A key that the source does not know or cannot tell is refused, and the stored one stays",
    arguments: [(false, "99"), (true, "8")])
  func askedForUnknown(fails: Bool, key: String) async throws {
    let site = Self.askedSite(fails: fails)
    let page = await site.visitor.get("\(site.path)?open=customer")
    #expect(page.code == 200)
    #expect(try row("customer", page) == (fails ? "7" : "Ada Brandt 7"))
    // The drawer reports a failing source.
    let status = try PageReader.page(page).all { $0["role"] == "status" }.first?.text
    #expect(!fails || status?.isEmpty == false)
    let answer = try await site.visitor.send(page) { try $0.type(key, into: "customer") }
    #expect(answer.code == 422)
    #expect(
      fails || answer.text.contains("There is no customer 99. Choose one from the list."))
    #expect(try await site.cell("customer") == .integer(7))
  }
}
