import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// The program's own texts on a page, which are all in one language, whatever the data.
@Suite struct PageLanguageTests {
  /// The texts of one language: whole texts, and the parts of sentences between placeholders.
  private struct LanguageTexts {
    var words: Set<String> = []
    var parts: Set<String> = []

    init(_ table: Words) { walk(table) }

    private mutating func walk(_ value: Any) {
      for child in Mirror(reflecting: value).children {
        if let word = child.value as? String {
          words.insert(word)
        } else if let phrase = child.value as? Phrase {
          // Skip short parts such as “ is ”, which may occur in any text.
          parts.formUnion(
            phrase.template.split(separator: /\{[a-z]+\}/).map { String($0) }
              .filter { $0.count { $0.isLetter } > 8 })
        } else {
          walk(child.value)
        }
      }
    }
  }

  private static let texts = Dictionary(
    uniqueKeysWithValues: Words.all.map { ($0.language, LanguageTexts($0)) })

  /// Two dates with compact buttons, one of them with a value.
  private struct Dates: Sendable {
    var hired: LocalDate?
    var left: LocalDate?
  }

  private static let compact = Screen.record(
    "1", of: "people", key: RecordKey([.integer(1)]), at: "/dates",
    form: { _ in
      Form<Dates>("1") {
        Section("") {
          DateField("2", \.hired, style: .compact).id("hired")
          DateField("3", \.left, style: .compact).id("left")
        }
      }
    }, blank: Dates())

  /// Expects that a page in another language has no English text except the given data.
  private func expect(
    _ answer: SiteResponse, in words: Words, besides data: Set<String> = [], _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = try PageReader.page(answer)
    #expect(page["lang"] == words.language, "\(name)", sourceLocation: sourceLocation)
    #expect(page["dir"] == words.direction, "\(name)", sourceLocation: sourceLocation)
    guard words.language != "en" else { return }
    let elements = page.all(where: { _ in true })
    let attributes = elements.flatMap { element in
      [element["placeholder"], element["aria-label"], element["alt"]].compactMap(\.self)
    }
    let texts = Set(elements.map(\.text) + attributes)
    let english = try #require(Self.texts["en"])
    let own = try #require(Self.texts[words.language])
    // English words in the data are allowed.
    let foreign = english.words.subtracting(own.words).subtracting(data).intersection(texts)
    #expect(foreign.isEmpty, "\(name)", sourceLocation: sourceLocation)
    // The page's text contains the text of each of its elements.
    let whole = ([page.text] + attributes).joined(separator: "\n")
    let parts = english.parts.subtracting(own.parts).filter { whole.contains($0) }
    #expect(parts.isEmpty, "\(name)", sourceLocation: sourceLocation)
  }

  @Test("Every page is entirely in its language", arguments: Words.all)
  func everyPageIsInItsLanguage(_ words: Words) async throws {
    let visitor = Visitor(
      Company.store(), screens: [Self.compact], forms: [:], language: words.language)
    for address in [
      "/", "/t/people", "/t/people/1", "/t/people/1?open=hired", "/t/people/1?open=review",
      "/t/people/99", "/nothing/here", "/t/people?after=9", "/dates",
      "/t/people/1?lang=\(words.language)&zone=Mars%2FBase",
    ] {
      // Both are names: a language's own name, and a table's.
      try expect(await visitor.get(address), in: words, besides: ["English", "People"], address)
    }
  }

  @Test("Every kind of field is entirely in the language of its page", arguments: Words.all)
  func soIsEachKindOfField(_ words: Words) async throws {
    let address = "/t/everything/1"
    var pictured = Everything()
    pictured.photo = EveryField.picture
    var bare = Everything()
    (bare.password, bare.email, bare.phone, bare.site) = (nil, nil, nil, nil)
    for value in [pictured, bare] {
      var (visitor, _) = EveryField.visitor(value)
      visitor.headers[.acceptLanguage] = words.language
      for query in ["", "?open=photo", "?open=starts", "?open=wakes"] {
        try expect(await visitor.get(address + query), in: words, address + query)
      }
      let stored = try await visitor.send(address) { form in
        try form.type("Bo", into: "name")
        // Replacing a secret would ask first.
        if value.password == nil { try form.type("correct horse", into: "password") }
        try form.turn("agreed", on: true)
      }
      #expect(stored.code == 303)
      let after = await visitor.get(stored.location ?? "")
      #expect(after.text.contains("~undo.name"))
      try expect(after, in: words, "the bar of Undo")
      let back = try await visitor.send(after, pressing: "~undo.name")
      try expect(await visitor.get(back.location ?? ""), in: words, "what was taken back")
      let pressed = try await visitor.send(address, pressing: "~press.send")
      #expect(pressed.code == 303)
      try expect(await visitor.get(pressed.location ?? ""), in: words, "what was pressed")
      let refused = try await visitor.send(address) { try $0.type("short", into: "password") }
      #expect(refused.code == 422)
      try expect(refused, in: words, "a secret that is refused")
    }
  }

  @Test("A refusal is in the language of the request")
  func refusalsFollowTheAsker() async {
    let german = await Visitor(Company.store(), language: "de-CH").get("/nothing")
    #expect(german.text.contains("Unter /nothing gibt es keine Seite."))
    let other = await Visitor(Company.store(), language: "fr").get("/nothing")
    #expect(other.text.contains("There is no page at /nothing."))
  }
}
