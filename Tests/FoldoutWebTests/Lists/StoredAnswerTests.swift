import FoldoutForms
import FoldoutRecords
import Synchronization
import Testing

@testable import FoldoutWeb

/// Answers to stored changes, also where the questions that follow cannot be answered.
@Suite struct StoredAnswerTests {
  private let store = FailingStore(store: Company.store())
  private var visitor: Visitor { Visitor(store) }

  @Test("A removal is reported even if the list can no longer be read")
  func removal() async throws {
    let page = await visitor.get("/t/people?open=2")
    let value = try #require(page.text.firstMatch(of: /~press.remove" value="([^"]*)/)).1
    let from = try #require(try PageReader.page(page).byID("f")?["data-from"])
    let answer = await visitor.post(
      "/t/people?open=2", [("~press.remove", String(value)), ("from", from), ("tap", "2")],
      Visitor.script)
    #expect(answer.code == 200)
    let batch = try WireBatch(answer.body)
    #expect(batch.ops.contains(.delete("r-2")))
    #expect(batch.ops.contains(.say("Björn Åkesson was removed")))
    // What only reads is told the truth.
    #expect(await visitor.get("/t/people").code == 503)
  }

  @Test("A change is reported even if references to the record can no longer be read")
  func change() async throws {
    let asked = await visitor.get("/t/people/2?remove")
    let page = try PageReader.page(asked)
    let token = try #require(asked.text.firstMatch(of: /"~original\.name" value="([^"]*)/)).1
    let answer = await visitor.post(
      try #require(page.byID("f")?["action"]),
      [
        ("name", "B."), ("~original.name", String(token)),
        ("from", try #require(page.byID("f")?["data-from"])),
      ], Visitor.script)
    #expect(answer.code == 200)
    #expect(try await store.store.cell("name", of: "2") == .text("B."))
  }
}

/// A store that is busy for ever once something was written.
private final class FailingStore: ForwardingStore {
  let store: MemoryStore
  private let isBusy = Mutex(false)

  init(store: MemoryStore) { self.store = store }

  private func check() throws(StoreError) {
    if isBusy.withLock({ $0 }) { throw .busy(path: "/data/company.sqlite") }
  }

  func change(_ change: Change) async throws(StoreError) -> ChangeOutcome {
    defer { isBusy.withLock { $0 = true } }
    return try await store.change(change)
  }

  func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    defer { isBusy.withLock { $0 = true } }
    return try await store.remove(removal)
  }

  func window(_ request: WindowRequest) async throws(StoreError) -> Window {
    try check()
    return try await store.window(request)
  }

  func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    try check()
    return try await store.removal(of: key, in: table)
  }
}
