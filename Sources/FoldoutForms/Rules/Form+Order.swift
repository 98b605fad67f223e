extension Form {
  /// Returns the days that may be chosen for a field's date in a record.
  ///
  /// They are the field's own offered days, with limits narrowed by the fields that the date must
  /// not precede or follow. For a date with a time only the day counts, because a picker offers
  /// days; the time is checked once a value is chosen. A day that is chosen without a time gets one
  /// that is allowed.
  public func offeredDays(of field: Field<Record>, in record: Record) -> OfferedDays {
    var offered = field.offeredDays
    let hidden = hiddenFields(namedBy: field, in: record)
    if let bound = otherField(field.editor.dates?.notBefore, in: record, hidden)?.value,
      let day = bound.day
    {
      offered.limits.earliest = max(day, offered.limits.earliest ?? day)
      if let moment = bound.moment {
        offered.firstMoment = max(moment, offered.firstMoment ?? moment)
      }
    }
    if let bound = otherField(field.editor.dates?.notAfter, in: record, hidden)?.value,
      let day = bound.day
    {
      offered.limits.latest = min(day, offered.limits.latest ?? day)
      offered.limits.allowsNever = false
      if let moment = bound.moment {
        offered.lastMoment = min(moment, offered.lastMoment ?? moment)
      }
    }
    return offered
  }

  /// Returns the problem of a date that must not precede or follow another field's date, but does.
  func orderProblem(
    of value: FieldValue, in field: Field<Record>, of record: Record, _ hidden: Set<FieldID>,
    _ environment: FormEnvironment
  ) -> FieldError? {
    if let (other, bound) = otherField(field.editor.dates?.notBefore, in: record, hidden),
      value.isBefore(bound)
    {
      return .beforeField(label: other.label, text: other.boundText(of: bound, in: environment))
    }
    if let (other, bound) = otherField(field.editor.dates?.notAfter, in: record, hidden),
      bound.isBefore(value)
    {
      return .afterField(label: other.label, text: other.boundText(of: bound, in: environment))
    }
    return nil
  }

  private func otherField(
    _ id: FieldID?, in record: Record, _ hidden: Set<FieldID>
  ) -> (field: Field<Record>, value: FieldValue)? {
    guard let field = id.map(named), !hidden.contains(field.id),
      case .value(let value) = field.read(record)
    else {
      return nil
    }
    return (field, value)
  }
}

extension Field {
  fileprivate func boundText(of value: FieldValue, in environment: FormEnvironment) -> String {
    guard let text = displayText(of: .value(value), in: environment) else {
      preconditionFailure("A date that limits another one has a text: \(value)")
    }
    return text
  }
}

extension Reading {
  /// The day of a date; `nil` for a value that is not of its field's kind.
  var day: LocalDate? {
    switch self {
    case .value(let value): value.day
    case .mismatched: nil
    }
  }
}

extension FieldValue {
  /// The day of a date, with or without a time.
  var day: LocalDate? {
    switch self {
    case .date(let date): date
    case .dateTime(let dateTime), .zoned(let dateTime, _): dateTime.date
    default: nil
    }
  }

  /// The day and time of a date with a time; `nil` for any other value.
  fileprivate var moment: LocalDateTime? {
    switch self {
    case .dateTime(let moment), .zoned(let moment, _): moment
    default: nil
    }
  }

  /// True if one date is before another.
  ///
  /// If either has no time, only the days are compared. A time of day is compared only with another
  /// time of day.
  fileprivate func isBefore(_ other: FieldValue) -> Bool {
    switch (self, other) {
    case (.time(let left), .time(let right)): return left < right
    case (.dateTime(let left), .dateTime(let right)): return left < right
    default:
      guard let left = day, let right = other.day else { return false }
      return left < right
    }
  }
}
