import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Closed days in requests of pages without script.
@Suite("Closed days on the wire") struct ClosedDaysTests {
  private struct Dates: Sendable {
    var hired: LocalDate?
    var review: LocalDateTime?
  }

  private let store: MemoryStore = {
    var record = Company.ada
    // This is a Wednesday.
    record["review"] = .text("2026-04-01 09:30:45")
    return Company.store([record])
  }()

  private func visitor(_ style: DateStyle) -> Visitor {
    let screen = Screen.record(
      { _ in "Dates" }, of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in
        Form<Dates>("Dates") {
          Section("") {
            DateField("Hired", \.hired, style: style).id("hired").closed(weekdays: [.sunday])
            DateField("Review", \.review, style: style).id("review")
              .closed(weekdays: [.sunday], days: [LocalDate(nearestTo: 2026, month: 4, day: 6)])
          }
        }
      }, blank: Dates())
    return Visitor(store, screens: [screen])
  }

  @Test("Buttons of closed days post nothing and are announced as unavailable")
  func buttons() async throws {
    let page = try PageReader.page(await visitor(.calendar).get("/dates?open=review"))
    let closed = page.all { $0["aria-disabled"] == "true" }
    #expect(
      closed.map { $0["value"] ?? "" } == [
        "2026-03-29", "2026-04-05", "2026-04-06", "2026-04-12", "2026-04-19", "2026-04-26",
        "2026-05-03",
      ])
    #expect(closed.allSatisfy { $0["name"] == nil && $0["type"] == "button" })
  }

  @Test(
    "A closed day is refused with a sentence however it is entered, and the old day stays")
  func refused() async throws {
    for (style, name, value) in [
      (DateStyle.calendar, "~on.review", "2026-04-06"), (.wheels, "~day.review", "6"),
      (.wheels, "review", "2026-04-06 10:00"), (.compact, "~pick.review", "2026-04-06T10:00"),
    ] {
      let visitor = visitor(style)
      let page = try FilledForm(await visitor.get("/dates?open=review"))
      let answer = await visitor.post(
        page.action, try page.pairs().filter { $0.0 != name } + [(name, value)])
      #expect(answer.code == 422, "\(name)")
      let message = try PageReader.page(answer).byID("e-review")?.text
      #expect(
        message?.contains("Monday, April 6, 2026 can’t be chosen. Choose another day.") == true)
      #expect(try await store.cell("review") == .text("2026-04-01 09:30:45"))
    }
  }

  @Test("A wheel left while it turns settles on the next day that can be chosen")
  func settles() async throws {
    let visitor = visitor(.wheels)
    let page = try FilledForm(await visitor.get("/dates?open=review"))
    let pairs = try page.pairs().filter { $0.0 != "~day.review" }
    let answer = await visitor.post(
      page.action, pairs + [("~day.review", "5"), ("~settle.review", "1")])
    #expect(answer.code == 303)
    #expect(try await store.cell("review") == .text("2026-04-07 09:30:45"))
  }
}
