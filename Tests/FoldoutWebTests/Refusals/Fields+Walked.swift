import FoldoutForms
import Foundation

extension FieldError: Walked {
  static var first: FieldError { .required }

  var next: FieldError? {
    switch self {
    case .required: .date(.empty)
    case .date: .number(.empty)
    case .number: .month(.empty)
    case .month: .span(.empty)
    case .span: .conflictingDates(typed: "08/20/2002", picked: "09/14/2002")
    case .conflictingDates: .readOnly
    case .readOnly: .controlCharacter("\0")
    case .controlCharacter: .cannotHold
    case .cannotHold: .tooShort(count: 3, minimum: 8)
    case .tooShort: .tooLong(count: 41, maximum: 40)
    case .tooLong: .tooSmall(minimum: 1)
    case .tooSmall: .tooLarge(maximum: 10)
    case .tooLarge: .notAbove(0)
    case .notAbove: .notBelow(100)
    case .notBelow: .notAnEmail(text: "ada@")
    case .notAnEmail: .notAURL(text: "example")
    case .notAURL: .notAPhone(text: "none")
    case .notAPhone: .notAUUID(text: "E621E1F8")
    case .notAUUID: .pattern(hint: "two letters and four digits")
    case .pattern: .differsFromField(label: "Password")
    case .differsFromField: .beforeField(label: "Started", text: "08/14/2002")
    case .beforeField: .afterField(label: "Ended", text: "08/14/2002")
    case .afterField: .noSuchMonth(13, last: 12)
    case .noSuchMonth: .notAMonth(text: "Brumaire")
    case .notAMonth: .wrongClock
    case .wrongClock: .notAPicture
    case .notAPicture: .pictureIncomplete
    case .pictureIncomplete: .pictureTooLarge(limit: 5_242_880)
    case .pictureTooLarge: .notOffered(text: "Paris")
    case .notOffered: .severalChosen
    case .severalChosen: .tooFewChosen(count: 1, minimum: 2)
    case .tooFewChosen: .tooManyChosen(count: 4, maximum: 3)
    case .tooManyChosen: .optionDisabled(title: "Cobol")
    case .optionDisabled: .optionTooLong(limit: 4_096)
    case .optionTooLong: .ambiguousOption(title: "Springfield")
    case .ambiguousOption: .noRecord(key: "99", noun: "Customer", table: "Customers")
    case .noRecord(_, .some, _): .noRecord(key: "99", noun: nil, table: "Kunden")
    case .noRecord(_, nil, _): .custom("Closed on Sundays.")
    case .custom: nil
    }
  }
}

extension DateError: Walked {
  static var first: DateError { .empty }

  private static let one = LocalTime(hour: 1, minute: 0) ?? .midnight

  var next: DateError? {
    let day = LocalDate(nearestTo: 2017, month: 8, day: 14)
    return switch self {
    case .empty: .unreadable(text: "abc", as: .date)
    case .unreadable(_, .date): .unreadable(text: "abc", as: .dateTime)
    case .unreadable(_, .dateTime): .unreadable(text: "abc", as: .time)
    case .unreadable(_, .time):
      .ambiguous(
        text: "3/2/2020", LocalDate(nearestTo: 2020, month: 3, day: 2),
        LocalDate(nearestTo: 2020, month: 2, day: 3))
    case .ambiguous: .noSuchMonth(13)
    case .noSuchMonth: .noSuchDay(day: 31, month: 2, year: 2017, last: 28)
    case .noSuchDay: .missingYear(suggestion: day)
    case .missingYear: .twoDigitYear(17, suggestion: day)
    case .twoDigitYear: .notFourDigitYear("017")
    case .notFourDigitYear: .yearOutOfRange(12_017)
    case .yearOutOfRange: .beforeLimit(day)
    case .beforeLimit: .afterLimit(day)
    case .afterLimit: .notOffered(day)
    case .notOffered: .missingTime(day)
    case .missingTime: .unexpectedTime(day)
    case .unexpectedTime: .noSuchHour(24, .twentyFour)
    case .noSuchHour(_, .twentyFour): .noSuchHour(13, .twelve)
    case .noSuchHour(_, .twelve): .noSuchMinute(60)
    case .noSuchMinute: .noSuchSecond(61)
    case .noSuchSecond: .timeRequired
    case .timeRequired: .unexpectedDate(LocalDateTime(date: day).time)
    case .unexpectedDate: .noSuchMonthInCalendar(14, last: 13)
    case .noSuchMonthInCalendar: .noSuchGregorianDay(day: 31, month: 2, year: 2017, last: 28)
    case .noSuchGregorianDay: .yearOutOfCalendar(1200, years: 1300...1600)
    case .yearOutOfCalendar: .mixedDigits(text: "2017-٠٨-14", as: .date)
    case .mixedDigits(_, .date): .mixedDigits(text: "2017-08-14 ٠9:30", as: .dateTime)
    case .mixedDigits(_, .dateTime): .mixedDigits(text: "٠9:30", as: .time)
    case .mixedDigits(_, .time):
      .noDayAllowed(earliest: day, latest: LocalDate(nearestTo: 2017, month: 1, day: 31))
    case .noDayAllowed:
      .skippedTime(
        LocalDateTime(date: day), zone: .gmt, next: LocalDateTime(date: day, time: Self.one))
    case .skippedTime: .otherWeekday(day)
    case .otherWeekday: nil
    }
  }
}

extension NumberError: Walked {
  static var first: NumberError { .empty }

  var next: NumberError? {
    switch self {
    case .empty: .unreadable(text: "12a", invalidCharacter: "a", as: .whole)
    case .unreadable(_, .some, .whole):
      .unreadable(text: "12a", invalidCharacter: "a", as: .decimal)
    case .unreadable(_, .some, .decimal): .unreadable(text: "-", invalidCharacter: nil, as: .whole)
    case .unreadable(_, nil, .whole): .unreadable(text: "-", invalidCharacter: nil, as: .decimal)
    case .unreadable(_, nil, .decimal):
      .misplacedSeparator(text: "1,2,3", separator: ",", as: .whole)
    case .misplacedSeparator(_, _, .whole):
      .misplacedSeparator(text: "1,2,3", separator: ",", as: .decimal)
    case .misplacedSeparator(_, _, .decimal):
      .ambiguous(text: "1.234", whole: "1234", decimal: "1,234")
    case .ambiguous: .notWhole(text: "1.5")
    case .notWhole: .tooLarge(text: "9223372036854775808")
    case .tooLarge: .tooManyDigits(39)
    case .tooManyDigits:
      .inexact(Decimal(9_007_199_254_740_993), kept: Decimal(9_007_199_254_740_992))
    case .inexact: .mixedDigits(text: "1٢", as: .whole)
    case .mixedDigits(_, .whole): .mixedDigits(text: "1٢", as: .decimal)
    case .mixedDigits(_, .decimal): nil
    }
  }
}
