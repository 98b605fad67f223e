import FoldoutForms
import TestSupport
import Testing

/// Dates as people write them, and the day of each.
@Suite struct ReadingTests {
  private static let august = LocalDate.of(2002, 8, 14)

  @Test(
    "One date is read in each way that people write it",
    arguments: [
      ("en_US", "08/14/2002"), ("en_US", "8/14/2002"), ("en_US", "  08 / 14 / 2002\n"),
      ("en_US", "2002-08-14"), ("en_US", "2002-8-14"), ("en_US", "Aug 14, 2002"),
      ("en_US", "AUGUST 14 2002"), ("en_US", "14 august 2002"), ("en_US", "14 Aug. 2002"),
      ("en_US", "Augu 14, 2002"), ("de_DE", "14. Augu 2002"), ("fr_FR", "14 aoû 2002"),
      ("en_US", "٠٨/١٤/٢٠٠٢"), ("en_US", "\u{200F}08/14/2002\u{200E}"), ("en_US", "０８/１４/２００２"),
      ("en_GB", "14/08/2002"), ("en_GB", "14/8/2002"), ("en_GB", "14 August 2002"),
      ("en_ZA", "2002/08/14"), ("en_ZA", "08/14/2002"),
      ("de_DE", "14.08.2002"), ("de_DE", "14.8.2002"), ("de_DE", "08/14/2002"),
      ("de_DE", "14. August 2002"), ("nl_NL", "14-08-2002"), ("nl_NL", "2002-08-14"),
      ("nl_NL", "14 aug 2002"), ("fr_FR", "14 août 2002"), ("fr_CA", "2002-08-14"),
      ("bg_BG", "14.08.2002 г."), ("bg_BG", "14.08.2002"), ("hu_HU", "2002.08.14"),
      ("hu_HU", "2002. 08. 14."), ("ru_RU", "14 августа 2002"), ("ru_RU", "14 август 2002"),
      ("ar_EG", "١٤/٠٨/٢٠٠٢"), ("ar_EG", "14/08/2002"), ("ar_EG", "١٤ أغسطس ٢٠٠٢"),
      ("ko_KR", "2002. 08. 14."), ("ja_JP", "2002/08/14"), ("vi_VN", "14 thg 8, 2002"),
      ("vi_VN", "14 tháng 8, 2002"),
    ])
  func dates(place: String, text: String) throws {
    #expect(try FormEnvironment.of(place).date(from: text) == ReadingTests.august)
  }

  @Test(
    "One date and time is read in each way that people write it",
    arguments: [
      ("en_US", "2002-08-14T15:30"), ("en_US", "2002-08-14 15:30"),
      ("en_US", "2002-08-14 15:30:00"),
      ("en_US", "2002-08-14T15:30:00.000"), ("en_US", "Aug 14, 2002 at 3:30 PM"),
      ("en_US", "Aug 14, 2002, 3:30 pm"), ("en_US", "08/14/2002 3:30 p.m."),
      ("en_US", "08/14/2002 15:30"), ("en_US", "8/14/2002, 03:30PM"),
      ("de_DE", "14.08.2002, 15:30"), ("de_DE", "14.8.2002 15:30"), ("de_DE", "14.8.2002 3:30 pm"),
      ("fi_FI", "14.8.2002 klo 15.30"), ("fi_FI", "14.8.2002 15.30"), ("fi_FI", "14.8.2002 15:30"),
      ("ko_KR", "2002. 8. 14. 오후 3:30"), ("ko_KR", "2002-08-14 15:30"),
      ("vi_VN", "15:30 ngày 14 thg 8, 2002"), ("ar_EG", "١٤/٠٨/٢٠٠٢، ٣:٣٠ م"),
      ("bg_BG", "14.08.2002 г., 15:30"),
    ])
  func dateTimes(place: String, text: String) throws {
    let value = LocalDateTime.of("2002-08-14 15:30")
    #expect(try FormEnvironment.of(place).dateTime(from: text) == value)
  }

  @Test("Midnight and noon are read in the twelve-hour cycle")
  func midnightAndNoonOfTwelveHours() throws {
    let environment = FormEnvironment.of("en_US")
    for (text, hour) in [("12:00 AM", 0), ("1:00 AM", 1), ("12:00 PM", 12), ("11:00 PM", 23)] {
      #expect(try environment.dateTime(from: "1/13/2002 \(text)").time.hour == hour)
    }
  }

  @Test("The locale's own order of day and month wins")
  func theLocalesOwnFormWins() throws {
    #expect(try FormEnvironment.of("en_GB").date(from: "03/04/2002") == LocalDate.of(2002, 4, 3))
    #expect(try FormEnvironment.of("en_US").date(from: "03/04/2002") == LocalDate.of(2002, 3, 4))
    #expect(try FormEnvironment.of("de_DE").date(from: "03.04.2002") == LocalDate.of(2002, 4, 3))
  }

  /// In a locale without slashes, a slashed date does not show which number is the month.
  @Test(
    "A date that could mean two days is refused", .promise(10),
    arguments: ["nl_NL", "de_DE", "ru_RU", "da_DK", "pl_PL"])
  func whatCanBeReadInTwoWaysIsNotGuessed(place: String) throws {
    let environment = FormEnvironment.of(place)
    for text in ["3/2/2020", "03/02/2020", "٣/٢/٢٠٢٠", "3/2/20"] {
      let problem = DateError.ambiguous(text: text, .of(2020, 3, 2), .of(2020, 2, 3))
      #expect(throws: problem) { try environment.date(from: text) }
      #expect(throws: DateError.self) { try environment.dateTime(from: "\(text) 15:30") }
    }
    // These dates have only one reading, or two readings with the same day.
    #expect(try environment.date(from: "10/15/2017") == .of(2017, 10, 15))
    #expect(try environment.date(from: "4/4/2020") == .of(2020, 4, 4))
    #expect(throws: DateError.noSuchMonth(15)) { try environment.date(from: "15/10/2017") }
    let noon = try environment.dateTime(from: "10/15/2017 12:00")
    #expect(noon == LocalDateTime.of("2017-10-15 12:00"))
  }

  @Test(
    "A slashed date is read in the order that the locale settles",
    arguments: [
      ("en_US", 3, 2), ("en_GB", 2, 3), ("fr_FR", 2, 3), ("en_ZA", 3, 2), ("sv_SE", 3, 2),
    ])
  func whatThePlaceSaysIsNotAmbiguous(place: String, month: Int, day: Int) throws {
    let expected = LocalDate.of(2020, month, day)
    #expect(try FormEnvironment.of(place).date(from: "3/2/2020") == expected)
  }

  @Test("A two-digit year is never accepted", arguments: places)
  func twoDigitsAreNeverAYear(place: String) {
    let environment = FormEnvironment.of(place)
    for text in ["1/2/17", "1.2.17", "1-2-17", "17/1/2", "17-1-2", "17. 1. 2.", "1 2 17"] {
      #expect(throws: DateError.self) { try environment.date(from: text) }
    }
  }

  @Test(
    "A date without its year is refused with the day of this year",
    arguments: [
      ("en_US", "9/5"), ("en_US", "sept 5"), ("en_US", "5 Sep."), ("en_US", "9/5/"),
      ("en_GB", "5/9"), ("de_DE", "5.9."), ("de_DE", "5. September"), ("nl_NL", "5-9"),
      ("ko_KR", "9. 5."), ("ar_EG", "٥/٩"),
    ])
  func yearsAreNeverGuessed(place: String, text: String) {
    let environment = FormEnvironment.of(place)
    let problem = DateError.missingYear(suggestion: .of(2017, 9, 5))
    #expect(throws: problem) { try environment.date(from: text) }
    #expect(throws: problem) { try environment.dateTime(from: text + " 9:30") }
  }

  @Test("A date without its year that could be two days is refused with both")
  func ambiguousWithoutYears() {
    let problem = DateError.ambiguous(text: "9/5", .of(2017, 9, 5), .of(2017, 5, 9))
    #expect(throws: problem) { try FormEnvironment.of("nl_NL").date(from: "9/5") }
  }

  @Test(
    "Two digits suggest a year less than twenty years ahead",
    arguments: [("17", 2017), ("36", 2036), ("37", 1937), ("99", 1999), ("00", 2000)])
  func theSuggestedCentury(digits: String, year: Int) {
    #expect(
      throws: DateError.twoDigitYear(year % 100, suggestion: LocalDate.of(year, 1, 2))
    ) { try FormEnvironment.of("en_US").date(from: "1/2/\(digits)") }
  }

  @Test(
    "Texts that are not dates are refused as unreadable",
    arguments: [
      "08/14/2002x", "08//14/2002", "0814/2002", "08142002", "2002-08-14Z", "2002-08-14+02:00",
      "20020814", "008/14/2002", "-08/14/2002", "08.14.2002", "Augustus 14, 2002", "Aug 14 2 2002",
      "14", "/", "2002-W33-3", "2002-226", "08/14/2002 08/14/2002", "tomorrows", "+", "-",
      "+1+1", "1+", "--1", "+123456", "NaN", "💥",
    ])
  func otherShapesAreRefused(text: String) {
    let environment = FormEnvironment.of("en_US")
    #expect(throws: DateError.unreadable(text: text, as: .date)) {
      try environment.date(from: text)
    }
    #expect(throws: DateError.unreadable(text: text, as: .dateTime)) {
      try environment.dateTime(from: text)
    }
  }

  @Test(
    "Texts that are not dates with times are refused as unreadable",
    arguments: [
      "2002-08-14T15:30Z", "2002-08-14T15:30+02:00", "2002-08-14T1530", "2002-08-14 15:3",
      "2002-08-14 15", "2002-08-14 15:30:", "2002-08-14 15:30:1", "2002-08-14 15:30:00.",
      "08/14/2002 PM 3:30", "08/14/2002 3 PM",
    ])
  func otherShapesOfTimeAreRefused(text: String) {
    #expect(throws: DateError.unreadable(text: text, as: .dateTime)) {
      try FormEnvironment.of("en_US").dateTime(from: text)
    }
  }

  @Test("A whole pasted page is refused with a short sentence")
  func aPageThatWasPastedIsNotRead() {
    let environment = FormEnvironment.of("en_US")
    let page = String(repeating: "08/14/2002\n", count: 300_000)
    for read in [
      { _ = try environment.date(from: page) }, { _ = try environment.dateTime(from: page) },
    ] {
      do {
        try read()
        Issue.record("read")
      } catch let problem as DateError {
        let sentence = problem.sentence(in: environment)
        #expect(sentence.count < 160)
        #expect(!sentence.contains("\n"))
      } catch {
        Issue.record(error)
      }
    }
  }
}
