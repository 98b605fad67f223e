/// A day, or a day and a time, depending on the property's type; its row unfolds an editor.
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
}
