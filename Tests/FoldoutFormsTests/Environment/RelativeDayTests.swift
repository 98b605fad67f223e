import FoldoutForms
import Foundation
import Testing

/// Days named by their distance from today.
@Suite struct RelativeDayTests {
  /// Today is 14 February 2017.
  @Test(
    "Relative days are read in each language",
    arguments: [
      ("en_US", "today", 14), ("en_US", "Tomorrow", 15), ("en_US", " YESTERDAY ", 13),
      ("en_US", "the day after tomorrow", 16), ("en_US", "+1", 15), ("en_US", "-3", 11),
      ("en_US", "+0", 14), ("en_US", "now", 14), ("en_US", "−3", 11), ("en_US", "+ 1", 15),
      ("en_US", "+007", 21),
      ("de_DE", "heute", 14), ("de_DE", "morgen", 15), ("de_DE", "Gestern", 13),
      ("de_DE", "Übermorgen", 16), ("de_DE", "ubermorgen", 16), ("de_DE", "vorgestern", 12),
      ("nl_NL", "vandaag", 14), ("nl_NL", "morgen", 15), ("nl_NL", "gisteren", 13),
      ("nl_NL", "overmorgen", 16), ("nl_NL", "eergisteren", 12), ("nl_NL", "+7", 21),
      ("ar_EG", "اليوم", 14), ("ar_EG", "غدًا", 15), ("ar_EG", "غدا", 15), ("ar_EG", "غداً", 15),
      ("ar_EG", "أمس", 13), ("ar_EG", "امس", 13), ("ar_EG", "بعد غد", 16), ("ar_EG", "أول أمس", 12),
      ("ar_EG", "+١", 15), ("ar_EG", "\u{200F}-٣", 11), ("fr_FR", "+1", 15),
      ("fr_FR", "tomorrow", 15), ("fa_IR", "+۱", 15),
    ])
  func daysAreReadByTheirDistance(place: String, text: String, day: Int) throws {
    #expect(try FormEnvironment.of(place).date(from: text) == .of(2017, 2, day))
  }

  @Test(
    "Words of other languages and malformed distances are not relative days",
    arguments: [
      ("de_DE", "tomorrow"), ("en_US", "morgen"), ("nl_NL", "heute"), ("en_US", "todays"),
      ("en_US", "to day"), ("en_US", "1"), ("en_US", "3-"), ("en_US", "+1.5"), ("en_US", "+-1"),
      ("en_US", "+123456"), ("en_US", "-08/14/2002"), ("en_US", "tomorrow tomorrow"),
    ])
  func otherWordsAreNot(place: String, text: String) {
    #expect(throws: DateError.unreadable(text: text, as: .date)) {
      try FormEnvironment.of(place).date(from: text)
    }
  }

  @Test("Relative days count from today in the time zone", arguments: -12...14)
  func todayIsTheZones(hours: Int) throws {
    let midnight = Date(timeIntervalSince1970: 1_483_228_800 - Double(hours) * 3600)
    for (offset, day) in [(-1.0, 1), (0, 2), (86_399, 2)] {
      let here = FormEnvironment.of(
        "en_US", now: midnight.addingTimeInterval(offset), timeZone: .hours(hours))
      #expect(try here.date(from: "tomorrow") == .of(2017, 1, day))
      #expect(try here.date(from: "+1") == .of(2017, 1, day))
    }
  }

  @Test("A relative day may be followed by a time")
  func timesFollowThem() throws {
    let english = FormEnvironment.of("en_US")
    #expect(try english.dateTime(from: "tomorrow 9:30") == .of("2017-02-15 09:30"))
    #expect(try english.dateTime(from: "Tomorrow at 9:30 PM") == .of("2017-02-15 21:30"))
    #expect(try english.dateTime(from: "+1 09:30") == .of("2017-02-15 09:30"))
    for text in ["tomorrowat 9:30", "todayt9:30", "+19:30"] {
      #expect(throws: DateError.unreadable(text: text, as: .dateTime)) {
        try english.dateTime(from: text)
      }
    }
    #expect(throws: DateError.missingTime(.of(2017, 2, 15))) {
      try english.dateTime(from: "tomorrow")
    }
    #expect(throws: DateError.unexpectedTime(.of(2017, 2, 15))) {
      try english.date(from: "tomorrow 9:30")
    }
  }

  @Test(
    "“Now” is the present minute, in the word that the picker's button has",
    arguments: [("en_US", " Now"), ("de_DE", "jetzt"), ("nl_NL", "nu"), ("ar_EG", "الآن")])
  func now(place: String, word: String) throws {
    let here = FormEnvironment.of(place)
    #expect(try here.dateTime(from: word) == here.nowDateTime)
    #expect(try here.time(from: word) == here.nowDateTime.time)
    let other = word.trimmingCharacters(in: .whitespaces) + "x"
    #expect(throws: DateError.unreadable(text: other, as: .time)) { try here.time(from: other) }
  }

  @Test(
    "A character that is several without its marks is read like any other",
    arguments: ["क्ष", "to\u{915}\u{94D}\u{937}ay", "द्ध", "নং ক্ষ"])
  func conjuncts(text: String) {
    let here = FormEnvironment.of("en_US")
    #expect(throws: DateError.unreadable(text: text, as: .date)) { try here.date(from: text) }
    #expect(throws: DateError.unreadable(text: text, as: .dateTime)) {
      try here.dateTime(from: text)
    }
  }

  @Test("Relative days before the first or after the last day are refused")
  func theEndsOfAllDaysRefuse() {
    let late = FormEnvironment.of("en_US", now: Date(timeIntervalSince1970: 253_402_214_400))
    #expect(throws: DateError.yearOutOfRange(10_272)) { try late.date(from: "+99999") }
    #expect(throws: DateError.yearOutOfRange(10_000)) { try late.date(from: "tomorrow") }
    let early = FormEnvironment.of("en_US", now: Date(timeIntervalSince1970: -62_135_596_800))
    #expect(throws: DateError.yearOutOfRange(0)) { try early.date(from: "yesterday") }
  }
}
