import FoldoutForms
import Foundation
import Testing

/// A model of a calendar editor without a host: the value, the shown month, and a person's actions.
struct CivilWorld {
  /// The environment in which the calendar is shown.
  let here: FormEnvironment
  /// The days that can be chosen.
  let offered: OfferedDays
  /// The clock of the value's time zone.
  let clock: ZoneClock?
  /// The current value.
  private(set) var value: LocalDateTime
  /// A day of the shown month.
  private(set) var view: LocalDate

  init(
    _ value: LocalDateTime, in here: FormEnvironment, offered: OfferedDays = .all,
    clock: ZoneClock? = nil
  ) {
    (self.here, self.offered, self.clock) = (here, offered, clock)
    (self.value, view) = (value, value.date)
  }

  /// The shown page.
  var page: CalendarMonth {
    CalendarMonth(containing: view, chosen: value.date, offered: offered, environment: here)
  }

  /// The columns for the time beside the days.
  var columns: DatePickerColumns { columns(on: value.date) }

  private func columns(on day: LocalDate) -> DatePickerColumns {
    DatePickerColumns(
      mode: .dateTime, initial: LocalDateTime(date: day, time: value.time), offered: offered,
      clock: clock, environment: here)
  }

  /// Turns to another month without changing the value.
  mutating func turn(to day: LocalDate?) {
    if let day { view = day }
  }

  /// Chooses a day with the current time of the columns. Returns the reason if it is refused.
  mutating func choose(_ day: LocalDate) -> DateError? {
    do {
      try offered.check(day)
      let columns = columns(on: day)
      let chosen = try columns.strictValue(of: Self.time(of: columns.selection))
      if chosen != value { try clock?.check(chosen) }
      (value, view) = (chosen, day)
      return nil
    } catch {
      return error
    }
  }

  /// Chooses parts of the time. Returns the reason if they are refused.
  mutating func choose(time: DatePickerColumns.Selection) -> DateError? {
    do {
      value = try columns.strictValue(of: Self.time(of: time))
      return nil
    } catch {
      return error
    }
  }

  /// Types a whole value. Returns the reason if it is refused.
  mutating func type(_ text: String) -> DateError? {
    do {
      let typed = try here.dateTime(from: text)
      try offered.check(typed.date)
      if typed != value { try clock?.check(typed) }
      (value, view) = (typed, typed.date)
      return nil
    } catch {
      return error
    }
  }

  /// The broken law, or `nil` if all hold.
  var fault: String? {
    let page = page
    let days = page.weeks.flatMap(\.days).compactMap { $0 }
    guard days.contains(where: { $0.date == view && $0.isInMonth }) else {
      return "\(view) is not of \(page.title)"
    }
    guard days.filter(\.isChosen).map(\.date) == days.map(\.date).filter({ $0 == value.date })
    else { return "other days than \(value.date) are chosen" }
    guard days.filter(\.isToday).map(\.date) == days.map(\.date).filter({ $0 == here.today })
    else { return "other days than \(here.today) are today" }
    guard days.allSatisfy({ $0.isSelectable == offered.contains($0.date) }) else {
      return "the page offers other days than can be chosen"
    }
    guard page.weekdays.first?.weekday == here.firstWeekday else { return "the week begins wrong" }
    for (column, head) in page.weekdays.enumerated() {
      guard
        page.weeks.compactMap({ $0.days[column] }).allSatisfy({ $0.date.weekday == head.weekday })
      else { return "a day stands under \(head.name) that is none" }
    }
    guard (try? here.dateTime(from: here.text(of: value))) == value else {
      return "\(here.text(of: value)) does not read back as \(value)"
    }
    return nil
  }

  /// The parts of a selection that a calendar has columns for.
  private static func time(of selection: DatePickerColumns.Selection) -> DatePickerColumns.Selection
  {
    var time = DatePickerColumns.Selection([:])
    for component in [DateComponent.hour, .minute, .dayPeriod] {
      time[component] = selection[component]
    }
    return time
  }
}
