/// Fills the columns of a picker.
struct DatePickerColumnMaker {
  let mode: DateMode
  let initial: LocalDateTime
  let limits: DateLimits
  let minuteStep: MinuteStep
  let environment: FormEnvironment
  let system: CalendarSystem
  let hourNumber: DatePattern.HourNumber
  let hourWidth: Int

  /// The parts that get a column: those of the date in the order of the locale's form in numbers,
  /// then those of the time in the order of its short time, in which Korea puts the half of the
  /// day first.
  var components: [DateComponent] {
    switch mode {
    case .date: dateComponents
    case .time: timeComponents
    case .dateTime: dateComponents + timeComponents
    }
  }

  private var dateComponents: [DateComponent] {
    environment.words.numericDate.components
  }

  private var timeComponents: [DateComponent] {
    environment.words.time(environment.hourCycle).components
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
        environment.words.dayPeriods[$0]
      }
    }
  }

  /// The day on which the picker stands, in the numbers of its calendar.
  private var day: CalendarDay {
    DatePickerColumns.day(of: initial.date, in: system)
  }

  /// A month's name, short where the columns of a time take half the width; its number where the
  /// picker shows another calendar than the locale's names are of.
  private func month(_ month: Int) -> String {
    guard system == environment.words.system else { return environment.digits(month) }
    return environment.words.monthName(
      month, inYear: day.year, mode == .dateTime ? .standaloneShort : .standaloneWide)
  }

  /// The years on offer: those within the limits; where an end is open, from 100 years before
  /// today or to 50 years after.
  ///
  /// The year that the picker stands on is always there, also where it is far off and alone: a
  /// contract that ends on 9999-01-01 must not bring 8,000 years with it, nor be changed by
  /// opening it. Today's year is there unless the limits exclude it.
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

  /// The year of a day; for a day that the calendar does not reach, its first or last.
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
