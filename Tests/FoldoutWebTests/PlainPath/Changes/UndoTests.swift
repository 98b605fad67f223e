import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Undo and redo of the page's last changes, unless somebody changed the field since.
@Suite struct UndoTests {
  let store = Company.store()
  var visitor: Visitor { Visitor(store) }

  /// Changes a record, and returns the page that follows.
  private func change(
    _ page: String = "/t/people/1", _ filled: (inout FilledForm) throws -> Void
  ) async throws -> SiteResponse {
    await visitor.get(try await location(after: page, filled))
  }

  /// Changes a record, and returns the address that follows.
  func location(
    after page: String, _ filled: (inout FilledForm) throws -> Void
  ) async throws -> String {
    let answer = try await visitor.send(page, filled: filled)
    #expect(answer.code == 303)
    return try #require(answer.location)
  }

  private func changedTwoFields() async throws -> SiteResponse {
    try await change { form in
      try form.type("Ada B.", into: "name")
      try form.type("3", into: "leave")
    }
  }

  @Test("A change can be undone, redone and undone again")
  func aChangeIsTakenBackAndDoneAgain() async throws {
    var page = try await change { try $0.type("Ada B.", into: "name") }
    #expect(page.text.contains("<p class=\"note\">Saved</p>"))
    for (action, value) in [("undo", "Ada Brandt"), ("redo", "Ada B."), ("undo", "Ada Brandt")] {
      let back = try await visitor.send(page, pressing: "~\(action).name")
      #expect(back.code == 303)
      #expect(try await store.cell("name") == .text(value))
      page = await visitor.get(back.location ?? "")
    }
  }

  @Test("Undo restores every class of value exactly")
  func everyClassOfValueComesBackAsItWas() async throws {
    let before = try await store.record(RecordKey([.integer(1)]), in: "people")
    for (name, text) in [
      ("note", ""), ("hired", "2003-01-02"), ("left", "2026-02-28"), ("leave", "3"),
      ("rate", "1.25"), ("review", "2026-04-01 09:30:01"),
    ] {
      let open = ["hired", "left", "review"].contains(name) ? "?open=\(name)" : ""
      let answer = try await visitor.send("/t/people/1\(open)") { try $0.type(text, into: name) }
      let page = await visitor.get(answer.location ?? "")
      let back = try await visitor.send(page, pressing: "~undo.\(name)")
      #expect(back.code == 303, "\(name)")
      let after = try await store.record(RecordKey([.integer(1)]), in: "people")
      #expect(after == before, "\(name)")
    }
    let off = try await change { try $0.turn("remote", on: false) }
    _ = try await visitor.send(off, pressing: "~undo.remote")
    #expect(try await store.cell("remote") == .integer(1))
  }

  @Test("Several changes made at once are undone together")
  func severalAtOnceAreTakenBackTogether() async throws {
    let page = try await changedTwoFields()
    #expect(page.text.contains("id=\"u-name\"") && page.text.contains("id=\"u-leave\""))
    let back = try await visitor.send(page, pressing: "~undo")
    #expect(back.code == 303)
    #expect(try await store.cell("name") == .text("Ada Brandt"))
    #expect(try await store.cell("leave") == .integer(25))
  }

  /// A page that is sent whole contains its entries. Undo would replace a text that is not stored
  /// yet.
  @Test(
    "Text typed into the field is kept, and no Undo overwrites it", .promise(3),
    arguments: ["~undo.name", "~undo"])
  func unsaved(_ button: String) async throws {
    let page = try await changedTwoFields()
    let refused = try await visitor.send(page, pressing: button) { form in
      try form.type("Typed over", into: "name")
    }
    #expect(refused.code == 422)
    #expect(try FilledForm(refused).value("name") == "Typed over")
    #expect(
      refused.text.contains(
        "has an entry that isn’t saved yet; nothing was undone. Save it, or enter “Ada B.” again"
      ))
    #expect(try await store.cell("name") == .text("Ada B."))
    #expect(try await store.cell("leave") == .integer(3))
    // Try both ways that the sentence names.
    let again = try await visitor.send(refused, pressing: "~undo.name") {
      try $0.type("Ada B.", into: "name")
    }
    #expect(again.code == 303)
    #expect(try await store.cell("name") == .text("Ada Brandt"))
    let saved = try await visitor.send("/t/people/1") { try $0.type("Typed over", into: "name") }
    let undone = try await visitor.send(
      await visitor.get(saved.location ?? ""), pressing: "~undo.name")
    #expect(undone.code == 303)
    #expect(try await store.cell("name") == .text("Ada Brandt"))
  }

  /// A change in an address belongs to one record. At another record's address it offers no Undo,
  /// and a forged press changes nothing.
  @Test("An Undo in the address of another record offers and changes nothing")
  func aMarkOfAnotherRecordIsNone() async throws {
    let changed = try await visitor.send("/t/people/1") { try $0.type("Ada B.", into: "name") }
    let own = try #require(changed.location)
    #expect(await visitor.get(own).text.contains("id=\"u-name\""))
    let other = own.replacing("/t/people/1", with: "/t/people/2")
    #expect(own != other)
    let page = await visitor.get(other)
    #expect(page.code == 200)
    #expect(!page.text.contains("id=\"u-name\""))
    let before = try await store.record(RecordKey([.integer(2)]), in: "people")
    let pressed = await visitor.post(
      other, [("~undo.name", "t:Ada Brandt"), ("~theirs.name", "t:Ada B.")])
    #expect(pressed.code == 409)
    #expect(try await store.record(RecordKey([.integer(2)]), in: "people") == before)
    #expect(try await store.cell("name") == .text("Ada B."))
  }

  /// The script sends the button's value and each field's token, and the batch shows all fields
  /// again.
  @Test("With script, several changes made at once are undone together")
  func severalAtOnceAreTakenBackByTheScript() async throws {
    let page = try await changedTwoFields()
    let form = try FilledForm(page)
    let pairs = try form.pairs(pressing: "~undo").filter { name, _ in
      name == "~undo" || name.hasPrefix("~theirs.")
    }
    #expect(pairs.map(\.0).sorted() == ["~theirs.leave", "~theirs.name", "~undo"])
    let shown = try ModelPage(page).fingerprint
    let answer = await visitor.post(form.action, pairs + [("from", shown)], Visitor.script)
    #expect(answer.code == 200)
    let replaced = try WireBatch(answer.body).ops.compactMap { operation -> String? in
      if case .replace(let id, _) = operation { id } else { nil }
    }
    #expect(Set(["undo", "r-name", "r-leave"]).isSubset(of: replaced))
    #expect(answer.text.contains("~redo.name") && answer.text.contains("~redo.leave"))
    #expect(try await store.cell("name") == .text("Ada Brandt"))
    #expect(try await store.cell("leave") == .integer(25))
    // Sent again, it is a conflict, and nothing is stored.
    let again = await visitor.post(form.action, pairs, Visitor.script)
    #expect(again.code == 200 || again.code == 409)
    #expect(try await store.cell("leave") == .integer(25))
  }

  /// Another field may have changed since, so that the earlier value breaks a rule.
  @Test("Undo is checked against the rules")
  func theRulesAreAsked() async throws {
    let (visitor, store) = EveryField.visitor(Everything(agreed: true))
    func enter(_ text: String, into field: String) async throws -> SiteResponse {
      let answer = try await visitor.send("/t/everything/1?open=\(field)") {
        try $0.type(text, into: field)
      }
      #expect(answer.code == 303)
      return await visitor.get(answer.location ?? "")
    }
    _ = try await enter("2016-03-17", into: "starts")
    let page = try await enter("2001-01-01", into: "starts")
    _ = try await enter("2003-01-01", into: "ends")
    let back = try await visitor.send(page, pressing: "~undo.starts")
    #expect(back.code == 422)
    #expect(try PageReader.page(back).byID("e-starts")?.text.contains("01/01/2003") == true)
    #expect(try await store.cell("starts", in: "everything") == .text("2001-01-01"))
    // Hand-made requests are checked as well.
    let before = try await store.record(RecordKey([.integer(1)]), in: "everything")
    for (field, value, theirs) in [
      ("name", "n", "t:Ada%20Brandt"), ("code", "t:abcde", "t:ab"),
      ("starts", "b:%00", "t:2001-01-01"), ("name", "t:a%00", "t:Ada%20Brandt"),
    ] {
      let answer = await visitor.post(
        "/t/everything/1", [("~undo.\(field)", value), ("~theirs.\(field)", theirs)])
      #expect(answer.code == 422, "\(field)")
    }
    #expect(try await store.record(RecordKey([.integer(1)]), in: "everything") == before)
  }

  @Test("Undo restores a value of a wrong kind only in the field where it was stored")
  func whatIsOfAnotherKindComesBackWhereItWas() async throws {
    func store(_ leave: StoredValue) -> MemoryStore {
      Company.store(of: [
        (ColumnSchema(name: "leave", declaredType: "INTEGER"), leave),
        (ColumnSchema(name: "born", declaredType: "DATE"), .text("2001-01-01")),
        (ColumnSchema(name: "photo", declaredType: "BLOB"), .null),
      ])
    }
    let found = store(.text("many"))
    let visitor = Visitor(found)
    let answer = try await visitor.send("/t/t/1") { try $0.type("5", into: "leave") }
    #expect(try await found.cell("leave", in: "t") == .integer(5))
    let page = await visitor.get(answer.location ?? "")
    let back = try await visitor.send(page, pressing: "~undo.leave")
    #expect(back.code == 303)
    #expect(try await found.cell("leave", in: "t") == .text("many"))
    let button = try PageReader.page(page).byID("u-leave")?.all("button").first
    let marked = try #require(button?["value"])
    #expect(marked.hasPrefix("m:") && marked.hasSuffix(":t:many"))

    let other = store(.integer(5))
    for (field, value, theirs) in [
      ("leave", "t:many", "i:5"), ("leave", "m:0:t:many", "i:5"), ("leave", "m:", "i:5"),
      ("leave", String(marked.dropLast(4)) + "all", "i:5"), ("leave", "r:0", "i:5"),
      ("born", marked, "t:2001-01-01"), ("born", "b:%00%01", "t:2001-01-01"),
      ("photo", "t:a.png", "n"), ("photo", "b:%00", "n"),
    ] {
      let crafted = await Visitor(other).post(
        "/t/t/1", [("~undo.\(field)", value), ("~theirs.\(field)", theirs)])
      #expect(crafted.code == 422, "\(value)")
      let line = try PageReader.page(crafted).byID("e-\(field)")
      #expect(line?.text.contains("is no longer known") == true, "\(value)")
      let query =
        "undo=\(field)&was=\(PercentCoding.encode(value))&now=\(PercentCoding.encode(theirs))"
      let reached = try PageReader.page(await Visitor(other).get("/t/t/1?\(query)"))
      #expect(reached.byID("undo")?.children.isEmpty == true, "\(value)")
    }
    #expect(try await other.cell("leave", in: "t") == .integer(5))
    #expect(try await other.cell("born", in: "t") == .text("2001-01-01"))
    #expect(try await other.cell("photo", in: "t") == .null)
  }

  @Test("Undo restores an empty required text only in the field where it was stored")
  func anEmptyTextComesBackWhereItWas() async throws {
    func store(_ name: StoredValue) -> MemoryStore {
      Company.store(of: [(ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true), name)])
    }
    let found = store(.text(""))
    let visitor = Visitor(found)
    let answer = try await visitor.send("/t/t/1") { try $0.type("Ida", into: "name") }
    let page = await visitor.get(answer.location ?? "")
    let marked = try #require(
      try PageReader.page(page).byID("u-name")?.all("button").first?["value"])
    #expect(try await visitor.send(page, pressing: "~undo.name").code == 303)
    #expect(try await found.cell("name", in: "t") == .text(""))
    #expect(try await visitor.send("/t/t/1") { try $0.type("Bo", into: "name") }.code == 303)
    #expect(try await visitor.send("/t/t/1") { try $0.type("", into: "name") }.code == 422)
    #expect(try await found.cell("name", in: "t") == .text("Bo"))

    let other = store(.text("Ida"))
    for value in ["t:", "t:%20", String(marked.dropLast(2)) + "n", "m:0:t:"] {
      let crafted = await Visitor(other).post(
        "/t/t/1", [("~undo.name", value), ("~theirs.name", "t:Ida")])
      #expect(crafted.code == 422, "\(value)")
    }
    #expect(try await other.cell("name", in: "t") == .text("Ida"))
  }

  @Test("An address offers no Undo that the rules would refuse")
  func noAddressOffersWhatIsRefused() async throws {
    let (visitor, store) = EveryField.visitor()
    let before = try await store.record(RecordKey([.integer(1)]), in: "everything")
    for (query, isOffered) in [
      ("undo=code&was=t%3Aabcde&now=t%3Aab", false), ("undo=code&was=t%3Aabc&now=t%3Aab", true),
      ("undo=name&was=n&now=t%3AAda%2520Brandt", false),
      ("undo=code&was=t%3Aabc&now=t%3Aabc", false), ("undo=code&was=abc&now=t%3Aab", false),
      // These name no change, or one between equal values.
      ("undo=code", false), ("redo=code", false), ("undo=code&was=t%3Aabc", false),
      ("undo=code&was=t%3Aab&now=t%3Aab", false), ("redo=code&was=t%3Aab&now=t%3Aab", false),
      ("undo=send", false), ("undo=send&now=n", false), ("undo=nothing&now=n", false),
    ] {
      let page = try PageReader.page(await visitor.get("/t/everything/1?\(query)"))
      #expect(page.byID("undo")?.children.isEmpty == !isOffered, "\(query)")
    }
    #expect(try await store.record(RecordKey([.integer(1)]), in: "everything") == before)
  }

  @Test("Undo does not overwrite somebody else's later change", .promise(4))
  func nobodysLaterChangeIsLost() async throws {
    let page = try await change { try $0.type("Ada B.", into: "name") }
    _ = try await visitor.send("/t/people/1") { try $0.type("Ada C.", into: "name") }
    let back = try await visitor.send(page, pressing: "~undo.name")
    #expect(back.code == 409)
    #expect(try await store.cell("name") == .text("Ada C."))
    let element = try PageReader.page(back)
    #expect(element.byID("e-name")?.text.contains("Ada C.") == true)
    #expect(element.byID("undo")?.children.isEmpty == true)
    // A reloaded page does not offer an Undo that is no longer possible.
    let reloaded = try PageReader.page(await visitor.get("/t/people/1?undo=name&was=n&now=n"))
    #expect(reloaded.byID("undo")?.children.isEmpty == true)
  }

  @Test("Long values stay out of the address, and replacing one asks first", .promise(11))
  func longValuesStayOutOfTheAddress() async throws {
    let long = String(repeating: "x", count: 9000)
    _ = try await change { try $0.type(long, into: "note") }
    let asked = try await visitor.send("/t/people/1") { try $0.type("short", into: "note") }
    #expect(asked.code == 422)
    let second = try await visitor.send(asked, pressing: "~set.note")
    #expect(try #require(second.location).utf8.count < 1000)
    let page = try PageReader.page(await visitor.get(second.location ?? ""))
    let bar = try #require(page.byID("undo"))
    #expect(bar.text.contains("Note was changed This can’t be undone."))
    #expect(bar.all("button").allSatisfy { $0["name"] == nil })
    // Undo does not mention a field that somebody else changed since.
    _ = try await visitor.send("/t/people/1") { try $0.type("another", into: "note") }
    let later = try PageReader.page(await visitor.get(second.location ?? ""))
    #expect(later.byID("undo")?.children.isEmpty == true)
    _ = try await visitor.send("/t/people/1") { try $0.type("short", into: "note") }
    // The answer to the script contains it nevertheless.
    let batch = await visitor.post(
      "/t/people/1", [("note", long), ("~original.note", "t:short")], Visitor.script)
    #expect(batch.text.contains("~undo.note"))
  }

  /// The address has room for such a text, in any writing system.
  @Test("A text of 700 letters can be undone without script", arguments: ["x", "ن"])
  func aLetterIsTakenBack(of sign: String) async throws {
    let long = String(repeating: sign, count: 700)
    _ = try await change { try $0.type(long, into: "note") }
    let page = try await change { try $0.type("short", into: "note") }
    let back = try await visitor.send(page, pressing: "~undo.note")
    #expect(back.code == 303)
    #expect(try await store.cell("note") == .text(long))
  }

  /// With script, the page itself has the values; an address may be bookmarked or shared.
  @Test("With script, addresses carry no values for Undo")
  func theScriptsAddressHasNoValues() async throws {
    let batch = await visitor.post(
      "/t/people/1?open=hired", [("name", "Ada B."), ("~original.name", "t:Ada%20Brandt")],
      Visitor.script)
    #expect(batch.text.contains("~undo.name"))
    #expect(try WireBatch(batch.body).at == "/t/people/1?open=hired")
    // A tap leaves the bar as it is.
    let tap = try WireBatch(await visitor.batch("/t/people/1?open=hired&from=other&tap=left").body)
    #expect(!tap.ops.contains { if case .replace("undo", _) = $0 { true } else { false } })
    // An Undo that is no longer possible is withdrawn.
    let back = await visitor.post(
      "/t/people/1", [("~undo.name", "t:Eve"), ("~theirs.name", "t:Ada")], Visitor.script)
    #expect(back.code == 409)
    let empty = "<div id=\"undo\" class=\"undo\"></div>"
    #expect(try WireBatch(back.body).ops.contains(.replace("undo", html: empty)))
  }

  @Test("The Undo bar omits a field whose new entry was refused")
  func nothingIsSaidBesideARefusal() async throws {
    let page = try await changedTwoFields()
    let refused = try await visitor.send(page) { try $0.type("many", into: "leave") }
    #expect(refused.code == 422)
    let shown = try PageReader.page(refused)
    #expect(shown.byID("e-leave") != nil)
    #expect(shown.byID("u-leave") == nil && shown.byID("u-name") != nil)
    #expect(shown.byID("undo")?.all("button").contains { $0["name"] == "~undo" } == false)
    #expect(
      try await visitor.send(refused, pressing: "~undo.name") { form in
        try form.type("4", into: "leave")
      }.code == 303)
  }

  @Test(
    "Undo requests that no page sends are refused",
    arguments: [
      ([("~undo.name", "t:Eve")], 422),
      ([("~undo.name", "x:Eve"), ("~theirs.name", "t:Ada")], 422),
      ([("~undo.id", "i:9"), ("~theirs.id", "i:1")], 422), ([("~undo", "name=t:Eve")], 422),
      ([("~undo", "%zz")], 400), ([("~undo.nothing", "n"), ("~theirs.nothing", "n")], 422),
      ([("~undo.name", "t:Eve"), ("~theirs.name", "t:Ada")], 409),
    ])
  func whatNoPageSendsIsRefused(pairs: [(String, String)], status: Int) async throws {
    let answer = await visitor.post("/t/people/1", pairs)
    #expect(answer.code == status)
    #expect(try await store.cell("name") == .text("Ada Brandt"))
  }
}
