import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Changing records without script: the page's form is filled in and sent.
@Suite struct EachKindTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  @Test(
    "Saving an unchanged page writes nothing",
    arguments: ["", "?open=hired", "?open=left", "?open=review"])
  func nothingChangedWritesNothing(query: String) async throws {
    let untouchable = HookedStore(store) { change in
      Issue.record("\(change) was to be written")
      return nil
    }
    for language in ["en", "de-DE", "ar-EG"] {
      let visitor = Visitor(untouchable, language: language)
      let answer = try await visitor.send("/t/people/1\(query)")
      #expect(answer.code == 303)
      #expect(answer.location?.hasPrefix("/t/people/1\(query)") == true)
    }
  }

  @Test("Each kind of field is changed without script")
  func eachKindIsChanged() async throws {
    let answer = try await visitor.send("/t/people/1") { form in
      try form.type("Ada <Berg>", into: "name")
      try form.type("", into: "note")
      try form.type("26", into: "leave")
      try form.type("40.25", into: "rate")
      try form.turn("remote", on: false)
    }
    #expect(answer.code == 303)
    #expect(try await store.cell("name") == .text("Ada <Berg>"))
    #expect(try await store.cell("note") == .null)
    #expect(try await store.cell("leave") == .integer(26))
    #expect(try await store.cell("rate") == .real(40.25))
    #expect(try await store.cell("remote") == .integer(0))
  }

  @Test("Dates are typed, and picked by their parts, without script")
  func datesAreTypedAndPicked() async throws {
    _ = try await visitor.send("/t/people/1?open=hired") {
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
    let refused = try await visitor.send("/t/people/1?open=hired") {
      try $0.type("02/31/2017", into: "hired")
    }
    #expect(refused.code == 422)
    let picked = try await visitor.send(refused) { try $0.pick("3", of: "~month.hired") }
    #expect(picked.code == 303)
    #expect(try await store.cell("hired") == .text("2002-03-14"))
    // Sending the refused text again is refused again, not dropped silently.
    #expect(try await visitor.send(refused).code == 422)
  }

  @Test("A tap elsewhere saves first")
  func aTapElsewhereSavesFirst() async throws {
    let answer = try await visitor.send("/t/people/1?open=hired", pressing: "open", "left") {
      try $0.type("08/15/2002", into: "hired")
    }
    #expect(answer.code == 303)
    #expect(
      answer.location
        == "/t/people/1?open=left&undo=hired&was=t%3A2002-08-14&now=t%3A2002-08-15#r-left")
    #expect(try await store.cell("hired") == .text("2002-08-15"))
    let folded = try await visitor.send("/t/people/1?open=left", pressing: "open", "left")
    #expect(folded.location == "/t/people/1#r-left")
  }

  @Test("Today, Now and Clear store a value, and Clear is refused where one is required")
  func todayNowAndClear() async throws {
    _ = try await visitor.send("/t/people/1?open=left", pressing: "~now.left")
    #expect(try await store.cell("left") == .text("2026-03-09"))
    _ = try await visitor.send("/t/people/1?open=review", pressing: "~now.review")
    #expect(try await store.cell("review") == .text("2026-03-09 12:00:00"))
    _ = try await visitor.send("/t/people/1?open=left", pressing: "~clear.left")
    #expect(try await store.cell("left") == .null)
    await #expect(throws: FilledForm.MissingError.self) {
      try await visitor.send("/t/people/1?open=hired", pressing: "~clear.hired")
    }
    let forged = await visitor.post(
      "/t/people/1", [("~original.hired", "t:2002-08-14"), ("~clear.hired", "1")])
    #expect(forged.code == 422)
  }

  /// A page may have been open since yesterday.
  @Test("Now means the time of pressing, not of loading the page")
  func nowIsNotWhenThePageWasMade() async throws {
    let page = await visitor.get("/t/people/1?open=left")
    #expect(!page.text.contains("value=\"2026-03-09\">Today"))
    _ = try await visitor.send(page, pressing: "~now.left")
    #expect(try await store.cell("left") == .text("2026-03-09"))
  }

  /// In this test the button is pressed at 23:30 on 8 March in Berlin.
  @Test("Now in a delayed request means the time when the button was pressed")
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

  @Test("Many fields of a record with 200 are changed at once")
  func manyFields() async throws {
    let columns = (0..<200).map { index in
      (ColumnSchema(name: "field \(index)", declaredType: "TEXT"), StoredValue.text("v\(index)"))
    }
    let store = Company.store(of: columns)
    let answer = try await Visitor(store).send("/t/t/1") { form in
      for index in stride(from: 0, to: 200, by: 3) { try form.type("x", into: "field \(index)") }
    }
    #expect(answer.code == 303)
    for index in 0..<200 {
      let wanted = index % 3 == 0 ? "x" : "v\(index)"
      #expect(try await store.cell("field \(index)", in: "t") == .text(wanted))
    }
  }
}
