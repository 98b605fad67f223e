import FoldoutForms
import Foundation
import TestSupport
import Testing

/// All refusals with their sentences, as one table for review.
@Suite struct RefusalTable {
  @Test("Every refusal of a date has its recorded sentence")
  func everyRefusalHasItsSentence() throws {
    var lines: [String] = []
    var kinds: Set<Int> = []
    func refuse(
      _ place: String, _ text: String, _ read: (FormEnvironment) throws -> Void
    ) {
      let environment = FormEnvironment.of(place)
      do {
        try read(environment)
        Issue.record("\(text) was not refused in \(place)")
      } catch let problem as DateError {
        kinds.insert(kind(problem))
        lines.append("\(place) | \(text.prefix(40)) | \(problem.sentence(in: environment))")
      } catch let problem as NumberError {
        kinds.insert(kind(problem))
        lines.append("\(place) | \(text.prefix(40)) | \(problem.sentence(in: environment))")
      } catch {
        Issue.record(error)
      }
    }
    let limits = DateLimits(earliest: .of(2000, 1, 31), latest: .of(2020, 12, 31))
    for place in ["en_US", "en_GB", "de_DE", "ar_EG"] {
      lines.append("# A day")
      for text in RefusalTable.dates {
        refuse(place, text) { _ = try $0.date(from: text) }
      }
      for date in [LocalDate.of(2000, 1, 30), .of(2021, 1, 1)] {
        refuse(place, "\(date)") { _ in try limits.check(date) }
      }
      let contradictory = DateLimits(earliest: .of(2020, 12, 31), latest: .of(2020, 1, 31))
      refuse(place, "limits that contradict") { _ in try contradictory.check(.of(2020, 6, 14)) }
      let closed = OfferedDays(closedDays: [.of(2017, 2, 14)])
      refuse(place, "2017-02-14") { _ in try closed.check(.of(2017, 2, 14)) }
      refuse(place, "a Monday") { _ in throw DateError.otherWeekday(.of(2025, 3, 2)) }
      refuse(place, "+99999 at the end of 9999") { here in
        let late = FormEnvironment.of(place, now: Date(timeIntervalSince1970: 253_402_214_400))
        _ = try late.date(from: "+99999")
      }
      lines.append("# A day and a time")
      for text in RefusalTable.dateTimes {
        refuse(place, text) { _ = try $0.dateTime(from: text) }
      }
      for (zone, time) in RefusalTable.skipped {
        refuse(place, "\(time) in \(zone)") { _ in
          try ZoneClock(#require(TimeZone(identifier: zone))).check(.of(time))
        }
      }
      lines.append("# A time")
      for text in RefusalTable.times {
        refuse(place, text) { _ = try $0.time(from: text) }
      }
      lines.append("# A whole number")
      for text in RefusalTable.numbers + ["1.5", "1.0", "9223372036854775808"] {
        refuse(place, text) { here in
          let text = text.replacing(".5", with: here.decimalSeparator + "5")
            .replacing(".0", with: here.decimalSeparator + "0")
          _ = try here.wholeNumber(from: text)
        }
      }
      lines.append("# A decimal number")
      for text in RefusalTable.numbers {
        refuse(place, text) { _ = try $0.decimal(from: text) }
      }
      refuse(place, "39 decimals") { here in
        _ = try here.decimal(
          from: "1" + here.decimalSeparator + String(repeating: "3", count: 38))
      }
      refuse(place, "39 digits") {
        _ = try $0.decimal(from: String(repeating: "9", count: 39))
      }
    }
    refuse("de_DE", "1.234") { _ = try $0.decimal(from: "1.234") }
    refuse("de_DE", "-20.000") { _ = try $0.decimal(from: "-20.000") }
    lines.append("# A day with slashes, where there are none")
    for (place, texts) in RefusalTable.slashed {
      for text in texts {
        refuse(place, text) { _ = try $0.date(from: text) }
      }
      refuse(place, "3/2/2020 15:30") { _ = try $0.dateTime(from: "3/2/2020 15:30") }
    }
    lines.append("# A day of another calendar")
    for (place, texts) in RefusalTable.otherCalendars {
      for text in texts {
        refuse(place, text) { _ = try $0.date(from: text) }
      }
    }
    #expect(kinds == Set(0..<34))
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "refusals.txt")
  }

  private static let dates = [
    "", "   ", "abc", "<b>2002</b>", "2024-13-01", "2002-00-10", "2017-02-31", "1900-02-29",
    "2017-04-31", "2017-12-32", "2017-12-00", "31/31/2017", "08/14/17", "14.08.17", "02/29/17",
    "08/08/5", "08/08/017", "8/14", "Aug 14", "14 Sept", "02/29", "0000-01-01",
    "08/08/12017", "2002-08-14 09:30", "2002-08-14T09:30:00",
    String(repeating: "long ", count: 200), "2017-٠٨-14", "٢017-08-14", "+1٢",
    "We met on 08/14/2002 in the park, and it rained.",
  ]

  private static let skipped = [
    ("Europe/Berlin", "2026-03-29 02:30"), ("America/Sao_Paulo", "2017-10-15 00:00"),
    ("Pacific/Apia", "2011-12-30 12:00"), ("America/New_York", "2026-03-08 02:00"),
  ]

  private static let dateTimes = [
    "", "abc", "2002-08-14", "2002-02-30 09:30", "2002-08-14 24:00", "2002-08-14 13:30 PM",
    "2002-08-14 0:30 AM", "2002-08-14 09:60", "2002-08-14 09:30:60", "2002-08-14 09:30 Z",
    "08/08/17 09:30", "2002-08-14 ٠9:30",
  ]

  private static let times = [
    "", "abc", "24:00", "13:30 PM", "0:30 AM", "09:60", "09:30:60", "9", "2002-08-14",
    "2002-08-14 09:30", "٠9:30", "15:30:٠٠", "15:30:00.٥",
  ]

  private static let slashed = [
    (
      "nl_NL", ["3/2/2020", "03/02/2020", "3 / 2 / 2020", "3/2/20", "15/10/2017", "3/2/2020 15:30"]
    ),
    ("de_DE", ["3/2/2020", "12/11/2020"]), ("ru_RU", ["3/2/2020"]), ("tr_TR", ["3/2/2020"]),
    ("de_DE@calendar=hebrew", ["3/2/2020"]),
  ]

  private static let otherCalendars = [
    ("th_TH", ["31/02/2560", "14/08/60", "14/13/2560", "14/08/0500", "2017-02-31", "abc"]),
    ("fa_IR", ["1396/12/30", "1396/13/01", "2017-02-31", "96/01/01", "9999/01/01"]),
    ("ar_SA", ["30/02/1438", "14/13/1438", "14/08/1200", "2017-02-31"]),
    ("he_IL@calendar=hebrew", ["30 אלול 5777", "14 תשרי 77", "2017-02-31"]),
    ("de_DE@calendar=hebrew", ["14.14.5777", "14.13.5777", "30.13.5776"]),
    ("en_US@calendar=hebrew", ["08/14/2002"]),
    ("en_US@calendar=coptic", ["13/07/1733", "14/05/1733"]),
  ]

  private static let numbers = [
    "", " ", "abc", "12a4", "1e5", "0x10", "--1", "-", "1 2 3", "1,2,3", "1.2.3", "$5", "½", "∞",
    "1٢",
    String(repeating: "9", count: 500),
  ]

  /// Returns a number for each case, to check that the table is complete. A new case does not
  /// compile until it has a number.
  private func kind(_ problem: DateError) -> Int {
    switch problem {
    case .empty: 0
    case .unreadable: 1
    case .noSuchMonth: 2
    case .noSuchDay: 3
    case .twoDigitYear: 4
    case .notFourDigitYear: 5
    case .yearOutOfRange: 6
    case .beforeLimit: 7
    case .afterLimit: 8
    case .missingTime: 9
    case .unexpectedTime: 10
    case .noSuchHour: 11
    case .noSuchMinute: 12
    case .noSuchSecond: 13
    case .ambiguous: 26
    case .timeRequired: 21
    case .unexpectedDate: 22
    case .noSuchMonthInCalendar: 23
    case .noSuchGregorianDay: 24
    case .yearOutOfCalendar: 25
    case .notOffered: 27
    case .mixedDigits: 29
    case .noDayAllowed: 28
    case .skippedTime: 30
    case .otherWeekday: 31
    case .missingYear: 33
    }
  }

  private func kind(_ problem: NumberError) -> Int {
    switch problem {
    case .empty: 14
    case .unreadable: 15
    case .misplacedSeparator: 16
    case .ambiguous: 17
    case .notWhole: 18
    case .tooLarge: 19
    case .tooManyDigits: 20
    case .mixedDigits: 32
    case .inexact: 34
    }
  }
}
