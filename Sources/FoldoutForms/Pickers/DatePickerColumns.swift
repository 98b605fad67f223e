/// A picker of a date or a time as side-by-side columns: the options and the chosen value of each.
///
/// ```swift
/// let hired = DatePickerColumns(
///   mode: .date, initial: LocalDateTime(date: day), offered: .all, environment: environment)
/// let left = DatePickerColumns(mode: .date, value: nil, offered: .all, environment: environment)
/// let breakfast = DatePickerColumns(value: nil, minuteStep: .five, environment: environment)
/// ```
///
/// It is data, not a view. A browser shows each column as a `<select>`, iOS as a wheel. Both return
/// a ``Selection``, from which ``strictValue(of:)`` or ``nearestValue(to:)`` makes the date.
///
/// The options of a column do not depend on other columns: days go to 31 even in February, because
/// the month may be changed together with the day, perhaps without a script to follow it. For the
/// same reason closed days are offered, and checked once the date is complete.
public struct DatePickerColumns: Hashable, Sendable {
  /// The columns of the picker: for the day, for the time, or for both.
  public let mode: DateMode
  /// The initial value. Parts without a column keep it.
  public let initial: LocalDateTime
  /// The days that may be chosen.
  public let offered: OfferedDays
  /// The distance between the minutes on offer.
  public let minuteStep: MinuteStep
  /// The clocks that decide which times exist; `nil` if the time zone is unknown.
  public let clock: ZoneClock?
  /// The columns in the locale's order.
  public let columns: [Column]

  /// The calendar of the columns: the environment's, or the Gregorian one if the initial day is
  /// outside its range.
  let system: CalendarSystem
  let hourNumber: DatePattern.HourNumber

  /// Creates a picker that shows a value.
  ///
  /// The value may be one that cannot be chosen, as a stored value can be. It is shown unchanged,
  /// because opening a picker never changes a value. A minute between two steps is added to the
  /// options. Complexity: O(number of options).
  public init(
    mode: DateMode, initial: LocalDateTime, offered: OfferedDays, minuteStep: MinuteStep = .one,
    clock: ZoneClock? = nil, environment: FormEnvironment
  ) {
    self.mode = mode
    self.minuteStep = minuteStep
    self.clock = clock
    self.initial = initial
    self.offered = offered
    let shown = environment.texts.system
    system = shown.day(of: initial.date) == nil ? .gregorian : shown
    let hour = environment.texts.time(environment.hourCycle).hour
    hourNumber = hour?.number ?? .from0to23
    let maker = DatePickerColumnMaker(
      mode: mode, initial: initial, limits: offered.limits, minuteStep: minuteStep,
      environment: environment, system: system,
      hourNumber: hourNumber, hourWidth: hour?.width ?? 2)
    columns = maker.components.map(maker.column)
  }

  /// Creates a picker over an optional value.
  ///
  /// Without a value it shows today, or the nearest day that can be chosen, and the current minute,
  /// rounded down to a step, or the nearest time that is allowed on that day. That chooses nothing:
  /// the value stays missing until a column is turned.
  public init(
    mode: DateMode, value: LocalDateTime?, offered: OfferedDays, minuteStep: MinuteStep = .one,
    clock: ZoneClock? = nil, environment: FormEnvironment
  ) {
    let now = environment.nowDateTime
    let fallback = LocalDateTime(
      date: offered.nearest(to: now.date),
      time: mode == .date ? .midnight : minuteStep.last(before: now.time))
    let proposal = mode == .dateTime ? offered.nearestMoment(to: fallback) : fallback
    self.init(
      mode: mode, initial: value ?? proposal, offered: offered, minuteStep: minuteStep,
      clock: clock,
      environment: environment)
  }

  /// Creates a picker over an optional value, with the minute step and the clocks of a field's
  /// settings.
  ///
  /// ```swift
  /// let left = DatePickerColumns(
  ///   mode: .date, value: nil, offered: form.offeredDays(of: field, in: person),
  ///   editing: editing, environment: environment)
  /// ```
  ///
  /// The days are a separate argument, because other fields may narrow those of the settings
  /// (``Form/offeredDays(of:in:)``).
  public init(
    mode: DateMode, value: LocalDateTime?, offered: OfferedDays, editing: DateEditing,
    environment: FormEnvironment
  ) {
    self.init(
      mode: mode, value: value, offered: offered, minuteStep: editing.minuteStep,
      clock: editing.clock(in: environment), environment: environment)
  }

  /// Creates a picker over an optional time of day.
  ///
  /// Without a time it shows the current minute, rounded down to a step. The day of its values has
  /// no meaning.
  public init(
    value time: LocalTime?, minuteStep: MinuteStep = .one, environment: FormEnvironment
  ) {
    let value = time.map { LocalDateTime(date: environment.today, time: $0) }
    self.init(
      mode: .time, value: value, offered: .all, minuteStep: minuteStep, environment: environment)
  }

  /// The selection before any column is turned.
  public var selection: Selection {
    Selection(Dictionary(uniqueKeysWithValues: columns.map { ($0.component, $0.chosen) }))
  }

  /// One column: a part of the date, its options and its chosen value.
  public struct Column: Hashable, Sendable {
    /// The part of the date.
    public let component: DateComponent
    /// The options in order. Never empty; includes the chosen value.
    public let options: [Option]
    /// The value of the chosen option.
    public let chosen: Int
  }

  /// One option of a column.
  public struct Option: Hashable, Sendable {
    /// The value in a ``Selection``: year, month from 1, day, hour, minute or half of the day, in
    /// the picker's calendar.
    ///
    /// On a 12-hour clock the hour shown as 12 is 0, so that the hour of the day is the value plus
    /// 12 times the half.
    public let value: Int
    /// The title in the locale's language and digits.
    public let title: String
  }

  /// The chosen values of some or all columns.
  ///
  /// ```swift
  /// let selection = DatePickerColumns.Selection([.day: 14, .month: 8])
  /// ```
  public struct Selection: Hashable, Sendable {
    private var values: [DateComponent: Int]

    /// Creates a selection; missing parts keep their initial value.
    public init(_ values: [DateComponent: Int]) {
      self.values = values
    }

    /// The value chosen for a part; `nil` if there is none.
    public subscript(component: DateComponent) -> Int? {
      get { values[component] }
      set { values[component] = newValue }
    }
  }
}

extension DatePickerColumns {
  /// Returns the chosen date exactly, or throws the reason why there is none.
  ///
  /// For pages that are submitted as a whole, where 31 February is an error to report, not a wheel
  /// that is still turning. A closed day is rejected unless it is the initial one, and so is a time
  /// that the clocks skip. Values that no column offers are checked like typed ones. Seconds have
  /// no column and keep their initial value. Complexity: O(1).
  public func strictValue(of selection: Selection) throws(DateError) -> LocalDateTime {
    var date = initial.date
    if mode != .time {
      date = try system.checked(day(of: selection))
      try offered.check(date, keeping: initial.date)
    }
    let time = timeParts(of: selection)
    guard hours.contains(time.hour) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...1).contains(time.half) else { throw .noSuchHour(time.hour, hourCycle) }
    guard (0...59).contains(time.minute) else { throw .noSuchMinute(time.minute) }
    let value = value(date, hour: time.hour + 12 * time.half, minute: time.minute)
    if mode == .dateTime, value != initial { try clock?.check(value) }
    return value
  }

  /// Returns the valid value nearest to the selection.
  ///
  /// For a picker that is left while it still turns: the last movement is never lost. The day is
  /// first clamped to its month, then to the limits, then moved past closed days in the direction
  /// of the turn. A skipped time becomes the next time that the clocks show, if its day can be
  /// chosen. Complexity: O(number of closed days).
  public func nearestValue(to selection: Selection) -> LocalDateTime {
    let date =
      mode == .time
      ? initial.date
      : offered.nearest(to: system.nearest(to: day(of: selection)), turnedFrom: initial.date)
    let time = timeParts(of: selection)
    let hour = min(max(time.hour, hours.lowerBound), hours.upperBound)
    let settled = value(
      date, hour: hour + 12 * min(max(time.half, 0), 1), minute: time.minute)
    guard mode == .dateTime, settled != initial, let shown = clock?.nextShown(settled),
      shown.date == date || offered.contains(shown.date)
    else { return settled }
    return shown
  }

  /// Returns the chosen or initial day, in the numbers of the picker's calendar.
  ///
  /// The column of months lists the names of the initial year. In another year the chosen name may
  /// have another number.
  private func day(of selection: Selection) -> CalendarDay {
    let initial = DatePickerColumns.day(of: initial.date, in: system)
    let year = selection[.year] ?? initial.year
    let month = selection[.month] ?? initial.month
    let isOffered = month >= 1 && month <= system.monthsInYear(initial.year)
    return CalendarDay(
      year: year,
      month: isOffered && system.years.contains(year)
        ? system.month(month, ofYear: initial.year, inYear: year) : month,
      day: selection[.day] ?? initial.day)
  }

  /// Returns the numbers of a day. The picker's system was chosen so that it covers the initial
  /// day.
  static func day(of date: LocalDate, in system: CalendarSystem) -> CalendarDay {
    system.day(of: date) ?? CalendarDay(year: date.year, month: date.month, day: date.day)
  }

  private func value(_ date: LocalDate, hour: Int, minute: Int) -> LocalDateTime {
    LocalDateTime(
      date: date, time: LocalTime(nearestTo: hour, minute: minute, secondsOf: initial.time))
  }

  /// Returns the chosen or initial time; a picker without time columns ignores the selection.
  ///
  /// With a 24-hour clock the half is 0, and the hour is the hour of the day.
  private func timeParts(of selection: Selection) -> (hour: Int, half: Int, minute: Int) {
    let time = initial.time
    let chosen = mode == .date ? Selection([:]) : selection
    let minute = chosen[.minute] ?? time.minute
    switch hourCycle {
    case .twentyFour: return (chosen[.hour] ?? time.hour, 0, minute)
    case .twelve:
      return (chosen[.hour] ?? time.hour % 12, chosen[.dayPeriod] ?? time.hour / 12, minute)
    }
  }

  private var hours: ClosedRange<Int> {
    hourCycle == .twelve ? 0...11 : 0...23
  }

  private var hourCycle: HourCycle {
    hourNumber == .from0to23 ? .twentyFour : .twelve
  }
}
