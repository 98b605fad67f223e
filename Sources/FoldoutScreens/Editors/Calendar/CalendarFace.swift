package import FoldoutForms
import FoldoutWords

/// A page of a calendar, a line for the time if there is one, an entry for typing, and buttons that
/// set or clear the date.
package struct CalendarFace: Equatable, Sendable {
  package var mode: DateMode
  package var page: CalendarPageFace
  /// The caption of the time's columns; `nil` if there is no time.
  package var timeCaption: String?
  package var time: [ColumnFace]
  /// The date, with the time if there is one, from which the columns are turned.
  package var base: String
  package var entry: DateEntryFace
  package var actions: DateActionsFace
}

/// A month's days with mini pickers for the month and the year.
package struct CalendarPageFace: Equatable, Sendable {
  /// The name of the month that is shown, with its year.
  package var title: String
  package var month: MiniPickerFace
  package var year: MiniPickerFace
  package var weekdays: [WeekdayFace]
  /// Six weeks of seven days; `nil` for a day before the first or after the last one that the
  /// calendar has.
  package var weeks: [[DayFace?]]

  /// The name of a weekday, above its column of days.
  package struct WeekdayFace: Equatable, Sendable {
    package var short: String
    package var name: String
  }

  /// One day of the grid.
  package struct DayFace: Equatable, Sendable {
    package var day: LocalDate
    /// The day's number in the digits of the locale.
    package var number: String
    /// The accessible name: the weekday, the day, the month and the year, and the words of its
    /// mark.
    package var name: String
    /// False for the days of other months that fill the weeks.
    package var isInMonth: Bool
    package var isToday: Bool
    package var isChosen: Bool
    /// False for a day that cannot be chosen.
    package var isOffered: Bool
    /// True for a day that the program marks.
    package var isMarked: Bool
  }
}

/// A date as text, with the days of a month below it, in one row.
package struct OpenCalendarFace: Equatable, Sendable {
  package var text: String
  package var calendar: CalendarFace
}

/// A small control that shows one value of many, with an arrow at each side.
///
/// On a calendar it turns the page: each value stands for a month to be shown and changes no date.
package struct MiniPickerFace: Equatable, Sendable {
  package var component: DateComponent
  package var caption: String
  package var options: [ColumnFace.Option]
  package var chosen: Int
  package var previous: Arrow
  package var next: Arrow

  /// An arrow at a side.
  package struct Arrow: Equatable, Sendable {
    package var title: String
    /// A day of the month that it leads to; `nil` at the end.
    package var day: LocalDate?
  }
}

extension CalendarFace {
  /// The calendar of the month in view. The chosen day is that of the entry, or else of the field's
  /// value; without a value no day is chosen.
  init(_ field: Field<DynamicRecord>, _ mode: DateMode, in record: ShownRecord) {
    let date = ShownDate(field, in: record)
    let value = date.entered ?? date.current
    let picker = date.columns(mode, value: value)
    let offered = date.offered
    let month = CalendarMonth(
      containing: ShownCalendar(field, in: record).viewedDay, chosen: value?.date,
      offered: offered, environment: date.environment)
    self.mode = mode
    page = CalendarPageFace(
      month, limits: offered.limits, marks: record.marks[field.id]?.texts ?? [:],
      environment: date.environment)
    timeCaption = mode.hasTime ? record.words.dates.time : nil
    time = picker.columns.filter(\.component.isTime)
      .map { ColumnFace($0, of: field, in: record) }
    base = mode.hasTime ? "\(picker.initial)" : "\(picker.initial.date)"
    entry = DateEntryFace(field, .date(mode), in: record)
    actions = DateActionsFace(field, .date(mode), in: record)
    if let failure = record.marks[field.id]?.failure {
      actions.note = [actions.note, record.words.dates.unmarked(["reason": failure])]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}

extension CalendarPageFace {
  /// The page of a month; `marks` has the words for each day that is marked.
  package init(
    _ shown: CalendarMonth, limits: DateLimits, marks: [LocalDate: String],
    environment: FormEnvironment
  ) {
    title = shown.title
    let pages = CalendarPages(of: shown, limits: limits, environment: environment)
    month = MiniPickerFace(monthOf: shown, pages, in: environment)
    year = MiniPickerFace(yearOf: shown, pages, in: environment)
    weekdays = shown.weekdays.map { .init(short: $0.shortName, name: $0.name) }
    weeks = shown.weeks.map { week in
      week.days.map { day in
        day.map { DayFace($0, marked: marks[$0.date], in: environment) }
      }
    }
  }
}

extension CalendarPageFace.DayFace {
  /// A day of the grid, with the words of its mark if it has one.
  fileprivate init(
    _ day: CalendarMonth.Day, marked text: String?, in environment: FormEnvironment
  ) {
    let several = environment.words.values.several
    self.init(
      day: day.date, number: day.number,
      name: text.map { several(["values": day.name, "more": $0]) } ?? day.name,
      isInMonth: day.isInMonth, isToday: day.isToday, isChosen: day.isChosen,
      isOffered: day.isSelectable, isMarked: text != nil)
  }
}

extension MiniPickerFace {
  /// The number of years to each side of the one that is shown: a list of 41 years is easy to look
  /// through and takes half a kilobyte; farther dates are typed.
  private static let yearsBeside = 20

  /// The months of a calendar.
  fileprivate init(
    monthOf shown: CalendarMonth, _ pages: CalendarPages, in environment: FormEnvironment
  ) {
    let words = environment.words.dates
    component = .month
    caption = words.month
    options = pages.months.map {
      .init(
        value: $0.month, title: $0.name, short: $0.shortName == $0.name ? nil : $0.shortName,
        isOffered: pages.canTurn(toMonth: $0.month))
    }
    chosen = shown.month
    previous = Arrow(title: words.previousMonth, day: shown.previous)
    next = Arrow(title: words.nextMonth, day: shown.next)
  }

  /// The years of a calendar.
  fileprivate init(
    yearOf shown: CalendarMonth, _ pages: CalendarPages, in environment: FormEnvironment
  ) {
    let words = environment.words.dates
    let near = shown.year - MiniPickerFace.yearsBeside...shown.year + MiniPickerFace.yearsBeside
    let years = pages.years.clamped(to: near)
    func arrow(_ title: String, to year: Int) -> Arrow {
      Arrow(title: title, day: years.contains(year) ? pages.day(inYear: year) : nil)
    }
    component = .year
    caption = words.year
    options = years.map { .init(value: $0, title: environment.digits($0, width: 4)) }
    chosen = shown.year
    previous = arrow(words.previousYear, to: shown.year - 1)
    next = arrow(words.nextYear, to: shown.year + 1)
  }
}

extension DateComponent {
  /// True if the part is one of the time of day.
  package var isTime: Bool {
    switch self {
    case .hour, .minute, .dayPeriod: true
    case .year, .month, .day: false
    }
  }
}
