import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

/// The ranges of a text that match the words of a search.
@Suite struct SearchQueryTests {
  @Test(
    "Matches are marked in whole characters",
    arguments: [
      ("Ada", "ad", "[Ad]a"), ("Łódź", "od", "Ł[ód]ź"), ("Straße", "ss", "Stra[ß]e"),
      ("aXbX", "x", "a[X]b[X]"),
      ("one two", "two on", "[on]e [two]"), ("abc", "ab bc", "[abc]"),
      ("e\u{301}a", "e", "[e\u{301}]a"),
      ("👩‍👩‍👧 x", "x", "👩‍👩‍👧 [x]"), ("", "a", ""), ("aaa", "aa", "[aa]a"),
      ("مُحَمَّد علي", "محمد", "[مُحَمَّد] علي"), ("أحمد", "احمد", "[أحمد]"), ("١٢٣", "12", "[١٢]٣"),
      ("row 12", "١٢", "row [12]"), ("one two one", "\"two one\"", "one [two one]"),
      ("Ångstro\u{308}m", "angstrom", "[Ångstro\u{308}m]"),
    ])
  func wordsAreMarkedInWholeCharacters(_ text: String, _ words: String, _ expected: String) {
    var marked = ""
    var end = text.startIndex
    for range in SearchQuery(words).ranges(in: text) {
      marked += "\(text[end..<range.lowerBound])[\(text[range])]"
      end = range.upperBound
    }
    #expect(marked + text[end...] == expected)
  }

  @Test(
    "Words in quotation marks are one phrase, and any other quotation mark is a character",
    arguments: [
      ("\"kofi  ito\" 1995", ["kofi ito", "1995"]), ("„Kofi Ito“", ["Kofi Ito"]),
      ("«a b» c", ["a b", "c"]), ("\"kofi ito", ["\"kofi", "ito"]), ("hi\" say", ["hi\"", "say"]),
      ("\"\" \" \"", ["\"\"", "\"", "\""]), ("\"a\"b c\"", ["a\"b c"]), ("\"", ["\""]),
    ])
  func phrases(_ text: String, _ words: [String]) {
    #expect(text.searchWords == words)
  }

  @Test(
    "Words that a person writes for a day or a month mean its days",
    arguments: [
      ("en_US", "07/08/2016", [0b1], ["2016-07-08", "2016-07-08"]),
      ("en_US", "ada Jul 8, 2016 x", [0b1110], ["2016-07-08", "2016-07-08"]),
      ("en_US", "July 2016", [0b11], ["2016-07-01", "2016-07-31"]),
      ("en_US", "2016", [0b1], ["2016-01-01", "2016-12-31"]),
      ("en_US", "\"July 2016\" ada", [0b1], ["2016-07-01", "2016-07-31"]),
      ("de_DE", "8.7.2016", [0b1], ["2016-07-08", "2016-07-08"]),
      ("de_DE", "8. Juli 2016", [0b111], ["2016-07-08", "2016-07-08"]),
      ("de_DE", "Juli 2016", [0b11], ["2016-07-01", "2016-07-31"]),
      ("en_US", "today", [], []), ("en_US", "+1000", [], []), ("en_US", "13/45/2016", [], []),
    ] as [(String, String, [UInt32], [String])])
  func days(_ locale: String, _ query: String, _ terms: [UInt32], _ ends: [String]) {
    let environment = FormEnvironment(
      locale: .init(identifier: locale), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let meanings = SearchQuery(query).meanings(in: environment)
    #expect(meanings.map(\.terms) == terms)
    #expect(
      meanings.compactMap(\.days).flatMap { ["\($0.lowerBound)", "\($0.upperBound)"] } == ends)
  }

  @Test(
    "The word for never means the values that a column of dates has for it",
    arguments: [("en", "Never"), ("de", "nie"), ("nl", "nooit"), ("ar", "أبدًا")])
  func never(_ language: String, _ word: String) throws {
    let environment = FormEnvironment(
      locale: .init(identifier: language), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let meanings = SearchQuery("ada \(word)").meanings(in: environment)
    #expect(meanings.map(\.terms) == [0b10] && meanings.map(\.days) == [nil])
    let never = RowSearch.Days(never: 0b10, in: .date(.day))
    let values: [StoredValue] = [
      .integer(0), .text(""), .text("0000-00-00"), .text("9999-12-31"), .real(-1),
    ]
    for value in values {
      #expect(never.contains(value), "\(value)")
    }
    for value in [.null, .integer(1), .text("2016-07-01")] as [StoredValue] {
      #expect(!never.contains(value), "\(value)")
    }
  }

  /// Each number is one whose digits are shown, beside one whose digits are not.
  @Test(
    "A number is read as the locale shows it, and looked for in stored numbers",
    arguments: [
      ("en_US", "60,117", .integer(60_117), .integer(60_118)),
      ("en_US", "60,117", .real(160_117.5), .text("60117")),
      ("en_US", "1,234.50", .real(1234.5), .real(1234.55)),
      ("de_DE", "60.117", .integer(60_117), .real(60.117)),
      ("de_DE", "8,5", .real(8.55), .real(9.5)), ("de_DE", "8,50", .real(18.5), .real(8.55)),
      ("de_DE", "8,00", .integer(8), .real(1.8)), ("de_DE", "0,5", .real(0.5), .real(5)),
      ("de_DE", "-1.234", .integer(-1234), .integer(1234)),
      ("en_IN", "1,23,456", .integer(123_456), .integer(23_456)),
      ("de_CH", "60’117", .integer(60_117), .integer(117)),
      ("ar_EG", "٦٠٬١١٧", .integer(60_117), .integer(117)),
    ] as [(String, String, StoredValue, StoredValue)])
  func shownNumbers(
    _ locale: String, _ word: String, _ shown: StoredValue, _ other: StoredValue
  ) throws {
    let environment = FormEnvironment(
      locale: .init(identifier: locale), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    let numbers = SearchQuery("ada \(word)").shownNumbers(in: environment)
    let number = try #require(numbers.first)
    #expect(numbers.count == 1 && number.terms == 0b10)
    #expect(number.contains(shown) && !number.contains(other))
  }

  @Test(
    "Words that are stored as they are typed are read as no other number",
    arguments: ["60117", "8.5", "-7", "0042", "007.50", "+1,234", "1,2,3", "60,1", "v1,234", "1e5"])
  func plainNumbers(_ word: String) {
    let environment = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    #expect(SearchQuery(word).shownNumbers(in: environment) == [])
  }

  @Test("Days are compared with dates as a column stores them")
  func storedDays() throws {
    let month = try #require(YearMonth(year: 2016, month: 7))
    let seconds = StoredMoment.Form(.seconds)
    let days = RowSearch.Days(1, month.days, seconds)
    for text in ["2016-07", "2016-07-01", "2016-07-31", "2016-07-31 23:59", "2016-07-08T00:00"] {
      #expect(days.contains(.text(text)), "\(text)")
    }
    for text in ["2016-06-30 23:59", "2016-08-01", "2016", "", "x"] {
      #expect(!days.contains(.text(text)), "\(text)")
    }
    #expect(days.contains(.integer(1_467_331_200)) && days.contains(.real(1_470_009_599.5)))
    #expect(!days.contains(.integer(1_467_331_199)) && !days.contains(.integer(1_470_009_600)))
    let day = RowSearch.Days(1, month.days.lowerBound...month.days.lowerBound, nil)
    #expect(day.contains(.text("2016-07-01 12:00")) && !day.contains(.text("2016-07-02")))
    #expect(!day.contains(.integer(1_467_331_200)) && !day.contains(.text("2016-07")))
  }
}
