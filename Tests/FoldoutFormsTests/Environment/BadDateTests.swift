import FoldoutForms
import Foundation
import Testing

/// Entries that are not dates, in each language of the program's words.
@Suite struct BadDateTests {
  private static let languages = ["en_US", "de_DE", "nl_NL", "ar_EG"]

  /// 31 February, month 13, year 0 and 24:00 are refused everywhere and not read as a near value.
  @Test(
    "Impossible dates and times are refused in every language, without guessing",
    arguments: places + languages)
  func impossibleNumbersAreRefused(place: String) {
    let here = FormEnvironment.of(place)
    for text in ["2026-02-31", "2026-13-01", "2026-00-10", "0000-01-01", "2026-11-00"] {
      #expect(throws: DateError.self) { try here.date(from: text) }
      #expect(throws: DateError.self) { try here.dateTime(from: "\(text) 09:30") }
    }
    for text in ["24:00", "23:60", "23:59:60"] {
      #expect(throws: DateError.self) { try here.time(from: text) }
      #expect(throws: DateError.self) { try here.dateTime(from: "2026-11-14 \(text)") }
    }
    #expect(throws: MonthError.self) { try here.yearMonth(from: "2026-13") }
    #expect(throws: MonthError.self) { try here.yearMonth(from: "0000-01") }
    #expect(throws: TimeSpanError.self) { try here.timeSpan(from: "7:60") }
  }

  /// Two scripts in one date are refused, wherever the second one begins.
  @Test(
    "Digits of any one script are read, and two scripts in one date refused",
    arguments: languages + ["fa_IR", "hi_IN@numbers=deva", "th_TH@calendar=gregorian"])
  func digitsOfOneScript(place: String) throws {
    let here = FormEnvironment.of(place)
    let iso = Array("2026-11-14")
    for zero in ["0", "٠", "۰", "०", "๐", "０"] as [Unicode.Scalar] {
      let text = Self.text(iso, in: zero) { _ in true }
      #expect(try here.date(from: text) == .of(2026, 11, 14))
      #expect(try here.dateTime(from: "\(text) 09:30") == .of("2026-11-14 09:30"))
      #expect(try here.yearMonth(from: String(text.prefix(7))).description == "2026-11")
      guard zero != "0" else { continue }
      for border in 1..<iso.count {
        let mixed = Self.text(iso, in: zero) { $0 < border }
        #expect(throws: DateError.mixedDigits(text: mixed, as: .date)) {
          try here.date(from: mixed)
        }
        #expect(throws: DateError.self) { try here.dateTime(from: "\(mixed) 09:30") }
      }
      let month = Self.text(Array("2026-11"), in: zero) { $0 < 4 }
      #expect(throws: MonthError.mixedDigits(text: month)) { try here.yearMonth(from: month) }
      for (text, place) in [("09:30", 1), ("15:30", 3), ("7:30:05", 2)] {
        let mixed = Self.text(Array(text), in: zero) { $0 < place }
        #expect(throws: DateError.mixedDigits(text: mixed, as: .time)) {
          try here.time(from: mixed)
        }
      }
      let span = Self.text(Array("37:30"), in: zero) { $0 < 2 }
      #expect(throws: TimeSpanError.mixedDigits(text: span)) { try here.timeSpan(from: span) }
    }
  }

  /// Only numbers are checked for mixed scripts, not the digits in a month's name.
  @Test("Digits in the names of months do not count as mixed scripts")
  func digitsInNamesOfMonthsCountForNothing() throws {
    var checkedCount = 0
    for here in everyEnvironment {
      let identifier = here.locale.identifier
      for month in 1...12 {
        let name = here.monthName(month, year: 2026)
        guard
          name.unicodeScalars.contains(where: { $0.properties.generalCategory == .decimalNumber })
        else { continue }
        checkedCount += 1
        let date = try? here.date(from: "14 \(name) 2026")
        if date != .of(2026, month, 14) {
          Issue.record("\(identifier): 14 \(name) 2026 is \(String(describing: date))")
        }
      }
    }
    #expect(checkedCount > 0)
  }

  /// No sentence has an empty placeholder.
  @Test("Each sentence names what was wrong in every language", arguments: languages)
  func sentences(place: String) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let here = FormEnvironment.of(place, timeZone: berlin)
    let skipped = DateError.skippedTime(
      .of("2026-03-29 02:30"), zone: berlin, next: .of("2026-03-29 03:00"))
    for (problem, parts) in [
      (
        skipped,
        ["Berlin", here.text(of: .of("2026-03-29 02:30")), here.text(of: .of("2026-03-29 03:00"))]
      ),
      (
        .noDayAllowed(earliest: .of(2026, 12, 31), latest: .of(2026, 1, 31)),
        [here.text(of: .of(2026, 12, 31)), here.text(of: .of(2026, 1, 31))]
      ),
      (.mixedDigits(text: "2026-١١-14", as: .date), ["2026-١١-14"]),
      (.mixedDigits(text: "٠9:30", as: .time), ["٠9:30", here.text(of: here.exampleTime)]),
    ] as [(DateError, [String])] {
      let sentence = Self.bare(problem.sentence(in: here))
      for part in parts where !sentence.contains(Self.bare(part)) {
        Issue.record("\(place): “\(part)” is not in “\(sentence)”")
      }
      #expect(!sentence.contains("{"))
      #expect(sentence.last == ".")
    }
    // A zone is named by its city, and UTC, which has none, by its own name.
    let utc = DateError.skippedTime(.of("2026-03-29 02:30"), zone: .gmt, next: .of("2026-03-29"))
    #expect(utc.sentence(in: here).contains("UTC"))
  }

  /// A paragraph with a date within it or at its edges is refused. The refusal quotes its beginning
  /// without line breaks.
  @Test(
    "A pasted paragraph is refused as a whole, with its beginning on one line", arguments: languages
  )
  func aPastedParagraph(place: String) {
    let here = FormEnvironment.of(place)
    for text in [
      "Dear Ada,\n\nwe meet on 2026-11-14 at 09:30.\nGrace", "2026-11-14\n2026-11-15",
      "2026-11-14 09:30\n\nsee you then", String(repeating: "2026-11-14 ", count: 50),
    ] {
      for read in [
        { _ = try here.date(from: text) }, { _ = try here.dateTime(from: text) },
        { _ = try here.time(from: text) }, { _ = try here.yearMonth(from: text) },
        { _ = try here.timeSpan(from: text) },
      ] as [() throws -> Void] {
        let error = #expect(throws: (any Error).self) { try read() }
        let sentence = (error as? DateError)?.sentence(in: here)
        #expect(sentence?.contains("\n") != true)
        #expect(sentence?.count ?? 0 < 200)
      }
    }
  }

  /// Returns a text with the digits at some positions in another script.
  private static func text(
    _ ascii: [Character], in zero: Unicode.Scalar, where isOther: (Int) -> Bool
  ) -> String {
    var text = String.UnicodeScalarView()
    for (place, character) in ascii.enumerated() {
      for scalar in character.unicodeScalars {
        let isDigit = ("0"..."9").contains(scalar) && isOther(place)
        text.append(
          isDigit ? Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar : scalar)
      }
    }
    return String(text)
  }

  /// Returns a text without the direction marks that a sentence puts around a quotation.
  private static func bare(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { ![0x2068, 0x2069, 0x200F, 0x200E].contains($0.value) }))
  }
}
