/// A day, or a day and a time by the type that its key path leads to; its row unfolds an editor.
public struct DateField<Record: Sendable>: DatedField {
  /// The field that is described.
  public var field: Field<Record>

  /// A day that may be missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDate?>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .date, path, Conversion.date.optional)
    field.editor = style.editor()
  }

  /// A day that is always there.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDate>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .date, path, .date)
    field.editor = style.editor()
  }

  /// A day and a time that may be missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDateTime?>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .dateTime, path, Conversion.dateTime.optional)
    field.editor = style.editor(.dateTime)
  }

  /// A day and a time that are always there.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalDateTime>,
    style: DateStyle = .wheels
  ) {
    field = Field(label, .dateTime, path, .dateTime)
    field.editor = style.editor(.dateTime)
  }

  /// The field with days between which the date must lie, both included.
  public func limits(from earliest: LocalDate? = nil, to latest: LocalDate? = nil) -> Self {
    changed { $0.editor.dates?.limits = DateLimits(earliest: earliest, latest: latest) }
  }

  /// The field with days that cannot be chosen, as Sundays and holidays.
  ///
  /// A stored closed day is shown and kept, and refused only once it is entered anew. Wheels that
  /// are turned onto a closed day go on to the next that can be chosen.
  public func closed(weekdays: Set<Weekday> = [], days: Set<LocalDate> = []) -> Self {
    changed {
      $0.editor.dates?.offered.closedWeekdays = weekdays
      $0.editor.dates?.offered.closedDays = days
    }
  }
}

/// A time of day; its row unfolds an editor. In the calendar's style that is wheels.
public struct TimeField<Record: Sendable>: DatedField {
  /// The field that is described.
  public var field: Field<Record>

  /// A time that may be missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalTime?>, style: DateStyle = .wheels
  ) {
    field = Field(label, .time, path, Conversion.time.optional)
    field.editor = style.ofTime.editor()
  }

  /// A time that is always there.
  public init(
    _ label: String, _ path: PropertyPath<Record, LocalTime>, style: DateStyle = .wheels
  ) {
    field = Field(label, .time, path, .time)
    field.editor = style.ofTime.editor()
  }
}
