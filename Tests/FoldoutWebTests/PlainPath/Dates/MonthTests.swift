import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Months, years, and months of years, as pages without script send them.
@Suite("A month and a year on the wire") struct MonthTests {
  private struct Card: Sendable {
    var month = 3
    var year: Int?
    var born: Int? = 1965
    var expires = YearMonth(year: 2026, month: 11)
  }

  private let site = FormSite(
    "cards",
    Form<Card>("Card") {
      Section("") {
        MonthField("Month", \.month)
        YearField("Year", \.year, in: 2026...2036)
        YearField("Born", \.born, in: 1900...2026)
        YearMonthField("Expires", \.expires).limits(to: YearMonth(year: 2027, month: 5))
      }
    }, Card())
  private var visitor: Visitor { site.visitor }
  private var address: String { "\(site.path)?open=expires" }

  @Test("The rows for months and years are lists and a text with the allowed range")
  func rows() async throws {
    let page = try PageReader.page(await visitor.get(address))
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
    let arabic = try PageReader.page(await visitor.get("\(site.path)?lang=ar-EG"))
    #expect(arabic.byID("i-born")?["data-zero"] == "٠")
    #expect(arabic.byID("i-born")?["value"] == "١٩٦٥")
    let arrows = try #require(page.byID("r-month")).all("button")
    #expect(arrows.map { $0["name"] } == ["~set.month", "~set.month"])
    #expect(arrows.map { $0["value"] } == ["2", "4"])
    #expect(arrows.map { $0["aria-label"] } == ["Previous month", "Next month"])
    // Without a value, the first arrow is disabled.
    let first = try #require(page.byID("r-year")?.all("button").first)
    #expect(first["name"] == nil && first["disabled"] != nil && first["type"] == "button")
    // A month of a year has two lists in the locale's order, and no day.
    let lists = page.all { ($0["name"] ?? "").hasPrefix("~") && $0.name == "select" }
    #expect(lists.map { $0["name"] } == ["~month.expires", "~year.expires"])
    #expect(page.byID("r-expires")?.text.contains("November 2026") == true)
  }

  @Test("An arrow stores its own value and nothing entered beside it")
  func anArrowStoresOneChangeAndNothingElse() async throws {
    let answer = try await visitor.send(site.path, pressing: "~set.month", "4") {
      try $0.pick("9", of: "month")
    }
    #expect(answer.code == 303)
    #expect(try await site.cell("month") == .integer(4))
    #expect(try await site.cell("year") == .null)
  }

  @Test("Picked and typed months and years are stored, and cleared ones removed")
  func listsAndTextsAreSaved() async throws {
    let answer = try await visitor.send(address) {
      try $0.pick("12", of: "month")
      try $0.pick("2030", of: "year")
      try $0.type("", into: "born")
      try $0.pick("2", of: "~month.expires")
    }
    #expect(answer.code == 303)
    #expect(try await site.cell("month") == .integer(12))
    #expect(try await site.cell("year") == .integer(2030))
    #expect(try await site.cell("born") == .null)
    #expect(try await site.cell("expires") == .text("2026-02"))
    let other = try await visitor.send(address) {
      try $0.pick("", of: "year")
      try $0.type("3/2027", into: "expires")
    }
    #expect(other.code == 303)
    #expect(try await site.cell("year") == .null)
    #expect(try await site.cell("expires") == .text("2027-03"))
    #expect(try await visitor.send(address, pressing: "~clear.expires").code == 303)
    #expect(try await site.cell("expires") == .null)
  }

  @Test(
    "A value out of range or no month is refused with a sentence and shown again",
    arguments: [
      ("month", "13", "There is no month 13"), ("month", "", "Month needs a value"),
      ("born", "1899", "at least 1900"), ("born", "MCM", "isn’t a number"),
      ("year", "99999999999999999999", "too large"), ("~set.month", "0", "0"),
      ("~month.expires", "13", "13"), ("~year.expires", "2027", "May 2027"),
      ("expires", "June 2027", "May 2027"),
    ])
  func refused(name: String, text: String, sentence: String) async throws {
    let before = try await site.record
    let form = try FilledForm(await visitor.get(address))
    let answer = await visitor.post(
      form.action, try form.pairs().filter { $0.0 != name } + [(name, text)])
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    let field = name.split(separator: ".").last.map(String.init) ?? name
    #expect(page.byID("e-\(field)")?.text.contains(sentence) == true, "\(answer.text)")
    if field == name {
      #expect(try FilledForm(answer).value(field) == text)
      #expect(page.byID("i-\(field)")?["aria-invalid"] == "true")
    }
    #expect(try await site.record == before)
  }
}
