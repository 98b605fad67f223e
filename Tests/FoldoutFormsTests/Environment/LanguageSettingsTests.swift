import FoldoutForms
import Foundation
import Testing

/// The parts of a language tag and the environment that they give.
@Suite struct LanguageSettingsTests {
  @Test(
    "A language tag is split into language, calendar and first weekday",
    arguments: [
      ("ar-EG", "ar-EG", nil, nil), ("", "", nil, nil), ("x-junk", "x-junk", nil, nil),
      ("ar-EG-u-ca-islamic-fw-mon-nu-latn", "ar-EG-u-nu-latn", "islamic", "mon"),
      ("en-US-U-CA-Hebrew", "en-US", "hebrew", nil), ("nl-u-fw-sun", "nl", nil, "sun"),
      ("en-u-hc-h12-x-mine", "en-u-hc-h12-x-mine", nil, nil),
      ("en-u-ca-islamic-umalqura-hc-h23", "en-u-hc-h23", "islamic", nil),
      ("en-u-ca-junk-fw-someday", "en", "junk", "someday"),
      ("en-u-ca-persian-x-u-ca-coptic", "en-x-u-ca-coptic", "persian", nil),
      ("en-u-ca-hebrew-ca-persian", "en", "hebrew", nil), ("en-u", "en", nil, nil),
    ])
  func parts(tag: String, language: String, calendar: String?, week: String?) {
    let settings = LanguageTag.Settings(tag)
    #expect(settings.language == language)
    #expect(settings.calendar == calendar)
    #expect(settings.firstWeekday == week)
    // The tag made of these parts has the same parts again.
    #expect(LanguageTag.Settings(settings.tag) == settings)
    #expect(LanguageTag(settings.tag)?.locale == LanguageTag(tag)?.locale)
  }

  @Test(
    "Every calendar and weekday can be requested in every language",
    arguments: ["en-US", "de", "ar-EG-u-nu-latn", "th", "hi-x-mine"])
  func everyPartIsUsed(language: String) throws {
    for name in LanguageTag.calendarNames {
      for (day, weekday) in LanguageTag.weekdays {
        var settings = LanguageTag.Settings(language)
        (settings.calendar, settings.firstWeekday) = (name, day)
        let locale = try #require(LanguageTag(settings.tag)?.locale, "\(settings.tag)")
        let environment = FormEnvironment(locale: locale, timeZone: .gmt, now: .now)
        #expect(environment.calendar == LanguageTag.calendar(named: name), "\(settings.tag)")
        #expect(environment.firstWeekday == weekday, "\(settings.tag)")
        // A page writes its locale as its language and reads it back.
        #expect(LanguageTag(locale.identifier(.bcp47))?.locale == locale)
      }
    }
  }

  @Test("Unknown calendars and weekdays fall back to the locale's")
  func whatIsUnknownIsTheLocales() throws {
    let locale = try #require(LanguageTag("nl-u-fw-someday-ca-junk")?.locale)
    #expect(locale.identifier == "nl")
    #expect(LanguageTag.calendar(named: "junk") == nil)
    #expect(LanguageTag.calendar(named: "iso8601") == .gregorian)
  }

  @Test("The layout direction follows the words' language, unless given")
  func directionIsThatOfTheWordsUnlessGiven() {
    func environment(_ locale: String, _ direction: LayoutDirection? = nil) -> FormEnvironment {
      FormEnvironment(
        locale: Locale(identifier: locale), timeZone: .gmt, now: .now, direction: direction)
    }
    #expect(environment("ar_EG").direction == .rightToLeft)
    #expect(environment("de").direction == .leftToRight)
    // Persian dates are shown within English words.
    #expect(environment("fa_IR").direction == .leftToRight)
    #expect(environment("de", .rightToLeft).direction == .rightToLeft)
    #expect(environment("ar", .leftToRight).inUTC.direction == .leftToRight)
    #expect(environment("de") != environment("de", .rightToLeft))
  }

  @Test("Weekdays have names in the locale")
  func weekdaysHaveNames() {
    let german = FormEnvironment(locale: Locale(identifier: "de"), timeZone: .gmt, now: .now)
    #expect(german.name(of: .monday) == "Montag")
    #expect(german.name(of: .sunday) == "Sonntag")
  }
}
