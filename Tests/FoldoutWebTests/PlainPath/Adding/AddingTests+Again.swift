import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutApp
@testable import FoldoutWeb

/// Additions that are sent again.
extension AddingTests {
  @Test("8.8 An addition sent again leads to the record that the first one made")
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
  @Test(
    "An addition sent again with other values is stored as another record after asking", .promise(3)
  )
  func anAddThatIsSentAgainWithOtherValuesIsAsked() async throws {
    let page = try await filled()
    _ = try await visitor.send(page, pressing: "~add", "save")
    let asked = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Another", into: "name")
    }
    #expect(asked.code == 422)
    #expect(asked.text.contains("This was already added with different values."))
    #expect(asked.text.contains("<a href=\"/t/people/4\">Bo</a>"))
    #expect(asked.text.contains("<a href=\"#add\">"))
    #expect(try FilledForm(asked).value("name") == "Another")
    #expect(try await count() == 4)
    let added = try await visitor.send(asked, pressing: "~add", "save")
    #expect(added.location?.hasPrefix("/t/people/5?added=") == true)
    #expect(try await store.cell("name", of: "5") == .text("Another"))
  }

  @Test("After a restart, an addition sent again is asked about first")
  func anotherProcessAsksBeforeItAdds() async throws {
    let page = try await filled()
    _ = try await visitor.send(page, pressing: "~add", "save")
    let restarted = visitor.restarted
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

  /// A question without a link would mean that there is no similar record.
  @Test("If the store fails, the question about a repeated add is replaced by the reason")
  func theQuestionNeedsTheStore() async throws {
    let site = try ForgetfulSite(isInFile: false)
    let page = try await site.pageOfForgottenAdd()
    var visitor = site.visitor
    let busy = StoreError.busy(path: "/data/people.sqlite")
    visitor.store = HookedStore(site.store, window: { _ in .failure(busy) })
    let asked = try await visitor.add("Bo", on: page)
    #expect(asked.code == 503 && asked.text.contains("in use by another program"))
    #expect(asked.text.contains("name=\"name\" value=\"Bo\""))
    // The page of the next new record also reports it if the previous one cannot be read.
    visitor.store = HookedStore(site.store, record: { _, _, _ in .failure(busy) })
    #expect(await visitor.get("\(ForgetfulSite.page)&added=1").code == 503)
    #expect(await visitor.get("\(ForgetfulSite.page)&added=1,2").code == 503)
    #expect(await site.visitor.get("\(ForgetfulSite.page)&added=1,2").code == 200)
    #expect(try await site.count() == 2)
  }

  @Test(
    "An addition sent again after the store forgot it is asked about", .promise(3),
    arguments: [false, true])
  func anAddThatNobodyRemembersIsAskedAbout(isInFile: Bool) async throws {
    let site = try ForgetfulSite(isInFile: isInFile)
    let asked = try await site.visitor.add("Bo", on: site.pageOfForgottenAdd())
    #expect(asked.code == 422 && asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    #expect(try await site.count() == 2)
    let confirmed = try await site.visitor.send(asked, pressing: "~add", "sure")
    #expect(confirmed.location?.hasPrefix("/t/people/3?added=") == true)
    // A page that was just opened makes a first add, without a question.
    #expect(try await site.visitor.add("Di", on: site.newPage).code == 303)
    #expect(try await site.count() == 4)
  }

  /// The question remains valid after a restart.
  @Test("Consenting twice after a restart adds one record", arguments: [false, true])
  func agreeingTwiceAfterARestartAddsOne(isInFile: Bool) async throws {
    let site = try ForgetfulSite(isInFile: isInFile)
    let asked = try await site.visitor.add("Bo", on: site.pageOfForgottenAdd())
    #expect(asked.text.contains("This may already have been added."))
    let restarted = site.visitor.restarted
    let confirmed = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(confirmed.location?.hasPrefix("/t/people/3?added=") == true)
    let again = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(again.location == "/t/people/3?added=again")
    #expect(try await site.count() == 3)
  }

  /// Such a ticket is invalid.
  @Test("A ticket from the future is refused", arguments: [false, true])
  func aTicketFromTheFutureIsNone(isInFile: Bool) async throws {
    let site = try ForgetfulSite(isInFile: isInFile)
    let now = Date()
    var ahead = site.visitor
    ahead.tickets = TicketIssuer(processID: "a", now: { now.addingTimeInterval(10) })
    var present = ahead
    present.tickets = TicketIssuer(processID: "a", now: { now })
    let answer = try await present.add("Bo", on: ahead.get(ForgetfulSite.page))
    #expect(answer.code == 422 && answer.text.contains("clock was set back"))
    #expect(try FilledForm(answer).value("name") == "Bo")
    #expect(try await site.count() == 0)
    #expect(try await present.send(answer, pressing: "~add", "save").code == 303)
  }

  /// After a restart, a taken value may belong to the record of the same add. The page links to the
  /// record that has it, however many were added since.
  @Test("After a restart, a taken value leads to the record that has it", arguments: [false, true])
  func aTakenValueMayBeItsOwnAfterARestart(isInFile: Bool) async throws {
    let site = try ForgetfulSite(isInFile: isInFile)
    let page = await site.newPage
    #expect(try await site.visitor.add("Bo", "b-1", on: page).code == 303)
    for number in 0..<210 {
      _ = try await site.store.insert(
        Insertion(table: "people", cells: [.init(column: "name", new: .text("n\(number)"))]))
    }
    let taken = try await site.visitor.add("Cy", "b-1", on: site.newPage)
    #expect(taken.code == 422 && !taken.text.contains("This may already have been added."))
    let restarted = site.visitor.restarted
    let asked = try await restarted.add("Bo", "b-1", on: page)
    #expect(asked.code == 422 && asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    let confirmed = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(confirmed.code == 422 && confirmed.text.contains("is already used by another record"))
    #expect(try await site.count() == 211)
  }

  /// Sends an addition to a process and again to others, each restarted, which look for a similar
  /// record. Returns their answers, and what was read for the last one.
  private func answers(
    to entries: [[String: String]]
  ) async throws -> (answers: [SiteResponse], read: WindowRequest) {
    let columns = ["id", "name", "notes", "password"].map { name in
      ColumnSchema(name: name, declaredType: name == "id" ? "INTEGER" : "TEXT")
    }
    let table = TableSchema(name: "people", key: .columns(["id"]), columns: columns)
    let windows = Recorder<WindowRequest>()
    let store = HookedStore(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: [:]),
      window: { request in
        if request.anchor == .last { await windows.note(request) }
        return nil
      })
    var visitor = Visitor(store)
    let page = await visitor.get("/t/people?add")
    var answers: [SiteResponse] = []
    for entries in entries {
      answers.append(
        try await visitor.send(page, pressing: "~add", "save") {
          for (field, text) in entries { try $0.type(text, into: field) }
        })
      visitor = visitor.restarted
    }
    return (answers, try #require(await windows.events.last))
  }

  @Test("An addition with a password is compared with similar records by its other values only")
  func aSecretIsNotCompared() async throws {
    let (answers, read) = try await answers(to: [
      ["name": "Bo", "password": "sesame"], ["name": "Bo", "password": "sesame"],
      // A wrong password gets the same answer as the right one.
      ["name": "Bo", "password": "other"], ["password": "sesame"],
    ])
    #expect(answers.map(\.code) == [303, 422, 422, 422])
    #expect(answers[1].text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    #expect(answers[2].text.contains("Looks the same as Bo"))
    #expect(!answers[3].text.contains("It looks like"))
    #expect(read.columns?.contains("password") == false)
  }

  @Test(
    "The search for a similar record skips long texts and reads others only as far as necessary")
  func aLongTextIsNotCompared() async throws {
    let entries = ["name": "Bo", "notes": String(repeating: "n", count: 1025)]
    let short = ["name": "Bo", "notes": String(repeating: "n", count: 1024)]
    let (answers, read) = try await answers(to: [entries, entries])
    #expect(answers[0].code == 303 && answers[1].text.contains("Looks the same as Bo"))
    #expect(read.columns?.contains("name") == true && read.columns?.contains("notes") == false)
    #expect(read.maxCharacters == 1024)
    let other = try await self.answers(to: [entries, short]).answers[1]
    #expect(other.code == 422 && !other.text.contains("It looks like"))
  }
}

/// A site whose store, in a file or in memory, remembers only the last add. Codes are unique.
private struct ForgetfulSite {
  static let page = "/t/people?add"

  private let file: OddFile?
  let store: any RecordStore
  let visitor: Visitor

  init(isInFile: Bool) throws {
    let tickets = InsertionTickets(maxCount: 1)
    if isInFile {
      let file = try OddFile.made(
        by: "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, code TEXT UNIQUE)")
      self.file = file
      store = try SQLiteStore(path: file.path, tickets: tickets)
    } else {
      file = nil
      let columns = [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "code", declaredType: "TEXT", isUnique: true),
      ]
      let table = TableSchema(name: "people", key: .columns(["id"]), columns: columns)
      store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true), records: [:], tickets: tickets)
    }
    visitor = Visitor(store)
  }

  /// The page of a new person.
  var newPage: SiteResponse {
    get async { await visitor.get(Self.page) }
  }

  func count() async throws -> Int {
    try await store.window(WindowRequest(table: "people", size: 1000)).records.count
  }

  /// Adds Bo, and Cy for whom the store forgets Bo. Returns the page from which Bo was added.
  func pageOfForgottenAdd() async throws -> SiteResponse {
    let page = await newPage
    #expect(try await visitor.add("Bo", on: page).code == 303)
    #expect(try await visitor.add("Cy", on: newPage).code == 303)
    return page
  }
}

extension Visitor {
  /// A visitor of the same site after a restart, which does not know the tickets of its pages.
  fileprivate var restarted: Visitor {
    var restarted = self
    restarted.tickets = TicketIssuer()
    return restarted
  }

  /// Fills in the page of a new person, and saves it.
  fileprivate func add(
    _ name: String, _ code: String = "", on page: SiteResponse
  ) async throws -> SiteResponse {
    try await send(page, pressing: "~add", "save") {
      try $0.type(name, into: "name")
      try $0.type(code, into: "code")
    }
  }
}
