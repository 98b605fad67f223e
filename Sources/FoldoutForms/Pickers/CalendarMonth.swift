/// One page of a calendar: a month as six weeks of seven days, ready to be drawn.
///
/// It is arithmetic and no view. All numbers and names are those of the environment's calendar,
/// language and digits; the days themselves are ``LocalDate``s, and nothing but ``Day/isToday``
/// depends on a clock or a time zone.
///
/// ```
/// Mo  Tu  We  Th  Fr  Sa  Su
/// 26  27  28  29  30  31   1      always six rows, so that turning the page moves nothing below;
///  2   3   4   5 …                days of the neighbouring months fill them
/// ```
public struct CalendarMonth: Hashable, Sendable {
  /// The month with its year, as in November 2026.
  public let title: String
  /// The year in the calendar that is shown.
  public let year: Int
  /// The month of the year, from 1, in the calendar that is shown.
  public let month: Int
  /// The first and the last day of the month.
  public let days: ClosedRange<LocalDate>
  /// The heads of the seven columns, from the first day of the week on.
  public let weekdays: [Column]
  /// The six weeks, from the first to the last.
  public let weeks: [Week]
  /// The first day of the month before; `nil` where no day on that side can be chosen or kept.
  public let previous: LocalDate?
  /// The first day of the month after; `nil` where no day on that side can be chosen or kept.
  public let next: LocalDate?

  /// The calendar that the numbers are of: the environment's, or the Gregorian one for a day that
  /// this does not reach.
  let system: CalendarSystem

  /// The page with a day on it.
  ///
  /// The day only says which month is shown. The chosen day may be outside of what is offered, as
  /// stored values can be; it is marked as it is. Complexity: O(1), with some 20 µs for the
  /// Gregorian calendar and 40 µs for the others.
  public init(
    containing day: LocalDate, chosen: LocalDate? = nil, offered: OfferedDays = .all,
    weekNumbers: WeekNumbering? = nil, environment: FormEnvironment
  ) {
    let shown = environment.words.system
    let span = shown.month(of: day)
    let maker = CalendarMonthMaker(
      span: span, chosen: chosen, offered: offered, weekNumbers: weekNumbers,
      environment: environment)
    let words = maker.words(of: span)
    system = span.system
    (year, month) = (span.year, span.month)
    days = span.first...span.last
    title = words.title(month: month, year: year)
    weekdays = maker.weekdays.map { weekday in
      let names = environment.words.weekdays.column(of: weekday)
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

  /// The head of a column of days.
  public struct Column: Hashable, Sendable {
    /// The weekday of all days below.
    public let weekday: Weekday
    /// Its name in full.
    public let name: String
    /// Its name as it is shortened: "Mon", "Mo", "ma".
    public let shortName: String
  }

  /// One row of seven days.
  public struct Week: Hashable, Sendable {
    /// The number of the week in its year, in the locale's digits, where it was asked for.
    public let number: String?
    /// Seven days; `nil` stands for one before the year 1 or after 9999.
    public let days: [Day?]
  }

  /// One day of the page.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let date: LocalDate
    /// Its number in the month, in the locale's digits.
    public let number: String
    /// Its whole name, for who hears it without the page around: weekday, day, month and year.
    public let name: String
    /// True for a day of the month that is shown, false for one of a neighbour that fills the
    /// weeks.
    public let isInMonth: Bool
    /// True for today.
    public let isToday: Bool
    /// True for the chosen day.
    public let isChosen: Bool
    /// True for a day that can be chosen.
    public let canBeChosen: Bool
  }
}
