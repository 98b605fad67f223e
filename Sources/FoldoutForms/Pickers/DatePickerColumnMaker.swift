/// Fills the columns of a picker.
struct DatePickerColumnMaker {
  let standsOn: LocalDateTime
  let limits: DateLimits
  let environment: FormEnvironment
  let hourNumber: DatePattern.HourNumber
  let hourWidth: Int

  /// The parts that get a column: those of the date in the order of the locale's form in numbers,
  /// then those of the time in the order of its short time, in which Korea puts the half of the
  /// day first.
  func components(_ mode: DateMode) -> [DateComponent] {
    let date = environment.words.numericDate.components
    let all = environment.words.dateTime(environment.hourCycle).components
    let time = all.filter { $0 == .hour || $0 == .minute || $0 == .dayPeriod }
    return switch mode {
    case .date: date
    case .dateTime: date + time
    case .time: time
    }
  }

  func column(_ component: DateComponent) -> DatePickerColumns.Column {
    switch component {
    case .year:
      column(component, years, chosen: standsOn.date.year) { environment.digits($0, width: 4) }
    case .month:
      column(component, 1...12, chosen: standsOn.date.month) { environment.monthNames[$0 - 1] }
    case .day:
      column(component, 1...31, chosen: standsOn.date.day) { environment.digits($0) }
    case .hour where hourNumber == .from0to23:
      column(component, 0...23, chosen: standsOn.time.hour) {
        environment.digits($0, width: hourWidth)
      }
    case .hour:
      column(component, 0...11, chosen: standsOn.time.hour % 12) {
        environment.digits(hourNumber.number(of: $0), width: hourWidth)
      }
    case .minute:
      column(component, 0...59, chosen: standsOn.time.minute) {
        environment.digits($0, width: 2)
      }
    case .dayPeriod:
      column(component, 0...1, chosen: standsOn.time.hour / 12) {
        environment.words.dayPeriods[$0]
      }
    }
  }

  /// The years on offer: those within the limits; where an end is open, from 100 years before
  /// today or to 50 years after.
  ///
  /// The year that the picker stands on is always there, also where it is far off and alone: a
  /// contract that ends on 9999-01-01 must not bring 8,000 years with it, nor be changed by
  /// opening it. Today's year is there unless the limits exclude it.
  private var years: [Int] {
    let today = environment.today.year
    let first = limits.earliest?.year ?? max(min(today, limits.latest?.year ?? today) - 100, 1)
    let last = limits.latest?.year ?? min(max(today, limits.earliest?.year ?? today) + 50, 9999)
    let offered = first <= last ? Array(first...last) : [first]
    let standing = standsOn.date.year
    if offered.contains(standing) { return offered }
    return (offered + [standing]).sorted()
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
