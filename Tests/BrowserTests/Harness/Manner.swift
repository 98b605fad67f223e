import FoldoutForms
import FoldoutWords
import Foundation
import Testing

/// How a person comes to a page: with which hand, in which language, by which light, and with
/// scripts or without.
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

  /// Six manners, in which every pair of hand, language, light and script comes together.
  static let all: [Manner] = [
    Manner(hand: .touch, language: .english),
    Manner(hand: .keyboard, language: .dutch, isDark: true),
    Manner(hand: .touch, language: .arabic, isDark: true),
    Manner(hand: .keyboard, language: .arabic, hasScript: false),
    Manner(hand: .touch, language: .dutch, hasScript: false),
    Manner(hand: .keyboard, language: .english, isDark: true, hasScript: false),
  ]

  /// Those with a script, for what has a meaning only with one.
  static let scripted = all.filter(\.hasScript)

  var testDescription: String {
    "\(hand.rawValue) \(language.rawValue) \(isDark ? "dark" : "light")"
      + (hasScript ? "" : " without script")
  }

  /// What dates, numbers and words are expected in.
  ///
  /// Tests, server and browser are in one time zone where nothing else is said.
  var environment: FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: language.rawValue), timeZone: .current, now: Date())
  }

  /// The program's own words.
  var words: Words { environment.vocabulary }
}
