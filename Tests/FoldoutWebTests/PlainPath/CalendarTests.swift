import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Dates in the calendar's style, as pages without script send them and as the script requests
/// them.
@Suite("A calendar on the wire") struct CalendarTests {
  private struct Dates: Sendable {
    var hired: LocalDate?
    var review: LocalDateTime?
  }

  private let store: MemoryStore = {
    var record = Company.ada
    record["review"] = .text("2026-04-01 09:30:45")
    return Company.store([record])
  }()

  private var visitor: Visitor {
    let screen = Screen.record(
      { _ in "Dates" }, of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in
        Form<Dates>("Dates") {
          Section("") {
            DateField("Hired", \.hired, style: .calendar).id("hired")
            DateField("Review", \.review, style: .calendar).id("review")
              .limits(to: LocalDate(year: 2026, month: 5, day: 10))
          }
        }
      }, blank: Dates())
    return Visitor(store, screens: [screen])
  }

  @Test("The page with an open calendar matches its snapshot")
  func page() async throws {
    let answer = await visitor.get("/dates?open=review")
    _ = try PageReader.page(answer)
    try Snapshot.expect(html: answer.pageLines, is: "record-calendar.html")
  }

  @Test("A calendar's drawer is at most 10 kB, and 2 kB compressed")
  func size() async throws {
    let page = try PageReader.page(await visitor.get("/dates"))
    let answer = await visitor.batch("/dates?tap=review&from=\(page.byID("f")?["data-from"] ?? "")")
    let drawer = try WireBatch(answer.body).ops.compactMap { operation -> String? in
      if case .insert("d-review", _, let html) = operation { html } else { nil }
    }.first
    let bytes = Array(try #require(drawer).utf8)
    #expect(bytes.count <= 10_000, "\(bytes.count) B")
    let compressed = try #require(Gzip.compress(bytes)).count
    #expect(compressed <= 2_000, "\(compressed) B compressed")
  }

  @Test("Choosing a day in a calendar keeps the time")
  func aDayIsChosenAndKeepsTheTime() async throws {
    let answer = try await visitor.send("/dates?open=review", pressing: "~on.review", "2026-04-16")
    #expect(answer.code == 303)
    #expect(try await store.cell("review") == .text("2026-04-16 09:30:45"))
  }

  @Test("A time picked beside the day is stored with it")
  func dayAndTime() async throws {
    let answer = try await visitor.send("/dates?open=review", pressing: "~on.review", "2026-04-17")
    {
      try $0.pick("15", of: "~minute.review")
    }
    #expect(answer.code == 303)
    #expect(try await store.cell("review") == .text("2026-04-17 09:15:45"))
  }

  @Test("A typed date is stored with the untouched time, and the calendar follows")
  func typed() async throws {
    let answer = try await visitor.send("/dates?open=review&view=review:2026-03-01") {
      try $0.type("2026-01-15 10:00", into: "review")
    }
    #expect(answer.code == 303)
    #expect(answer.location?.contains("view=") == false)
    #expect(try await store.cell("review") == .text("2026-01-15 10:00:00"))
  }

  @Test("Turning the calendar's page changes no value")
  func anArrowTurnsThePageAndChangesNothing() async throws {
    let answer = try await visitor.send("/dates?open=review", pressing: "~view.review")
    #expect(answer.code == 303)
    let address = try #require(answer.location)
    #expect(address.contains("view=review%3A2026-03-01"))
    #expect(!address.contains("saved"))
    #expect(try await store.cell("review") == .text("2026-04-01 09:30:45"))
    let page = await visitor.get(address)
    #expect(page.text.contains("aria-label=\"March 2026\""))
    // The lists of both mini pickers also turn the page, and Save changes no value.
    let turned = try await visitor.send(page) {
      try $0.pick("12", of: "~viewMonth.review")
      try $0.pick("2024", of: "~viewYear.review")
    }
    #expect(turned.location?.contains("view=review%3A2024-12-01") == true)
    #expect(try await store.cell("review") == .text("2026-04-01 09:30:45"))
  }

  /// Without script, a page sends the pressed arrow together with the lists, in document order.
  @Test("A pressed arrow turns the calendar, whatever its position among the lists")
  func arrowsBeatLists() async throws {
    let lists = [("~viewMonth.review", "4"), ("~viewYear.review", "2026")]
    for index in 0...lists.count {
      var pairs = lists
      pairs.insert(("~view.review", "2026-03-01"), at: index)
      let answer = await visitor.post("/dates?open=review", pairs)
      #expect(answer.location?.contains("view=review%3A2026-03-01") == true, "\(index)")
    }
  }

  @Test("The calendar returns to the month of its date when that is chosen")
  func follows() async throws {
    let answer = try await visitor.send(
      "/dates?open=review&view=review:2026-03-05", pressing: "~on.review", "2026-03-30")
    #expect(answer.location?.contains("view=") == false)
    #expect(try await store.cell("review") == .text("2026-03-30 09:30:45"))
  }

  @Test(
    "A month outside the calendar's range is ignored",
    arguments: [
      "review:1000000000-01-01", "review:soon", "review", ":", "review:2026-02-31", "x:2026-01-01",
      "review:0000-01-01", "hired:2026-01-01",
    ])
  func ignored(view: String) async throws {
    let plain = await visitor.get("/dates?open=review")
    let answer = await visitor.get("/dates?open=review&view=\(view)")
    #expect(answer.code == 200)
    #expect(answer.text.contains("aria-label=\"April 2026\""))
    #expect(plain.text.contains("aria-label=\"April 2026\""))
  }

  @Test("The calendar is shown at both ends of its range")
  func ends() async throws {
    for day in ["0001-01-01", "9999-12-31"] {
      let answer = await visitor.get("/dates?open=hired&view=hired:\(day)")
      #expect(answer.code == 200)
      let days = try PageReader.page(answer).all { $0["name"] == "~on.hired" }
      #expect(days.contains { $0["value"] == day })
    }
  }

  @Test("A day that cannot be chosen is refused with a sentence, and the old value stays")
  func refused() async throws {
    let page = try FilledForm(await visitor.get("/dates?open=review"))
    for (day, part) in [
      ("2026-05-11", "05/10/2026"), ("2026-02-31", "February"), ("soon", "soon"),
    ] {
      let answer = await visitor.post(
        page.action, try page.pairs() + [("~on.review", day)])
      #expect(answer.code == 422)
      #expect(
        try PageReader.page(answer).byID("e-review")?.text.contains(part) == true, "\(answer.text)"
      )
      #expect(try await store.cell("review") == .text("2026-04-01 09:30:45"))
    }
  }

  @Test("After a refused day the calendar stays at the month it was turned to")
  func refusedWhereItWasTurned() async throws {
    let answer = await visitor.post(
      "/dates?open=review&view=review:2026-05-01",
      [("~on.review", "2026-05-11"), ("~original.review", "t:2026-04-01 09:30:45")])
    #expect(answer.code == 422)
    #expect(answer.text.contains("aria-label=\"May 2026\""))
  }

  @Test("An invalid month or year leaves the calendar where it is")
  func noSuchPage() async throws {
    let numbers = ["99", "0", "-1", "\(Int.min)", "\(Int.max)", "\(Int.max)9", "x", ""]
    let turns = numbers.flatMap { ["~viewMonth.review=\($0)", "~viewYear.review=\($0)"] }
    for turn in turns {
      let answer = await visitor.get("/dates?open=review&view=review:2026-03-01&\(turn)")
      #expect(answer.text.contains("aria-label=\"March 2026\""))
    }
  }

  @Test("A day tapped in an empty date is stored with the time shown")
  func timeShown() async throws {
    let seen = try #require(try FilledForm(await visitor.get("/dates")).value("~original.review"))
    let answer = await visitor.post(
      "/dates?open=review", [("~clear.review", "1"), ("~original.review", seen)], Visitor.script)
    #expect(answer.code == 200)
    let day = await visitor.post(
      "/dates?open=review",
      [
        ("~on.review", "2026-04-16"), ("~base.review", "2026-04-01T08:15"),
        ("~original.review", "n"),
      ],
      Visitor.script)
    #expect(day.code == 200)
    #expect(try await store.cell("review") == .text("2026-04-16 08:15:00"))
  }

  @Test("A day over somebody else's change is a conflict")
  func conflict() async throws {
    let page = await visitor.get("/dates?open=review")
    _ = try await store.change(
      Change(
        table: "people", key: RecordKey([.integer(1)]),
        cells: [
          .init(
            column: "review", original: Token(.text("2026-04-01 09:30:45")),
            new: .text("2026-04-02 10:00:00"))
        ]))
    let answer = try await visitor.send(page, pressing: "~on.review", "2026-04-20")
    #expect(answer.code == 409)
    #expect(try await store.cell("review") == .text("2026-04-02 10:00:00"))
  }

  @Test("With script, one request turns the calendar, redraws its drawer and stores nothing")
  func turnedByScript() async throws {
    let page = try PageReader.page(await visitor.get("/dates?open=review"))
    let from = page.byID("f")?["data-from"] ?? ""
    let answer = await visitor.batch("/dates?open=review&~view.review=2026-03-01&from=\(from)")
    let batch = try WireBatch(answer.body)
    #expect(batch.at.contains("view=review%3A2026-03-01"))
    #expect(batch.reset == nil)
    guard case .replace("d-review", let html)? = batch.ops.last, batch.ops.count == 2 else {
      Issue.record("\(batch.ops)")
      return
    }
    #expect(html.contains("aria-label=\"March 2026\""))
  }
}
