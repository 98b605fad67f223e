import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutWeb

/// Searches of a list, by pages without script.
@Suite struct FindingTests {
  private func visitor(_ count: Int64 = 150) -> Visitor {
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
      ColumnSchema(name: "town", declaredType: "TEXT"),
      ColumnSchema(name: "password", declaredType: "TEXT"),
    ]
    let table = TableSchema(name: "staff", key: .columns(["id"]), columns: columns)
    let rows = (1...count).map { id in
      DynamicRecord(
        columns: columns.map(\.name),
        values: [
          .integer(id), .text(id == 3 ? "José <b> Müller" : "Person \(id)"),
          .text(id % 2 == 0 ? "Köln" : "Ulm"), .text("hunter2"),
        ])
    }
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["staff": rows])
    return Visitor(store)
  }

  private func names(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("li").flatMap { $0.all("bdi").prefix(1) }.map(\.text)
  }

  private func found(_ answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).all("p").first { $0["id"] == "found" }?.text
  }

  @Test("Search words are found in any spelling, marked and counted")
  func wordsAreFoundMarkedAndCounted() async throws {
    let visitor = visitor()
    let page = await visitor.get("/t/staff?q=jose+ulm+MULLER")
    #expect(try names(page) == ["José <b> Müller"])
    #expect(try found(page) == "1 found.")
    #expect(page.text.contains("<mark>José</mark> &lt;b&gt; <mark>Müller</mark>"))
    #expect(page.text.contains("<title>Staff · “jose ulm MULLER” · company.sqlite</title>"))
    let input = try #require(try PageReader.page(page).all("input").first { $0["id"] == "q" })
    #expect(input["value"] == "jose ulm MULLER" && input["type"] == "search")
    let first = await visitor.get("/t/staff?q=koln")
    #expect(try names(first).count == 75 && found(first) == "75 found.")
    let many = await visitor.get("/t/staff?q=person")
    #expect(try names(many).count == 100 && found(many) == nil)
    let rest = await visitor.get("/t/staff?q=person&last=1")
    #expect(try found(rest) == "149 found.")
    for (tag, word) in [("de", "gefunden"), ("nl", "gevonden"), ("ar", "النتائج")] {
      #expect(try found(await visitor.get("/t/staff?q=koln&lang=\(tag)"))?.contains(word) == true)
    }
  }

  @Test("A search without results says so and offers to show all rows")
  func nothingFoundIsSaidAndCleared() async throws {
    let page = await visitor().get("/t/staff?order=-id&q=%3Ci%3E&lang=en")
    #expect(try found(page) == "No rows contain “<i>”. Show all rows")
    let link = try #require(try PageReader.page(page).all("a").first { $0.text == "Show all rows" })
    #expect(link["href"] == "/t/staff?lang=en&order=-")
  }

  @Test("Search words are kept with the order, the pages, the language and the way back")
  func wordsAreKept() async throws {
    let visitor = visitor()
    let page = try PageReader.page(await visitor.get("/t/staff?lang=en&order=-id&q=person"))
    let next = try #require(page.all("a").first { $0["rel"] == "next" }?["href"])
    #expect(next.hasPrefix("/t/staff?lang=en&order=-&q=person&after="))
    let forms = page.all("form").map { form in
      form.all("input").filter { $0["type"] == "hidden" }
        .map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
    }
    #expect(forms.contains(["lang=en", "order=-"]) && forms.contains(["lang=en", "q=person"]))
    #expect(ListAddress.names.contains("q"))
  }

  @Test("Secrets are not searched")
  func secretsAndHiddenColumnsAreNotSearched() async throws {
    #expect(
      try found(await visitor().get("/t/staff?q=hunter2"))?.contains("No rows contain") == true)
  }

  /// A list without results has the field, too, so that the query can be changed.
  @Test("Each list has a search field, unless it has no rows")
  func eachListHasAField() async throws {
    let one = visitor(1)
    #expect((await one.get("/t/staff")).text.contains("type=\"search\""))
    #expect((await one.get("/t/staff?q=zz")).text.contains("type=\"search\""))
    let none = Visitor(
      MemoryStore(
        schema: Schema(
          tables: [
            TableSchema(
              name: "staff", key: .columns(["id"]),
              columns: [ColumnSchema(name: "id", declaredType: "INTEGER")])
          ], isWritable: true), records: [:]))
    #expect(!(await none.get("/t/staff")).text.contains("type=\"search\""))
  }

  @Test(
    "Odd search words are searched like any others",
    arguments: [
      "%25", "_", "%22", "%00", "+++", "%E3%80%80", "a%CC%81",
      String(repeating: "x", count: 10_000),
      (0..<1000).map { "w\($0)" }.joined(separator: "+"), "%F0%9F%98%80",
    ])
  func oddWordsAreWords(_ words: String) async throws {
    let visitor = visitor()
    let page = await visitor.get("/t/staff?q=\(words)")
    #expect(page.code == 200)
    let isBlank = words == "+++" || words == "%E3%80%80"
    #expect(try names(page).isEmpty == !isBlank)
    for query in [
      "after=x&at=b", "before=7&looked=-5&found=x", "after=3&looked=99999999999999999999",
    ] {
      #expect(await visitor.get("/t/staff?q=\(words)&\(query)").code == 200)
    }
  }

  @Test("An unfinished search says how many rows it examined and links to the rest")
  func unfinishedSearchesGoOn() throws {
    let environment = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    var address = ListAddress(
      try Parameters("q=ada&looked=200&found=2".utf8), path: "/t/staff",
      of: TableSchema(name: "staff", key: .rowid, columns: []), offered: [])
    func search(_ count: Int, rest: WindowRequest.Anchor?) -> String {
      ListSearch(
        address: address,
        scan: Window.Scan(rowsRead: 1000, rest: rest, isPartial: rest == nil), count: count,
        countBefore: nil, hasPrevious: false, hasNext: false, hasForm: true,
        environment: environment
      ).result.text
    }
    let rest = WindowRequest.Anchor.after(RecordKey("1200"))
    #expect(
      search(3, rest: rest) == """
        <p id="found" class="note">5 found. 1,200 rows searched. <a id="on" \
        href="/t/staff?q=ada&amp;after=1200&amp;looked=1200&amp;found=5">Keep searching</a></p>
        """)
    #expect(search(1, rest: nil).contains("3 found. Not all names in other tables were searched."))
    address.countSoFar = SearchCount()
    #expect(search(0, rest: rest).contains("Nothing found yet. 1,000 rows searched."))
  }

  @Test(
    "Matches are marked in whole characters",
    arguments: [
      ("Ada", "ad", "[Ad]a"), ("Łódź", "od", "Ł[ód]ź"), ("Straße", "ss", "Stra[ß]e"),
      ("aXbX", "x", "a[X]b[X]"),
      ("one two", "two on", "[on]e [two]"), ("abc", "ab bc", "[abc]"),
      ("e\u{301}a", "e", "[e\u{301}]a"),
      ("👩‍👩‍👧 x", "x", "👩‍👩‍👧 [x]"), ("", "a", ""), ("aaa", "aa", "[aa]a"),
      ("مُحَمَّد علي", "محمد", "[مُحَمَّد] علي"), ("أحمد", "احمد", "[أحمد]"), ("١٢٣", "12", "[١٢]٣"),
      ("row 12", "١٢", "row [12]"), ("Ångstro\u{308}m", "angstrom", "[Ångstro\u{308}m]"),
    ])
  func wordsAreMarkedInWholeCharacters(_ text: String, _ words: String, _ expected: String) {
    var marked = ""
    var end = text.startIndex
    for range in SearchQuery(words).ranges(in: text) {
      marked += "\(text[end..<range.lowerBound])[\(text[range])]"
      end = range.upperBound
    }
    #expect(marked + text[end...] == expected)
  }
}

extension RecordKey {
  fileprivate init(_ text: String) { self.init([.text(text)]) }
}
