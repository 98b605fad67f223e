import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Undo of a list's last removals, without script: one at a time, the last first.
@Suite struct ListUndoTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  /// Presses a button, and returns the page that it leads to.
  private func press(
    _ name: String, _ value: String, at address: String, by visitor: Visitor
  ) async throws -> SiteResponse {
    let answer = await visitor.post(address, [(name, value)])
    #expect(answer.code == 303, "\(answer.text)")
    return await visitor.get(try #require(answer.location))
  }

  private func remove(
    _ key: Int, at address: String, by visitor: Visitor
  ) async throws -> SiteResponse {
    let mark = address.contains("?") ? "&" : "?"
    let page = await visitor.get("\(address)\(mark)open=\(key)")
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    return try await press("~press.remove", String(value), at: action, by: visitor)
  }

  private func bar(_ page: SiteResponse) throws -> [String] {
    let bar = try #require(try PageReader.page(page).byID("undo"))
    return bar.all("p").map { line in
      line.all("span").map(\.text).joined() + (line.all("button").isEmpty ? "" : " [Undo]")
    }
  }

  private func undo(_ page: SiteResponse, by visitor: Visitor) async throws -> SiteResponse {
    let value = try #require(page.text.between("\"~restore\" value=\"", "\""))
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    return try await press("~restore", String(value), at: action, by: visitor)
  }

  @Test("5.18 Removals are undone one by one, the last first")
  func oneByOne() async throws {
    let visitor = visitor
    var page = try await remove(1, at: "/t/people", by: visitor)
    #expect(try bar(page) == ["Ada Brandt was removed [Undo]"])
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    page = try await remove(2, at: action, by: visitor)
    #expect(try bar(page) == ["Björn Åkesson was removed [Undo]"])
    page = try await undo(page, by: visitor)
    #expect(try bar(page) == ["Björn Åkesson was restored", "Ada Brandt was removed [Undo]"])
    page = try await undo(page, by: visitor)
    #expect(try bar(page) == ["Ada Brandt was restored"])
    #expect(try PageReader.page(page).all("li").count == 3)
  }

  @Test("5.18 Twenty removals can be undone, and older ones are forgotten")
  func most() async throws {
    let people = (1...25).map { Company.row(Int64($0), "Person \($0)") }
    let store = Company.store(people)
    let visitor = Visitor(store)
    var page = await visitor.get("/t/people")
    var address = "/t/people"
    for key in 1...21 {
      page = try await remove(key, at: address, by: visitor)
      address = try #require(try PageReader.page(page).byID("f")?["action"])
    }
    #expect(try PageReader.page(page).all("li").count == 4)
    for key in stride(from: 21, to: 1, by: -1) {
      #expect(try bar(page).last == "Person \(key) was removed [Undo]")
      page = try await undo(page, by: visitor)
    }
    #expect(try bar(page) == ["Person 2 was restored"])
    #expect(try await store.cell("name", of: "2") == .text("Person 2"))
    #expect(try await store.cell("name", of: "1") == nil)
  }

  @Test("5.18 After a reload, removals made with script can still be undone, the last first")
  func reloaded() async throws {
    let visitor = visitor
    var address = "/t/people"
    func act(_ name: String, _ value: some StringProtocol) async throws -> WireBatch {
      let batch = try WireBatch(
        await visitor.post(address, [(name, String(value))], Visitor.script).body)
      address = batch.at
      return batch
    }
    for key in [1, 2] {
      let mark = address.contains("?") ? "&" : "?"
      let page = await visitor.get("\(address)\(mark)open=\(key)")
      let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
      _ = try await act("~press.remove", value)
    }
    // A tap keeps the removals in the address.
    address = try WireBatch(
      await visitor.ask(.get, "\(address)&tap=3&from=x", Visitor.script).body
    ).at
    var page = await visitor.get(address)
    #expect(try bar(page) == ["Björn Åkesson was removed [Undo]"])
    let value = try #require(page.text.between("\"~restore\" value=\"", "\""))
    let batch = try await act("~restore", value)
    let isOffered = batch.ops.contains { operation in
      guard case .replace("undo", let html) = operation else { return false }
      return html.contains("Björn Åkesson was restored") && html.contains("Ada Brandt was removed")
    }
    #expect(isOffered, "the removal before is offered next")
    page = await visitor.get(address)
    #expect(try bar(page) == ["Ada Brandt was removed [Undo]"])
    let last = try #require(page.text.between("\"~restore\" value=\"", "\""))
    _ = try await act("~restore", last)
    #expect(!address.contains("removed="))
    #expect(try bar(await visitor.get(address)).isEmpty)
  }

  @Test("The number of a removal in the address restores nothing by itself")
  func ownNumbers() async throws {
    let visitor = visitor
    let page = try await remove(1, at: "/t/people", by: visitor)
    let id = try #require(page.text.between("~restore\" value=\"1~", "\""))
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    #expect(action.contains("removed=") && !action.contains(id))
    let name = try #require(action.split(separator: "=").last)
    let wrong = await visitor.post("/t/people", [("~restore", "1~\(name)")])
    #expect(wrong.code == 410)
    // Another list does not know the removal.
    var other = visitor
    other.screens = [
      .list(List("Months", Records([Month(number: 1)])) { Action.remove }, at: "/months")
    ]
    let elsewhere = await other.get("/months?removed=\(name)")
    #expect(try bar(elsewhere) == ["It can no longer be restored."])
  }

  @Test("Undo stays on offer after any number of other steps without script")
  func others() async throws {
    let visitor = visitor
    let page = try await remove(1, at: "/t/people", by: visitor)
    let action = try #require(try PageReader.page(page).byID("f")?["action"])
    for _ in 1...100 {
      _ = await visitor.post("/t/people", [("~restore", "9~invented")])
      _ = await visitor.post("/t/people", [("~press.remove", "99~x")])
    }
    #expect(try bar(await visitor.get(action)) == ["Ada Brandt was removed [Undo]"])
  }

  @Test("An old address does not offer a removal that was undone since")
  func takenBack() async throws {
    let visitor = visitor
    let first = try await remove(1, at: "/t/people", by: visitor)
    let firstAddress = try #require(try PageReader.page(first).byID("f")?["action"])
    let second = try await remove(2, at: firstAddress, by: visitor)
    let secondAddress = try #require(try PageReader.page(second).byID("f")?["action"])
    _ = try await undo(first, by: visitor)
    #expect(try bar(await visitor.get(firstAddress)).isEmpty)
    #expect(try bar(await visitor.get(secondAddress)) == ["Björn Åkesson was removed [Undo]"])
    let unknown = await visitor.get("/t/people?removed=invented")
    #expect(try bar(unknown) == ["It can no longer be restored."])
  }

  @Test("An old address of a program's list does not offer a removal that was undone since")
  func takenBackFromAProgram() async throws {
    var visitor = visitor
    visitor.screens = [
      .list(List("Months", Records([Month(number: 1)])) { Action.remove }, at: "/months")
    ]
    let page = try await remove(1, at: "/months", by: visitor)
    let address = try #require(try PageReader.page(page).byID("f")?["action"])
    #expect(try bar(await visitor.get(address)).count == 1)
    _ = try await undo(page, by: visitor)
    #expect(try bar(await visitor.get(address)).isEmpty)
  }

  @Test("Neither messages nor repeated refusals push a removal out of Undo")
  func ownQueues() async throws {
    let log = ListNoticeLog(capacity: 4)
    let people = Address.table("people")
    func deed(_ key: Int64, _ sentence: String, _ restore: String?) -> ListUndo {
      ListUndo(
        key: RecordKey([.integer(key)]), sentence: sentence, restore: restore,
        isRefused: sentence == "taken")
    }
    let removed = await log.keep(deed(1, "removed", "r1"), at: people)
    for number in 0..<9 {
      _ = await log.keep(deed(2, "word \(number)", nil), at: people)
      _ = await log.keep(deed(1, "taken", "r1"), at: people)
    }
    #expect(await log.entries([removed], at: people).map(\.sentence) == ["removed"])
    for number: Int64 in 2...4 {
      _ = await log.keep(deed(number, "removed", "r\(number)"), at: people)
    }
    #expect(await !log.isKnown(removed, at: people), "the oldest removal goes")
  }

  @Test("Only the first Undo of a removal notifies the program, even after other restores")
  func firstOfEach() async throws {
    let log = ListNoticeLog(capacity: 4)
    #expect(await log.isFirst(restoring: "r1"))
    #expect(await log.isFirst(restoring: "r2"))
    for id in ["r2", "r1", "r1", "r2"] {
      #expect(await !log.isFirst(restoring: id), "\(id)")
    }
  }

  @Test("A record removed from another list is restored, and this list says so")
  func anotherList() async throws {
    let store = MemoryStore(
      schema: Schema(tables: [Company.people, Self.rooms], isWritable: true),
      records: [
        "people": [Company.ada],
        "rooms": [DynamicRecord(columns: ["id"], values: [.integer(1)])],
      ])
    let visitor = Visitor(store)
    let page = try await remove(1, at: "/t/people", by: visitor)
    let value = try #require(page.text.between("\"~restore\" value=\"", "\""))
    let answer = await visitor.post("/t/rooms", [("~restore", String(value))], Visitor.script)
    #expect(answer.code == 200 && answer.text.contains("A record of People was restored."))
    let batch = try WireBatch(answer.body)
    #expect(!batch.ops.contains(.fit("r-1")), "the row of that key is another's")
    #expect(try await store.cell("name") == .text("Ada Brandt"))
  }

  private static let rooms = TableSchema(
    name: "rooms", key: .columns(["id"]),
    columns: [ColumnSchema(name: "id", declaredType: "INTEGER")])

  private struct Month: Identifiable, Equatable, Sendable {
    var number: Int
    var id: Int { number }
  }
}
