import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutScreens
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Screens at their own addresses: their pages, and the links between them.
@Suite struct ScreenTests {
  private let store = Company.store()
  private var visitor: Visitor {
    Visitor(store, title: "Demo", size: nil, screens: Company.screens)
  }

  private func expect(_ answer: SiteResponse, is name: String) throws {
    #expect(answer.code == 200)
    _ = try PageReader.page(answer)
    try Snapshot.expect(html: answer.pageLinesWithoutZones, is: name)
  }

  @Test("The pages of a program's screens match their snapshots")
  func pages() async throws {
    try expect(await visitor.get("/"), is: "screens-start.html")
    try expect(await visitor.get("/people"), is: "screens-list.html")
    try expect(await visitor.get("/record/1?open=hired"), is: "screens-record.html")
    try expect(await visitor.get("/me"), is: "screens-single.html")
  }

  @Test("Every link of a program's screens leads to a page")
  func everyLinkLeadsSomewhere() async throws {
    var open = ["/"]
    var seen: Set<String> = []
    while let address = open.popLast() {
      let answer = await visitor.get(address)
      #expect(answer.code == 200, "\(address)")
      let links = try PageReader.page(answer).all("a").compactMap { $0["href"] }
      for link in links where seen.insert(link).inserted { open.append(link) }
    }
    #expect(
      seen == [
        "/", "/?zones=all", "/people", "/record/1", "/record/2", "/record/3", "/me", "/people?add",
        "/people?add=1", "/people?add=2", "/people?add=3",
        "/record/1?remove#remove", "/record/2?remove#remove", "/record/3?remove#remove",
      ])
  }

  @Test("A change is stored at the address of each screen")
  func aChangeIsStoredAtEachAddress() async throws {
    let listed = try await visitor.send("/record/1") { try $0.type("Ada B.", into: "name") }
    #expect(listed.code == 303)
    #expect(listed.location?.hasPrefix("/record/1") == true)
    #expect(try await store.cell("name") == .text("Ada B."))
    let single = try await visitor.send("/me") { try $0.type("Björn", into: "name") }
    #expect(single.location?.hasPrefix("/me") == true)
    #expect(try await store.cell("name", of: "2") == .text("Björn"))
    // The table's own address still works, with all its columns.
    let page = try PageReader.page(await visitor.get("/t/people/1"))
    #expect(page.byID("r-photo") != nil)
  }

  private struct Meeting: Sendable {
    var starts: LocalDateTime?
    var ends: LocalDateTime?
    var wakes: LocalTime?
    var rate: Decimal?
  }

  /// The format is the column's, not this program's default.
  @Test("An empty cell is filled in the format of its column")
  func anEmptyCellIsFilledInItsColumnsFormat() async throws {
    func day(_ name: String, _ precision: StoredDate.Precision) -> ColumnSchema {
      ColumnSchema(
        name: name, declaredType: "DATETIME", dateForm: .dayAndTime(separator: .blank, precision))
    }
    let store = Company.store(of: [
      (day("starts", .minutes), .text("2026-03-09 09:00")), (day("ends", .seconds), .null),
      (ColumnSchema(name: "wakes", declaredType: "TIME", timeForm: .seconds), .null),
      (ColumnSchema(name: "rate", declaredType: "REAL"), .real(1.5)),
    ])
    let screen = Screen.record(
      "Meeting", of: "t", key: RecordKey([.integer(1)]), at: "/meeting",
      form: { _ in
        Form<Meeting>("Meeting") {
          Section("") {
            DateField("Starts", \.starts)
            DateField("Ends", \.ends).notBefore("starts")
            TimeField("Wakes", \.wakes)
            NumberField("Rate", \.rate).rule { _, meeting in
              meeting.starts == nil || meeting.rate == nil ? "Incomplete." : nil
            }
          }
        }
      }, blank: Meeting())
    let visitor = Visitor(store, screens: [screen])
    let entries: [(String, String, StoredValue)] = [
      ("ends", "2026-03-09 10:30", .text("2026-03-09 10:30:00")),
      ("wakes", "7:05", .text("07:05:00")),
      ("rate", "2.25", .real(2.25)), ("ends", "", .null),
      ("ends", "2026-03-09T11:00:01", .text("2026-03-09 11:00:01")), ("starts", "", .null),
    ]
    for (field, text, stored) in entries {
      let answer = try await visitor.send("/meeting?open=\(field)") {
        try $0.type(text, into: field)
      }
      #expect(answer.code == 303, "\(field)")
      #expect(try await store.cell(field, in: "t") == stored)
    }
  }

  private struct Guest: Sendable {
    var first = "Ada"
    var last = "Brandt"
    var whole: String { "\(last), \(first)" }
  }

  @Test("A screen computes a field from its columns, and names the column that its table lost")
  func columns() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE guests (id INTEGER PRIMARY KEY, first TEXT, last TEXT);
        INSERT INTO guests VALUES (1, 'Björn', 'Lund');
        """)
    let form = Form<Guest>("Guest") {
      Section("") {
        TextField("First", \.first)
        ReadOnlyField("Whole", \.whole)
        TextField("Last", \.last)
      }
    }
    let screen = Screen.list(
      "Guests", of: "guests", at: "/guests", records: "/guest", form: { _ in form },
      blank: Guest())
    let store = try SQLiteStore(path: file.path)
    #expect(screen.error(in: try await store.schema()) == nil)
    let visitor = Visitor(store, screens: [screen])
    let page = try PageReader.page(await visitor.get("/guest/1"))
    #expect(page.byID("r-whole")?.text == "Whole Lund, Björn")
    let paths = ["/guests", "/guest/1", "/guests?add"]
    for path in paths { #expect(await visitor.get(path).code == 200, "\(path)") }
    try file.run("ALTER TABLE guests DROP COLUMN last")
    for path in paths {
      let answer = await visitor.get(path)
      #expect(answer.code == 404 && answer.text.contains("has no column"), "\(path)")
    }
  }

  @Test("Refusals name the screen and its labels instead of table and columns")
  func refusalsUseTheScreensLabels() async throws {
    let german = Visitor(store, screens: Company.screens, language: "de")
    let unknown = await german.get("/record/99")
    #expect(
      unknown.code == 404 && unknown.text.contains("In „Leute“ gibt es keinen Datensatz „99“"))
    let form = try FilledForm(await german.get("/record/1"))
    let gone = Visitor(Company.store([]), screens: Company.screens, language: "de")
    let removed = await gone.post("/record/1", try form.pairs())
    #expect(removed.code == 410 && removed.text.contains("Der Datensatz 1 von „Leute“"))
    for (column, table, cell) in [
      ("hired", "people", "„Eingestellt“ von „Leute“"), ("rate", "people", "„rate“ von „Leute“"),
      ("hired", "log", "„hired“ von „log“"),
    ] {
      let refusing = Visitor(
        HookedStore(store) { _ in
          .failure(.refused(rule: .unique, column: column, table: table))
        }, screens: Company.screens, language: "de")
      let answer = try await refusing.send("/record/1") { try $0.type("Ida", into: "name") }
      #expect(answer.code == 422 && answer.text.contains(cell), "\(column) \(table)")
    }
    let kept = Visitor(Company.store(isWritable: false), screens: Company.screens, language: "de")
    let readOnly = await kept.post("/record/1", try form.pairs() + [("name", "Ida")])
    #expect(readOnly.code == 403 && readOnly.text.contains("„Leute“"))
    for answer in [unknown, removed, readOnly] { #expect(!answer.text.contains("people“")) }
  }

  /// Every name in an error is replaced, unless it belongs to another table.
  @Test("Relabelling an error keeps its facts")
  func errorsKeepTheirFacts() {
    for error in StoreError.chain {
      let labelled = error.labelled("Leute", for: "people") { "[\($0)]" }
      if case .unknownTable = error { continue }
      #expect(!"\(labelled)".contains("\"people\""), "\(labelled)")
      #expect(
        labelled.labelled("people", for: "Leute") { String($0.dropFirst().dropLast()) } == error)
      #expect(error.labelled("x", for: "other") { _ in "y" } == error)
    }
  }

  @Test(
    "Addresses near a program's screens are not found, unless they name a window of a list",
    arguments: [
      ("/people/1", 404), ("/record", 404), ("/record/99", 404), ("/record/1/2", 404), ("/Me", 404),
      ("/me/2", 404), ("/months", 404), ("/record/%FF", 404), ("/people?after=2", 200),
    ])
  func addresses(address: String, status: Int) async throws {
    let answer = await visitor.get(address)
    #expect(answer.code == status)
    _ = try PageReader.page(answer)
  }

  @Test("The page about a missing record links to its list")
  func aMissingRecordsPageLinksToItsList() async throws {
    let page = try PageReader.page(await visitor.get("/record/99"))
    #expect(page.all("a").compactMap { $0["href"] }.contains("/people"))
    let other = await visitor.ask(.delete, "/people")
    #expect(other.headers[.allow] == "GET, HEAD, POST")
  }
}

extension SiteResponse {
  /// The page with a line for each element. Of the time zones, which change with each year's rules,
  /// only those before the first region remain.
  var pageLinesWithoutZones: String {
    var lines: [Substring] = []
    var regions = 0
    for line in pageLines.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("<optgroup") { regions += 1 }
      if regions == 0 || !(line.hasPrefix("<opt") || line.hasPrefix("</opt")) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
