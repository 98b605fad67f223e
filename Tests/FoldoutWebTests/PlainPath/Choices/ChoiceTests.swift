import FoldoutForms
import FoldoutRecords
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Making and saving a choice of one option without script.
@Suite struct ChoiceTests {
  private let address = "/t/everything/1?open=meal"

  private func visitor(of meal: String?) -> (visitor: Visitor, store: MemoryStore) {
    var value = Everything()
    value.meal = meal
    return EveryField.visitor(value)
  }

  @Test("A chosen option is stored")
  func anOptionIsChosenAndSaved() async throws {
    let (visitor, store) = visitor(of: "fish")
    let answer = try await visitor.send(address) {
      #expect($0.value("~option.meal") == "t:fish")
      try $0.pick("t:soup", of: "~option.meal")
    }
    #expect(answer.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("soup"))
  }

  @Test(
    "Neither no option nor blanks beside the options store anything", arguments: ["", "\u{A0} "])
  func nothingChosenIsNothingStored(text: String) async throws {
    for meal in ["fish", nil] {
      let (visitor, store) = visitor(of: meal)
      let answer = try await visitor.send(address) {
        try $0.type("Bo", into: "name")
        try $0.type(text, into: "meal")
      }
      #expect(answer.code == 303)
      #expect(try await store.cell("meal", in: "everything") == (meal.map { .text($0) } ?? .null))
      #expect(try await store.cell("name", in: "everything") == .text("Bo"))
    }
  }

  @Test(
    "An unlisted value stays when something else is saved",
    arguments: [String(repeating: "bread ", count: 200), "Fish & chips", "ü\n<b>"])
  func aValueThatIsNotListedStays(meal: String) async throws {
    let (visitor, store) = visitor(of: meal)
    let answer = try await visitor.send(address) { try $0.type("Bo", into: "name") }
    #expect(answer.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text(meal))
    #expect(try await store.cell("name", in: "everything") == .text("Bo"))
  }

  @Test("A typed text together with a picked option is refused, and one of the two can be chosen")
  func anOptionAndATypedTextAreRefused() async throws {
    let (visitor, store) = visitor(of: "fish")
    let answer = try await visitor.send(address) {
      try $0.pick("t:soup", of: "~option.meal")
      try $0.type("bread", into: "meal")
    }
    #expect(answer.code == 422)
    let line = try #require(try PageReader.page(answer).byID("e-meal"))
    #expect(
      line.text.hasPrefix(
        "You typed “bread” and picked “Soup of the day”. Choose one of them."))
    #expect(line.all("button").map(\.text) == ["Use “bread”", "Use “Soup of the day”"])
    #expect(try await visitor.send(answer).code == 422, "sending both again decides nothing")
    #expect(try await store.cell("meal", in: "everything") == .text("fish"))
    #expect(try await visitor.send(answer, pressing: "~use.meal").code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("soup"))
  }

  private struct Sized: Sendable {
    var size: String? = "M"
    var words = "apple bridge cloud ember forest garden harbour island jungle"
    var chosen = ["apple", "bridge", "cloud", "ember", "forest", "garden", "harbour"]

    /// An option that is longer than the limit for options that are not offered.
    static let long = String(repeating: "long-", count: 1000)

    static let form = Form<Sized>("Sized") {
      Section(
        optionsOf: ChoiceField(
          "Chosen", \.chosen, options: { $0.words.split(separator: " ").map(String.init) }))
      Section("") {
        ChoiceField("Size", \.size, options: ["S", "M", long]).required()
        TextField("Words", \.words)
      }
    }
  }

  private let sized = FormSite("sized", Sized.form, Sized())

  @Test("An offered option of 5,000 bytes can be chosen, with script and without")
  func offered() async throws {
    for more in [[:], Visitor.script] {
      let sized = FormSite("sized", Sized.form, Sized())
      let page = try PageReader.page(await sized.visitor.get("\(sized.path)?open=size"))
      let options = try #require(page.byID("d-size")).all("input").compactMap { $0["value"] }
      #expect(!options.contains("n"), "a required choice does not offer to have no value")
      let option = try #require(options.first { $0.utf8.count > 5_000 })
      let answer = await sized.visitor.post(
        sized.path, [("~original.size", "t:M"), ("~option.size", option)], more)
      #expect(answer.code == (more.isEmpty ? 303 : 200))
      #expect(try await sized.cell("size") == .text(Sized.long))
    }
  }

  /// The list is long, so its token is a digest; the other change also reorders its options.
  @Test("An untouched list is not a change, even after others changed its options")
  func aListThatNobodyTouchedIsNoChangeAfterOthersChangedIt() async throws {
    let page = await sized.visitor.get(sized.path)
    let first = try await sized.visitor.send(page) { form in
      try form.type("garden apple bridge cloud ember forest harbour", into: "words")
      try form.check("t:apple", of: "~option.chosen", on: false)
    }
    #expect(first.code == 303)
    // The other person's page has the old list.
    let second = try await sized.visitor.send(page, pressing: "open", "size")
    #expect(second.code == 303)
    #expect(try await sized.cell("chosen")?.string?.contains("apple") == false)
  }

  @Test("Undo restores a chosen option that was removed")
  func anOptionThatIsGoneComesBackByUndo() async throws {
    let given = try await sized.visitor.send(sized.path) {
      try $0.check("t:bridge", of: "~option.chosen", on: false)
    }
    let taken = try await sized.visitor.send(sized.path) {
      try $0.type("apple cloud", into: "words")
    }
    #expect(taken.code == 303)
    let page = await sized.visitor.get(try #require(given.location))
    #expect(try await sized.visitor.send(page, pressing: "~undo.chosen").code == 303)
    #expect(try await sized.cell("chosen")?.string?.contains("bridge") == true)
  }
}
