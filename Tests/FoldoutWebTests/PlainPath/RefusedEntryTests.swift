import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Refused entries: they are shown again, and nothing of them is stored.
@Suite struct RefusedEntryTests {
  private let store = Company.store()
  private var visitor: Visitor { Visitor(store) }

  private func messages(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all { $0["class"] == "error" }.map(\.text)
  }

  @Test("An impossible day that was picked stays picked until it is corrected")
  func anImpossibleDayThatWasPickedStaysPicked() async throws {
    let answer = try await visitor.send("/t/people/1?open=hired") { form in
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
    let answer = try await visitor.send("/t/people/1?open=hired") { form in
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
    let refused = try await visitor.send("/t/people/1?open=hired") {
      try $0.type("abc", into: "hired")
    }
    #expect(refused.code == 422)
    let both = try await visitor.send(refused) { form in
      try form.type("2002-08-20", into: "hired")
      try form.pick("9", of: "~month.hired")
    }
    #expect(both.code == 422)
    #expect(
      try messages(both).first?.hasPrefix("You typed “08/20/2002” and picked “09/14/2002”.")
        == true)
    #expect(try await store.cell("hired") == .text("2002-08-14"))
    let picked = try await visitor.send(refused) { try $0.pick("9", of: "~month.hired") }
    #expect(picked.code == 303)
    #expect(try await store.cell("hired") == .text("2002-09-14"))
  }

  @Test(
    "Each malformed value is refused with one message beside its entry",
    arguments: [
      ("hired", "2002-13-01", "?open=hired"), ("hired", "abc", "?open=hired"),
      ("hired", "2017-02-31", "?open=hired"), ("hired", "", "?open=hired"), ("name", "", ""),
      ("leave", "", ""), ("leave", "12 days", ""), ("leave", "1.5", ""), ("rate", "a", ""),
      ("hired", "08/14/02", "?open=hired"),
    ])
  func eachIsRefused(field: String, text: String, query: String) async throws {
    let before = try await store.record(RecordKey([.text("1")]), in: "people")
    let answer = try await visitor.send("/t/people/1\(query)") { try $0.type(text, into: field) }
    #expect(answer.code == 422)
    #expect(try messages(answer).count == 1)
    let page = try PageReader.page(answer)
    #expect(page.byID("i-\(field)")?["value"] == text)
    #expect(page.all { $0["aria-describedby"] == "e-\(field)" }.isEmpty == false)
    #expect(page.all { $0["href"] == "#r-\(field)" }.count == 1)
    #expect(try await store.record(RecordKey([.text("1")]), in: "people") == before)
  }

  /// The other values are a switch and a cleared date.
  @Test("Values refused only because of another field stay entered")
  func theOthersKeepWhatWasEntered() async throws {
    let answer = try await visitor.send("/t/people/1?open=review", pressing: "~clear.review") {
      try $0.turn("remote", on: false)
      try $0.type("x", into: "leave")
    }
    #expect(answer.code == 422)
    var form = try FilledForm(answer)
    #expect(!form.isOn("remote"))
    #expect(form.value("review") == "")
    try form.type("24", into: "leave")
    #expect(await visitor.post(form.action, try form.pairs()).code == 303)
    #expect(try await store.cell("remote") == .integer(0))
    #expect(try await store.cell("review") == .null)
  }

  @Test("A constraint that refuses a value is shown under its field")
  func theStoresRefusalStandsUnderItsField() async throws {
    let refusing = Visitor(
      HookedStore(store) { _ in
        .failure(.refused(rule: .check("leave < 40"), column: "leave", table: "people"))
      })
    let answer = try await refusing.send("/t/people/1") { form in
      try form.type("Ida", into: "name")
      try form.type("50", into: "leave")
    }
    #expect(answer.code == 422)
    let page = try PageReader.page(answer)
    #expect(page.byID("e-leave")?.text.contains("“leave < 40”") == true)
    #expect(page.byID("i-leave")?["value"] == "50")
    #expect(page.byID("i-name")?["value"] == "Ida")
  }

  @Test("A read-only table refuses changes and offers no fields")
  func whatIsOpenForReadingOnlyIsNotWritten() async throws {
    let form = try FilledForm(await visitor.get("/t/people/1"))
    let readOnly = Visitor(Company.store(isWritable: false))
    var pairs = try form.pairs()
    pairs.append(("name", "Ida"))
    let answer = await readOnly.post(form.action, pairs)
    #expect(answer.code == 403)
    #expect(answer.text.contains("“People” is read-only; nothing was changed."))
    let shown = try FilledForm(await readOnly.get("/t/people/1?open=hired")).pairs()
    #expect(shown.map(\.0) == ["from"])
  }
}
