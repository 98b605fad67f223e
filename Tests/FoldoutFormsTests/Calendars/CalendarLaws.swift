import FoldoutForms
import Foundation
import TestSupport
import Testing

/// Other calendars show the same day by other numbers.
@Suite struct CalendarLaws {
  /// A locale for each supported calendar, with its text for 14 February 2017.
  private static let shown = [
    ("th_TH", Calendar.Identifier.buddhist, "14/02/2560"), ("fa_IR", .persian, "۱۳۹۵/۱۱/۲۶"),
    ("en_US@calendar=persian", .persian, "11/26/1395 AP"),
    ("ar_SA", .islamicUmmAlQura, "١٧ جما١، ١٤٣٨ هـ"),
    ("en_US@calendar=islamic-civil", .islamicUmmAlQura, "05/17/1438 AH"),
    ("de_DE@calendar=hebrew", .hebrew, "18.05.5777 AM"),
    ("he_IL@calendar=hebrew", .hebrew, "18 בשבט 5777"),
    ("en_US@calendar=indian", .indian, "11/25/1938 Saka"),
    ("en_US@calendar=coptic", .coptic, "06/07/1733"),
    ("en_US@calendar=ethiopic", .ethiopicAmeteMihret, "06/07/2009"),
    ("zh_Hant_TW@calendar=buddhist", .buddhist, "佛曆2560/02/14"),
    ("ckb_IR", .persian, "٢٦/١١/١٣٩٥"),
  ]

  @Test("Each calendar shows and reads the same day by its own numbers", arguments: shown)
  func oneDayInEachCalendar(place: String, calendar: Calendar.Identifier, text: String) throws {
    let environment = FormEnvironment.of(place)
    let date = LocalDate.of(2017, 2, 14)
    #expect(environment.calendar == calendar)
    #expect(environment.text(of: date) == text)
    #expect(try environment.date(from: "2017-02-14") == date)
    #expect(try environment.date(from: text.lowercased()) == date)
    #expect(try environment.dateTime(from: "2017-02-14T09:30") == .of("2017-02-14 09:30"))
    #expect(try environment.dateTime(from: text + " 09:30") == .of("2017-02-14 09:30"))
  }

  /// Covers every day of three years and every 97th of two centuries, and of these every fifth
  /// outside of `make test-all`.
  @Test("Every day is shown with Foundation's numbers and reads back as itself", arguments: shown)
  func everyDayIsItself(place: String, calendar: Calendar.Identifier, text: String) throws {
    let environment = FormEnvironment.of(place)
    var foundation = Calendar(identifier: calendar)
    foundation.timeZone = .gmt
    let first = LocalDate.of(2015, 9, 1).dayNumber
    let days =
      Array(first..<first + 1100) + Array(stride(from: first - 45_000, to: first + 50_000, by: 97))
    for number in days where Depth.isWhole || number % 5 == 0 {
      let date = try #require(LocalDate(dayNumber: number))
      let shown = environment.text(of: date)
      if (try? environment.date(from: shown)) != date {
        Issue.record("\(date) is shown as \(shown) and reads back otherwise")
      }
      guard number % 29 == 0 else { continue }
      let moment = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = foundation.dateComponents([.year, .day], from: moment)
      let picker = DatePickerColumns(
        mode: .date, initial: LocalDateTime(date: date), offered: .all, environment: environment)
      if picker.selection[.year] != parts.year || picker.selection[.day] != parts.day {
        Issue.record("\(date) has the numbers \(picker.selection)")
      }
    }
  }

  @Test("Days outside a calendar's range are shown in ISO 8601 and read back", arguments: shown)
  func daysOutsideTheCalendarAreISO(
    place: String, calendar: Calendar.Identifier, text: String
  ) throws {
    let environment = FormEnvironment.of(place)
    for text in [
      "0001-01-01 00:00", "0008-08-29 12:00", "0078-03-22 09:30", "0284-08-28 00:00",
      "0622-03-21 23:59:59", "1882-11-11 15:30", "1882-11-12 15:30", "2174-11-25 00:00",
      "2174-11-26 00:00", "9999-12-31 23:59",
    ] {
      let value = LocalDateTime.of(text)
      #expect(try environment.date(from: environment.text(of: value.date)) == value.date)
      #expect(try environment.dateTime(from: environment.text(of: value)) == value)
      for mode in [DateMode.date, .dateTime, .time] {
        let picker = DatePickerColumns(
          mode: mode, initial: value, offered: .all, environment: environment)
        #expect(try picker.strictValue(of: picker.selection) == value)
        #expect(picker.nearestValue(to: picker.selection) == value)
      }
    }
    let saudi = FormEnvironment.of("ar_SA")
    #expect(saudi.text(of: .of(1882, 11, 11)) == "1882-11-11")
  }

  /// Dates in another calendar in every locale, read back. The calendars take turns, because all
  /// combinations take half a minute. Of these days, one in 12 months is refused in Pashto with the
  /// Islamic calendar: the fifth month's short name followed by a 2 is the sixth month's name.
  @Test("Every locale reads back the dates that it shows in another calendar")
  func everyLocaleThereIs() throws {
    let calendars = [
      "buddhist", "persian", "islamic", "hebrew", "indian", "coptic", "ethiopic",
    ]
    let days = (0..<14).compactMap { LocalDate.of(2015, 10, 14).adding(days: $0 * 30) }
    for (index, identifier) in everyLocale.enumerated() {
      let calendar = calendars[index % calendars.count]
      let environment = FormEnvironment.of("\(identifier)@calendar=\(calendar)")
      for date in days {
        let value = LocalDateTime(date: date, time: .at(15, 5))
        let (day, both) = (environment.text(of: date), environment.text(of: value))
        if (try? environment.date(from: day)) != date {
          Issue.record("\(identifier), \(calendar): \(date) is shown as \(day)")
        }
        if (try? environment.dateTime(from: both)) != value {
          Issue.record("\(identifier), \(calendar): \(value) is shown as \(both)")
        }
        if environment.calendar != .gregorian, day.hasPrefix("\(date)") {
          Issue.record("\(identifier), \(calendar): \(day) has no form of its own")
        }
      }
    }
  }

  @Test(
    "Unsupported calendars fall back to the Gregorian calendar",
    arguments: ["japanese", "chinese", "roc", "dangi", "ethiopic-amete-alem", "klingon"])
  func otherCalendarsAreShownAsGregorian(calendar: String) {
    let environment = FormEnvironment.of("en_US@calendar=\(calendar)")
    #expect(environment.calendar == .gregorian)
    #expect(environment.text(of: .of(2017, 2, 14)) == "02/14/2017")
  }

  @Test("Known days are read in each calendar")
  func knownDays() throws {
    for (place, text, iso) in [
      ("fa_IR", "1396/01/01", "2017-03-21"), ("fa_IR", "۱ فروردین ۱۳۹۶", "2017-03-21"),
      ("fa_IR", "30 اسفند 1395", "2017-03-20"), ("ar_SA", "١ رمضان ١٤٣٨", "2017-05-27"),
      ("ar_SA", "1 رمضان، 1438 هـ", "2017-05-27"),
      ("he_IL@calendar=hebrew", "1 בתשרי 5778", "2017-09-21"),
      ("en_US@calendar=hebrew", "14 Adar II 5776", "2016-03-24"),
      ("en_US@calendar=hebrew", "14 Adar I 5776", "2016-02-23"),
      ("en_US@calendar=hebrew", "14 Adar 5776", "2016-03-24"),
      ("en_US@calendar=hebrew", "14 Adar 5777", "2017-03-12"),
      ("de_DE@calendar=hebrew", "14.7.5776", "2016-03-24"),
      ("de_DE@calendar=hebrew", "14.6.5777", "2017-03-12"),
      ("en_US@calendar=coptic", "13/5/1733", "2017-09-10"),
      ("th_TH", "13 เม.ย. 2560", "2017-04-13"),
      ("ksh@calendar=islamic", "14. Shbn.. 1438", "2017-05-10"),
      ("ar_SA", "14/08/1438", "2017-05-10"), ("ar_SA", "٠٤/٠٨/١٤٣٨", "2017-04-30"),
      ("he_IL@calendar=hebrew", "08/14/2002", "2002-08-14"), ("fa_IR", "08/14/2002", "2002-08-14"),
    ] {
      let date = try FormEnvironment.of(place).date(from: text)
      if "\(date)" != iso { Issue.record("\(place): \(text) reads as \(date)") }
    }
  }

  @Test("A two-digit year is refused and a year in the calendar's century suggested")
  func twoDigitsAreRefusedWithTheCalendarsCentury() {
    for (place, text, iso) in [
      ("th_TH", "14/02/60", "2017-02-14"), ("fa_IR", "95/11/26", "2017-02-14"),
      ("fa_IR", "15/1/1", "1936-03-21"),
    ] {
      let suggestion = LocalDateTime.of(iso).date
      do {
        _ = try FormEnvironment.of(place).date(from: text)
        Issue.record("\(text) was read")
      } catch .twoDigitYear(_, let found) {
        if found != suggestion { Issue.record("\(place): \(text) suggests \(found)") }
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test("Examples and month names are those of the calendar")
  func examplesAreOfTheCalendar() {
    #expect(
      FormEnvironment.of("fa_IR").text(of: FormEnvironment.of("fa_IR").exampleDate) == "۱۳۹۵/۰۸/۱۴")
    #expect(FormEnvironment.of("en_US").exampleDate == .of(2017, 8, 14))
    #expect(FormEnvironment.of("en_US@calendar=hebrew").monthNames.count == 12)
    #expect(FormEnvironment.of("en_US@calendar=coptic").monthNames.count == 13)
    let leap = Date(timeIntervalSince1970: 1_456_000_000)
    let names = FormEnvironment.of("en_US@calendar=hebrew", now: leap).monthNames
    #expect(names.count == 13)
    #expect(Array(names[4...7]) == ["Shevat", "Adar I", "Adar II", "Nisan"])
    #expect(FormEnvironment.of("fa_IR").gregorianMonthName(2) == "فوریه")
  }
}
