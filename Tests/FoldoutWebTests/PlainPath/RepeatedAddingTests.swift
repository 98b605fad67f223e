import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutWeb

/// Adds that are sent again after the store forgot the first one.
@Suite struct RepeatedAddingTests {
  private static func file() throws -> OddFile {
    try OddFile.made(
      by: "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, code TEXT UNIQUE)")
  }

  /// Returns a store, in a file or in memory, that remembers only the last add; codes are unique.
  private func store(in file: OddFile?) throws -> any RecordStore {
    let tickets = InsertionTickets(maxCount: 1)
    if let file { return try SQLiteStore(path: file.path, tickets: tickets) }
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
      ColumnSchema(name: "code", declaredType: "TEXT", isUnique: true),
    ]
    let table = TableSchema(name: "people", key: .columns(["id"]), columns: columns)
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: [:], tickets: tickets)
  }

  private func count(_ store: any RecordStore) async throws -> Int {
    try await store.window(WindowRequest(table: "people", size: 1000)).records.count
  }

  /// The address of the page for a new person.
  private let page = "/t/people?add"

  /// Fills in a page of a new person, and presses one of its buttons.
  private func send(
    _ visitor: Visitor, _ page: SiteResponse, _ name: String, _ code: String = ""
  ) async throws -> SiteResponse {
    try await visitor.send(page, pressing: "~add", "save") {
      try $0.type(name, into: "name")
      try $0.type(code, into: "code")
    }
  }

  @Test(
    "An addition sent again after the store forgot it is asked about", arguments: [false, true])
  func anAddThatNobodyRemembersIsAskedAbout(isInFile: Bool) async throws {
    let file = isInFile ? try Self.file() : nil
    defer { withExtendedLifetime(file) {} }
    let store = try store(in: file)
    let visitor = Visitor(store)
    let page = await visitor.get(self.page)
    #expect(try await send(visitor, page, "Bo").code == 303)
    let other = await visitor.get(self.page)
    #expect(try await send(visitor, other, "Cy").code == 303)
    let asked = try await send(visitor, page, "Bo")
    #expect(asked.code == 422 && asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    #expect(try await count(store) == 2)
    let confirmed = try await visitor.send(asked, pressing: "~add", "sure")
    #expect(confirmed.location?.hasPrefix("/t/people/3?added=") == true)
    // A page opened restarted makes a first add, without a question.
    let next = await visitor.get(self.page)
    #expect(try await send(visitor, next, "Di").code == 303)
    #expect(try await count(store) == 4)
  }

  /// A question without a link would mean that there is no similar record.
  @Test("If the store fails, the question about a repeated add is replaced by the reason")
  func theQuestionNeedsTheStore() async throws {
    let store = try store(in: nil)
    var visitor = Visitor(store)
    let page = await visitor.get(self.page)
    #expect(try await send(visitor, page, "Bo").code == 303)
    #expect(try await send(visitor, await visitor.get(self.page), "Cy").code == 303)
    let busy = StoreError.busy(path: "/data/people.sqlite")
    visitor.site.store = HookedStore(store, window: { _ in .failure(busy) })
    let asked = try await send(visitor, page, "Bo")
    #expect(asked.code == 503 && asked.text.contains("in use by another program"))
    #expect(asked.text.contains("name=\"name\" value=\"Bo\""))
    // The page of the next new record also reports it if the previous one cannot be read.
    visitor.site.store = HookedStore(store, record: { _, _, _ in .failure(busy) })
    #expect(await visitor.get("\(self.page)&added=1").code == 503)
    #expect(await visitor.get("\(self.page)&added=1,2").code == 503)
    visitor.site.store = store
    #expect(await visitor.get("\(self.page)&added=1,2").code == 200)
    #expect(try await count(store) == 2)
  }

  /// The question remains valid after a restart.
  @Test("Consenting twice after a restart adds one record", arguments: [false, true])
  func agreeingTwiceAfterARestartAddsOne(isInFile: Bool) async throws {
    let file = isInFile ? try Self.file() : nil
    defer { withExtendedLifetime(file) {} }
    let store = try store(in: file)
    let visitor = Visitor(store)
    let page = await visitor.get(self.page)
    #expect(try await send(visitor, page, "Bo").code == 303)
    #expect(try await send(visitor, await visitor.get(self.page), "Cy").code == 303)
    let asked = try await send(visitor, page, "Bo")
    #expect(asked.text.contains("This may already have been added."))
    var restarted = visitor
    restarted.site.tickets = TicketIssuer()
    let confirmed = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(confirmed.location?.hasPrefix("/t/people/3?added=") == true)
    let again = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(again.location == "/t/people/3?added=again")
    #expect(try await count(store) == 3)
  }

  /// Such a ticket is invalid.
  @Test("A ticket from the future is refused", arguments: [false, true])
  func aTicketFromTheFutureIsNone(isInFile: Bool) async throws {
    let file = isInFile ? try Self.file() : nil
    defer { withExtendedLifetime(file) {} }
    let store = try store(in: file)
    let now = Date()
    var ahead = Visitor(store)
    ahead.site.tickets.now = { now.addingTimeInterval(10) }
    var present = ahead
    present.site.tickets.now = { now }
    let page = await ahead.get(self.page)
    let answer = try await send(present, page, "Bo")
    #expect(answer.code == 422 && answer.text.contains("clock was set back"))
    #expect(try FilledForm(answer).value("name") == "Bo")
    #expect(try await count(store) == 0)
    #expect(try await present.send(answer, pressing: "~add", "save").code == 303)
  }

  /// After a restart, a taken value may belong to the record of the same add. The page links to the
  /// record that has it, however many were added since.
  @Test("After a restart, a taken value leads to the record that has it", arguments: [false, true])
  func aTakenValueMayBeItsOwnAfterARestart(isInFile: Bool) async throws {
    let file = isInFile ? try Self.file() : nil
    defer { withExtendedLifetime(file) {} }
    let store = try store(in: file)
    let visitor = Visitor(store)
    let page = await visitor.get(self.page)
    #expect(try await send(visitor, page, "Bo", "b-1").code == 303)
    for number in 0..<210 {
      _ = try await store.insert(
        Insertion(table: "people", cells: [.init(column: "name", new: .text("n\(number)"))]))
    }
    let own = await visitor.get(self.page)
    let taken = try await send(visitor, own, "Cy", "b-1")
    #expect(taken.code == 422 && !taken.text.contains("This may already have been added."))
    var restarted = visitor
    restarted.site.tickets = TicketIssuer()
    let asked = try await send(restarted, page, "Bo", "b-1")
    #expect(asked.code == 422 && asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    let confirmed = try await restarted.send(asked, pressing: "~add", "sure")
    #expect(confirmed.code == 422 && confirmed.text.contains("is already used by another record"))
    #expect(try await count(store) == 211)
  }
}
