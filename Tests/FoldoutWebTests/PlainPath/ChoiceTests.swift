import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Making and saving a choice without script.
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

  @Test("If nothing is chosen, nothing is stored")
  func nothingChosenIsNothingStored() async throws {
    let (visitor, store) = visitor(of: nil)
    let answer = try await visitor.send(address) { try $0.type("Bo", into: "name") }
    #expect(answer.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .null)
    #expect(try await store.cell("name", in: "everything") == .text("Bo"))
  }

  @Test(
    "An unlisted value stays when something else is saved",
    arguments: ["bread", String(repeating: "bread ", count: 200), "Fish & chips", "ü\n<b>"])
  func aValueThatIsNotListedStays(meal: String) async throws {
    let (visitor, store) = visitor(of: meal)
    let answer = try await visitor.send(address) { try $0.type("Bo", into: "name") }
    #expect(answer.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text(meal))
    #expect(try await store.cell("name", in: "everything") == .text("Bo"))
  }

  @Test("A refused text is replaced by the option that is picked next")
  func anOptionReplacesARefusedText() async throws {
    let (visitor, store) = visitor(of: "fish")
    let refused = try await visitor.send(address) { try $0.type("a\u{7}", into: "meal") }
    #expect(refused.code == 422)
    let answer = try await visitor.send(refused) { try $0.pick("t:soup", of: "~option.meal") }
    #expect(answer.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("soup"))
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
    let picked = try await visitor.send(answer, pressing: "~use.meal")
    #expect(picked.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("soup"))
  }

  @Test("If a text is typed and an option picked, the typed text can be used")
  func theTypedTextIsUsed() async throws {
    let (visitor, store) = visitor(of: nil)
    let answer = try await visitor.send(address) {
      try $0.pick("t:soup", of: "~option.meal")
      try $0.type("bread", into: "meal")
    }
    let typed = try await visitor.send(answer, pressing: "~set.meal")
    #expect(typed.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("bread"))
  }

  @Test(
    "Blanks typed beside options clear nothing and cause no error",
    arguments: ["", " ", "\u{A0}\t "])
  func blanksBesideOptionsAreNoValue(text: String) async throws {
    let (visitor, store) = visitor(of: "fish")
    let answer = try await visitor.send(address) { try $0.type(text, into: "meal") }
    #expect(try PageReader.page(answer).byID("e-meal") == nil)
    #expect(try await store.cell("meal", in: "everything") == .text("fish"))
  }

  @Test("Two people who choose differently get a conflict that offers both options")
  func twoPeopleChooseDifferently() async throws {
    let (visitor, store) = visitor(of: "bread")
    let page = await visitor.get(address)
    _ = try await visitor.send(address) { try $0.pick("t:fish", of: "~option.meal") }
    let conflict = try await visitor.send(page) { try $0.pick("t:soup", of: "~option.meal") }
    #expect(conflict.code == 409)
    #expect(try await store.cell("meal", in: "everything") == .text("fish"))
    let line = try #require(try PageReader.page(conflict).byID("e-meal"))
    #expect(line.text.contains("Use “Soup of the day”"))
    #expect(line.text.contains("Keep “Fish & chips”"))
    let used = try await visitor.send(conflict, pressing: "~use.meal")
    #expect(used.code == 303)
    #expect(try await store.cell("meal", in: "everything") == .text("soup"))
  }
}
