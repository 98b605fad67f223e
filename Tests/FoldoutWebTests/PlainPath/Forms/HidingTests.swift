import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Hidden fields in a browser: without script, with it, and in a new record.
@Suite("Hidden fields") struct HidingTests {
  private struct Trip: Sendable {
    var title = "Rome"
    var isOvernight = false
    var nights: Int? = 3
    var hotel = "Ritz"
  }

  private static let form = Form<Trip>("Trip") {
    Section("Trip") {
      TextField("Title", \.title)
      SwitchField("Overnight", \.isOvernight)
      NumberField("Nights", \.nights).required().hidden { !$0.isOvernight }
    }
    Section("Hotel") { TextField("Hotel", \.hotel).required() }.hidden { !$0.isOvernight }
  }

  private let site = FormSite("trips", HidingTests.form, Trip())

  private func rows(_ answer: SiteResponse) throws -> [String] {
    let page = try PageReader.page(answer)
    return ["title", "overnight", "nights", "hotel"].filter { page.byID("r-\($0)") != nil }
      + (page.byID("s-hotel") != nil ? ["section"] : [])
  }

  @Test("9.5 Without script the next page has other rows, and what was entered on this one is kept")
  func withoutScript() async throws {
    let day = await site.visitor.get(site.path)
    #expect(try rows(day) == ["title", "overnight"])
    let shown = try await site.visitor.send(day) { try $0.turn("overnight", on: true) }
    let night = await site.visitor.get(try #require(shown.location))
    #expect(try rows(night) == ["title", "overnight", "nights", "hotel", "section"])
    // Both are on the page, so both are stored.
    let hidden = try await site.visitor.send(night) {
      try $0.type("4", into: "nights")
      try $0.turn("overnight", on: false)
    }
    #expect(
      try rows(await site.visitor.get(try #require(hidden.location))) == ["title", "overnight"])
    #expect(try await site.cell("nights") == .integer(4))
    #expect(try await site.cell("hotel") == .text("Ritz"))
  }

  @Test("9.2 An invalid entry in a field that the same Save hides refuses nothing")
  func hiddenBySave() async throws {
    let night = FormSite("trips", Self.form, Trip(isOvernight: true))
    let answer = try await night.visitor.send(night.path) {
      try $0.type("", into: "nights")
      try $0.turn("overnight", on: false)
    }
    #expect(answer.code == 303)
    #expect(try await night.cell("overnight") == .integer(0))
    #expect(try await night.cell("nights") == .integer(3))
  }

  @Test("9.3 A page that still shows a hidden field keeps all entries, and says why")
  func hiddenMeanwhile() async throws {
    let night = FormSite("trips", Self.form, Trip(isOvernight: true))
    let page = await night.visitor.get(night.path)
    _ = try await night.visitor.send(page) { try $0.turn("overnight", on: false) }
    let answer = try await night.visitor.send(page) {
      try $0.type("5", into: "nights")
      try $0.type("Paris", into: "title")
    }
    #expect(answer.code == 409 && answer.text.contains("“Nights” is no longer shown"))
    #expect(try rows(answer) == ["title", "overnight"])
    #expect(try FilledForm(answer).value("title") == "Paris")
    #expect(try await night.cell("nights") == .integer(3))
  }

  @Test("9.3 With script, too, an entry in a field that was hidden meanwhile is refused in words")
  func hiddenWithScript() async throws {
    let night = FormSite("trips", Self.form, Trip(isOvernight: true))
    let page = await night.visitor.get(night.path)
    let from = try #require(try FilledForm(page).value("from"))
    _ = try await night.visitor.send(page) { try $0.turn("overnight", on: false) }
    let pairs = [("nights", "5"), ("~original.nights", Token(.integer(3)).text), ("from", from)]
    let answer = await night.visitor.post(night.path, pairs, Visitor.script)
    let sentence = "“Nights” is no longer shown, so what you entered there wasn’t saved."
    #expect(answer.code == 409)
    #expect(try WireBatch(answer.body).ops.contains(.say(sentence)))
    #expect(try await night.cell("nights") == .integer(3))
  }

  @Test("9.1 The script gets the rows in one batch, with the animation")
  func batch() async throws {
    let page = await site.visitor.get(site.path)
    let from = try #require(try FilledForm(page).value("from"))
    let answer = await site.visitor.post(
      site.path,
      [("overnight", "1"), ("~original.overnight", Token(.integer(0)).text), ("from", from)],
      Visitor.script)
    let operations = try WireBatch(answer.body).ops
    var inserted: [String] = []
    var needsMoves = false
    for operation in operations {
      if case .insert(let id, _, _) = operation { inserted.append(id) }
      if case .need = operation { needsMoves = true }
    }
    #expect(Set(inserted) == ["r-nights", "s-hotel"] && needsMoves)
  }

  @Test("9.3 A batch says what it ceases to show, and one that replaces all says all")
  func lostEntries() async throws {
    let night = FormSite("trips", Self.form, Trip(isOvernight: true))
    let page = await night.visitor.get(night.path)
    let from = try #require(try FilledForm(page).value("from"))
    func hides(from: String, _ value: String, _ original: Int64) async throws -> [[String]]? {
      let pairs = [
        ("overnight", value), ("~original.overnight", Token(.integer(original)).text),
        ("from", from),
      ]
      return try WireBatch(await night.visitor.post(night.path, pairs, Visitor.script).body).hides
    }
    let hidden = try await hides(from: from, "", 1)
    let expected = [
      ["nights", "“Nights” is no longer shown, so what you entered there wasn’t saved."],
      ["hotel", "“Hotel” is no longer shown, so what you entered there wasn’t saved."],
    ]
    #expect(hidden == expected)
    #expect(try await hides(from: "unknown", "", 0) == expected)
    #expect(try await hides(from: "unknown", "1", 0) == nil)
  }

  @Test("9.5 A new record stores the initial values of its hidden fields")
  func newRecord() async throws {
    let schema = Schema(
      tables: [
        TableSchema(
          name: "trips", key: .columns(["id"]),
          columns: [
            ColumnSchema(
              name: "id", declaredType: "INTEGER", isNotNull: true, isUnique: true)
          ] + ["title", "overnight", "nights", "hotel"].map { ColumnSchema(name: $0) })
      ], isWritable: true)
    let store = MemoryStore(schema: schema, records: ["trips": []])
    let visitor = Visitor(store, forms: ["trips": Self.form.byColumns(template: Trip())])
    let page = await visitor.get("/t/trips?add")
    #expect(try rows(page) == ["title", "overnight"])
    let night = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Rome", into: "title")
      try $0.turn("overnight", on: true)
    }
    // A shown field is required.
    #expect(night.code == 422)
    #expect(try rows(night) == ["title", "overnight", "nights", "hotel", "section"])
    let saved = try await visitor.send(night, pressing: "~add", "save") {
      try $0.type("4", into: "nights")
      try $0.turn("overnight", on: false)
    }
    #expect(saved.code == 303)
    // What was shown because of an entry is stored with it.
    let again = try await visitor.send("/t/trips?add", pressing: "~add", "save") {
      try $0.type("Rome", into: "title")
      try $0.turn("overnight", on: true)
    }
    let shown = try await visitor.send(again, pressing: "~add", "save") {
      try $0.type("5", into: "nights")
      try $0.type("Ritz", into: "hotel")
    }
    #expect(shown.code == 303)
    let added = try await store.window(WindowRequest(table: "trips")).records.map(\.record)
    #expect(added.map { $0["nights"] } == [.null, .integer(5)])
    #expect(added.map { $0["title"] } == [.text("Rome"), .text("Rome")])
  }
}
