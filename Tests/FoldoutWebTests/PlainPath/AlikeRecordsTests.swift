import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// The similar record that the page links to when an add may have been made before.
@Suite struct AlikeRecordsTests {
  private static let people = TableSchema(
    name: "people", key: .columns(["id"]),
    columns: [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
      ColumnSchema(name: "notes", declaredType: "TEXT"),
      ColumnSchema(name: "password", declaredType: "TEXT"),
    ])

  /// The windows that were read to find a similar record.
  private let windows = Recorder<WindowRequest>()

  /// Returns an empty store that logs requests for windows of its last records.
  private func store() -> HookedStore {
    HookedStore(
      MemoryStore(schema: Schema(tables: [Self.people], isWritable: true), records: [:]),
      window: { [windows] request in
        if request.anchor == .last { await windows.note(request) }
        return nil
      })
  }

  /// Returns a visitor of a restarted process, which does not know the page's ticket.
  private func restarted(_ visitor: Visitor) -> Visitor {
    var restarted = visitor
    restarted.site.tickets = TicketIssuer()
    return restarted
  }

  private func send(
    _ visitor: Visitor, _ page: SiteResponse, _ entries: [String: String]
  ) async throws -> SiteResponse {
    try await visitor.send(page, pressing: "~add", "save") {
      for (field, text) in entries { try $0.type(text, into: field) }
    }
  }

  @Test("An addition with a password is compared with similar records by its other values only")
  func secret() async throws {
    let visitor = Visitor(store())
    let page = await visitor.get("/t/people?add")
    let entries = ["name": "Bo", "password": "sesame"]
    #expect(try await send(visitor, page, entries).code == 303)
    let asked = try await send(restarted(visitor), page, entries)
    #expect(asked.text.contains("<a href=\"/t/people/1\">Looks the same as Bo</a>"))
    #expect(await windows.events.last?.columns?.contains("password") == false)
    // A wrong password gets the same answer as the right one.
    let guessed = try await send(
      restarted(visitor), page, ["name": "Bo", "password": "other"])
    #expect(guessed.text.contains("Looks the same as Bo"))
    let nothing = try await send(restarted(visitor), page, ["password": "sesame"])
    #expect(nothing.code == 422 && !nothing.text.contains("It looks like"))
  }

  @Test(
    "The search for a similar record skips long texts and reads others only as far as necessary")
  func long() async throws {
    let visitor = Visitor(store())
    let page = await visitor.get("/t/people?add")
    let entries = ["name": "Bo", "notes": String(repeating: "n", count: 1025)]
    #expect(try await send(visitor, page, entries).code == 303)
    let asked = try await send(restarted(visitor), page, entries)
    #expect(asked.text.contains("Looks the same as Bo"))
    #expect(await windows.events.last?.columns?.contains("name") == true)
    #expect(await windows.events.last?.columns?.contains("notes") == false)
    #expect(await windows.events.last?.maxCharacters == 1024)
    let short = try await send(
      restarted(visitor), page, ["name": "Bo", "notes": String(repeating: "n", count: 1024)])
    #expect(short.code == 422 && !short.text.contains("It looks like"))
  }
}
