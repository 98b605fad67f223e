import FoldoutForms
import FoldoutWords

extension CalendarFace {
  /// A month's days, standing on what the field holds, or on what was entered; over no value no day is
  /// chosen.
  init(_ field: Field<DynamicRecord>, _ mode: DateMode, in record: ShownRecord) {
    let value = record.enteredDate(field) ?? record.standing(field)
    let made = record.columns(of: field, mode: mode, over: value)
    let limits = record.form.limits(of: field, in: record.stored)
    let month = CalendarMonth(
      containing: record.viewed(field), chosen: value?.date,
      offered: OfferedDays(limits: limits), environment: record.environment(of: field))
    self.mode = mode
    title = month.title
    self.month = MiniPickerFace(monthOf: month, in: record)
    year = MiniPickerFace(yearOf: month, within: limits, in: record)
    weekdays = month.weekdays.map { .init(short: $0.shortName, name: $0.name) }
    weeks = month.weeks.map { week in
      week.days.map { day in
        day.map { day in
          DayFace(
            day: day.date, number: day.number, name: day.name, isInMonth: day.isInMonth,
            isToday: day.isToday, isChosen: day.isChosen, isOffered: day.canBeChosen)
        }
      }
    }
    timeCaption = mode.hasTime ? record.words.dates.time : nil
    time = made.columns.filter(\.component.isTime)
      .map { ColumnFace($0, of: field, in: record) }
    stood = mode.hasTime ? "\(made.standsOn)" : "\(made.standsOn.date)"
    entry = DateEntryFace(field, mode, in: record)
    actions = DateActionsFace(field, mode, in: record)
  }
}

extension MiniPickerFace {
  /// The months of a calendar.
  fileprivate init(monthOf page: CalendarMonth, in record: ShownRecord) {
    let words = record.words.dates
    component = .month
    caption = words.month
    options = page.months(in: record.environment).map { .init(value: $0.number, title: $0.title) }
    chosen = page.month
    previous = Arrow(title: words.previousMonth, day: page.previous)
    next = Arrow(title: words.nextMonth, day: page.next)
  }

  /// The years of a calendar.
  fileprivate init(
    yearOf page: CalendarMonth, within limits: DateLimits, in record: ShownRecord
  ) {
    let words = record.words.dates
    let years = page.years(within: limits, in: record.environment)
    func day(_ year: Int) -> LocalDate? {
      years.contains { $0.number == year } ? page.day(ofMonth: page.month, year: year) : nil
    }
    component = .year
    caption = words.year
    options = years.map { .init(value: $0.number, title: $0.title) }
    chosen = page.year
    previous = Arrow(title: words.previousYear, day: day(page.year - 1))
    next = Arrow(title: words.nextYear, day: day(page.year + 1))
  }
}

extension DateComponent {
  /// True where the part is one of the time of day.
  package var isTime: Bool {
    switch self {
    case .hour, .minute, .dayPeriod: true
    case .year, .month, .day: false
    }
  }
}
