/// One page of a calendar: a month as six weeks of seven days, ready to be drawn.
///
/// ```swift
/// let month = CalendarMonth(
///   containing: environment.today, chosen: hired, offered: .all, environment: environment)
/// ```
///
/// It is data, not a view. All numbers and names are in the environment's calendar, language and
/// digits; the days themselves are ``LocalDate``s. Only ``Day/isToday`` depends on a clock or a
/// time zone.
///
/// ```
/// Mo  Tu  We  Th  Fr  Sa  Su
/// 26  27  28  29  30  31   1      always six rows, so that turning the page moves nothing below;
///  2   3   4   5 …                days of the neighbouring months fill them
/// ```
public struct CalendarMonth: Hashable, Sendable {
  /// The month and its year, as in November 2026.
  public let title: String
  /// The year in the calendar that is shown.
  public let year: Int
  /// The month of the year, from 1, in the calendar that is shown.
  public let month: Int
  /// The first and the last day of the month.
  public let days: ClosedRange<LocalDate>
  /// The headings of the seven columns, beginning with the first day of the week.
  public let weekdays: [Column]
  /// The six weeks, from the first to the last.
  public let weeks: [Week]
  /// The first day of the previous month; `nil` if no day within the limits is that early.
  public let previous: LocalDate?
  /// The first day of the next month; `nil` if no day within the limits is that late.
  public let next: LocalDate?

  /// The calendar of the numbers: the environment's, or the Gregorian one for a day outside its
  /// range.
  let system: CalendarSystem

  /// Creates the page that shows a day.
  ///
  /// The day only selects the month. The chosen day may be one that is not offered, as a stored
  /// value can be; it is still marked as chosen. Complexity: O(1), about 20 µs in the Gregorian
  /// calendar and 40 µs in the others.
  public init(
    containing day: LocalDate, chosen: LocalDate? = nil, offered: OfferedDays = .all,
    weekNumbers: WeekNumbering? = nil, environment: FormEnvironment
  ) {
    let shown = environment.texts.system
    let span = shown.month(of: day)
    let maker = CalendarMonthMaker(
      span: span, chosen: chosen, offered: offered, weekNumbers: weekNumbers,
      environment: environment)
    let texts = maker.texts(of: span)
    system = span.system
    (year, month) = (span.year, span.month)
    days = span.first...span.last
    title = texts.title(month: month, year: year)
    weekdays = maker.weekdays.map { weekday in
      let names = environment.texts.weekdays.column(of: weekday)
      return Column(weekday: weekday, name: names.full, shortName: names.short)
    }
    weeks = maker.weeks()
    let limits = offered.limits
    previous = shown.month(beside: span, isAfter: false).flatMap {
      limits.areConsistent && limits.earliest ?? .first <= $0.last ? $0.first : nil
    }
    next = shown.month(beside: span, isAfter: true).flatMap {
      limits.areConsistent && limits.latest ?? .last >= $0.first ? $0.first : nil
    }
  }

  /// The heading of a column of days.
  public struct Column: Hashable, Sendable {
    /// The weekday of all days in the column.
    public let weekday: Weekday
    /// The full name.
    public let name: String
    /// The short name: "Mon", "Mo", "ma".
    public let shortName: String
  }

  /// One week, a row of seven days.
  public struct Week: Hashable, Sendable {
    /// The number of the week in its year, in the locale's digits; `nil` unless numbers were
    /// requested.
    public let number: String?
    /// Seven days; `nil` for a day before the year 1 or after 9999.
    public let days: [Day?]
  }

  /// One day of the page.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let date: LocalDate
    /// The day of the month, in the locale's digits.
    public let number: String
    /// The full name for screen readers: weekday, day, month and year.
    public let name: String
    /// True for a day of the month that is shown, false for a day of a neighbouring month.
    public let isInMonth: Bool
    /// True for today.
    public let isToday: Bool
    /// True for the chosen day.
    public let isChosen: Bool
    /// True for a day that can be chosen.
    public let isSelectable: Bool
  }
}

/// Builds the weeks of a calendar page.
struct CalendarMonthMaker {
  let span: MonthSpan
  let chosen: LocalDate?
  let offered: OfferedDays
  let weekNumbers: WeekNumbering?
  let environment: FormEnvironment

  /// The weekdays in the order of the columns.
  var weekdays: [Weekday] {
    let first = environment.firstWeekday.rawValue - 1
    return (0..<7).compactMap { Weekday(rawValue: (first + $0) % 7 + 1) }
  }

  /// Returns the locale's texts for the calendar of a month.
  func texts(of span: MonthSpan) -> LocaleTexts {
    span.system == environment.texts.system ? environment.texts : environment.texts.gregorian
  }

  /// Returns six weeks, beginning with the week that contains the month's first day.
  ///
  /// A month has at most 31 days and begins in the first row, so it ends in the sixth at the
  /// latest.
  func weeks() -> [CalendarMonth.Week] {
    let columns = weekdays
    let begin = columns.firstIndex(of: span.first.weekday) ?? 0
    let first = span.days.lowerBound - begin
    let today = environment.today
    var filler = DayFiller(maker: self, today: today)
    return (0..<6).map { row in
      let start = first + 7 * row
      return CalendarMonth.Week(
        number: number(ofRowFrom: start),
        days: (0..<7).map { filler.day($0 + start, columns[$0]) })
    }
  }

  private func number(ofRowFrom start: Int) -> String? {
    guard let weekNumbers else { return nil }
    let offset = weekNumbers.decidingIndex(in: environment)
    return LocalDate(dayNumber: start + offset).map {
      environment.digits(weekNumbers.number(of: $0, in: environment))
    }
  }
}

/// Makes days one after another, and computes each month once, not for each of its days.
private struct DayFiller {
  let maker: CalendarMonthMaker
  let today: LocalDate
  private var span: MonthSpan?
  private var texts: LocaleTexts

  init(maker: CalendarMonthMaker, today: LocalDate) {
    self.maker = maker
    self.today = today
    texts = maker.environment.texts
  }

  mutating func day(_ number: Int, _ weekday: Weekday) -> CalendarMonth.Day? {
    guard let date = LocalDate(dayNumber: number) else { return nil }
    let span = month(of: date)
    let numbers = CalendarDay(year: span.year, month: span.month, day: span.number(of: date))
    return CalendarMonth.Day(
      date: date, number: texts.digits(numbers.day, width: 1),
      name: texts.fullDate.text(of: numbers, .midnight, texts, weekday: weekday),
      isInMonth: maker.span.days.contains(number), isToday: date == today,
      isChosen: date == maker.chosen, isSelectable: maker.offered.contains(date))
  }

  private mutating func month(of date: LocalDate) -> MonthSpan {
    if let span, span.days.contains(date.dayNumber) { return span }
    let isOwn = maker.span.days.contains(date.dayNumber)
    let new = isOwn ? maker.span : maker.environment.texts.system.month(of: date)
    texts = maker.texts(of: new)
    span = new
    return new
  }
}
