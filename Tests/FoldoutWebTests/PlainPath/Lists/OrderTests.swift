import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Lists in a chosen order, read page by page through their links.
@Suite struct OrderTests {
  private static let columns = [
    ColumnSchema(name: "id", declaredType: "INTEGER"),
    ColumnSchema(name: "name", declaredType: "TEXT"),
    ColumnSchema(name: "hired", declaredType: "DATE", dateForm: .day),
    ColumnSchema(name: "-odd", declaredType: "TEXT"),
    ColumnSchema(name: "note", declaredType: "TEXT"),
  ]

  private func store(_ count: Int64, orders: [String] = ["hired", "-odd"]) -> MemoryStore {
    let table = TableSchema(
      name: "staff", key: .columns(["id"]), columns: Self.columns, orders: orders)
    let rows = (1...count).map { id in
      DynamicRecord(
        columns: Self.columns.map(\.name),
        values: [
          .integer(id), .text("Person \(id)"),
          id % 7 == 0 ? .null : .text("20\(10 + (id * 13) % 9)-05-0\(1 + id % 8)"),
          .text("o\(id % 3)"), .null,
        ])
    }
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["staff": rows])
  }

  private func names(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("li").flatMap { $0.all("bdi").prefix(1) }.map(\.text)
  }

  private func link(_ text: String, of answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).all("a").first { $0.text == text }?["href"]
  }

  @Test("An open row stays open in another order")
  func opened() async throws {
    let visitor = Visitor(store(5))
    let page = try PageReader.page(await visitor.get("/t/staff?open=3"))
    #expect(page.byID("d-3") != nil)
    let form = try #require(page.all("form").first { $0["class"] == "settings" })
    let open = form.all("input").first { $0["name"] == "open" }
    #expect(open?["value"] == "3")
    let other = await visitor.get("/t/staff?order=-hired&open=3")
    #expect(try PageReader.page(other).byID("d-3") != nil)
  }

  @Test(
    "0.34 Each row is on exactly one page in every order", .promise(11),
    arguments: ["", "?order=-hired", "?order=%2B-odd", "?order=-name&q=PERSON+1"]
      + Depth.of(
        [],
        all: [
          "?order=-id", "?order=hired", "?order=--odd", "?order=name", "?order=-note", "?q=person",
        ]))
  func eachRowStandsOnOnePage(_ query: String) async throws {
    let visitor = Visitor(store(250))
    var page = await visitor.get("/t/staff\(query)")
    var forward = try names(page)
    while let next = try link("Next", of: page), forward.count <= 250 {
      #expect(query.isEmpty || next.contains(query.prefix(6)))
      page = await visitor.get(next)
      forward += try names(page)
    }
    // The query `PERSON+1` also matches dates that contain a 1, so more than 200 rows are found.
    #expect(Set(forward).count == forward.count)
    #expect(forward.count == 250 || (query.hasSuffix("+1") && forward.count > 200))
    page = await visitor.get("/t/staff\(query)")
    page = await visitor.get(try #require(try link("Last", of: page)))
    var backward = try names(page)
    while let previous = try link("Previous", of: page), backward.count <= 250 {
      page = await visitor.get(previous)
      backward = try names(page) + backward
    }
    #expect(backward == forward)
  }

  @Test("0.34 The order of a list is chosen from a menu and shown there")
  func theOrderIsChosenAndSeen() async throws {
    let visitor = Visitor(store(150))
    let page = try PageReader.page(await visitor.get("/t/staff"))
    let options = page.all("option")
    #expect(
      options.map { $0["value"] ?? "" } == [
        "", "-", "hired", "-hired", "+-odd", "--odd", "name", "-name", "note", "-note",
      ])
    #expect(
      options.map(\.text).prefix(4) == [
        "Id, smallest first", "Id, largest first", "Hired, oldest first", "Hired, newest first",
      ])
    #expect(page.all("label").first?["for"] == page.all("select").first?["id"])
    let answer = await visitor.get("/t/staff?order=-hired&lang=de")
    let ordered = try PageReader.page(answer)
    #expect(ordered.all("option").first { $0["selected"] != nil }?["value"] == "-hired")
    let first = try #require(ordered.all("li").first)
    #expect(first.text.contains("Hired: 08.05.2018"))
    #expect(answer.text.contains("<title>Staff · Hired, neueste zuerst · company.sqlite</title>"))
    // A right-to-left date is isolated after a left-to-right label.
    let arabic = try PageReader.page(await visitor.get("/t/staff?order=-hired&lang=ar-EG"))
    let isolated = try #require(arabic.all("li").first).text
    #expect(isolated.contains("Hired: \u{2068}") && isolated.contains("\u{2069}"))
    #expect(try link("Weiter", of: answer)?.contains("lang=de&order=-hired&after=") == true)
  }

  @Test("The order of a reference says that its keys are sorted, and not the titles of its records")
  func references() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE staff (
          id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES team (id),
          lead INTEGER REFERENCES staff (id));
        INSERT INTO team VALUES (1, 'Red');
        INSERT INTO staff VALUES (1, 1, NULL);
        """)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let page = try PageReader.page(await Visitor(store).get("/t/staff?order=%2B"))
    #expect(
      page.all("option").map(\.text) == [
        "Id, smallest first", "Id, largest first", "Team id, smallest first",
        "Team id, largest first", "Lead, ascending", "Lead, descending",
      ])
  }

  @Test("An unknown order is ignored and reported", .promise(14))
  func anUnknownOrderIsIgnored() async throws {
    let visitor = Visitor(store(5))
    for query in ["order=password", "at=x&after=2&order=hired"] {
      #expect(await visitor.get("/t/staff?\(query)").code == 200, "\(query)")
    }
    #expect(
      try names(await visitor.get("/t/staff?order=nothing")) == names(await visitor.get("/t/staff"))
    )
    func reports(_ query: String) async throws -> [String] {
      try PageReader.page(await visitor.get("/t/staff?\(query)")).all("p").map(\.text)
        .filter { $0.contains("ordered by") }
    }
    let nothing = ["This list can’t be ordered by “nothing”."]
    #expect(try await reports("order=nothing") == nothing)
    #expect(try await reports("order=-nothing") == nothing)
    for query in ["", "order=", "order=-", "order=%2B", "order=hired", "order=-id"] {
      #expect(try await reports(query) == [], "\(query)")
    }
  }

  /// Columns without an index can be sorted by as well. A wide table offers them only on request.
  @Test("7.7 Rows are sorted by a column without an index, and the page says so")
  func rowsAreSortedWhereNoIndexHasTheirOrder() async throws {
    let visitor = Visitor(store(30, orders: []))
    let sorted = await visitor.get("/t/staff?order=-name")
    #expect(try names(sorted).first == "Person 9")
    #expect(sorted.text.contains("Sorted for this page"))
    #expect(!(await visitor.get("/t/staff?order=-id")).text.contains("Sorted for this page"))
    let wide = (0..<9).map { ColumnSchema(name: "c\($0)", declaredType: "TEXT") }
    let table = TableSchema(name: "w", key: .rowid, columns: wide, orders: ["c1"])
    let row = DynamicRecord(columns: ["c1"], values: [.text("a")])
    let plain = Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["w": [row]]))
    func orders(_ query: String) async throws -> [String] {
      try PageReader.page(await plain.get("/t/w\(query)")).all("option").map { $0["value"] ?? "" }
    }
    #expect(try await orders("") == ["", "-", "c1", "-c1", "+"])
    #expect(try await orders("?order=%2B").count == 20)
    #expect(try await orders("?order=c7").count == 20)
  }

  /// Its values would be in the address of every page in that order.
  @Test("No column that is used to sign in becomes part of an address", .promise(7))
  func credentialsAreInNoAddress() throws {
    var password = ColumnSchema(name: "password", declaredType: "TEXT")
    password.isSecret = true
    var user = ColumnSchema(name: "user", declaredType: "TEXT")
    user.isUnique = true
    var table = TableSchema(
      name: "u", key: .rowid, columns: [user, password] + Self.columns,
      orders: ["user", "hired", "note"])
    table.orderColumns = ["user": ["user"], "hired": ["hired", "user"], "note": ["note", "id"]]
    #expect(table.indexedSortColumns == ["note"])
    table.columns.remove(at: 1)
    #expect(table.indexedSortColumns == ["user", "hired", "note"])
    // Only columns that the form shows are offered.
    let form = Form<DynamicRecord>(
      "U",
      sections: [
        Section(
          id: "s", title: "",
          fields: ["hired", "note", "id"].map {
            Field(column: $0, label: $0, kind: .text, coding: .text)
          })
      ])
    let environment = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let choices = OrderChoices(
      form, inferred: table.form(isWritable: false), of: table, environment: environment)
    #expect(choices.indexedColumns == ["note"])
  }

  @Test("A list ordered by a column shows bytes and invalid text as a record's page does")
  func unreadableValues() async throws {
    let columns = ["id", "note"].map { ColumnSchema(name: $0) }
    let table = TableSchema(
      name: "t", key: .columns(["id"]), columns: columns, orders: ["note"])
    let values: [StoredValue] = [.blob([1, 2]), .text(bytes: [0x41, 0xFF]), .null]
    let rows = values.enumerated().map { index, value in
      DynamicRecord(columns: ["id", "note"], values: [.integer(Int64(index)), value])
    }
    let visitor = Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["t": rows]))
    let page = try PageReader.page(await visitor.get("/t/t?order=note"))
    let texts = page.all("li").map(\.text)
    #expect(texts.count == 3)
    #expect(texts.count { $0.contains("(not readable as text)") } == 1, "\(texts)")
    #expect(texts.count { $0.contains("Note: 2 bytes of data") } == 1, "\(texts)")
    #expect(await visitor.get("/t/t/0").text.contains("2 bytes of data"))
    #expect(texts.count { $0.contains("Note") && $0.contains("-") } == 1)
  }

  /// A key of several columns, or a name of two, joins the texts of its parts.
  @Test(
    "No name in a list is longer than lists allow, even one of several columns", .promise(11),
    arguments: [["a", "b"], ["first name", "last name"]])
  func noNameIsLongerThanAList(_ names: [String]) async throws {
    let long = String(repeating: "x", count: 3000)
    let columns = names.map { ColumnSchema(name: $0, declaredType: "TEXT") }
    let table = TableSchema(name: "ck", key: .columns(names), columns: columns, orders: [names[1]])
    let row = DynamicRecord(columns: names, values: [.text(long), .text("b")])
    let visitor = Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["ck": [row]]))
    for query in ["", "?order=-", "?order=\(PercentCoding.encode(names[1]))", "?last=1"] {
      let answer = await visitor.get("/t/ck\(query)")
      for text in try PageReader.page(answer).all("bdi").map(\.text) {
        #expect(text.count <= 200, "\(query)")
      }
      let title = try #require(answer.text.firstMatch(of: /<title>(.*?)<\/title>/)?.1)
      #expect(title.count < 400, "\(query)")
    }
  }

  /// The names of dropped tables must not accumulate.
  @Test("The cache of inferred lists is bounded")
  func whatWasInferredIsForgotten() throws {
    let cache = SourceCache()
    for number in 0..<(3 * SourceCache.maxTables) {
      let table = TableSchema(name: "t\(number)", key: .rowid, columns: Self.columns)
      let schema = Schema(tables: [table], isWritable: true)
      _ = cache.list(of: table, in: schema)
      _ = cache.list(of: table, in: schema)
      #expect(cache.counts.lists <= SourceCache.maxTables)
    }
  }

  @Test("The link back from a record leads to its page of the list")
  func theWayBackLeadsToThePlace() async throws {
    var visitor = Visitor(store(150))
    let next = try #require(try link("Next", of: await visitor.get("/t/staff?order=hired")))
    visitor.headers[.referer] = "http://127.0.0.1:8080\(next)"
    let page = try PageReader.page(await visitor.get("/t/staff/5"))
    #expect(page.all("nav").first?.all("a").first?["href"] == next)
  }

  @Test("A list shows the range of its rows")
  func aListSaysWhereItStands() async throws {
    let visitor = Visitor(store(3000))
    let first = await visitor.get("/t/staff")
    #expect(first.text.contains("<p>Rows 1–100</p>"))
    #expect(first.text.contains("<title>Staff · company.sqlite</title>"))
    let second = await visitor.get("/t/staff?after=100")
    #expect(second.text.contains("<title>Staff · Rows 101–200 · company.sqlite</title>"))
    let far = await visitor.get("/t/staff?last=1")
    #expect(far.text.contains("<title>Staff · from Person 2901 · company.sqlite</title>"))
    #expect(!far.text.contains("Rows "))
  }
}
