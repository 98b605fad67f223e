import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Answers to stored changes when the reads that follow fail.
@Suite struct StoredAnswerTests {
  private let store: MemoryStore
  private let visitor: Visitor

  init() {
    store = Company.store()
    visitor = Visitor(failing(store))
  }

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
    // A request that only reads gets the error.
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
    #expect(try await store.cell("name", of: "2") == .text("B."))
  }
}

/// Returns a store that is busy for ever after the first write.
private func failing(_ store: MemoryStore) -> HookedStore {
  let isBusy = Busy()
  return HookedStore(
    store,
    change: { _ in await isBusy.begin() },
    remove: { _ in await isBusy.begin() },
    removal: { _, _ in await isBusy.refusal() },
    window: { _ in await isBusy.refusal() })
}

/// A flag that is set by the first write.
private actor Busy {
  private var isBusy = false

  /// Lets this write pass, and makes every later read fail.
  func begin<Output>() -> HookedStore.Hooked<Output> {
    isBusy = true
    return nil
  }

  func refusal<Output>() -> HookedStore.Hooked<Output> {
    isBusy ? .failure(.busy(path: "/data/company.sqlite")) : nil
  }
}
