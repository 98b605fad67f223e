import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutSQLite
@testable import FoldoutWeb

/// Adds that are sent again when nobody remembers them.
@Suite struct RepeatedAddingTests {
  private static func file() throws -> OddFile {
    try OddFile.made(
      by: "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, code TEXT UNIQUE)")
  }

  /// A store that remembers one add, of people with a code of their own: in a file, or in memory.
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

  /// The address of a new person.
  private let page = "/t/people?add"

  /// Fills in a page of a new person, and presses one of its buttons.
  private func send(
    _ visitor: Visitor, _ page: Answer, _ name: String, _ code: String = ""
  ) async throws -> Answer {
    try await visitor.send(page, pressing: "~add", "save") {
      try $0.type(name, into: "name")
      try $0.type(code, into: "code")
    }
  }

  @Test("An addition that is sent again unremembered is asked about", arguments: [false, true])
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
    let sure = try await visitor.send(asked, pressing: "~add", "sure")
    #expect(sure.location?.hasPrefix("/t/people/3?added=") == true)
    // A page that was opened later is a first add, and asks nobody.
    let next = await visitor.get(self.page)
    #expect(try await send(visitor, next, "Di").code == 303)
    #expect(try await count(store) == 4)
  }

  /// The question outlives a restart, and agreeing to it twice adds one record.
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
    var later = visitor
    later.site.tickets = TicketIssuer()
    let sure = try await later.send(asked, pressing: "~add", "sure")
    #expect(sure.location?.hasPrefix("/t/people/3?added=") == true)
    let again = try await later.send(asked, pressing: "~add", "sure")
    #expect(again.location == "/t/people/3?added=again")
    #expect(try await count(store) == 3)
  }

  /// A number from the future is none, and is told so at once.
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
    #expect(answer.code == 422 && answer.text.contains("This form is incomplete."))
    #expect(try FilledForm(answer).value("name") == "Bo")
    #expect(try await count(store) == 0)
    #expect(try await present.send(answer, pressing: "~add", "save").code == 303)
  }

  /// After a restart a value that is taken may be the record's own: the question leads to who has
  /// it, however many were added since.
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
    var later = visitor
    later.site.tickets = TicketIssuer()
    let asked = try await send(later, page, "Bo", "b-1")
    #expect(asked.code == 422 && asked.text.contains("This may already have been added."))
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    let sure = try await later.send(asked, pressing: "~add", "sure")
    #expect(sure.code == 422 && sure.text.contains("is already used by another record"))
    #expect(try await count(store) == 211)
  }
}
