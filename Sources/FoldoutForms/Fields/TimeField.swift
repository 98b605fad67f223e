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
