public import Foundation

/// A day, or a day and a time, depending on the property's type; its row unfolds an editor.
///
/// ```swift
/// DateField("Day", \.day)
/// DateField("Begins", \.begins, in: berlin)
/// ```
///
/// A `Date` is a moment, so its field states the zone on whose clocks it is read and typed. A
/// column holds the day and time on these clocks, as text to the nanosecond. So the zone is `.gmt`
/// over a column of moments that are stored as numbers, or as texts in UTC.
///
/// Nothing of a `Date` is lost unless another time is entered: neither fractions of a second nor
/// the later of two moments at which the clocks show the same time.
public struct DateField<Record: Sendable>: DatedField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an optional day.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDate?>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .date, path, Conversion.date.optional)
    field.editor = style.editor()
  }

  /// Creates a field for a day that is never missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDate>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .date, path, .date)
    field.editor = style.editor()
  }

  /// Creates a field for an optional day and time.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDateTime?>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .dateTime, path, Conversion.dateTime.optional)
    field.editor = style.editor(.dateTime)
  }

  /// Creates a field for a day and time that are never missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDateTime>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .dateTime, path, .dateTime)
    field.editor = style.editor(.dateTime)
  }

  /// Creates a field for a moment that is never missing, shown on the clocks of a zone.
  ///
  /// A time that the clocks skip is refused; one that they show twice is the earlier of the two.
  public init(
    _ label: String, _ path: PropertyPath<Record, Date>, in zone: TimeZone,
    style: DateStyle = .wheels
  ) {
    self.init(label, path, .moment(in: zone), zone, style) { $0 }
  }

  /// Creates a field for an optional moment, shown on the clocks of a zone.
  ///
  /// A time that the clocks skip is refused; one that they show twice is the earlier of the two.
  public init(
    _ label: String, _ path: PropertyPath<Record, Date?>, in zone: TimeZone,
    style: DateStyle = .wheels
  ) {
    self.init(label, path, Conversion.moment(in: zone).optional, zone, style) { $0 }
  }

  private init<Property>(
    _ label: String, _ path: PropertyPath<Record, Property>, _ conversion: Conversion<Property>,
    _ zone: TimeZone, _ style: DateStyle, moment: @escaping @Sendable (Property) -> Date?
  ) {
    field = Field(label, .dateTime, path, conversion)
    var dates = DateEditing.dateTime
    dates.clock = .zone(zone)
    field.editor = style.editor(dates)
    field.storedOffset = { record in
      moment(record[keyPath: path]).map { zone.secondsFromGMT(for: $0) }
    }
  }

  /// Creates a field for a property that is converted to a day.
  public init(
    _ label: String, _ property: Mapped<Record, LocalDate>, style: DateStyle = .wheels
  ) {
    field = property.field(label, .date, .date)
    field.editor = style.editor()
  }

  /// Creates a field for a property that is converted to a day and time.
  public init(
    _ label: String, _ property: Mapped<Record, LocalDateTime>, style: DateStyle = .wheels
  ) {
    field = property.field(label, .dateTime, .dateTime)
    field.editor = style.editor(.dateTime)
  }

  /// Limits the date to the days from `earliest` to `latest`, both included.
  public func limits(from earliest: LocalDate? = nil, to latest: LocalDate? = nil) -> Self {
    changed { $0.editor.dates?.limits = DateLimits(earliest: earliest, latest: latest) }
  }

  /// Closes weekdays and single days, such as Sundays and holidays, so that they cannot be chosen.
  ///
  /// A stored closed day is shown and kept; it is refused only if somebody enters it again. Wheels
  /// that are turned to a closed day move on to the next day that can be chosen.
  public func closed(weekdays: Set<Weekday> = [], days: Set<LocalDate> = []) -> Self {
    changed {
      $0.editor.dates?.offered.closedWeekdays = weekdays
      $0.editor.dates?.offered.closedDays = days
    }
  }
}

/// A time of day; its row unfolds an editor. A style with a calendar uses wheels instead.
///
/// ```swift
/// TimeField("Breakfast", \.breakfast)
/// ```
public struct TimeField<Record: Sendable>: DatedField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an optional time.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalTime?>, style: DateStyle = .wheels
  ) {
    field = Field(label, .time, path, Conversion.time.optional)
    field.editor = style.forTimeOfDay.editor()
  }

  /// Creates a field for a time that is never missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalTime>, style: DateStyle = .wheels
  ) {
    field = Field(label, .time, path, .time)
    field.editor = style.forTimeOfDay.editor()
  }

  /// Creates a field for a property that is converted to a time.
  public init(
    _ label: String, _ property: Mapped<Record, LocalTime>, style: DateStyle = .wheels
  ) {
    field = property.field(label, .time, .time)
    field.editor = style.forTimeOfDay.editor()
  }
}

extension DateField {
  /// Shows the day in a form such as "March 2, 2025"; the forms in which it can be typed stay the
  /// same.
  public func shown(_ form: DateForm) -> Self {
    changed { $0.editor.dates?.shown = form }
  }

  /// Sets the clocks that the times are read on; a time that these clocks skip is refused.
  ///
  /// The default is the reader's clocks, and for a `Date` those of its zone, which must stay. A day
  /// without a time is not affected.
  public func clock(_ clock: FieldClock) -> Self {
    changed { $0.editor.dates?.clock = clock }
  }
}

extension DatedField {
  /// Limits the minutes that the picker offers, for example to quarters of an hour.
  ///
  /// This is not a rule: a stored time between two steps is shown and kept, and any minute can be
  /// typed.
  public func minutes(every step: MinuteStep) -> Self {
    changed { $0.editor.dates?.minuteStep = step }
  }
}

extension DateEditing {
  /// The default settings of a day and time in a form: times are read on the reader's clocks.
  static let dateTime: DateEditing = {
    var editing = DateEditing()
    editing.clock = .reader
    return editing
  }()
}

/// A field of days, times, or both.
public protocol DatedField<Record>: FormField {}

extension DatedField {
  /// Refuses a date before the date of another field.
  public func notBefore(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notBefore = other }
  }

  /// Refuses a date after the date of another field.
  public func notAfter(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notAfter = other }
  }

  /// Refuses a date before the date of the field that edits a property: `.notBefore(\.arrival)`.
  public func notBefore<Value>(_ other: any KeyPath<Record, Value> & Sendable) -> Self {
    naming(other) { $0.editor.dates?.notBefore = $1 }
  }

  /// Refuses a date after the date of the field that edits a property: `.notAfter(\.departure)`.
  public func notAfter<Value>(_ other: any KeyPath<Record, Value> & Sendable) -> Self {
    naming(other) { $0.editor.dates?.notAfter = $1 }
  }
}

/// Returns the marked days of a calendar, each with a text such as "2 entries" for screen readers.
///
/// The arguments are the first and last day that the calendar shows, and the reader's environment.
/// If it throws, the calendar shows the reason and marks no day.
public typealias DayMarks =
  @Sendable (ClosedRange<LocalDate>, FormEnvironment) async throws -> [LocalDate: String]

extension DateField {
  /// Marks days of the field's calendar, among the six weeks that it shows, each with a text.
  ///
  /// The function is called for each page and each answer while the calendar is open, so it should
  /// be quick.
  public func marking(_ marks: @escaping DayMarks) -> Self {
    changed { $0.marks = marks }
  }
}
