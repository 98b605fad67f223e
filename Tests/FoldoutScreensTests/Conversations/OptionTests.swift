import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Options that are accepted, and the refusals of all others.
@Suite struct OptionTests {
  private let stays = Stays()

  private func refusal(
    _ field: FieldID, _ actions: [FieldInput.Action], _ stays: Stays? = nil
  ) throws -> String? {
    let stays = stays ?? self.stays
    var input = FieldInput()
    input.actions = actions
    let before = stays.store.stored
    let talk = Conversation(try stays.screen(open: field.name), stays.store, [(field, input)])
    #expect(talk.outcome == .refused)
    #expect(stays.store.stored == before)
    #expect(talk.requestedChanges.isEmpty)
    #expect(talk.record.stored == (try stays.reading()).stored.record)
    return talk.sentence(field)
  }

  @Test("A chosen option is stored")
  func anOptionIsStored() throws {
    let talk = Conversation(try stays.screen(), stays.store, [("city", .one(.chose("t:Milan")))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["city"] == .text("Milan"))
  }

  @Test("A dependent choice offers new options and keeps its value, marked as unlisted")
  func theCityFollowsItsCountryAndIsNotCleared() throws {
    let talk = Conversation(
      try stays.screen(open: "city"), stays.store, [("country", .one(.chose("t:Spain")))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["city"] == .text("Rome"))
    guard let field = talk.record.form.field("city"),
      case .choice(let face) = talk.record.drawer(field)?.editor
    else { return #expect(Bool(false), "no choice") }
    #expect(face.options.map(\.title) == ["Madrid", "Seville", "Rome"])
    #expect(face.options.map(\.isChosen) == [false, false, true])
    #expect(face.options.map { $0.remark != nil } == [false, false, true])
    // The city's open drawer is redrawn with the change.
    let drawn = talk.conclusion?.step.update?.reconfigured.map(\.item)
    #expect(drawn?.contains(.drawer(of: .field("city"))) == true)
  }

  @Test("A choice that depends on another is read after it, even if it comes before it")
  func optionsOfAFieldBelow() throws {
    var form = Stay.form
    let index = try #require(form.sections.firstIndex { $0.fields.contains { $0.id == "city" } })
    let city = try #require(form.sections[index].fields.firstIndex { $0.id == "city" })
    let country = try #require(form.sections[index].fields.firstIndex { $0.id == "country" })
    #expect(country < city)
    form.sections[index].fields.swapAt(city, country)
    let stays = Stays(of: form)
    let talk = Conversation(
      try stays.screen(), stays.store,
      [("city", .one(.chose("t:Madrid"))), ("country", .one(.chose("t:Spain")))], scope: .form)
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["country"] == .text("Spain"))
    #expect(stays.store.stored?["city"] == .text("Madrid"))
  }

  @Test("An option that is not offered is refused")
  func oneThatIsNotOffered() throws {
    let sentence = "“Oslo” isn’t an option for City. Choose one from the list."
    #expect(try refusal("city", [.chose("t:Oslo")]) == sentence)
    #expect(try refusal("floor", [.chose("i:9")]) != nil)
    #expect(try refusal("city", [.chose("nonsense")]) != nil)
  }

  @Test("Several options for a single choice are refused")
  func twoForOneAndTenThousand() throws {
    let sentence = "City takes only one option; nothing was saved. Choose one."
    #expect(try refusal("city", [.chose("t:Milan"), .chose("t:Turin")]) == sentence)
    #expect(try refusal("city", (0..<10_000).map { .chose("t:\($0)") }) == sentence)
    // The same option twice counts once.
    let same = FieldInput(.chose("t:Milan"), .chose("t:Milan"))
    #expect(
      Conversation(try stays.screen(), stays.store, [("city", same)]).outcome
        == .accepted(isStored: true))
  }

  @Test("An option that disappeared meanwhile is refused")
  func oneThatIsGoneMeanwhile() throws {
    let screen = try stays.screen(open: "city")
    stays.store.beforeAnswering = { store, _ in
      store.beforeAnswering = nil
      store.changeElsewhere(.text("Spain"), in: "country")
    }
    let talk = Conversation(screen, stays.store, [("city", .one(.chose("t:Milan")))])
    #expect(talk.outcome == .refused)
    #expect(talk.sentence("city") == "“Milan” isn’t an option for City. Choose one from the list.")
    #expect(stays.store.stored?["city"] == .text("Rome"))
  }

  @Test("An option of a megabyte is refused as too long")
  func oneOfAMegabyte() throws {
    let sentence = try refusal("city", [.chose("t:" + String(repeating: "x", count: 1_000_000))])
    #expect(sentence?.hasPrefix("The option sent for City is too long") == true)
  }

  @Test("A title shared by several options is refused as ambiguous")
  func oneOfTwoOfOneTitle() throws {
    let form = Form<Stay>("Stay") {
      Section("") {
        ChoiceField(
          "City", \.city, options: ["r", "rome"], title: { _ in "Rome" }, allowsOther: true)
      }
    }
    let stays = Stays(of: form) { $0.city = "Oslo" }
    #expect(
      try refusal("city", [.typed("Rome")], stays)
        == "City has several options called “Rome”. Choose one from the list.")
  }

  @Test("After a refusal the chosen option has the focus, and never a disabled one")
  func focus() throws {
    var picks = Picks()
    picks.days = ["tue", "wed"]
    let form = Form<Picks>("Rules") {
      Section(
        optionsOf: ChoiceField("Days", \.days, options: ["mon", "tue", "wed", "thu"]).choosing(
          2...2
        )
        .disabled { day, _ in day == "mon" })
    }.byColumns(template: picks)
    let store = ModelStore(form.matchingTable, Picks.rules.columns(of: picks))
    let screen = try ShownRecord(
      #require(store.reading), of: form, in: form.matchingTable)
    for (sent, focused) in [(["t:wed"], "t:wed"), ([], "t:tue")] {
      var input = FieldInput()
      input.actions = sent.map { .chose($0) } + [.chose("")]
      let talk = Conversation(screen, store, [("days", input)])
      let field = try #require(talk.record.form.field("days"))
      let rows = talk.record.optionRows(of: field) ?? []
      #expect(rows.filter { $0.mark?.isFirst == true }.map { $0.id.option?.name } == [focused])
    }
  }

  @Test("Another value can be typed if the choice allows it")
  func anotherValueIsTypedWhereItIsAllowed() throws {
    let talk = Conversation(try stays.screen(), stays.store, [("status", .one(.typed("widowed")))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["status"] == .text("widowed"))
    #expect(try refusal("city", [.typed("Oslo")]) != nil)
  }
}
