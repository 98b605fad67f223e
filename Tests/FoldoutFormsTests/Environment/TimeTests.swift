import FoldoutForms
import Foundation
import TestSupport
import Testing

/// Times of day: shown, read, picked and stored.
@Suite struct TimeTests {
  private static let halfPastThree = LocalTime.at(15, 30)

  @Test(
    "A time is shown as the locale writes it",
    arguments: [
      ("en_US", "3:30\u{202F}PM"), ("en_GB", "15:30"), ("de_DE", "15:30"), ("fi_FI", "15.30"),
      ("ar_EG", "٣:٣٠\u{A0}م"), ("ko_KR", "오후 3:30"), ("zh_Hant_TW", "下午3:30"),
    ])
  func timesAreTheLocales(place: String, text: String) throws {
    let environment = FormEnvironment.of(place)
    #expect(environment.text(of: TimeTests.halfPastThree) == text)
  }

  @Test(
    "A time is read as people write it",
    arguments: [
      ("en_US", "3:30 PM"), ("en_US", "3:30pm"), ("en_US", "03:30 p.m."), ("en_US", "15:30"),
      ("en_US", " 15:30:00 "), ("en_US", "15:30:00.000"), ("en_US", "١٥:٣٠"), ("en_US", "１５:３０"),
      ("de_DE", "15:30"), ("de_DE", "3:30 pm"), ("fi_FI", "15.30"), ("fi_FI", "15:30"),
      ("ar_EG", "٣:٣٠ م"), ("ar_EG", "15:30"), ("ko_KR", "오후 3:30"), ("bg_BG", "15:30"),
    ])
  func timesAreRead(place: String, text: String) throws {
    #expect(try FormEnvironment.of(place).time(from: text) == TimeTests.halfPastThree)
  }

  @Test(
    "Texts that are not times of day are refused as unreadable",
    arguments: [
      "15", "1530", "15:3", "15:30:", "15:30:1", "15:30Z", "15:30+02:00", "T15:30", "PM 3:30",
      "-15:30", "015:30", "15:30 15:30", "noon", "2002-08-14", "08/14/2002", "💥",
    ])
  func otherShapesAreRefused(text: String) {
    #expect(throws: DateError.unreadable(text: text, as: .time)) {
      try FormEnvironment.of("en_US").time(from: text)
    }
  }

  @Test("Each impossible time is refused with its own reason")
  func impossibleTimesAreToldApart() {
    for (text, problem) in [
      ("24:00", DateError.noSuchHour(24, .twentyFour)), ("13:00 PM", .noSuchHour(13, .twelve)),
      ("0:30 AM", .noSuchHour(0, .twelve)), ("12:60", .noSuchMinute(60)),
      ("23:59:60", .noSuchSecond(60)), ("", .timeRequired), (" \n", .timeRequired),
      ("2002-08-14 15:30", .unexpectedDate(TimeTests.halfPastThree)),
      ("Aug 14, 2002 at 3:30 PM", .unexpectedDate(TimeTests.halfPastThree)),
      ("2002-08-14 24:00", .noSuchHour(24, .twentyFour)),
    ] {
      #expect(throws: problem) { try FormEnvironment.of("en_US").time(from: text) }
    }
  }

  @Test("The columns of a time follow the locale and keep the seconds")
  func theColumnsOfATime() throws {
    let environment = FormEnvironment.of("en_US")
    let picker = DatePickerColumns(value: .at(15, 5, 7), environment: environment)
    #expect(picker.columns.map(\.component) == [.hour, .minute, .dayPeriod])
    #expect(picker.selection == .init([.hour: 3, .minute: 5, .dayPeriod: 1]))
    #expect(try picker.strictValue(of: picker.selection).time == .at(15, 5, 7))
    #expect(picker.nearestValue(to: .init([.hour: 11, .minute: 99])).time == .at(23, 59, 7))
    #expect(throws: DateError.noSuchMinute(60)) {
      try picker.strictValue(of: .init([.minute: 60]))
    }
    let missing = DatePickerColumns(value: nil, environment: .of("de_DE"))
    #expect(missing.selection == .init([.hour: 12, .minute: 34]))
    let korean = DatePickerColumns(value: nil, environment: .of("ko_KR"))
    #expect(korean.columns.map(\.component) == [.dayPeriod, .hour, .minute])
  }

  /// The columns of a time have no day that a limit could exclude.
  @Test("Limits on days do not restrict a time")
  func limitsOfDaysSayNothingOfATime() throws {
    let picker = DatePickerColumns(
      mode: .time, initial: .of("2017-02-14 15:05"),
      offered: .init(limits: .init(latest: .of(2000, 1, 1))),
      environment: .of("de_DE"))
    #expect(try picker.strictValue(of: .init([.hour: 9])) == .of("2017-02-14 09:05"))
    #expect(picker.nearestValue(to: .init([.hour: 9])) == .of("2017-02-14 09:05"))
  }

  @Test("Stored times are written back unchanged or not read at all", .promise(10))
  func storedTimesAreWrittenBackOrNotRead() {
    for text in ["00:00", "09:30", "23:59:59", "09:30:00", "09:30:17.5", "09:30:17.050000000"] {
      #expect(StoredTime(text)?.text == text)
    }
    for text in [
      "", "9:30", "24:00", "09:60", "09:30:60", "09:30 ", " 09:30", "09:30Z", "0930", "09:30:",
      "09:30:17.", "09:30:17,5", "09:30:17.0123456789", "٠٩:٣٠", "09:30\u{0}", "9:30 PM",
    ] {
      #expect(StoredTime(text) == nil)
    }
    #expect(StoredTime("09:30:17.250")?.form == .fraction(digits: 3))
    #expect(StoredTime(.at(9, 30, 17), form: .minutes).text == "09:30:17")
    #expect(StoredTime(.at(9, 30), form: .fraction(digits: 2)).text == "09:30:00.00")
  }
}
