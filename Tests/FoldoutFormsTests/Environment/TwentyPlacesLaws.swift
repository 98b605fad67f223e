import FoldoutForms
import Foundation
import FoldoutTesting
import Testing

/// Laws of values in twenty locales with their own calendars, digits and signs.
@Suite struct TwentyPlacesLaws {
  private static let twenty = [
    "en-US", "en-GB", "de", "nl", "ar-EG", "ar-SA", "fr", "es", "pt-BR", "it", "pl", "cs", "ru",
    "tr", "he", "fa", "hi", "th", "ja", "zh-Hans", "ko",
  ]

  @Test("Random dates, times and numbers read back in each place", arguments: twenty)
  func valuesReadBack(tag: String) throws {
    let seed: UInt64 = 20_261_122
    var random = SeededGenerator(seed: seed)
    let environment = try TwentyPlacesLaws.environment(tag)
    for step in 0..<300 {
      let date = try #require(
        LocalDate(dayNumber: .random(in: -60_000...80_000, using: &random)))
      let seconds = step % 3 == 0 ? Int.random(in: 0...59, using: &random) : 0
      let time = LocalTime.at(
        .random(in: 0...23, using: &random), .random(in: 0...59, using: &random), seconds)
      let both = LocalDateTime(date: date, time: time)
      let whole = Int64.random(in: .min ... .max, using: &random) >> Int64(step % 64)
      let decimal =
        Decimal(Int64.random(in: .min ... .max, using: &random))
        * Decimal(sign: .plus, exponent: -(step % 20), significand: 1)
      let readings = [
        (try? environment.date(from: environment.text(of: date))) == date,
        (try? environment.time(from: environment.text(of: time))) == time,
        (try? environment.dateTime(from: environment.text(of: both))) == both,
        (try? environment.wholeNumber(from: environment.text(of: whole))) == whole,
        (try? environment.decimal(from: environment.text(of: decimal))) == decimal,
      ]
      if readings.contains(false) {
        Issue.record(
          "\(tag), seed \(seed), step \(step): \(readings) of \(both), \(whole), \(decimal)")
      }
    }
  }

  @Test("Each place shows the same day in every time zone", arguments: -12...14)
  func theSameDayInEveryZone(hours: Int) throws {
    for tag in TwentyPlacesLaws.twenty {
      let here = try TwentyPlacesLaws.environment(tag, timeZone: .hours(hours))
      let there = try TwentyPlacesLaws.environment(tag)
      for date in [LocalDate.of(2017, 1, 1), .of(2016, 12, 31), .of(2017, 10, 15)] {
        #expect(here.text(of: date) == there.text(of: date))
        #expect(try here.date(from: there.text(of: date)) == date)
      }
    }
  }

  @Test(
    "Impossible times, short years and pasted pages are refused in each place", arguments: twenty)
  func impossibleTimesAndShortYears(tag: String) throws {
    let environment = try TwentyPlacesLaws.environment(tag)
    for text in ["24:00", "12:60", "23:59:60", "99:99"] {
      #expect(throws: DateError.self) { try environment.time(from: text) }
      #expect(throws: DateError.self) { try environment.dateTime(from: "2017-01-31 \(text)") }
    }
    for text in ["1/2/17", "1.2.17", "1-2-17", "17/1/2", "17-1-2", "17. 1. 2."] {
      #expect(throws: DateError.self) { try environment.date(from: text) }
    }
    let page = String(repeating: "2017-01-31\n", count: 1000)
    #expect(throws: DateError.self) { try environment.date(from: page) }
    #expect(throws: DateError.self) { try environment.time(from: page) }
    #expect(throws: NumberError.self) { try environment.decimal(from: page) }
  }

  @Test("Arabic and Persian digits are read in each place", arguments: twenty)
  func arabicDigitsAreDigits(tag: String) throws {
    let environment = try TwentyPlacesLaws.environment(tag)
    #expect(try environment.date(from: "٢٠١٧-٠١-٣١") == .of(2017, 1, 31))
    #expect(try environment.time(from: "۱۵:۳۰") == .at(15, 30))
    #expect(try environment.wholeNumber(from: "٤٢") == 42)
  }

  private static func environment(
    _ tag: String, timeZone: TimeZone = .gmt
  ) throws -> FormEnvironment {
    let locale = try #require(LanguageTag(tag)?.locale)
    return FormEnvironment(locale: locale, timeZone: timeZone, now: aMoment)
  }
}
