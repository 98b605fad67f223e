import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Months and years with mini pickers in their rows, as pages without script send them.
@Suite("A month and a year on the wire") struct NumberPickerTests {
  private struct Card: Sendable {
    var month = 3
    var year: Int?
    var born: Int?
  }

  private let store: MemoryStore = {
    let record = DynamicRecord(
      columns: ["id", "month", "year", "born"],
      values: [.integer(1), .integer(3), .null, .integer(1965)])
    let table = TableSchema(
      name: "cards", key: .columns(["id"]),
      columns: ["id", "month", "year", "born"].map { ColumnSchema(name: $0) })
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["cards": [record]])
  }()

  private var visitor: Visitor {
    let screen = Screen.record(
      { _ in "Card" }, of: "cards", key: RecordKey([.integer(1)]), at: "/card",
      form: { _ in
        Form<Card>("Card") {
          Section("") {
            MonthField("Month", \.month).id("month")
            YearField("Year", \.year, in: 2026...2036).id("year")
            YearField("Born", \.born, in: 1900...2026).id("born")
          }
        }
      }, blank: Card())
    return Visitor(store, screens: [screen])
  }

  private func cell(_ column: String) async throws -> StoredValue? {
    try await store.record(RecordKey([.integer(1)]), in: "cards")?.record[column]
  }

  @Test("The rows for months and years are lists and a text with the allowed range")
  func rows() async throws {
    let page = try PageReader.page(await visitor.get("/card"))
    let month = try #require(page.byID("i-month"))
    #expect(month.name == "select" && month["name"] == "month")
    #expect(month.all("option").count == 12)
    let march = try #require(month.all("option").first { $0["selected"] != nil })
    #expect(march["value"] == "3" && march.text == "March" && march["data-short"] == "Mar")
    let year = try #require(page.byID("i-year"))
    #expect(year.all("option").map { $0["value"] ?? $0.text }.prefix(3) == ["", "2026", "2027"])
    let born = try #require(page.byID("i-born"))
    #expect(born.name == "input" && born["inputmode"] == "numeric" && born["value"] == "1965")
    #expect(born["title"] == "1900 to 2026")
    #expect(born["data-min"] == "1900" && born["data-max"] == "2026" && born["data-zero"] == nil)
    let arabic = try PageReader.page(await visitor.get("/card?lang=ar-EG"))
    #expect(arabic.byID("i-born")?["data-zero"] == "٠")
    #expect(arabic.byID("i-born")?["value"] == "١٩٦٥")
    let arrows = try #require(page.byID("r-month")).all("button")
    #expect(arrows.map { $0["name"] } == ["~set.month", "~set.month"])
    #expect(arrows.map { $0["value"] } == ["2", "4"])
    #expect(arrows.map { $0["aria-label"] } == ["Previous month", "Next month"])
    // Without a value, the first arrow is disabled.
    let first = try #require(page.byID("r-year")?.all("button").first)
    #expect(first["name"] == nil && first["disabled"] != nil && first["type"] == "button")
  }

  @Test("An arrow stores its own value and nothing entered beside it")
  func anArrowStoresOneChangeAndNothingElse() async throws {
    let answer = try await visitor.send("/card", pressing: "~set.month", "4")
    #expect(answer.code == 303)
    #expect(try await cell("month") == .integer(4))
    #expect(try await cell("year") == .null)
    // A pressed arrow wins over a list that was changed on the same page.
    let other = try await visitor.send("/card", pressing: "~set.month", "5") {
      try $0.pick("9", of: "month")
    }
    #expect(other.code == 303)
    #expect(try await cell("month") == .integer(5))
  }

  @Test("Picked and typed months and years are stored, and cleared ones removed")
  func listsAndTextsAreSaved() async throws {
    let answer = try await visitor.send("/card") {
      try $0.pick("12", of: "month")
      try $0.pick("2030", of: "year")
      try $0.type("", into: "born")
    }
    #expect(answer.code == 303)
    #expect(try await cell("month") == .integer(12))
    #expect(try await cell("year") == .integer(2030))
    #expect(try await cell("born") == .null)
    let empty = try await visitor.send("/card") { try $0.pick("", of: "year") }
    #expect(empty.code == 303)
    #expect(try await cell("year") == .null)
  }

  @Test(
    "A value out of range or no month is refused with a sentence and shown again",
    arguments: [
      ("month", "13", "There is no month 13"), ("month", "Brumaire", "isn’t a month"),
      ("month", "", "Month needs a value"), ("born", "1899", "at least 1900"),
      ("born", "2027", "at most 2026"), ("born", "MCM", "isn’t a number"),
      ("year", "99999999999999999999", "too large"),
    ])
  func refused(field: String, text: String, sentence: String) async throws {
    let form = try FilledForm(await visitor.get("/card"))
    let pairs = try form.pairs().map { $0.0 == field ? (field, text) : $0 }
    let answer = await visitor.post(form.action, pairs)
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    #expect(page.byID("e-\(field)")?.text.contains(sentence) == true, "\(answer.text)")
    #expect(try FilledForm(answer).value(field) == text)
    #expect(page.byID("i-\(field)")?["aria-invalid"] == "true")
    #expect(try await cell("month") == .integer(3))
  }

  @Test("An arrow beyond the range is refused")
  func anArrowBeyondTheRangeIsRefused() async throws {
    let form = try FilledForm(await visitor.get("/card"))
    let answer = await visitor.post(form.action, try form.pairs() + [("~set.month", "0")])
    #expect(answer.code == 422)
    #expect(try await cell("month") == .integer(3))
  }
}
