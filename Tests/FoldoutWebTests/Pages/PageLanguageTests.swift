import FoldoutWords
import Testing

@testable import FoldoutWeb

/// What a page says of itself is in one language, whatever the data say.
@Suite struct PageLanguageTests {
  private static let addresses = [
    "/", "/t/people", "/t/people/1", "/t/people/1?open=hired", "/t/people/1?open=review",
    "/t/people/99", "/nothing/here", "/t/people?after=9",
  ]

  /// All words of a language that stand alone, as they are in its table.
  private static func plainWords(_ words: Words) -> Set<String> {
    var found: Set<String> = []
    func walk(_ value: Any) {
      for child in Mirror(reflecting: value).children {
        if let word = child.value as? String { found.insert(word) } else { walk(child.value) }
      }
    }
    walk(words)
    return found
  }

  @Test(arguments: Words.all) func everyPageIsInItsLanguage(_ words: Words) async throws {
    // What English words the data themselves have is theirs.
    let english = Self.plainWords(.english).subtracting(Self.plainWords(words))
      .subtracting(["People", words == .english ? "" : "English"])
    let visitor = Visitor(Company.store(), language: words.language)
    for address in Self.addresses {
      let page = try PageReader.page(await visitor.get(address))
      #expect(page["lang"] == words.language, "\(address)")
      #expect(page["dir"] == words.direction, "\(address)")
      let said = page.all(where: { _ in true }).flatMap { element in
        [element.text, element["placeholder"], element["aria-label"]].compactMap(\.self)
      }
      #expect(Set(said).isDisjoint(with: english), "\(address): \(english.intersection(said))")
    }
  }

  /// A refusal is in the language of the one who asked.
  @Test func refusalsFollowTheAsker() async {
    let german = await Visitor(Company.store(), language: "de-CH").get("/nothing")
    #expect(german.text.contains("Unter /nothing gibt es nichts."))
    let other = await Visitor(Company.store(), language: "fr").get("/nothing")
    #expect(other.text.contains("Nothing lives at /nothing."))
  }
}
