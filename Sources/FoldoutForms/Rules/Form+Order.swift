extension Form {
  /// The days between which a field's date must lie in a record: its own limits, narrowed by the
  /// days of the fields that it must not be before or after.
  ///
  /// Of a date with a time it is the day that counts here, because a picker offers days; whether
  /// the time is right too is said when the value is chosen.
  public func limits(of field: Field<Record>, in record: Record) -> DateLimits {
    var limits = field.limits
    if let day = other(field.editor.dates?.notBefore, in: record)?.value.day {
      limits.earliest = max(day, limits.earliest ?? day)
    }
    if let day = other(field.editor.dates?.notAfter, in: record)?.value.day {
      limits.latest = min(day, limits.latest ?? day)
      limits.allowsNoEnd = false
    }
    return limits
  }

  /// The problem of a date that is before or after one that it must not be before or after.
  func orderProblem(
    of value: FieldValue, in field: Field<Record>, of record: Record,
    _ environment: FormEnvironment
  ) -> FieldProblem? {
    if let (other, bound) = other(field.editor.dates?.notBefore, in: record), value.isBefore(bound)
    {
      return .beforeField(label: other.label, text: other.shown(bound, in: environment))
    }
    if let (other, bound) = other(field.editor.dates?.notAfter, in: record), bound.isBefore(value) {
      return .afterField(label: other.label, text: other.shown(bound, in: environment))
    }
    return nil
  }

  private func other(
    _ id: FieldID?, in record: Record
  ) -> (field: Field<Record>, value: FieldValue)? {
    guard let id, let field = field(id), case .value(let value) = field.read(record) else {
      return nil
    }
    return (field, value)
  }
}

extension Field {
  fileprivate func shown(_ value: FieldValue, in environment: FormEnvironment) -> String {
    displayText(of: .value(value), in: environment) ?? ""
  }
}

extension FieldValue {
  /// The day of a date, with a time or without.
  var day: LocalDate? {
    switch self {
    case .date(let date): date
    case .dateTime(let dateTime): dateTime.date
    default: nil
    }
  }

  /// True where one date is before another. A day and a day with a time are compared as days, a time
  /// of day only with another.
  fileprivate func isBefore(_ other: FieldValue) -> Bool {
    switch (self, other) {
    case (.time(let mine), .time(let theirs)): return mine < theirs
    case (.dateTime(let mine), .dateTime(let theirs)): return mine < theirs
    default:
      guard let mine = day, let theirs = other.day else { return false }
      return mine < theirs
    }
  }
}
