/// A picker of a date or a time as columns that stand side by side: what each offers and what is
/// chosen.
///
/// It is arithmetic and no view. A browser shows each column as a `<select>`, iOS as a wheel; both
/// hand back a ``Selection``, and ``strictValue(of:)`` or ``settled(_:)`` says which date it is.
///
/// Every column offers all that it ever could: the days go to 31 also in February, because the
/// month may be changed in the same breath and no script may be there to follow it. So closed days
/// are offered, too, and judged once the date is whole.
public struct DatePickerColumns: Hashable, Sendable {
  /// True where the picker has columns for the day, the time, or both.
  public let mode: DateMode
  /// The value that the columns show; parts that have no column are kept from it.
  public let initial: LocalDateTime
  /// The days that may be chosen.
  public let offered: OfferedDays
  /// The minutes that are offered: every one, or every so many.
  public let minuteStep: MinuteStep
  /// The clocks that show the times; `nil` where nobody knows whose they are.
  public let clock: ZoneClock?
  /// The columns, from the first to the last as the locale orders them.
  public let columns: [Column]

  /// The calendar whose years, months and days the columns show: the environment's, or the
  /// Gregorian one over a day that this does not reach.
  let system: CalendarSystem
  let hourNumber: DatePattern.HourNumber

  /// A picker that stands on a value.
  ///
  /// The value may be none that can be chosen, as stored values can be; it is shown as it is,
  /// because opening a picker never changes a value. So is a minute between two steps: it stands
  /// among them until another is chosen. Complexity: O(number of options).
  public init(
    mode: DateMode, initial: LocalDateTime, offered: OfferedDays, minuteStep: MinuteStep = .one,
    clock: ZoneClock? = nil, environment: FormEnvironment
  ) {
    self.mode = mode
    self.minuteStep = minuteStep
    self.clock = clock
    self.initial = initial
    self.offered = offered
    let shown = environment.words.system
    system = shown.day(of: initial.date) == nil ? .gregorian : shown
    let hour = environment.words.time(environment.hourCycle).hour
    hourNumber = hour?.number ?? .from0to23
    let maker = DatePickerColumnMaker(
      mode: mode, initial: initial, limits: offered.limits, minuteStep: minuteStep,
      environment: environment, system: system,
      hourNumber: hourNumber, hourWidth: hour?.width ?? 2)
    columns = maker.components.map(maker.column)
  }

  /// A picker over a value that may be missing: over *no date* it stands on today, or on the day
  /// nearest to today that can be chosen, at the minute that it is now, or the last step before it.
  ///
  /// Standing there chooses nothing: the value stays missing until a column is turned.
  public init(
    mode: DateMode, over value: LocalDateTime?, offered: OfferedDays, minuteStep: MinuteStep = .one,
    clock: ZoneClock? = nil, environment: FormEnvironment
  ) {
    let now = environment.nowDateTime
    let missing = LocalDateTime(
      date: offered.nearest(to: now.date),
      time: mode == .date ? .midnight : minuteStep.last(before: now.time))
    self.init(
      mode: mode, initial: value ?? missing, offered: offered, minuteStep: minuteStep,
      clock: clock,
      environment: environment)
  }

  /// A picker over a value that may be missing, with the steps and the clocks of a field's
  /// settings.
  ///
  /// The days are handed over apart, because other fields may narrow those of the settings
  /// (``Form/offeredDays(of:in:)``).
  public init(
    mode: DateMode, over value: LocalDateTime?, offered: OfferedDays, editing: DateEditing,
    environment: FormEnvironment
  ) {
    self.init(
      mode: mode, over: value, offered: offered, minuteStep: editing.minuteStep,
      clock: editing.clock(in: environment), environment: environment)
  }

  /// A picker over a time that may be missing: over *no time* it stands on the minute that it is
  /// now, or the last step before it. The day of its values says nothing.
  public init(
    over time: LocalTime?, minuteStep: MinuteStep = .one, environment: FormEnvironment
  ) {
    let value = time.map { LocalDateTime(date: environment.today, time: $0) }
    self.init(
      mode: .time, over: value, offered: .all, minuteStep: minuteStep, environment: environment)
  }

  /// The selection that the columns show before anything is turned.
  public var selection: Selection {
    Selection(Dictionary(uniqueKeysWithValues: columns.map { ($0.component, $0.chosen) }))
  }

  /// One column: a part of the date, what it offers, and what it shows.
  public struct Column: Hashable, Sendable {
    /// The part of the date.
    public let component: DateComponent
    /// The options in order; never empty, and the chosen value is among them.
    public let options: [Option]
    /// The value of the option that is shown.
    public let chosen: Int
  }

  /// One thing that a column offers.
  public struct Option: Hashable, Sendable {
    /// The value that stands for it in a ``Selection``: the year, the month from 1 and the day in
    /// the calendar that is shown, the hour, the minute, or the half of the day. Of a clock of
    /// twelve hours the first hour, shown as 12, is 0, so that a value and 12 times the half are
    /// the hour of the day.
    public let value: Int
    /// The title in the locale.
    public let title: String
  }

  /// The values that were chosen, of some or all columns.
  public struct Selection: Hashable, Sendable {
    private var values: [DateComponent: Int]

    /// A selection of some parts of the date; what is missing stays as it stands.
    public init(_ values: [DateComponent: Int]) {
      self.values = values
    }

    /// The value chosen for a part; `nil` where nothing was.
    public subscript(component: DateComponent) -> Int? {
      get { values[component] }
      set { values[component] = newValue }
    }
  }
}
