import FoldoutForms
import Foundation
import Testing

/// Months without a day: stored, shown, read and picked.
@Suite struct YearMonthTests {
  private static let november = YearMonth(of: .of(2026, 11, 14))

  @Test("Every month reads back from its text, in order")
  func everyMonthIsItsText() {
    var month: YearMonth? = .first
    var count = 0
    var before: YearMonth?
    while let value = month {
      count += 1
      if YearMonth("\(value)") != value { Issue.record("\(value) reads otherwise") }
      if YearMonth(year: value.year, month: value.month) != value {
        Issue.record("\(value) has other numbers")
      }
      if let before, !(before < value) { Issue.record("\(before) is not before \(value)") }
      before = value
      month = value.adding(months: 1)
    }
    #expect(count == 9999 * 12)
    #expect(before == .last)
    #expect("\(YearMonth.first)" == "0001-01")
    #expect("\(YearMonth.last)" == "9999-12")
  }

  @Test(
    "Texts in any other format are not stored months",
    arguments: [
      "", "2026", "2026-1", "2026-13", "2026-00", "0000-01", "12026-11", "2026-11-14", "2026/11",
      " 2026-11", "2026-11 ", "٢٠٢٦-١١", "-2026-11",
    ])
  func whatIsNotWrittenSoIsNotRead(text: String) {
    #expect(YearMonth(text) == nil)
  }

  @Test("Adding months stays between the first and last month, and months have the right days")
  func arithmetic() {
    #expect(Self.november.adding(months: 2) == YearMonth("2027-01"))
    #expect(Self.november.adding(months: -23) == YearMonth("2024-12"))
    #expect(YearMonth.first.adding(months: -1) == nil)
    #expect(YearMonth.last.adding(months: 1) == nil)
    #expect(Self.november.adding(months: .max) == nil)
    #expect(YearMonth(of: .of(2024, 2, 29)).days == .of(2024, 2, 1) ... .of(2024, 2, 29))
    #expect(YearMonth(year: 2026, month: 13) == nil)
    #expect(YearMonth(year: 0, month: 1) == nil)
  }

  @Test("Months are read as people write them")
  func monthsAreReadAsPeopleWriteThem() throws {
    for (place, texts) in [
      ("en_US", ["2026-11", "11/2026", "November 2026", "nov 2026", "Nov. 2026", "2026 November"]),
      ("de_DE", ["11.2026", "11/2026", "November 2026", "Nov. 2026"]),
      ("nl_NL", ["11-2026", "november 2026", "nov 2026"]),
      ("ar_EG", ["نوفمبر ٢٠٢٦", "١١/٢٠٢٦", "11/2026"]), ("fa_IR", ["2026-11", "نوامبر 2026"]),
      ("hu_HU", ["2026. november", "2026. 11."]), ("ja_JP", ["2026年11月", "2026/11"]),
      ("es_ES", ["noviembre de 2026", "noviembre 2026"]),
    ] {
      for text in texts {
        let month = try FormEnvironment.of(place).yearMonth(from: text)
        if month != Self.november { Issue.record("\(place): \(text) reads as \(month)") }
      }
    }
  }

  /// Each locale shows its own calendar.
  @Test("Every locale reads back the months that it shows")
  func everyLocaleReadsWhatItShows() {
    for environment in everyEnvironment {
      for month in 1...12 {
        guard let month = YearMonth(year: 2026, month: month) else { continue }
        let text = environment.text(of: month)
        if (try? environment.yearMonth(from: text)) != month {
          Issue.record("\(environment.locale.identifier): \(month) is shown as \(text)")
        }
      }
    }
  }

  @Test(
    "Each malformed month is refused with its reason",
    arguments: [
      ("", MonthError.empty), (" \n", .empty), ("abc", .unreadable(text: "abc")),
      ("11", .unreadable(text: "11")), ("2026-13", .noSuchMonth(13)), ("0/2026", .noSuchMonth(0)),
      ("11/26", .twoDigitYear(26, suggestion: november)), ("11/026", .notFourDigitYear("026")),
      ("0000-11", .yearOutOfRange(0)), ("11/12026", .yearOutOfRange(12_026)),
      ("11/14/2026", .unreadable(text: "11/14/2026")),
    ])
  func refusalsSayWhichAndWhy(text: String, problem: MonthError) {
    let environment = FormEnvironment.of("en_US")
    #expect(throws: problem) { try environment.yearMonth(from: text) }
    #expect(!problem.sentence(in: environment).isEmpty)
  }

  @Test("The columns of a month cover its limits")
  func columns() throws {
    let environment = FormEnvironment.of("nl_NL")
    let limits = DateLimits(earliest: .of(2026, 3, 15), latest: .of(2027, 2, 1))
    let picker = YearMonthColumns(
      initial: Self.november, limits: limits, environment: environment)
    #expect(picker.columns.map(\.component) == [.month, .year])
    #expect(picker.columns[0].options.map(\.title)[2] == "maart")
    #expect(picker.columns[1].options.map(\.value) == [2026, 2027])
    #expect(try picker.strictValue(of: picker.selection) == Self.november)
    #expect(try picker.strictValue(of: .init([.month: 3])) == YearMonth("2026-03"))
    #expect(throws: MonthError.beforeLimit(YearMonth(of: .of(2026, 3, 1)))) {
      try picker.strictValue(of: .init([.month: 2]))
    }
    #expect(throws: MonthError.afterLimit(YearMonth(of: .of(2027, 2, 1)))) {
      try picker.strictValue(of: .init([.month: 3, .year: 2027]))
    }
    #expect(throws: MonthError.noSuchMonth(13)) {
      try picker.strictValue(of: .init([.month: 13]))
    }
    #expect(throws: MonthError.yearOutOfRange(0)) {
      try picker.strictValue(of: .init([.year: 0]))
    }
    #expect(picker.nearestValue(to: .init([.month: 1])) == YearMonth("2026-03"))
    #expect(picker.nearestValue(to: .init([.year: .max])) == YearMonth("2027-02"))
    #expect(
      YearMonthColumns(value: nil, limits: limits, environment: environment).initial
        == YearMonth("2026-03"))
    let persian = YearMonthColumns(
      initial: Self.november, limits: .none, environment: .of("fa_IR"))
    #expect(persian.columns.map(\.component) == [.month, .year])
    #expect(persian.columns[0].options.map(\.title)[10] == "نوامبر")
    let japanese = YearMonthColumns(
      initial: Self.november, limits: .none, environment: .of("ja_JP"))
    #expect(japanese.columns.map(\.component) == [.year, .month])
    let early = try #require(YearMonth("1850-02"))
    let outside = YearMonthColumns(initial: early, limits: limits, environment: environment)
    #expect(outside.columns[1].options.map(\.value) == [1850, 2026, 2027])
  }
}
