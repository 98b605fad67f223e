extension Form {
  /// The days that may be chosen for a field's date in a record: those of its own settings, within
  /// limits that are narrowed by the days of the fields that it must not be before or after.
  ///
  /// Of a date with a time it is the day that counts here, because a picker offers days; whether
  /// the time is right too is said when the value is chosen.
  public func offeredDays(of field: Field<Record>, in record: Record) -> OfferedDays {
    var offered = field.offeredDays
    if let day = other(field.editor.dates?.notBefore, in: record)?.value.day {
      offered.limits.earliest = max(day, offered.limits.earliest ?? day)
    }
    if let day = other(field.editor.dates?.notAfter, in: record)?.value.day {
      offered.limits.latest = min(day, offered.limits.latest ?? day)
      offered.limits.allowsNoEnd = false
    }
    return offered
  }

  /// The problem of a date that is before or after one that it must not be before or after.
  func orderProblem(
    of value: FieldValue, in field: Field<Record>, of record: Record,
    _ environment: FormEnvironment
  ) -> FieldError? {
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

extension Reading {
  /// The day of a date that is of its field's kind.
  var day: LocalDate? {
    switch self {
    case .value(let value): value.day
    case .mismatched: nil
    }
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

  /// True where one date is before another. A day and a day with a time are compared as days, a
  /// time of day only with another.
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
