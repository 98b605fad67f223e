import FoldoutForms
import Foundation
import Testing

/// A language tag in an address leads to a known locale or to none.
@Suite struct LanguageTagTests {
  @Test(
    "Language tags lead to known locales",
    arguments: [
      ("en", "en"), ("en-US", "en_US"), ("EN-us", "en_US"), ("nl-BE", "nl_BE"), ("de-US", "de"),
      ("zh-TW", "zh_Hant_TW"), ("zh-CN", "zh_Hans_CN"), ("zh-Hant", "zh_Hant"), ("zh", "zh_Hans"),
      ("sr-RS", "sr_Cyrl_RS"), ("iw", "he"), ("no", "nb"), ("pt-BR", "pt_BR"), ("es-419", "es_419"),
      ("ar-SA", "ar_SA"), ("de-DE-1996", "de_DE"), ("en-US-x-mine", "en_US"),
      ("en-Latn-US", "en_US"),
      ("fa-u-ca-gregory", "fa@calendar=gregorian"), ("en-u-ca-hebrew", "en@calendar=hebrew"),
      ("en-u-ca-islamic-civil", "en@calendar=islamic-umalqura"), ("en-u-ca-junk", "en"),
      ("en-u-attr-nu-junk", "en"), ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"),
      ("th-u-nu-thai-ca-gregory", "th@calendar=gregorian;numbers=thai"),
      ("en-u-ca-hebrew-ca-persian", "en@calendar=hebrew"), ("en-GB-u-hc-h12", "en_GB@hours=h12"),
      ("en-t-fr-u-hc-h12", "en"),
    ])
  func tagsLeadToKnownLocales(tag: String, identifier: String) throws {
    let locale = try #require(LanguageTag(tag)?.locale)
    #expect(locale.identifier == identifier)
  }

  @Test(
    "A malformed or unknown tag leads to no locale",
    arguments: [
      "", "-", "e", "xq", "qqq", "klingon", "x-klingon", "en--US", "en_US", "en-", "i-default",
      "12",
      "en-verylongpart", "<b>", "en;q=1", "é", "en US", "und", "*",
      "en" + String(repeating: "-abcdefgh", count: 20),
    ])
  func whatIsNoTagIsNone(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test("Invented tags lead to no more locales than exist")
  func junkLeadsToFewLocales() {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var found: Set<Locale> = []
    for one in letters {
      for other in letters {
        for end in ["", "-abcde", "-u-ca-\(one)\(other)x", "-u-nu-\(one)\(other)xx"] {
          if let tag = LanguageTag("en-\(one)\(other)\(end)") { found.insert(tag.locale) }
        }
      }
    }
    let known = Locale.availableIdentifiers.filter { $0 == "en" || $0.hasPrefix("en_") }
    #expect(found.count <= known.count)
  }
}
