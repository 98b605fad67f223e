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
