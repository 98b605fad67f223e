import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Editing events of texts, and values that the program sets while a text is edited.
@Suite("Editing events")
struct EditingEventTests {
  private enum Key: String { case name, length, secret, plain }

  private struct Note: Sendable, Equatable {
    var name = "Ada"
    var length = "3"
    var plain = ""
    var secret = ""
    var draft = ""
    var rate = 1.5
  }

  private static let form = Form<Note>("Note") {
    Section("") {
      TextField("Name", \.name).id(Key.name).notifying(.typing, .editing)
      TextField("Length", \.length).id(Key.length)
      TextField("Plain", \.plain).id(Key.plain)
      NumberField("Rate", \.rate)
      SecretField("Secret", \.secret).id(Key.secret).notifying(.typing, .editing)
    }
  }

  private let recorder = Recorder<FieldEvent>()
  private let host: WebHost
  private let visitor: Visitor

  init() throws {
    let recorder = recorder
    host = try WebHost(Self.form, value: Note(), onEvent: { await recorder.note($0.event) })
    visitor = Visitor(host)
  }

  private func tell(_ pairs: [(String, String)]) async throws -> SiteResponse {
    let from = try #require(try FilledForm(await visitor.get("/t/note/1")).value("from"))
    return await visitor.post("/t/note/1", pairs + [("from", from)], Visitor.script)
  }

  @Test("8.12 A program receives each text as it is typed, and nothing is stored")
  func typing() async throws {
    let token = Token(.text("Ada")).text
    let began = try await tell([
      ("~heard.name", "editing"), ("name", "Ada"), ("~original.name", token),
    ])
    let typed = try await tell([
      ("~heard.name", "typing"), ("name", "Ada L"), ("~original.name", token),
    ])
    #expect(began.code == 200 && typed.code == 200)
    #expect(await recorder.events == [.began("name"), .typed("name", "Ada L")])
    #expect(
      try await visitor.store.cell("name", of: "1", in: "note") == .text("Ada"))
    #expect(try WireBatch(typed.body).to == WireBatch(typed.body).from)
  }

  @Test("8.12 A program receives no events of secrets or of fields that do not notify")
  func silent() async throws {
    for field in ["secret", "plain"] {
      for what in ["typing", "editing"] {
        let answer = try await tell([
          ("~heard.\(field)", what), (field, "abc"), ("~original.\(field)", "t:"),
        ])
        #expect(answer.code == 200)
      }
    }
    #expect(await recorder.events.isEmpty)
    #expect(
      try await tell([("~heard.gone", "typing"), ("gone", "x"), ("~original.gone", "n")]).code
        == 422)
    let page = await visitor.get("/t/note/1").text
    #expect(page.contains("data-heard=\"editing typing\""))
    #expect(page.ranges(of: "data-heard").count == 1)
  }

  @Test("8.12 A value that the program sets reaches open pages with their next answer")
  func sets() async throws {
    let page = await visitor.get("/t/note/1")
    let from = try #require(try FilledForm(page).value("from"))
    try await host.program.set(Key.length, to: .text("5"))
    let answer = await visitor.post(
      "/t/note/1",
      [
        ("~heard.name", "typing"), ("name", "Ada L"), ("~original.name", Token(.text("Ada")).text),
        ("from", from),
      ], Visitor.script)
    #expect(try WireBatch(answer.body).to != from)
    let next = await visitor.batch("/t/note/1?from=\(from)")
    #expect(next.text.contains("\"reset\"") && next.text.contains("value=\\\"5\\\""))
  }

  @Test("8.12 A value set while somebody edits the same field is a conflict for them")
  func conflicts() async throws {
    let page = await visitor.get("/t/note/1")
    try await host.program.set("name", to: .text("Bo"))
    let answer = try await visitor.send(page) { try $0.type("Cy", into: "name") }
    #expect(answer.code == 409 && answer.text.contains("Bo") && answer.text.contains("Cy"))
  }

  @Test("A program sets a property by its key path, and is told of one that no field edits")
  func setsProperty() async throws {
    try await host.program.set(\Note.length, to: "7")
    #expect(await visitor.get("/t/note/1").text.contains("value=\"7\""))
    await #expect(throws: SettingError.unknownField("\\Note.draft")) {
      try await host.program.set(\Note.draft, to: "x")
    }
    await #expect(throws: SettingError.unknownField("\\Other.name")) {
      try await host.program.set(\Other.name, to: "x")
    }
  }

  @Test("A property of a store's record, or a value that its column cannot keep, is refused")
  func refusesProperty() async throws {
    await #expect(throws: SettingError.notOneValue) {
      try await Program(store: Company.store(), title: "-").set(\Note.name, to: "x")
    }
    await #expect(throws: SettingError.valueRejected("rate")) {
      try await host.program.set(\Note.rate, to: .infinity)
    }
  }

  private struct Other: Sendable { var name = "" }

  @Test("A value that cannot be set is refused with the reason")
  func refuses() async throws {
    await #expect(throws: SettingError.unknownField("gone")) {
      try await host.program.set("gone", to: .none)
    }
    await #expect(throws: SettingError.valueRejected("name")) {
      try await host.program.set("name", to: .flag(true))
    }
    await #expect(throws: SettingError.notOneValue) {
      try await Program(store: Company.store(), title: "-").set("name", to: .text("x"))
    }
    try await host.program.set(Key.secret, to: .text("new"))
    #expect(!(await visitor.get("/t/note/1").text.contains("new\"")))
    try await host.program.set("name", to: .text("Ada"))
  }
}
