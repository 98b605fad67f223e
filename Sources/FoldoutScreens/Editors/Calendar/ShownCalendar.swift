import Foldout
package import FoldoutForms

/// The calendar of a date as a screen shows it: in an open drawer, or always open in a row.
struct ShownCalendar {
  let field: Field<DynamicRecord>
  private let date: ShownDate
  /// A day of the month to which the calendar was turned; `nil` for the month of its date.
  private let turnedDay: LocalDate?

  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    self.field = field
    date = ShownDate(field, in: record)
    turnedDay = record.viewedDays[field.id]
  }

  /// The calendars that are on the screen.
  static func open(in record: ShownRecord) -> [ShownCalendar] {
    let drawers = record.table.openDrawers.compactMap { record.field($0.field) }
    let rows = record.shown(of: record.layout.openCalendars)
    return (drawers + rows)
      .filter { record.editor(of: $0).isCalendar && record.design(of: $0) == nil }
      .map { ShownCalendar($0, in: record) }
  }

  /// A day of the month that the calendar shows.
  var viewedDay: LocalDate { turnedDay ?? initialDay }

  /// A day of the month that the calendar shows until it is turned: its date or, if there is none,
  /// the day nearest to today that can be chosen.
  private var initialDay: LocalDate {
    (date.entered ?? date.current)?.date ?? date.offered.nearest(to: date.environment.today)
  }

  /// The days of the months to which the calendars of a screen are turned by a submission. A
  /// calendar whose date was changed or chosen shows that date's month.
  ///
  /// A refused day leaves the calendar at the month shown, and so does somebody else's change of
  /// the date before the submission arrived.
  static func viewedDays(
    after submission: Submission, in record: ShownRecord, since before: ShownRecord,
    isAccepted: Bool
  ) -> [FieldID: LocalDate] {
    var days: [FieldID: LocalDate] = [:]
    for calendar in open(in: record) {
      let id = calendar.field.id
      days[id] = calendar.turnedDay(
        by: submission.turns[id], since: ShownCalendar(calendar.field, in: before),
        isChosen: isAccepted && submission[id]?.setsOrClearsDate == true)
    }
    return days
  }

  private func turnedDay(
    by turn: CalendarTurn?, since before: ShownCalendar, isChosen: Bool
  ) -> LocalDate? {
    var turned = isChosen || date.current != before.date.current ? nil : turnedDay
    switch turn {
    case .day(let day): turned = day
    case .numbers:
      // Without script the lists of months and years are sent with every change: only another
      // month than the one shown is a turn.
      let shown = self.month(at: before.viewedDay)
      let pages = (limits: date.offered.limits, environment: date.environment)
      if let day = turn?.day(from: shown, limits: pages.limits, environment: pages.environment),
        !shown.days.contains(day)
      {
        turned = day
      }
    case nil: break
    }
    return turned.flatMap { month(at: $0).days.contains(initialDay) ? nil : $0 }
  }

  private func month(at day: LocalDate) -> CalendarMonth {
    CalendarMonth(containing: day, environment: date.environment)
  }

  /// The request for the marks of the days that are shown; `nil` if the field has none.
  var markRequest: MarkRequest? {
    guard let marks = field.marks else { return nil }
    let shown = month(at: viewedDay).weeks.flatMap(\.days).compactMap { $0?.date }
    guard let first = shown.first, let last = shown.last, first <= last else { return nil }
    return MarkRequest(field: field.id, days: first...last, marks: marks)
  }
}

/// A turn of a calendar to another month, which changes no date.
package enum CalendarTurn: Sendable, Equatable {
  /// To the month that a day is in.
  case day(LocalDate)
  /// To a month and a year by their numbers in the calendar that is shown; a part that is `nil`
  /// does not change.
  case numbers(month: Int?, year: Int?)

  /// Returns a day of the month that the turn leads to from the one that is shown; `nil` for a
  /// month or a year that the calendar does not have.
  package func day(
    from shown: CalendarMonth, limits: DateLimits, environment: FormEnvironment
  ) -> LocalDate? {
    switch self {
    case .day(let day): return day
    case .numbers(let month, let year):
      // The year is turned first, because it may lack a month that the year shown has.
      let pages = CalendarPages(of: shown, limits: limits, environment: environment)
      let isSameYear = year ?? shown.year == shown.year
      guard let day = isSameYear ? shown.days.lowerBound : pages.day(inYear: year ?? shown.year)
      else { return nil }
      guard let number = month, number != shown.month else { return day }
      let turned = CalendarMonth(containing: day, environment: environment)
      return CalendarPages(of: turned, limits: limits, environment: environment)
        .day(inMonth: number)
    }
  }

  /// True for the press of an arrow. The lists of months and years, in contrast, are sent with
  /// every request.
  var isArrow: Bool {
    switch self {
    case .day: true
    case .numbers: false
    }
  }
}

/// The marks of the days that a calendar shows.
package struct ShownMarks: Equatable, Sendable {
  /// The first and the last day that the calendar shows.
  package var days: ClosedRange<LocalDate>
  /// The program's text for each marked day.
  package var texts: [LocalDate: String]
  /// The reason why the program could not say which days are marked; `nil` if it could.
  package var failure: String?

  package init(
    _ texts: [LocalDate: String], of days: ClosedRange<LocalDate>, failure: String? = nil
  ) {
    self.days = days
    self.texts = texts
    self.failure = failure
  }
}

/// A request to the program for the marks of the days that a calendar shows.
package struct MarkRequest: Sendable {
  package let field: FieldID
  package let days: ClosedRange<LocalDate>
  package let marks: DayMarks
}
