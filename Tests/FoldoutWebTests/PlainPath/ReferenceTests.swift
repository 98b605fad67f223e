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

  /// Runs a closure with a visitor of a new shop database.
  private func shop(_ body: (Visitor, SQLiteStore) async throws -> Void) async throws {
    let file = try OddFile.made(by: Self.shop)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    try await body(Visitor(store), store)
  }

  private func titles(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("label").filter { $0["class"] == "option" }
      .compactMap { $0.all("bdi").first?.text }
  }

  private func stored(_ column: String, _ store: SQLiteStore) async throws -> StoredValue? {
    try await store.cell(column, in: "Track")
  }

  @Test("A record's page names its references, even one to the record itself")
  func named() async throws {
    try await shop { visitor, _ in
      let page = try PageReader.page(await visitor.get("/t/Track/1"))
      func row(_ field: String) -> (String?, String?) {
        let row = page.byID("r-\(field)")
        return (
          row?.all("bdi").first?.text, row?.all("a").first?["href"]
        )
      }
      #expect(row("AlbumId") == ("Big Ones 1", "/t/Album/1"))
      #expect(row("code") == ("Slash a/b", "/t/codes/a%2Fb"))
      #expect(row("next") == ("Overdose 1", "/t/Track/1"))
      #expect(row("untyped") == ("-", nil))
      // A reference to a missing table is edited as a number.
      #expect(page.byID("i-lost") != nil && page.byID("r-lost")?.all("a").isEmpty == true)
      for field in ["AlbumId", "code", "next"] {
        let link = try #require(row(field).1)
        #expect(await visitor.get(link).code == 200)
      }
    }
  }

  @Test("The drawer of a reference and the batch that opens it match their snapshots")
  func drawer() async throws {
    try await shop { visitor, _ in
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
  }

  @Test("The search button of a reference saves first and returns with the matches")
  func searched() async throws {
    try await shop { visitor, store in
      let there = try await visitor.send("/t/Track/1?open=AlbumId") { form in
        try form.type("Encore", into: "Name")
        try form.type("volume 15", into: "~find.AlbumId")
      }
      #expect(there.code == 303)
      #expect(try await stored("Name", store) == .text("Encore"))
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
      #expect(try await stored("AlbumId", store) == .integer(152))
      // The next page names the old value.
      let next = await visitor.get(chosen.location ?? "").text
      #expect(next.contains("Album was changed from “Big Ones”"))
      #expect(next.contains("value=\"volume 15\""))
    }
  }

  @Test("A search while typing brings only the matches and keeps its words in the address")
  func typed() async throws {
    try await shop { visitor, _ in
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
  }

  @Test(
    "Odd search words in a reference find their matches or nothing",
    arguments: ["%", "_", "\"", "' OR 1=1 --", "\0", "<b>", "\u{202e}", "~null", "&x=y"])
  func odd(_ words: String) async throws {
    try await shop { visitor, store in
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
      #expect(try await stored("AlbumId", store) == .integer(1))
    }
  }

  @Test("A search of 10,000 characters is refused and says so")
  func long() async throws {
    try await shop { visitor, _ in
      let sent = try await visitor.send("/t/Track/1?open=AlbumId") {
        try $0.type(String(repeating: "x", count: 10_000), into: "~find.AlbumId")
      }
      let page = await visitor.get(sent.location ?? "")
      #expect(page.text.contains("That’s too long: search for at most 200 characters."))
      #expect((sent.location?.count ?? 0) < 400)
    }
  }

  @Test(
    "A reference to a missing or removed record is refused with a sentence, and nothing is changed")
  func refused() async throws {
    try await shop { visitor, store in
      for (field, value, sentence) in [
        ("~option.AlbumId", "i:999", "There is no album 999. Choose one from the list."),
        ("AlbumId", "999", "There is no album 999. Choose one from the list."),
        ("~option.AlbumId", "t:Big%20Ones", "“Big Ones” isn’t a number"),
        ("~option.AlbumId", "b:%00%FF", "isn’t an option for Album."),
        ("~option.code", "t:zzz", "There is no code zzz."),
        ("~option.code", "n", "Code needs a value."), ("lost", "5", "no such table"),
      ] {
        let name = field.split(separator: ".").last.map { String($0) } ?? field
        let token = Token(try await stored(name, store) ?? .null).text
        let answer = await visitor.post(
          "/t/Track/1?open=\(name)", [("~original.\(name)", token), (field, value)])
        #expect(answer.code == 422, "\(field)=\(value)")
        #expect(answer.text.contains(sentence), "\(field)=\(value)")
      }
      let record = try await store.record(RecordKey([.integer(1)]), in: "Track")
      #expect(record?.record["AlbumId"] == .integer(1) && record?.record["code"] == .text("a/b"))
    }
  }

  @Test("A title of a megabyte is shortened, and a record without one is shown by its key")
  func titlesOfAnySize() async throws {
    try await shop { visitor, store in
      let change = Change(
        table: "Album", key: RecordKey([.integer(1)]),
        cells: [
          Change.Cell(
            column: "Title", original: Token(.text("Big Ones")),
            new: .text(String(repeating: "Å", count: 500_000)))
        ])
      _ = try await store.change(change)
      let page = await visitor.get("/t/Track/1?open=AlbumId")
      #expect(page.code == 200 && page.body.count < 100_000)
      // A record without a title is shown by its key, once.
      _ = try await visitor.send("/t/Track/1?open=AlbumId") { try $0.type("3", into: "AlbumId") }
      let row = try PageReader.page(await visitor.get("/t/Track/1")).byID("r-AlbumId")
      #expect(row?.all("bdi").first?.text == "3")
    }
  }

  @Test(
    "A column without a type accepts a record's key, and a read-only one names and links the record"
  )
  func others() async throws {
    try await shop { visitor, store in
      let answer = await visitor.post(
        "/t/Track/1", [("~original.untyped", "n"), ("~option.untyped", "i:1")])
      #expect(answer.code == 303)
      let row = try PageReader.page(await visitor.get("/t/Track/1")).byID("r-untyped")
      #expect(row?.all("bdi").first?.text == "Big Ones 1")
    }
    let file = try OddFile.made(by: Self.shop)
    let store = try SQLiteStore(path: file.path, readOnly: true)
    defer { store.close() }
    let page = try PageReader.page(await Visitor(store).get("/t/Track/1"))
    let row = try #require(page.byID("r-AlbumId"))
    #expect(row.all("button").isEmpty && row.all("a").first?["href"] == "/t/Album/1")
    #expect(row.all("bdi").first?.text == "Big Ones 1")
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
    "Chinook's tracks show album, media type and genre by name", .enabled(if: Chinook.isThere))
  func chinook() async throws {
    let file = try OddFile.copy(of: Chinook.file)
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let page = try PageReader.page(await Visitor(store).get("/t/Track/1"))
    let shown = ["AlbumId", "MediaTypeId", "GenreId"].map { field in
      page.byID("r-\(field)")?.all("bdi").first?.text ?? ""
    }
    #expect(
      shown == ["For Those About To Rock We Salute You 1", "MPEG audio file 1", "Rock 1"])
  }
}
