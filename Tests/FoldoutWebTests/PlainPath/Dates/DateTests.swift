import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Dates that are typed, picked by their parts, and set by buttons, without script.
@Suite struct DateTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }
  private let hired = "/t/people/1?open=hired"

  private func messages(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all { $0["class"] == "error" }.map(\.text)
  }

  @Test("Dates are typed, and picked by their parts, without script")
  func datesAreTypedAndPicked() async throws {
    _ = try await visitor.send(hired) {
      try $0.type("2020-02-29", into: "hired")
    }
    #expect(try await store.cell("hired") == .text("2020-02-29"))
    _ = try await visitor.send("/t/people/1?open=left&style=left:wheels") { form in
      try form.pick("12", of: "~month.left")
      try form.pick("31", of: "~day.left")
    }
    #expect(try await store.cell("left") == .text("2026-12-31"))
    _ = try await visitor.send("/t/people/1?open=review") { form in
      try form.pick("1", of: "~dayPeriod.review")
    }
    #expect(try await store.cell("review") == .text("2026-04-01 21:30:00"))
    // Typing only a day keeps the time.
    _ = try await visitor.send("/t/people/1?open=review") {
      try $0.type("2027-05-06", into: "review")
    }
    #expect(try await store.cell("review") == .text("2027-05-06 21:30:00"))
  }

  @Test("A refused text is replaced by the date that is picked next")
  func whatWasRefusedGivesWayToWhatIsPicked() async throws {
    let refused = try await visitor.send(hired) {
      try $0.type("02/31/2017", into: "hired")
    }
    #expect(refused.code == 422)
    let picked = try await visitor.send(refused) { try $0.pick("3", of: "~month.hired") }
    #expect(picked.code == 303)
    #expect(try await store.cell("hired") == .text("2002-03-14"))
    // Sending the refused text again is refused again, not dropped silently.
    #expect(try await visitor.send(refused).code == 422)
  }

  @Test("An impossible day that was picked stays picked until it is corrected")
  func anImpossibleDayThatWasPickedStaysPicked() async throws {
    let answer = try await visitor.send(hired) { form in
      try form.pick("2", of: "~month.hired")
      try form.pick("31", of: "~day.hired")
      try form.type("Ida", into: "name")
    }
    #expect(answer.code == 422)
    #expect(try messages(answer) == ["There is no day 31: February 2002 has 28 days."])
    var form = try FilledForm(answer)
    #expect(form.value("~month.hired") == "2")
    #expect(form.value("~day.hired") == "31")
    #expect(form.value("name") == "Ida")
    #expect(try await store.cell("name") == .text("Ada Brandt"))
    try form.pick("28", of: "~day.hired")
    let corrected = await visitor.post(form.action, try form.pairs())
    #expect(corrected.code == 303)
    #expect(try await store.cell("hired") == .text("2002-02-28"))
    #expect(try await store.cell("name") == .text("Ida"))
  }

  @Test("A date both typed and picked is refused and can be decided")
  func typedAndPickedAreBothRefused() async throws {
    let answer = try await visitor.send(hired) { form in
      try form.pick("9", of: "~month.hired")
      try form.type("2002-08-20", into: "hired")
    }
    #expect(answer.code == 422)
    #expect(
      try messages(answer).first?.hasPrefix(
        "You typed “08/20/2002” and picked “09/14/2002”. Choose one of them.") == true)
    let form = try FilledForm(answer)
    #expect(form.value("hired") == "2002-08-20")
    #expect(form.value("~month.hired") == "9")
    #expect(try await store.cell("hired") == .text("2002-08-14"))
    // Sending both again decides nothing.
    #expect(try await visitor.send(answer).code == 422)
    #expect(try await store.cell("hired") == .text("2002-08-14"))
    let picked = try await visitor.send(answer, pressing: "~set.hired", "09/14/2002")
    #expect(picked.code == 303)
    #expect(try await store.cell("hired") == .text("2002-09-14"))
  }

  /// A pick replaces a refused text, but not a text typed after the refusal.
  @Test("A date typed after a refusal conflicts with one that is picked")
  func aTextTypedAnewGivesWayToNoPick() async throws {
    let refused = try await visitor.send(hired) { try $0.type("abc", into: "hired") }
    #expect(refused.code == 422)
    let both = try await visitor.send(refused) { form in
      try form.type("2002-08-20", into: "hired")
      try form.pick("9", of: "~month.hired")
    }
    #expect(both.code == 422)
    let sentence = "You typed “08/20/2002” and picked “09/14/2002”."
    #expect(try messages(both).first?.hasPrefix(sentence) == true)
    #expect(try await store.cell("hired") == .text("2002-08-14"))
  }

  @Test("Today, Now and Clear store a value, and Clear is refused where one is required")
  func todayNowAndClear() async throws {
    // A page may have been open since yesterday, so the button does not name the day.
    let page = await visitor.get("/t/people/1?open=left")
    #expect(!page.text.contains("value=\"2026-03-09\">Today"))
    _ = try await visitor.send(page, pressing: "~now.left")
    #expect(try await store.cell("left") == .text("2026-03-09"))
    _ = try await visitor.send("/t/people/1?open=review", pressing: "~now.review")
    #expect(try await store.cell("review") == .text("2026-03-09 12:00:00"))
    _ = try await visitor.send("/t/people/1?open=left", pressing: "~clear.left")
    #expect(try await store.cell("left") == .null)
    await #expect(throws: FilledForm.MissingError.self) {
      try await visitor.send(hired, pressing: "~clear.hired")
    }
    let forged = await visitor.post(
      "/t/people/1", [("~original.hired", "t:2002-08-14"), ("~clear.hired", "1")])
    #expect(forged.code == 422)
  }

  /// In this test the button is pressed at 23:30 on 8 March in Berlin.
  @Test("Now in a delayed request means the time when the button was pressed", .promise(10))
  func nowIsWhenTheButtonWasPressed() async throws {
    let pressed = "1773009000000"
    for (field, stored) in [("left", "2026-03-08"), ("review", "2026-03-08 23:30:00")] {
      var pairs = try FilledForm(await visitor.get("/t/people/1?open=\(field)")).pairs()
      pairs.append(("~now.\(field)", pressed))
      #expect(await visitor.post("/t/people/1", pairs).code == 303)
      #expect(try await store.cell(field) == .text(stored))
    }
    for text in ["", "x", "1.5", "99999999999999999999"] {
      var pairs = try FilledForm(await visitor.get("/t/people/1?open=left")).pairs()
      pairs.append(("~now.left", text))
      #expect(await visitor.post("/t/people/1", pairs).code == 422, "\(text)")
    }
    #expect(try await store.cell("left") == .text("2026-03-08"))
  }

  /// Without a value, the wheels propose a day, and a button of theirs stores it.
  @Test("The day that wheels propose is stored by its button")
  func aProposedDayIsTaken() async throws {
    let page = try PageReader.page(await visitor.get("/t/people/1?open=left&style=left:wheels"))
    let button = try #require(page.all("button").first { $0["name"] == "~set.left" })
    let day = try #require(button["value"])
    let answer = await visitor.post(
      "/t/people/1?open=left&style=left:wheels", [("~set.left", day), ("~original.left", "n")],
      Visitor.script)
    #expect(answer.code == 200 && !answer.text.contains("pale"))
    #expect(try await store.cell("left") == .text(day))
  }

  private struct Course: Sendable {
    var starts = LocalDate(year: 2026, month: 3, day: 1)
    var ends = LocalDate(year: 2026, month: 3, day: 5)
    var closes = LocalDate(year: 2026, month: 3, day: 10)
  }

  /// Dates that limit each other: two are sent at once, and checked together against the third.
  private static let course = Form<Course>("Course") {
    Section("") {
      DateField("Starts", \.starts).notAfter("ends")
      DateField("Ends", \.ends).notBefore("starts").notAfter("closes")
      DateField("Closes", \.closes).notBefore("ends")
    }
  }

  @Test(
    "Two dates valid only together are stored together, and refused if they pass the stored third",
    arguments: [
      ("2026-03-06", "2026-03-08", "2026-03-10", true),
      ("2026-03-10", "2026-03-10", "2026-03-10", true),
      ("2026-03-08", "2026-03-11", "2026-03-10", false),
      ("2026-03-09", "2026-03-07", "2026-03-10", false),
      // Somebody changed the third date after the page was loaded.
      ("2026-03-06", "2026-03-08", "2026-03-07", false),
    ])
  func together(starts: String, ends: String, closes: String, isStored: Bool) async throws {
    let site = FormSite("course", Self.course, Course())
    _ = try await site.visitor.send("\(site.path)?open=closes") {
      try $0.type(closes, into: "closes")
    }
    let before = try await site.record
    let answer = await site.visitor.post(
      site.path,
      [
        ("starts", starts), ("~original.starts", "t:2026-03-01"), ("ends", ends),
        ("~original.ends", "t:2026-03-05"),
      ])
    #expect(answer.code == (isStored ? 303 : 422))
    let after = try await site.record
    #expect(after?["starts"] == (isStored ? .text(starts) : before?["starts"]))
    #expect(after?["ends"] == (isStored ? .text(ends) : before?["ends"]))
    #expect(after?["closes"] == .text(closes))
  }
}
