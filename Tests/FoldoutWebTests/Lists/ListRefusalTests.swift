import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Requests to a list that nobody should be able to make, and faults of a single row.
@Suite struct ListRefusalTests {
  private struct Month: Identifiable, Equatable, Sendable {
    var number: Int
    var id: Int { number }
  }

  private let store = Company.store()
  private let months = Records((1...3).map { Month(number: $0) })

  private var visitor: Visitor {
    var visitor = Visitor(store)
    visitor.screens = [
      .list(
        List("Months", months, of: Month.self) {
          Action.remove
          Action("Note") { _ in .message("noted") }
        }, at: "/months")
    ]
    return visitor
  }

  /// Returns the name and value of each button of an open row.
  private func presses(_ list: String) async throws -> [(String, String)] {
    let page = try PageReader.page(await visitor.get("\(list)?open=2"))
    return page.all("button").compactMap { button in
      guard let name = button["name"], name.hasPrefix("~"), let value = button["value"] else {
        return nil
      }
      return (name, value)
    }
  }

  @Test(
    "A GET request changes nothing, with or without script", arguments: ["/months", "/t/people"])
  func get(_ list: String) async throws {
    let presses = try await presses(list)
    #expect(!presses.isEmpty)
    for (name, value) in presses + [
      ("~restore", "2~x"), ("~press.remove", "2~\(value(presses))~sure"),
    ] {
      let query = "\(PercentCoding.encode(name))=\(PercentCoding.encode(value))"
      for headers in [Visitor.script, [:]] {
        let answer = await visitor.ask(.get, "\(list)?open=2&\(query)", headers)
        #expect(answer.code == (headers.isEmpty ? 200 : 405), "\(name)")
        if !headers.isEmpty { #expect(answer.headers[.allow] == "POST") }
      }
    }
    #expect(await months.all.count == 3)
    #expect(try await store.cell("name", of: "2") != nil)
  }

  private func value(_ presses: [(String, String)]) -> String {
    presses.first.map { String($0.1.split(separator: "~").last ?? "") } ?? ""
  }

  @Test("A GET of a record neither removes it nor undoes anything")
  func getOfRecord() async throws {
    let page = await visitor.get("/t/people/2?remove")
    let digest = try #require(page.text.between("~remove\" value=\"", "\""))
    for query in [
      "~remove=\(digest)", "~unadd=\(digest)", "~press.remove=2~\(digest)", "~restore=2~x",
    ] {
      for headers in [Visitor.script, [:]] {
        _ = await visitor.ask(.get, "/t/people/2?\(query)", headers)
      }
    }
    #expect(try await store.cell("name", of: "2") != nil)
  }

  @Test("A POST from elsewhere is refused", arguments: ["/months", "/t/people"])
  func origin(_ list: String) async throws {
    for (name, value) in try await presses(list) {
      for headers: HTTPFields in [
        [.origin: "http://evil.example"], [.origin: "null"],
      ] {
        #expect(await visitor.post("\(list)?open=2", [(name, value)], headers).code == 403)
      }
    }
    #expect(await months.all.count == 3)
    #expect(try await store.cell("name", of: "2") != nil)
  }

  @Test("A bar of actions that cannot be read leaves its row closed with a message")
  func oneBadRow() async throws {
    let broken = brokenPreview(Company.store())
    let page = await Visitor(broken).get("/t/people?open=2")
    #expect(page.code == 200)
    let read = try PageReader.page(page)
    #expect(read.byID("d-2") == nil && read.byID("e-2")?.text.isEmpty == false)
    #expect(read.all("li").count == 3)
    let tap = await Visitor(broken).batch("/t/people?tap=2")
    #expect(tap.code == 422, "the script puts its words under the row")
  }

  @Test("The reason for a refused restore is shown beside Undo, and Undo stays")
  func refusedRestore() async throws {
    let answer = await Visitor(brokenPreview(Company.store())).post(
      "/t/people", [("~restore", "2~x")])
    #expect(answer.code == 422)
    let bar = try #require(try PageReader.page(answer).byID("undo"))
    #expect(bar.all("button").contains { $0["value"] == "2~x" })
    #expect(try PageReader.page(answer).all("li").count == 3)
  }

  @Test("Actions with the same name are distinguished, and none replaces the host's own")
  func names() async throws {
    let log = PressLog()
    var visitor = Visitor(store)
    visitor.screens = [
      .list(
        List("Months", months, of: Month.self) {
          Action.remove
          Action("Remove") { _ in await log.note("own") }
          Action("📥") { _ in await log.note("in") }
          Action("📤") { _ in await log.note("out") }
        }, at: "/months")
    ]
    let page = try PageReader.page(await visitor.get("/months?open=2"))
    let buttons = page.all("button").filter { $0["name"]?.hasPrefix("~press.") == true }
    #expect(Set(buttons.compactMap { $0["name"] }).count == 4)
    for button in buttons.dropFirst() {
      _ = await visitor.post("/months?open=2", [(button["name"] ?? "", button["value"] ?? "")])
    }
    #expect(await log.entries == ["own", "in", "out"])
    #expect(await months.all.count == 3)
  }

  @Test("A record is compared by its type's own equality")
  func odd() async throws {
    let ring = Ring(id: 1)
    ring.next = ring
    let rings = Records([ring, Ring(id: 2)])
    var visitor = Visitor(store)
    visitor.screens = [.list(List("Rings", rings) { Action.remove }, at: "/rings")]
    let page = await visitor.get("/rings?open=1")
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    #expect(await visitor.post("/rings?open=1", [("~press.remove", String(value))]).code == 303)
    #expect(await rings.all.map { $0.id } == [2])
  }

  @Test("A record that was changed and changed back counts as changed")
  func states() async {
    let seen = await months.state(of: 2)
    await months.change { $0.swapAt(0, 2) }
    #expect(await months.state(of: 2) == seen)
    await months.change { $0.removeAll { $0.id == 2 } }
    await months.change { $0.append(Month(number: 2)) }
    #expect(await months.state(of: 2) != seen)
    #expect(await months.remove(2, original: seen) == nil)
    let now = await months.state(of: 2)
    let id = await months.remove(2, original: now)
    if let id { _ = await months.restore(id) }
    #expect(await months.state(of: 2) == now)
  }
}

/// A record with a reference cycle.
private final class Ring: Identifiable, Equatable, Sendable {
  let id: Int
  nonisolated(unsafe) var next: Ring?

  init(id: Int) { self.id = id }

  static func == (left: Ring, right: Ring) -> Bool { left.id == right.id }
}

/// A log of the actions that the program received.
private actor PressLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) -> ActionAnswer {
    entries.append(entry)
    return .done
  }
}

/// Returns a store that fails to preview removals, and whose table lacks a column at a restore.
private func brokenPreview(_ store: MemoryStore) -> HookedStore {
  HookedStore(
    store,
    restore: { _ in .failure(.unknownColumn("note", table: "people")) },
    removal: { _, table in .failure(.unavailable(table: table, detail: "it took too long")) })
}
