import FoldoutForms
import FoldoutWords

extension CalendarFace {
  /// The calendar of the month in view. The chosen day is that of the entry, or else of the field's
  /// value; without a value no day is chosen.
  init(_ field: Field<DynamicRecord>, _ mode: DateMode, in record: ShownRecord) {
    let value = record.enteredDate(field) ?? record.currentDate(field)
    let picker = record.columns(of: field, mode: mode, value: value)
    let offered = record.form.offeredDays(of: field, in: record.stored)
    let month = CalendarMonth(
      containing: record.viewedDay(of: field), chosen: value?.date,
      offered: offered, environment: record.environment(of: field))
    self.mode = mode
    title = month.title
    let pages = CalendarPages(
      of: month, limits: offered.limits, environment: record.environment(of: field))
    self.month = MiniPickerFace(monthOf: month, pages, in: record)
    year = MiniPickerFace(yearOf: month, pages, in: record)
    weekdays = month.weekdays.map { .init(short: $0.shortName, name: $0.name) }
    let marks = record.marks[field.id]?.texts ?? [:]
    weeks = month.weeks.map { week in
      week.days.map { day in
        day.map { day in
          DayFace(day, marked: marks[day.date], in: record)
        }
      }
    }
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

extension CalendarFace.DayFace {
  /// A day of the grid, with the words of its mark if it has one.
  fileprivate init(_ day: CalendarMonth.Day, marked text: String?, in record: ShownRecord) {
    let several = record.words.values.several
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
  fileprivate init(monthOf shown: CalendarMonth, _ pages: CalendarPages, in record: ShownRecord) {
    let words = record.words.dates
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
  fileprivate init(yearOf shown: CalendarMonth, _ pages: CalendarPages, in record: ShownRecord) {
    let words = record.words.dates
    let near = shown.year - MiniPickerFace.yearsBeside...shown.year + MiniPickerFace.yearsBeside
    let years = pages.years.clamped(to: near)
    func arrow(_ title: String, to year: Int) -> Arrow {
      Arrow(title: title, day: years.contains(year) ? pages.day(inYear: year) : nil)
    }
    component = .year
    caption = words.year
    options = years.map { .init(value: $0, title: record.environment.digits($0, width: 4)) }
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
