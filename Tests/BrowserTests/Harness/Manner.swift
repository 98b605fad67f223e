import FoldoutForms
import FoldoutWords
import Foundation
import Testing

/// The manner in which a person comes to a page: with which hand, in which language, by which
/// light, and with scripts or without.
struct Manner: Sendable, CustomTestStringConvertible {
  /// The languages that are walked in: one of each direction, and one whose dates, numbers and
  /// digits are not those of the others.
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

  /// Six manners, in which every pair of hand, language, light and script comes together.
  ///
  /// One wide walk for each editor takes all of them; every other walk takes one or two, so that
  /// each manner is met in each part of the tests (`MannerTests`).
  static let all: [Manner] = [
    touchInEnglish, keysInDutch, touchInArabic, keysInArabicPlain, touchInDutchPlain,
    keysInEnglishPlain,
  ]

  /// One in each language.
  static let languages: [Manner] = [touchInEnglish, keysInDutch, keysInArabicPlain]

  /// A mouse, which has no use for six of them.
  static let mouse = Manner(hand: .mouse)
  /// A mouse at what runs from right to left in the dark.
  static let mouseInArabic = Manner(hand: .mouse, language: .arabic, isDark: true)
  /// Keys, where it is about them alone.
  static let keysInEnglish = Manner(hand: .keyboard)

  var testDescription: String {
    "\(hand.rawValue) \(language.rawValue) \(isDark ? "dark" : "light")"
      + (hasScript ? "" : " without script")
  }

  /// The environment in which dates, numbers and words are expected.
  ///
  /// Tests, server and browser are in one time zone where nothing else is said.
  var environment: FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: language.rawValue), timeZone: .current, now: Date())
  }

  /// The program's own words.
  var words: Words { environment.words }
}
