import Foundation
import Testing

@testable import FoldoutWords

/// Laws for the words of every language.
@Suite struct LanguageTests {
  /// Returns every word or phrase of a language, by its path in `Words`.
  private static func words(_ words: Words) -> [String: Phrase] {
    var found: [String: Phrase] = [:]
    func walk(_ value: Any, _ path: String) {
      for child in Mirror(reflecting: value).children {
        let path = "\(path).\(child.label ?? "")"
        switch child.value {
        case let phrase as Phrase: found[path] = phrase
        case let word as String: found[path] = Phrase(word)
        default: walk(child.value, path)
        }
      }
    }
    walk(words, words.language)
    return Dictionary(
      uniqueKeysWithValues: found.map { (String($0.key.dropFirst(words.language.count)), $0.value) }
    )
  }

  @Test("Every language has every word, with the same placeholders", arguments: Words.all)
  func everyWordIsThereWithItsPlaces(of language: Words) {
    let english = Self.words(.english)
    let words = Self.words(language)
    #expect(words.count > 180)
    #expect(Set(words.keys) == Set(english.keys))
    for (path, phrase) in words {
      let text = phrase.template
      #expect(!text.isEmpty, "\(path)")
      #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(path)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(path)")
      #expect(phrase.placeholders == english[path]?.placeholders, "\(path)")
      if let least = text.range(of: "{least}"), let most = text.range(of: "{most}") {
        #expect(least.lowerBound < most.lowerBound, "\(path)")
      }
      #expect(text.count(where: { "{}".contains($0) }) % 2 == 0, "\(path)")
      // A text ends in a full stop in every language or in none.
      #expect(text.hasSuffix(".") == english[path]?.template.hasSuffix("."), "\(path)")
    }
  }

  @Test("Only words known to be the same are left in English", arguments: Words.all.dropFirst())
  func nothingIsLeftInEnglish(of language: Words) {
    let english = Self.words(.english)
    let same = Self.words(language).filter { english[$0.key] == $0.value }.keys
    let expected: Set<String> = [
      ".values.none", ".numbers.quoted", ".start.title", ".values.bytes", ".dates.minute",
      ".dates.dayPeriod", ".store.cell", ".lists.records", ".direction", ".actions.inPlace",
      ".limits.both", ".references.named", ".values.several", ".lists.lettersUp",
      ".lists.lettersDown", ".rows.link",
    ]
    #expect(Set(same).subtracting(expected).isEmpty, "\(same)")
  }

  /// Direction marks come in pairs, and a sentence has no letters of another script.
  @Test("Arabic words have paired direction marks and Arabic punctuation")
  func arabicIsSpelledInArabic() {
    for (path, phrase) in Self.words(.arabic) {
      let scalars = phrase.template.unicodeScalars
      let begun = scalars.count { (0x2066...0x2068).contains($0.value) }
      #expect(begun == scalars.count { $0.value == 0x2069 }, "\(path)")
      #expect(
        !phrase.template.contains(where: { ",;?".contains($0) }), "\(path)")
    }
  }

  @Test(
    "A locale has the words of its language, or else English ones",
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("de", "de"), ("de_CH", "de"), ("de-AT", "de"),
      ("nl-BE", "nl"),
      ("ar", "ar"), ("ar_EG", "ar"), ("ar-SA-u-ca-gregory", "ar"), ("fr", "en"), ("nds", "en"),
      ("arq", "en"), ("zh-Hans", "en"), ("", "en"),
    ])
  func aLocaleHasTheWordsOfItsLanguage(_ identifier: String, _ language: String) {
    #expect(Words.of(Locale(identifier: identifier)).language == language)
  }

  @Test("Directions and names of languages are right")
  func directionsAreTheScripts() {
    #expect(Words.all.filter { $0.direction == "rtl" }.map(\.language) == ["ar"])
    #expect(Words.all.map(\.name) == ["English", "Deutsch", "Nederlands", "العربية"])
  }

  /// The name appears below the buttons Today and Now and completes their labels.
  @Test("The name of a time zone continues the label of Today and Now")
  func theZoneGoesOnWithItsButton() {
    #expect(Words.english.actions.inPlace(["place": "UTC"]) == "in UTC")
    #expect(Words.german.actions.inPlace(["place": "Wien"]) == "in Wien")
    #expect(Words.dutch.actions.inPlace(["place": "Berlin"]) == "in Berlin")
    #expect(Words.arabic.actions.inPlace(["place": "UTC"]) == "بتوقيت \u{2068}UTC\u{2069}")
  }
}
