import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutApp
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
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    let from = try #require(try PageReader.page(page).byID("f")?["data-from"])
    let answer = await visitor.post(
      "/t/people?open=2", [("~press.remove", String(value)), ("from", from), ("tap", "2")],
      Visitor.script)
    #expect(answer.code == 200)
    let batch = try WireBatch(answer.body)
    #expect(batch.ops.contains(.delete("r-2")))
    let unread = "The page couldn’t be refreshed and may be out of date. Reload it."
    #expect(batch.ops.contains(.say("Björn Åkesson was removed. \(unread)")))
    // The message is above the removal, which can still be undone.
    let bar = batch.ops.compactMap { if case .replace("undo", let html) = $0 { html } else { nil } }
    #expect(bar.count == 1 && bar[0].contains(unread) && bar[0].contains("~restore"))
    #expect(answer.failures == [.busy(path: "/data/company.sqlite")])
    // A request that only reads gets the error.
    #expect(await visitor.get("/t/people").code == 503)
  }

  @Test("A change is reported even if references to the record can no longer be read")
  func change() async throws {
    let asked = await visitor.get("/t/people/2?remove")
    let page = try PageReader.page(asked)
    let token = try #require(asked.text.between("\"~original.name\" value=\"", "\""))
    let answer = await visitor.post(
      try #require(page.byID("f")?["action"]),
      [
        ("name", "B."), ("~original.name", String(token)),
        ("from", try #require(page.byID("f")?["data-from"])),
      ], Visitor.script)
    #expect(answer.code == 200)
    #expect(try await store.cell("name", of: "2") == .text("B."))
    // A message without a button replaces the outdated removal question.
    let batch = try WireBatch(answer.body)
    let question = batch.ops.compactMap {
      if case .replace("remove", let html) = $0 { html } else { nil }
    }
    #expect(question.count == 1 && question[0].contains("couldn’t be refreshed"))
    #expect(!question[0].contains("<button"))
  }

  @Test(
    "A press is reported even if the record can no longer be read, and the page says so",
    arguments: [ActionAnswer.done, .message("Sent"), .refused("Not on Sundays.")])
  func press(_ outcome: ActionAnswer) async throws {
    let form = Form<Person>("Person") {
      Section("") {
        TextField("Name", \.name)
        ButtonField("Send", id: "send")
      }
    }
    let isBusy = Busy()
    var visitor = Visitor(
      HookedStore(store, record: { _, _, _ in await isBusy.refusal() }),
      screens: [
        .record(
          "Ada", of: "people", key: RecordKey([.integer(1)]), at: "/ada",
          form: { _ in form }, blank: Person())
      ])
    visitor.onPress = { _, _, _, _ in
      let _: HookedStore.Hooked<StoredRecord?> = await isBusy.begin()
      return outcome
    }
    let from = try #require(try PageReader.page(await visitor.get("/ada")).byID("f")?["data-from"])
    let answer = await visitor.post(
      "/ada", [("~press.send", "1"), ("from", from)], Visitor.script)
    let problems = try WireBatch(answer.body).ops.compactMap {
      if case .error("r-send", let html) = $0 { html } else { nil }
    }
    #expect(problems.count == 1 && problems[0].contains("couldn’t be refreshed"))
    if case .refused(let reason) = outcome {
      #expect(answer.code == 422 && problems[0].contains(reason))
    } else {
      #expect(answer.code == 200)
    }
  }
}

/// The message of a button that the program answers.
@Suite struct PressMessageTests {
  private let visitor: Visitor

  init() {
    let form = Form<Person>("Person") {
      Section("") {
        TextField("Name", \.name)
        ButtonField("Send", id: "send")
      }
    }
    var visitor = Visitor(
      Company.store(),
      screens: [
        .record(
          "Ada", of: "people", key: RecordKey([.integer(1)]), at: "/ada",
          form: { _ in form }, blank: Person())
      ])
    visitor.onPress = { _, _, _, _ in .message("Sent to Ada Brandt") }
    self.visitor = visitor
  }

  private static let line = "<p class=\"error notice\" id=\"e-send\">Sent to Ada Brandt</p>"

  @Test("A button's message stands under it and is announced")
  func batch() async throws {
    let from = try #require(try PageReader.page(await visitor.get("/ada")).byID("f")?["data-from"])
    let answer = await visitor.post(
      "/ada", [("~press.send", "1"), ("from", from)], Visitor.script)
    let ops = try WireBatch(answer.body).ops
    #expect(answer.code == 200 && ops.contains(.error("r-send", html: Self.line)))
    let said = ops.filter { if case .say = $0 { true } else { false } }
    #expect(said == [.say("Sent to Ada Brandt")])
  }

  @Test("The message of a button that its press hides stands under the row above")
  func hidden() async throws {
    let store = Company.store()
    let form = Form<Person>("Person") {
      Section("") {
        TextField("Name", \.name)
        ButtonField("Send", id: "send").hidden { $0.name == "Sent" }
      }
    }
    var visitor = Visitor(
      store,
      screens: [
        .record(
          "Ada", of: "people", key: RecordKey([.integer(1)]), at: "/ada",
          form: { _ in form }, blank: Person())
      ])
    visitor.onPress = { _, _, person, _ in
      let cell = Change.Cell(
        column: "name", original: Token(person.record["name"]), new: .text("Sent"))
      _ = try? await store.change(Change(table: "people", key: person.key, cells: [cell]))
      return .message("Sent to 3 people")
    }
    let answer = await visitor.post("/ada", [("~press.send", "1")])
    let address = try #require(answer.location?.split(separator: "#").first.map(String.init))
    let page = await visitor.get(address)
    #expect(page.text.contains("<p class=\"error notice\" id=\"e-name\">Sent to 3 people</p>"))
    #expect(!page.text.contains("r-send") && !page.text.contains("Send: done"))
  }

  @Test("Without script the next page has a button's message under it, once")
  func page() async throws {
    let answer = await visitor.post("/ada", [("~press.send", "1")])
    let next = try #require(answer.location)
    #expect(answer.code == 303 && next.hasSuffix("#r-send"))
    let address = try #require(next.split(separator: "#").first.map(String.init))
    let page = await visitor.get(address)
    #expect(page.text.contains(Self.line) && !page.text.contains("Send: done"))
    // The name is known to nobody else, so no address can put words into the page.
    let invented = await visitor.get("/ada?done=send&told=invented")
    #expect(!invented.text.contains("e-send") && invented.text.contains("Send: done"))
    #expect(!(await visitor.get("/ada").text.contains("e-send")))
  }
}

/// A file that is in use is waited for once for each request.
@Suite struct BusyAnswerTests {
  @Test("A change that found the file in use does not wait for it again to say so", .promise(12))
  func waitsOnce() async throws {
    let isBusy = Busy()
    let waits = Recorder<String>()
    let visitor = Visitor(
      HookedStore(
        Company.store(),
        record: { _, _, _ in
          await waits.note("record")
          return await isBusy.refusal()
        },
        schema: {
          let refusal: HookedStore.Hooked<Schema> = await isBusy.refusal()
          if refusal != nil { await waits.note("schema") }
          return refusal
        }))
    #expect(await visitor.get("/t/people/1").code == 200)
    let before = await waits.events.count
    let _: HookedStore.Hooked<Schema> = await isBusy.begin()
    let refused = await visitor.post(
      "/t/people/1", [("name", "Bo"), ("~original.name", "t:Ada Brandt")])
    #expect(refused.code == 503 && refused.text.contains("in use by another program"))
    #expect(refused.text.contains("value=\"Bo\""))
    #expect(await waits.events.count == before + 1)
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
