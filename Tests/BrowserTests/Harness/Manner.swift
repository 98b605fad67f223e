import FoldoutForms
import FoldoutWords
import Foundation
import Testing

/// A way of using a page: input device, language, light or dark, and with or without scripts.
struct Manner: Sendable, CustomTestStringConvertible {
  /// The languages of the walks. They cover both directions and three forms of dates, numbers and
  /// digits.
  enum Language: String {
    case english = "en-US"
    case dutch = "nl-NL"
    case arabic = "ar-EG"
  }

  var hand = Hand.touch
  var language = Language.english
  var isDark = false
  var hasScript = true

  static let touchInEnglish = Manner(hand: .touch, language: .english)
  static let keysInDutch = Manner(hand: .keyboard, language: .dutch, isDark: true)
  static let touchInArabic = Manner(hand: .touch, language: .arabic, isDark: true)
  static let keysInArabicPlain = Manner(hand: .keyboard, language: .arabic, hasScript: false)
  static let touchInDutchPlain = Manner(hand: .touch, language: .dutch, hasScript: false)
  static let keysInEnglishPlain = Manner(
    hand: .keyboard, language: .english, isDark: true, hasScript: false)

  /// Six manners that together contain every pair of hand, language, light and script.
  ///
  /// In `make test-all` one walk of each editor runs in all of them, and every other walk in one or
  /// two. In `make test` each walk runs in one or two, so that each control meets each manner
  /// (`MannerTests`).
  static let all: [Manner] = [
    touchInEnglish, keysInDutch, touchInArabic, keysInArabicPlain, touchInDutchPlain,
    keysInEnglishPlain,
  ]

  /// One manner in each language.
  static let languages: [Manner] = [touchInEnglish, keysInDutch, keysInArabicPlain]

  /// The mouse in English and light mode. It needs no manner for each pair.
  static let mouse = Manner(hand: .mouse)
  /// A mouse on pages from right to left, in the dark.
  static let mouseInArabic = Manner(hand: .mouse, language: .arabic, isDark: true)
  /// The keyboard, for walks about keys alone.
  static let keysInEnglish = Manner(hand: .keyboard)

  var testDescription: String {
    "\(hand.rawValue) \(language.rawValue) \(isDark ? "dark" : "light")"
      + (hasScript ? "" : " without script")
  }

  /// The environment in which dates, numbers and words are expected.
  ///
  /// Tests, server and browser share one time zone unless a test says otherwise.
  var environment: FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: language.rawValue), timeZone: .current, now: Date())
  }

  /// The program's own words in the person's language.
  var words: Words { environment.words }
}
