import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Year-and-month fields, as pages without script send them.
@Suite("A month of a year on the wire") struct YearMonthTests {
  private struct Card: Sendable {
    var review: YearMonth?
  }

  private let store: MemoryStore = {
    var record = Company.ada
    record["review"] = .text("2026-11")
    return Company.store([record])
  }()

  private var visitor: Visitor {
    let screen = Screen.record(
      { _ in "Card" }, of: "people", key: RecordKey([.integer(1)]), at: "/card",
      form: { _ in
        Form<Card>("Card") {
          Section("") {
            YearMonthField("Review", \.review).id("review").limits(
              to: YearMonth(year: 2027, month: 5))
          }
        }
      }, blank: Card())
    return Visitor(store, screens: [screen])
  }

  @Test("A year and month has two lists in the locale's order, and no day")
  func drawer() async throws {
    let page = try PageReader.page(await visitor.get("/card?open=review"))
    let names = page.all { ($0["name"] ?? "").hasPrefix("~") && $0.name == "select" }
    #expect(names.map { $0["name"] } == ["~month.review", "~year.review"])
    #expect(page.byID("r-review")?.text.contains("November 2026") == true)
  }

  @Test("A month that is picked, typed or pressed is stored in ISO 8601")
  func stored() async throws {
    let picked = try await visitor.send("/card?open=review") {
      try $0.pick("2", of: "~month.review")
    }
    #expect(picked.code == 303)
    #expect(try await store.cell("review") == .text("2026-02"))
    let typed = try await visitor.send("/card?open=review") {
      try $0.type("3/2027", into: "review")
    }
    #expect(typed.code == 303)
    #expect(try await store.cell("review") == .text("2027-03"))
    let cleared = try await visitor.send("/card?open=review", pressing: "~clear.review")
    #expect(cleared.code == 303)
    #expect(try await store.cell("review") == .null)
  }

  @Test("A month that is not offered or out of range is refused, and the old one stays")
  func refused() async throws {
    let page = try FilledForm(await visitor.get("/card?open=review"))
    for (name, value, part) in [
      ("~month.review", "13", "13"), ("~year.review", "2027", "May 2027"),
      ("review", "June 2027", "May 2027"), ("~year.review", "10000", "10000"),
    ] {
      let answer = await visitor.post(
        page.action, try page.pairs().filter { $0.0 != name } + [(name, value)])
      #expect(answer.code == 422, "\(value)")
      let message = try PageReader.page(answer).byID("e-review")?.text.replacing(",", with: "")
      #expect(message?.contains(part) == true, "\(message ?? "")")
      #expect(try await store.cell("review") == .text("2026-11"))
    }
  }
}
