import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Searches of a list, by pages without script.
@Suite struct FindingTests {
  /// Returns a visitor of a list of staff, each with an id, a name and further values.
  private func visitor(
    _ names: [String], _ values: [(column: ColumnSchema, value: (Int) -> StoredValue)]
  ) -> Visitor {
    let columns =
      [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT"),
      ] + values.map(\.column)
    let table = TableSchema(name: "staff", key: .columns(["id"]), columns: columns)
    let rows = names.enumerated().map { index, name in
      DynamicRecord(
        columns: columns.map(\.name),
        values: [.integer(Int64(index + 1)), .text(name)] + values.map { $0.value(index + 1) })
    }
    return Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["staff": rows]))
  }

  private func visitor(_ count: Int = 150) -> Visitor {
    visitor(
      (1..<(count + 1)).map { $0 == 3 ? "José <b> Müller" : "Person \($0)" },
      [
        (
          ColumnSchema(name: "town", declaredType: "TEXT"),
          { .text($0.isMultiple(of: 2) ? "Köln" : "Ulm") }
        )
      ])
  }

  private func names(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("li").flatMap { $0.all("bdi").prefix(1) }.map(\.text)
  }

  private func found(_ answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).all("p").first { $0["id"] == "found" }?.text
  }

  @Test("7.2, 7.5 Search words are found in any spelling, marked and counted")
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
    #expect(try names(many).count == 100 && found(many) == "149 found.")
    let rest = await visitor.get("/t/staff?q=person&last=1")
    #expect(try found(rest) == "149 found.")
    for (tag, word) in [("de", "gefunden"), ("nl", "gevonden"), ("ar", "النتائج")] {
      #expect(try found(await visitor.get("/t/staff?q=koln&lang=\(tag)"))?.contains(word) == true)
    }
  }

  @Test("7.3 A search without results says so and offers to show all rows")
  func nothingFoundIsSaidAndCleared() async throws {
    let page = await visitor().get("/t/staff?order=-id&q=%3Ci%3E&lang=en")
    #expect(try found(page) == "No rows contain “<i>”. Show all rows")
    let link = try #require(try PageReader.page(page).all("a").first { $0.text == "Show all rows" })
    #expect(link["href"] == "/t/staff?lang=en&order=-")
  }

  @Test("7.4 Search words are kept with the order, the pages, the language and the way back")
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

  /// A list without results has the field, too, so that the query can be changed.
  @Test("7.5 Each list has a search field, unless it has no rows")
  func eachListHasAField() async throws {
    for (count, address, hasField) in [
      (1, "/t/staff", true), (1, "/t/staff?q=zz", true), (0, "/t/staff", false),
    ] {
      let page = await visitor(count).get(address)
      #expect(page.text.contains("type=\"search\"") == hasField)
    }
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
    var address = try ListAddress(
      try Parameters("q=ada&looked=200&found=2".utf8), path: "/t/staff")
    func search(_ count: Int, rest: WindowRequest.Anchor?) -> String {
      ListSearch(
        address: address,
        scan: Window.Scan(
          rowsRead: 1000, rest: rest, unsearchedTables: rest == nil ? ["teams"] : []), count: count,
        countBefore: nil, hasPrevious: false, hasNext: false, hasForm: true,
        referencedTables: ["teams"], environment: environment
      ).result.text
    }
    let rest = WindowRequest.Anchor.after(RecordKey("1200"))
    #expect(
      search(3, rest: rest) == """
        <p id="found" class="note">5 found. 1,200 rows searched. <a id="on" \
        href="/t/staff?q=ada&amp;after=1200&amp;looked=1200&amp;found=5">Keep searching</a></p>
        """)
    #expect(
      search(1, rest: nil) == """
        <p id="found" class="note">At least 3 found. Not all names in other tables were searched. \
        <a href="/t/teams?q=ada">Search in Teams</a></p>
        """)
    // A part that an earlier step left out is not in the address of the last step alone.
    address.countSoFar.unsearchedTables = ["teams"]
    #expect(search(3, rest: rest).contains("&amp;found=5&amp;unsearched=teams"))
    address.countSoFar = SearchCount()
    #expect(search(0, rest: rest).contains("Nothing found yet. 1,000 rows searched."))
    #expect(search(0, rest: nil).contains("Nothing found yet. <a href=\"/t/staff\">Show all rows"))
    #expect(!search(0, rest: nil).contains("No rows contain"))
  }

  @Test("7.2 More matches than a page shows are counted, or the page says that there are more")
  func moreThanAPage() async throws {
    var visitor = visitor(1000)
    // A search may take long while other tests run.
    visitor.searchTimeouts.firstRows = .seconds(3600)
    visitor.searchTimeouts.counting = .zero
    #expect(try found(await visitor.get("/t/staff?q=person")) == "100+ found.")
    #expect(try found(await visitor.get("/t/staff?q=person&after=101")) == "200+ found.")
    visitor.searchTimeouts.counting = .seconds(3600)
    #expect(try found(await visitor.get("/t/staff?q=person")) == "999 found.")
    #expect(try found(await visitor.get("/t/staff?q=person&after=101")) == "999 found.")
    let sorted = try found(await visitor.get("/t/staff?order=name&q=person"))
    #expect(sorted?.hasPrefix("999 found. Sorted") == true)
  }

  @Test(
    "7.2 Dates are found as the locale shows them",
    arguments: [
      ("en-US", "07%2F08%2F2016", ["Ada"]), ("en-US", "Jul+8,+2016+ada", ["Ada"]),
      ("en-US", "July+2016", ["Ada", "Ben"]), ("en-US", "2016-07", ["Ada", "Ben"]),
      ("de-DE", "8.7.2016", ["Ada"]), ("de-DE", "Juli+2016", ["Ada", "Ben"]),
      ("de-DE", "August+2016", ["Eve"]), ("en-US", "July+2016+eve", []),
    ])
  func datesAsShown(_ language: String, _ words: String, _ expected: [String]) async throws {
    let days = ["2016-07-08", "2016-07-31", "2016-08-01"]
    let seconds: [Int64] = [1_467_936_000, 1_469_923_200, 1_470_009_600]
    let columns: [(ColumnSchema, (Int) -> StoredValue)] = [
      (ColumnSchema(name: "born", declaredType: "DATE", dateForm: .day), { .text(days[$0 - 1]) }),
      (
        ColumnSchema(
          name: "born", declaredType: "INTEGER",
          momentForm: StoredMoment.Form(.seconds, timeOfDays: .midnight)),
        { .integer(seconds[$0 - 1]) }
      ),
    ]
    for (column, value) in columns {
      let visitor = visitor(["Ada", "Ben", "Eve"], [(column, value)])
      let page = await visitor.get("/t/staff?lang=\(language)&q=\(words)")
      #expect(try names(page) == expected)
      #expect(page.text.contains("<mark>") == !expected.isEmpty)
    }
  }

  @Test(
    "7.2 Numbers and never are found as the locale shows them, and marked",
    arguments: [
      ("en-US", "60,117", ["Ada"]), ("en-US", "ada+60,117", ["Ada"]), ("en-US", "60117", ["Ada"]),
      ("de-DE", "60.117", ["Ada"]), ("de-DE", "8,5", ["Ben"]), ("de-DE", "8,50", ["Ben"]),
      ("en-US", "8,5", []), ("en-US", "never", ["Ben", "Eve"]), ("de-DE", "nie", ["Ben", "Eve"]),
      ("nl-NL", "nooit+eve", ["Eve"]), ("en-US", "nie", []),
    ])
  func numbersAndNeverAsShown(
    _ language: String, _ words: String, _ expected: [String]
  ) async throws {
    var seen = ColumnSchema(name: "seen_at", declaredType: "DATE", dateForm: .day)
    seen.never = .text("")
    let salaries: [StoredValue] = [.integer(60_117), .real(8.5), .integer(7)]
    let days = ["2016-07-08", "", "0000-00-00"]
    let visitor = visitor(
      ["Ada", "Ben", "Eve"],
      [
        (
          ColumnSchema(name: "salary", declaredType: "NUMERIC(10,2)"), { salaries[$0 - 1] }
        ),
        (seen, { .text(days[$0 - 1]) }),
      ])
    let page = await visitor.get("/t/staff?lang=\(language)&q=\(words)")
    #expect(try names(page) == expected)
    #expect(page.text.contains("<mark>") == !expected.isEmpty)
  }

  @Test("7.2 Where names of another table were cut, one word is found “at least” so often")
  func namesThatWereCut() async throws {
    let teams = TableSchema(
      name: "teams", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER", isUnique: true),
        ColumnSchema(name: "name", declaredType: "TEXT"),
      ])
    let staff = TableSchema(
      name: "staff", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(
          name: "team", declaredType: "INTEGER",
          reference: ColumnSchema.Reference(table: "teams", column: "id")),
      ])
    func visitor(_ count: Int64) -> Visitor {
      var visitor = Visitor(
        MemoryStore(
          schema: Schema(tables: [teams, staff], isWritable: true),
          records: [
            "teams": (1...count).map {
              DynamicRecord(
                columns: ["id", "name"], values: [.integer($0), .text("Crew \($0)")])
            },
            "staff": (1...count).map {
              DynamicRecord(
                columns: ["id", "team"], values: [.integer(10_000 + $0), .integer($0)])
            },
          ]))
      // A search may take long while other tests run.
      visitor.searchTimeouts.firstRows = .seconds(3600)
      visitor.searchTimeouts.counting = .seconds(3600)
      return visitor
    }
    let cut = await visitor(1200).get("/t/staff?q=crew")
    #expect(
      try found(cut) == """
        At least 1,000 found. Not all names in other tables were searched. Search in Teams
        """)
    let link = try PageReader.page(cut).all("a").first { $0.text == "Search in Teams" }
    #expect(link?["href"] == "/t/teams?q=crew")
    #expect(try found(await visitor(1000).get("/t/staff?q=crew")) == "1,000 found.")
  }

  @Test("7.2 Words in quotation marks are found as a phrase")
  func phrases() async throws {
    let visitor = visitor(["Kofi Ito", "Ito Kofi"], [])
    #expect(try names(await visitor.get("/t/staff?q=kofi+ito")) == ["Kofi Ito", "Ito Kofi"])
    #expect(try names(await visitor.get("/t/staff?q=%22kofi+ito%22")) == ["Kofi Ito"])
  }

  /// The second line stays, and the number that was found is beside the name that it refers to.
  @Test("7.2 A value that was found is a third line")
  func thirdLine() async throws {
    let teams = TableSchema(
      name: "teams", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER", isUnique: true),
        ColumnSchema(name: "name", declaredType: "TEXT"),
      ])
    let staff = TableSchema(
      name: "staff", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT"),
        ColumnSchema(name: "salary", declaredType: "INTEGER"),
        ColumnSchema(
          name: "team", declaredType: "INTEGER",
          reference: ColumnSchema.Reference(table: "teams", column: "id")),
      ])
    let visitor = Visitor(
      MemoryStore(
        schema: Schema(tables: [teams, staff], isWritable: true),
        records: [
          "teams": [
            DynamicRecord(columns: ["id", "name"], values: [.integer(4711), .text("Crew")])
          ],
          "staff": [
            DynamicRecord(
              columns: ["id", "name", "salary", "team"],
              values: [.integer(1), .text("Ada"), .integer(51_200), .integer(4711)])
          ],
        ]))
    let rows = { (page: SiteResponse) in
      try PageReader.page(page).all("li").map { row in row.all("bdi").map(\.text) }
    }
    let plain = try rows(await visitor.get("/t/staff?q=ada"))
    let second = try #require(plain.first?.last)
    #expect(plain == [["Ada", second]] && second.contains("51,200"))
    let page = await visitor.get("/t/staff?q=471")
    #expect(try rows(page) == [["Ada", second, "Team: Crew (4711)"]])
    #expect(page.text.contains("(<mark>4711</mark>)"))
  }

  /// The last line of search results shows a matching value that the others lack.
  @Test(
    "A found value is shown in a last line as the locale writes it, and a secret is not found",
    arguments: [
      (
        "lan",
        [
          ["Ada", "51,200", "Street: 12 Mill Lane"],
          ["Ben", "7", "Street: \u{2068}…very far north, at the Lane end\u{2069}"], ["Lana", "8"],
        ]
      ),
      ("ada+mill", [["Ada", "51,200", "Street: 12 Mill Lane"]]),
      ("512", [["Ada", "51,200", "Salary: 51,200"]]),
      ("planet", []),
    ])
  func foundValues(words: String, lines: [[String]]) async throws {
    let streets = ["12 Mill Lane", "Somewhere in the very far north, at the Lane end", "Mill Road"]
    let salaries: [Int64] = [51_200, 7, 8]
    let visitor = visitor(
      ["Ada", "Ben", "Lana"],
      [
        (ColumnSchema(name: "street", declaredType: "TEXT"), { .text(streets[$0 - 1]) }),
        (ColumnSchema(name: "salary", declaredType: "INTEGER"), { .integer(salaries[$0 - 1]) }),
        (ColumnSchema(name: "password", declaredType: "TEXT"), { _ in .text("planet") }),
      ])
    let page = await visitor.get("/t/staff?lang=en&q=\(words)")
    let rows = try PageReader.page(page).all("li").map { row in row.all("bdi").map(\.text) }
    #expect(rows == lines)
    #expect(words != "lan" || page.text.contains("12 Mill <mark>Lan</mark>e"))
    let born = ColumnSchema(name: "born", declaredType: "DATE", dateForm: .day)
    let other = self.visitor(["Ada"], [(born, { _ in .text("1986-06-26") })])
    let date = try PageReader.page(await other.get("/t/staff?q=1986-06"))
    #expect(date.all("li").first?.all("bdi").last?.text.hasPrefix("Born: ") == true)
  }
}

extension RecordKey {
  fileprivate init(_ text: String) { self.init([.text(text)]) }
}
