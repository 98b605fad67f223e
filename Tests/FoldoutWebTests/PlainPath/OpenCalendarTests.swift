import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// A calendar that is always open in its row, as sent by pages without script.
@Suite("An open calendar on the wire") struct OpenCalendarTests {
  private struct Dates: Sendable {
    var hired: LocalDate?
    var review: LocalDateTime?
  }

  private let store: MemoryStore = {
    var record = Company.ada
    record["review"] = .text("2026-04-01 09:30:45")
    return Company.store([record])
  }()

  private var visitor: Visitor { visitor() }

  /// Returns a visitor of a form; if `complaining`, one of its rules refuses every Save.
  private func visitor(complaining: Bool = false) -> Visitor {
    let screen = Screen.record(
      { _ in "Dates" }, of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in
        Form<Dates>("Dates") {
          Section("") {
            DateField("Hired", \.hired).id("hired")
              .rule(when: .onSubmit) { _, _ in complaining ? "Not yet." : nil }
            DateField("Review", \.review, style: .openCalendar).id("review")
              .limits(to: LocalDate(year: 2026, month: 5, day: 10))
          }
        }
      }, blank: Dates())
    return Visitor(store, screens: [screen])
  }

  @Test("An open calendar's row has the days and no drawer, and its styles are linked")
  func row() async throws {
    let answer = await visitor.get("/dates")
    let page = try PageReader.page(answer)
    let row = try #require(page.byID("r-review"))
    #expect(row["data-h"] == "0" && row.all("table").count == 1)
    #expect(row.all("button").allSatisfy { $0["aria-expanded"] == nil })
    #expect(row.all("td").count == 42)
    #expect(page.byID("d-review") == nil)
    #expect(answer.text.contains("rel=\"stylesheet\" href=\"/_/calendar."))
  }

  @Test("A day in an open calendar takes one press, keeps the time and folds no other row")
  func day() async throws {
    let answer = try await visitor.send("/dates?open=hired", pressing: "~on.review", "2026-04-16")
    #expect(answer.code == 303)
    #expect(answer.location?.contains("open=hired") == true)
    #expect(try await store.cell("review") == .text("2026-04-16 09:30:45"))
  }

  @Test("An open calendar is turned by the address, also while another row opens")
  func turned() async throws {
    let turned = try await visitor.send("/dates", pressing: "~view.review")
    let address = try #require(turned.location)
    #expect(address.contains("view=review%3A2026-03-01"))
    #expect(await visitor.get(address).text.contains("aria-label=\"March 2026\""))
    let opened = try await visitor.send(address, pressing: "open", "hired")
    let both = try #require(opened.location)
    #expect(both.contains("open=hired") && both.contains("view=review%3A2026-03-01"))
    // Choosing a day of the shown month removes the view from the address.
    let chosen = try await visitor.send(both, pressing: "~on.review", "2026-03-30")
    #expect(chosen.location?.contains("view=") == false)
    #expect(try await store.cell("review") == .text("2026-03-30 09:30:45"))
  }

  @Test("An arrow of an open calendar saves nothing and triggers no rules")
  func arrowIsNoSave() async throws {
    let visitor = visitor(complaining: true)
    #expect(try await visitor.send("/dates").code == 422)
    let turned = try await visitor.send("/dates", pressing: "~view.review")
    #expect(turned.code == 303)
    #expect(turned.location?.contains("view=review%3A2026-03-01") == true)
  }

  @Test("A typed date and a picked time are stored, and Clear removes them")
  func entries() async throws {
    let typed = try await visitor.send("/dates") { try $0.type("2026-01-15 10:00", into: "review") }
    #expect(typed.code == 303)
    #expect(try await store.cell("review") == .text("2026-01-15 10:00:00"))
    let picked = try await visitor.send("/dates") { try $0.pick("15", of: "~minute.review") }
    #expect(picked.code == 303)
    #expect(try await store.cell("review") == .text("2026-01-15 10:15:00"))
    #expect(try await visitor.send("/dates", pressing: "~clear.review").code == 303)
    #expect(try await store.cell("review") == .null)
  }

  @Test("A refused date is reported beside its entry, and the old value stays")
  func refused() async throws {
    let page = try FilledForm(await visitor.get("/dates"))
    for pairs in [[("~on.review", "2026-05-11")], [("review", "soon")]] {
      let others = try page.pairs().filter { pair in !pairs.contains { $0.0 == pair.0 } }
      let answer = await visitor.post(page.action, others + pairs)
      #expect(answer.code == 422)
      let row = try #require(try PageReader.page(answer).byID("r-review"))
      let entry = try #require(row.all(where: { $0["class"] == "entry" }).first)
      #expect(entry.byID("e-review") != nil)
      #expect(row.all(where: { $0["id"] == "e-review" }).count == 1)
      #expect(try await store.cell("review") == .text("2026-04-01 09:30:45"))
    }
  }

  @Test("With script, one request turns an open calendar, redraws its row and stores nothing")
  func turnedByScript() async throws {
    let page = try PageReader.page(await visitor.get("/dates"))
    let from = page.byID("f")?["data-from"] ?? ""
    let answer = await visitor.batch("/dates?~view.review=2026-03-01&from=\(from)")
    let batch = try WireBatch(answer.body)
    #expect(batch.at.contains("view=review%3A2026-03-01"))
    #expect(batch.reset == nil)
    guard case .replace("r-review", let html)? = batch.ops.last else {
      Issue.record("\(batch.ops)")
      return
    }
    #expect(html.contains("aria-label=\"March 2026\""))
  }
}
