import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Dates in the calendar's styles, as pages without script send them and as the script requests
/// them.
@Suite("A calendar on the wire") struct CalendarTests {
  private let stored = StoredValue.text("2026-04-01 09:30:45")
  private let site = Self.site(.calendar)
  private var visitor: Visitor { site.visitor }

  private static func site(_ style: DateStyle) -> DateSite {
    DateSite { _ in
      Form("Dates") {
        Section("") {
          DateField("Hired", \.hired, style: .calendar).id("hired")
          DateField("Review", \.review, style: style).id("review")
            .limits(to: LocalDate(year: 2026, month: 5, day: 10))
        }
      }
    }
  }

  private static func openSite(isRefusing: Bool = false) -> DateSite {
    DateSite { _ in
      Form("Dates") {
        Section("") {
          DateField("Hired", \.hired).id("hired")
            .rule(when: .onSubmit) { _, _ in isRefusing ? "Not yet." : nil }
          DateField("Review", \.review, style: .openCalendar).id("review")
        }
      }
    }
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

  @Test("An open calendar's row has the days and no drawer, and its styles are linked")
  func openRow() async throws {
    let answer = await Self.openSite().visitor.get("/dates")
    let page = try PageReader.page(answer)
    let row = try #require(page.byID("r-review"))
    #expect(row["data-h"] == "0" && row.all("table").count == 1)
    #expect(row.all("button").allSatisfy { $0["aria-expanded"] == nil })
    #expect(row.all("td").count == 42)
    #expect(page.byID("d-review") == nil)
    #expect(answer.text.contains("rel=\"stylesheet\" href=\"/_/calendar."))
  }

  @Test(
    "A chosen day is stored with the time beside it, and no other row is folded",
    arguments: [(DateStyle.calendar, "review"), (.openCalendar, "hired")])
  func aDayIsChosen(style: DateStyle, open: String) async throws {
    let site = Self.site(style)
    let address = "/dates?open=\(open)"
    let answer = try await site.visitor.send(address, pressing: "~on.review", "2026-04-16")
    #expect(answer.code == 303 && answer.location?.contains("open=\(open)") == true)
    #expect(try await site.review == .text("2026-04-16 09:30:45"))
    _ = try await site.visitor.send(address, pressing: "~on.review", "2026-04-17") {
      try $0.pick("15", of: "~minute.review")
    }
    #expect(try await site.review == .text("2026-04-17 09:15:45"))
  }

  @Test("The calendar returns to the month of its date when that is typed or chosen")
  func follows() async throws {
    let address = "/dates?open=review&view=review:2026-03-01"
    let typed = try await visitor.send(address) {
      try $0.type("2026-01-15 10:00", into: "review")
    }
    #expect(typed.code == 303 && typed.location?.contains("view=") == false)
    #expect(try await site.review == .text("2026-01-15 10:00:00"))
    let chosen = try await visitor.send(address, pressing: "~on.review", "2026-03-30")
    #expect(chosen.location?.contains("view=") == false)
    #expect(try await site.review == .text("2026-03-30 10:00:00"))
  }

  @Test("Turning the calendar's page changes no value")
  func anArrowTurnsThePageAndChangesNothing() async throws {
    let answer = try await visitor.send("/dates?open=review", pressing: "~view.review")
    #expect(answer.code == 303)
    let address = try #require(answer.location)
    #expect(address.contains("view=review%3A2026-03-01"))
    #expect(!address.contains("saved"))
    #expect(try await site.review == stored)
    let page = await visitor.get(address)
    #expect(page.text.contains("aria-label=\"March 2026\""))
    // The lists of both mini pickers also turn the page, and Save changes no value.
    let turned = try await visitor.send(page) {
      try $0.pick("12", of: "~viewMonth.review")
      try $0.pick("2024", of: "~viewYear.review")
    }
    #expect(turned.location?.contains("view=review%3A2024-12-01") == true)
    #expect(try await site.review == stored)
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

  @Test("An open calendar is turned by the address, also while another row opens")
  func turned() async throws {
    let visitor = Self.openSite().visitor
    let turned = try await visitor.send("/dates", pressing: "~view.review")
    let address = try #require(turned.location)
    #expect(address.contains("view=review%3A2026-03-01"))
    #expect(await visitor.get(address).text.contains("aria-label=\"March 2026\""))
    let opened = try await visitor.send(address, pressing: "open", "hired")
    let both = try #require(opened.location)
    #expect(both.contains("open=hired") && both.contains("view=review%3A2026-03-01"))
  }

  @Test("An arrow of an open calendar saves nothing and triggers no rules")
  func arrowIsNoSave() async throws {
    let visitor = Self.openSite(isRefusing: true).visitor
    #expect(try await visitor.send("/dates").code == 422)
    let turned = try await visitor.send("/dates", pressing: "~view.review")
    #expect(turned.code == 303)
    #expect(turned.location?.contains("view=review%3A2026-03-01") == true)
  }

  @Test(
    "A month that is none, or outside the calendar's range, is ignored",
    arguments: [
      "view=review:1000000000-01-01", "view=review:soon", "view=review", "view=:",
      "view=review:2026-02-31", "view=x:2026-01-01", "view=review:0000-01-01",
      "view=hired:2026-01-01",
    ]
      + ["99", "0", "-1", "\(Int.min)", "\(Int.max)9", "x", ""].flatMap {
        ["~viewMonth.review=\($0)", "~viewYear.review=\($0)"]
      })
  func ignored(view: String) async throws {
    let answer = await visitor.get("/dates?open=review&\(view)")
    #expect(answer.code == 200 || !view.hasPrefix("view"))
    #expect(answer.text.contains("aria-label=\"April 2026\""))
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

  @Test("A refused day is reported beside its entry, and the calendar stays where it was turned")
  func refused() async throws {
    for (style, drawn) in [(DateStyle.calendar, "d-review"), (.openCalendar, "r-review")] {
      let site = Self.site(style)
      for (day, part) in [("2026-05-11", "05/10/2026"), ("soon", "soon")] {
        let answer = await site.visitor.post(
          "/dates?open=review&view=review:2026-05-01",
          [("~on.review", day), ("~original.review", "t:2026-04-01 09:30:45")])
        #expect(answer.code == 422)
        #expect(answer.text.contains("aria-label=\"May 2026\""))
        let page = try PageReader.page(answer)
        #expect(page.byID("e-review")?.text.contains(part) == true, "\(answer.text)")
        let entry = page.byID(drawn)?.first { $0["class"] == "entry" }
        #expect(style == .calendar || entry?.byID("e-review") != nil)
        #expect(try await site.review == stored)
      }
    }
  }

  @Test("4.78 A day tapped in an empty date is stored with the time shown")
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
    #expect(try await site.review == .text("2026-04-16 08:15:00"))
  }

  @Test(
    "With script, one request turns the calendar, redraws it and stores nothing",
    arguments: [
      (DateStyle.calendar, "/dates?open=review&", "d-review"),
      (.openCalendar, "/dates?", "r-review"),
    ])
  func turnedByScript(style: DateStyle, address: String, drawn: String) async throws {
    let visitor = Self.site(style).visitor
    let page = try ModelPage(await visitor.get(address))
    let answer = await visitor.batch("\(address)~view.review=2026-03-01&from=\(page.fingerprint)")
    let batch = try WireBatch(answer.body)
    #expect(batch.at.contains("view=review%3A2026-03-01"))
    #expect(batch.reset == nil)
    guard case .replace(drawn, let html)? = batch.ops.last else {
      Issue.record("\(batch.ops)")
      return
    }
    #expect(html.contains("aria-label=\"March 2026\""))
  }

  private static func closedSite(_ style: DateStyle) -> DateSite {
    DateSite { _ in
      Form("Dates") {
        Section("") {
          DateField("Review", \.review, style: style).id("review")
            .closed(weekdays: [.sunday], days: [LocalDate(nearestTo: 2026, month: 4, day: 6)])
        }
      }
    }
  }

  @Test("Buttons of closed days post nothing and are announced as unavailable")
  func closedButtons() async throws {
    let visitor = Self.closedSite(.calendar).visitor
    let page = try PageReader.page(await visitor.get("/dates?open=review"))
    let closed = page.all { $0["aria-disabled"] == "true" }
    #expect(
      closed.map { $0["value"] ?? "" } == [
        "2026-03-29", "2026-04-05", "2026-04-06", "2026-04-12", "2026-04-19", "2026-04-26",
        "2026-05-03",
      ])
    #expect(closed.allSatisfy { $0["name"] == nil && $0["type"] == "button" })
  }

  @Test(
    "A closed day is refused with a sentence however it is entered, and the old day stays",
    arguments: [
      (DateStyle.calendar, "~on.review", "2026-04-06"), (.wheels, "~day.review", "6"),
      (.wheels, "review", "2026-04-06 10:00"), (.compact, "~pick.review", "2026-04-06T10:00"),
    ])
  func closedDays(style: DateStyle, name: String, value: String) async throws {
    let site = Self.closedSite(style)
    let page = try FilledForm(await site.visitor.get("/dates?open=review"))
    let answer = await site.visitor.post(
      page.action, try page.pairs().filter { $0.0 != name } + [(name, value)])
    #expect(answer.code == 422)
    let message = try PageReader.page(answer).byID("e-review")?.text
    #expect(
      message?.contains("Monday, April 6, 2026 can’t be chosen. Choose another day.") == true)
    #expect(try await site.review == stored)
  }

  /// A site that marks the day of hiring, and the first days of months for leaving.
  private let marking = DateSite { store in
    Form("Dates") {
      Section("") {
        DateField("Hired", \.hired, style: .calendar).id("hired").marking { days, _ in
          let day = try? await store.cell("hired").flatMap {
            StoredDate($0.string ?? "")?.value.date
          }
          return day.map { days.contains($0) ? [$0: "hired"] : [:] } ?? [:]
        }
        DateField("Left", \.left, style: .openCalendar).id("left").marking { days, _ in
          let firsts = (1...12).map { LocalDate(nearestTo: 2026, month: $0, day: 1) }
          return Dictionary(
            uniqueKeysWithValues: firsts.filter(days.contains).map { ($0, "pay day") })
        }
      }
    }
  }

  private func marked(_ batch: WireBatch, in id: String) -> [[String]] {
    batch.ops.compactMap { operation in
      guard case .replace(id, let html) = operation else { return nil }
      return html.matches(of: /value="(\d{4}-\d\d-\d\d)" class="(?:outside )?marked"/)
        .map { String($0.1) }
    }
  }

  @Test("A change moves the marked days that depend on it in the same answer")
  func marksAfterAChange() async throws {
    let page = try ModelPage(await marking.visitor.get("/dates?open=hired"))
    let answer = await marking.visitor.post(
      "/dates?open=hired",
      [
        ("~on.hired", "2002-08-20"), ("~original.hired", "t:2002-08-14"),
        ("from", page.fingerprint),
      ],
      Visitor.script)
    let batch = try WireBatch(answer.body)
    #expect(batch.reset == nil && marked(batch, in: "d-hired") == [["2002-08-20"]])
    #expect(try await marking.store.cell("hired") == .text("2002-08-20"))
  }

  @Test("An open calendar is turned to a month with its marks")
  func marksAfterATurn() async throws {
    let page = try ModelPage(await marking.visitor.get("/dates"))
    let answer = await marking.visitor.batch(
      "/dates?~view.left=2026-08-01&from=\(page.fingerprint)")
    let batch = try WireBatch(answer.body)
    #expect(batch.reset == nil && marked(batch, in: "r-left") == [["2026-08-01", "2026-09-01"]])
    // The next request finds the page in the state that the batch named.
    let next = await marking.visitor.batch("\(batch.at)&from=\(batch.to)")
    #expect(try WireBatch(next.body).reset == nil)
  }
}
