import FoldoutForms
import Foundation

/// A value for each picker: dates, times, a month, a year and a length of time.
struct Pickers: Sendable {
  var open = firstDay
  var month = 11
  var year = 2026
  var wheels = firstDay
  var calendar: LocalDate?
  var compact: LocalDate?
  var automatic: LocalDate?
  var limited: LocalDate?
  var closed: LocalDate?
  var long: LocalDate?
  var monthOfYear: YearMonth?
  var momentWheels = LocalDateTime(date: firstDay, time: .midnight)
  var momentCalendar: LocalDateTime?
  var momentCompact: LocalDateTime?
  var amsterdam: LocalDateTime?
  var time: LocalTime?
  var quarters: LocalTime?
  var span: TimeSpan?
}

extension Pickers {
  /// The day in a new database; its year has a month before and after it.
  static let firstDay = LocalDate(nearestTo: 2026, month: 11, day: 18)

  private static let longest: TimeSpan = {
    guard let span = TimeSpan(hours: 99, minutes: 59) else {
      preconditionFailure("99:59 is no length of time.")
    }
    return span
  }()

  /// `nil` on a machine without time zones, where the field of this zone is left out.
  private static let amsterdam = TimeZone(identifier: "Europe/Amsterdam")

  /// The limits of the limited date: the two weeks around the first day.
  private static let limits = DateLimits(
    earliest: firstDay.adding(days: -7), latest: firstDay.adding(days: 6))

  /// The screen of all pickers. The fields' identities are the table's columns.
  static func form(_ words: PickerWords) -> Form<Pickers> {
    Form(words.pickers) {
      Section(words.alwaysOpen) {
        DateField(words.day, \.open, style: .openCalendar).id("open")
        MonthField(words.month, \.month).id("month")
        YearField(words.year, \.year, in: 1000...3000).id("year")
      }
      Section(words.day) {
        DateField(words.wheels, \.wheels).id("wheels")
        DateField(words.calendar, \.calendar, style: .calendar).id("calendar")
        DateField(words.compact, \.compact, style: .compact).id("compact")
        DateField(words.automatic, \.automatic, style: .automatic).id("automatic")
        DateField(words.limited, \.limited, style: .calendar).id("limited")
          .limits(from: limits.earliest, to: limits.latest)
        DateField(words.closed, \.closed, style: .calendar).id("closed").closed(weekdays: [.sunday])
        DateField(words.long, \.long, style: .calendar).id("long").shown(.long)
        YearMonthField(words.monthOfYear, \.monthOfYear).id("month_of_year")
      }
      Section(words.dayAndTime) {
        DateField(words.wheels, \.momentWheels).id("moment_wheels")
        DateField(words.calendar, \.momentCalendar, style: .calendar).id("moment_calendar")
          .minutes(every: .five)
        DateField(words.compact, \.momentCompact, style: .compact).id("moment_compact")
        if let amsterdam {
          DateField(words.inAmsterdam, \.amsterdam).id("amsterdam").clock(.zone(amsterdam))
        }
      }
      Section(words.time) {
        TimeField(words.wheels, \.time).id("time")
        TimeField(words.quarters, \.quarters).id("quarters").minutes(every: .fifteen)
        TimeSpanField(words.span, \.span, style: .wheels(upTo: longest))
          .id("span")
      }
    }
    .head { _ in words.pickers }
  }
}
