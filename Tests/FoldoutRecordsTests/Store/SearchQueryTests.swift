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
      meanings.flatMap { ["\($0.days.lowerBound)", "\($0.days.upperBound)"] } == ends)
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
