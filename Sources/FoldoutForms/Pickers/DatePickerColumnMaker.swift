/// Builds the columns of a picker.
struct DatePickerColumnMaker {
  let mode: DateMode
  let initial: LocalDateTime
  let limits: DateLimits
  let minuteStep: MinuteStep
  let environment: FormEnvironment
  let system: CalendarSystem
  let hourNumber: DatePattern.HourNumber
  let hourWidth: Int

  /// The parts that get a column, in the locale's order.
  ///
  /// Those of the date follow its numeric form, those of the time its short form, in which Korea
  /// puts AM or PM first.
  var components: [DateComponent] {
    switch mode {
    case .date: dateComponents
    case .time: timeComponents
    case .dateTime: dateComponents + timeComponents
    }
  }

  private var dateComponents: [DateComponent] {
    environment.texts.numericDate.components
  }

  private var timeComponents: [DateComponent] {
    environment.texts.time(environment.hourCycle).components
  }

  func column(_ component: DateComponent) -> DatePickerColumns.Column {
    switch component {
    case .year:
      column(component, years, chosen: day.year) { environment.digits($0, width: 4) }
    case .month:
      column(component, 1...system.monthsInYear(day.year), chosen: day.month, title: month)
    case .day:
      column(component, 1...system.maxDays, chosen: day.day) { environment.digits($0) }
    case .hour where hourNumber == .from0to23:
      column(component, 0...23, chosen: initial.time.hour) {
        environment.digits($0, width: hourWidth)
      }
    case .hour:
      column(component, 0...11, chosen: initial.time.hour % 12) {
        environment.digits(hourNumber.number(of: $0), width: hourWidth)
      }
    case .minute:
      column(
        component, minuteStep.minutes(with: initial.time.minute), chosen: initial.time.minute
      ) {
        environment.digits($0, width: 2)
      }
    case .dayPeriod:
      column(component, 0...1, chosen: initial.time.hour / 12) {
        environment.texts.dayPeriods[$0]
      }
    }
  }

  /// The initial day, in the numbers of the picker's calendar.
  private var day: CalendarDay {
    DatePickerColumns.day(of: initial.date, in: system)
  }

  /// Returns a month's name, or its number if the picker's calendar is not the one of the locale's
  /// names.
  ///
  /// Beside the columns of a time, which take half the width, the name is short.
  private func month(_ month: Int) -> String {
    guard system == environment.texts.system else { return environment.digits(month) }
    return environment.texts.monthName(
      month, inYear: day.year, mode == .dateTime ? .standaloneShort : .standaloneWide)
  }

  /// The years on offer: those within the limits; without limits, from 100 years before today to 50
  /// years after it.
  ///
  /// The initial year is always included, even alone and far from the others: opening a contract
  /// that ends on 9999-01-01 must neither add 8,000 years nor change the date. Today's year is
  /// included unless the limits exclude it.
  private var years: [Int] {
    let today = year(of: environment.today)
    let earliest = limits.earliest.map(year)
    let latest = limits.latest.map(year)
    let first = earliest ?? max(min(today, latest ?? today) - 100, system.years.lowerBound)
    let last = latest ?? min(max(today, earliest ?? today) + 50, system.years.upperBound)
    let offered = first <= last ? Array(first...last) : [first]
    let initial = day.year
    if offered.contains(initial) { return offered }
    return (offered + [initial]).sorted()
  }

  /// Returns the year of a day; for a day outside the calendar's range, its first or last year.
  private func year(of date: LocalDate) -> Int {
    if let day = system.day(of: date) { return day.year }
    return date < initial.date ? system.years.lowerBound : system.years.upperBound
  }

  private func column(
    _ component: DateComponent, _ values: some Sequence<Int>, chosen: Int, title: (Int) -> String
  ) -> DatePickerColumns.Column {
    DatePickerColumns.Column(
      component: component,
      options: values.map { DatePickerColumns.Option(value: $0, title: title($0)) },
      chosen: chosen)
  }
}
