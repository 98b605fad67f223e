import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Notices to a program about its store's records.
@Suite struct RecordEventTests {
  private let recorder = Recorder<String>()
  private let visitor: Visitor

  init() {
    let recorder = recorder
    visitor = Visitor(
      WebHost(
        Program(
          store: Company.store(), title: "Company",
          onRecord: { event in
            switch event {
            case .added(let stored, let table, let reports):
              await recorder.note(
                "added \(table)/\(stored.key.address) \(reports.map(\.field.name).contains("hired"))"
              )
            case .changed(let stored, let table, let reports):
              await recorder.note(
                "changed \(table)/\(stored.key.address) \(reports.map(\.field.name))")
            case .removed(let key, let table):
              await recorder.note("removed \(table)/\(key.address)")
            case .restored(let stored, let table):
              await recorder.note("restored \(table)/\(stored.key.address)")
            }
          })))
  }

  @Test("A program is notified of records that people add, change, remove and restore")
  func told() async throws {
    let added = try await visitor.send("/t/people?add&open=hired", pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("25", into: "leave")
      try $0.type("2020-01-02", into: "hired")
    }
    #expect(added.code == 303)
    _ = try await visitor.send("/t/people/4") { try $0.type("Cy", into: "name") }
    let list = await visitor.get("/t/people?open=4")
    let removed = try await visitor.send(list, pressing: "~press.remove")
    #expect(removed.code == 303)
    let shown = await visitor.get(try #require(removed.location))
    _ = try await visitor.send(shown, pressing: "~restore")
    let events = await recorder.events
    #expect(
      events == [
        "added people/4 true", "changed people/4 [\"name\"]", "removed people/4",
        "restored people/4",
      ], "\(events)")
    let name = try #require(added.location?.split(separator: "added=").last)
    _ = await visitor.post("/t/people/4", [("~unadd", String(name))])
    #expect(await recorder.events.count == 4, "it was changed since")
  }

  @Test("A double tap on Undo is answered alike, and the program is notified once")
  func restoredOnce() async throws {
    let removed = try await visitor.send("/t/people?open=2", pressing: "~press.remove")
    let shown = await visitor.get(try #require(removed.location))
    let value = try #require(shown.text.between("\"~restore\" value=\"", "\""))
    async let one = visitor.post("/t/people", [("~restore", value)], Visitor.script)
    async let other = visitor.post("/t/people", [("~restore", value)], Visitor.script)
    for answer in await [one, other] {
      #expect(answer.code == 200 && answer.text.contains("Björn Åkesson was restored"))
    }
    #expect(await recorder.events == ["removed people/2", "restored people/2"])
  }

  @Test("A program is notified of a record removed on its own page")
  func removedOnItsPage() async throws {
    let asked = await visitor.get("/t/people/2?remove")
    let button = try #require(asked.text.between("name=\"~remove\" value=\"", "\""))
    #expect(await visitor.post("/t/people/2", [("~remove", button)]).code == 303)
    #expect(await recorder.events == ["removed people/2"])
  }

  @Test("A program is notified when an addition is undone")
  func takenBack() async throws {
    let added = try await visitor.send("/t/people?add&open=hired", pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("25", into: "leave")
      try $0.type("2020-01-02", into: "hired")
    }
    let name = try #require(added.location?.split(separator: "added=").last)
    _ = await visitor.post("/t/people/4", [("~unadd", String(name))])
    #expect(await recorder.events.last == "removed people/4")
  }
}
