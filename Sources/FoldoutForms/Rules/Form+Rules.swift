extension Form {
  /// Returns the first problem of a new value for a field, or `nil` if it may be stored.
  ///
  /// `record` holds the stored value of this field, and in other fields everything that a person
  /// entered at the same time.
  ///
  /// If the timings include `.onLeaving`, it first checks, in this order: required values, the
  /// number of chosen values, limits of dates and mini pickers, the order of dates, skipped times,
  /// offered options, and that the record can hold the value. Then it checks the rules in their
  /// order, each if its timing is included.
  ///
  /// Some stored values are accepted although new ones would be refused: a value that is not
  /// offered, a closed day, and a time that the clocks skip.
  ///
  /// `hidden` are the hidden fields, by default those of the record; a host that also has the
  /// record's secrets finds them without.
  public func problem(
    of value: FieldValue, in field: Field<Record>, of record: Record, at timings: Set<RuleTiming>,
    hidden: Set<FieldID>? = nil, environment: FormEnvironment
  ) -> FieldError? {
    guard field.kind.isEditable else { return nil }
    let hidden = hidden ?? hiddenFields(namedBy: field, in: record)
    if timings.contains(.onLeaving) {
      if field.isMissing(value) { return .required }
      if let problem = field.countProblem(of: value, previous: record) { return problem }
      if let problem = field.dayProblem(of: value, previous: record) { return problem }
      if let problem = field.pickProblem(of: value, previous: record, environment) {
        return problem
      }
      if let problem = orderProblem(of: value, in: field, of: record, hidden, environment) {
        return problem
      }
      if let problem = field.clockProblem(of: value, previous: record, environment) {
        return problem
      }
    }
    var updated = record
    let canHold = field.write(&updated, value)
    if timings.contains(.onLeaving),
      let problem = field.offerProblem(of: value, in: updated, previous: record, environment)
    {
      return problem
    }
    // A choice may keep its stored value even if the property cannot hold it.
    guard canHold || (field.editor.hasOptions && field.alreadyHas(value, in: record)) else {
      guard timings.contains(.onLeaving) else { return nil }
      return field.refusal(of: value)
    }
    for rule in field.rules where timings.contains(rule.timing) {
      if let problem = rule.problem(of: value, in: updated, of: self, hidden) {
        return field.isTimeSpan ? problem.ofMinutes : problem
      }
    }
    return nil
  }

  /// Returns the problems of a record's own values, at most one for each field, in the order of the
  /// fields.
  ///
  /// Values that are mismatched, redacted or hidden are not checked.
  public func problems(
    of record: Record, at timings: Set<RuleTiming> = .submitting, hidden: Set<FieldID>? = nil,
    environment: FormEnvironment
  ) -> [(field: FieldID, problem: FieldError)] {
    let hidden = hidden ?? hiddenFields(in: record)
    return fields.compactMap { field in
      guard !hidden.contains(field.id), case .value(let value) = field.read(record) else {
        return nil
      }
      return problem(
        of: value, in: field, of: record, at: timings, hidden: hidden, environment: environment
      ).map { (field.id, $0) }
    }
  }
}

extension Field {
  /// True if a required value is missing.
  ///
  /// A text must contain something visible. A secret, which is never shown, may consist of blanks.
  package func isMissing(_ value: FieldValue) -> Bool {
    guard isRequired else { return false }
    if !kind.isSecret, case .text(let text) = value { return text.isBlank }
    return value.isEmpty
  }

  /// Returns the problem of a number outside the picker's range; `nil` for the stored one.
  fileprivate func pickProblem(
    of value: FieldValue, previous record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    guard let picker = editor.miniPicker, case .whole(let number) = value,
      !alreadyHas(value, in: record)
    else { return nil }
    return picker.problem(of: number, in: environment)
  }

  /// Returns the problem of a day or a month that cannot be chosen. A stored closed day is
  /// accepted.
  fileprivate func dayProblem(of value: FieldValue, previous record: Record) -> FieldError? {
    if case .month(let month) = value {
      do {
        try offeredDays.limits.check(month)
        return nil
      } catch {
        return .month(error)
      }
    }
    guard let day = value.day else { return nil }
    do {
      try offeredDays.check(day, keeping: read(record).day)
      return nil
    } catch {
      return .date(error)
    }
  }
}

extension FieldError {
  /// The same problem with its limit as a length of time instead of a number of minutes.
  fileprivate var ofMinutes: FieldError {
    switch self {
    case .tooSmall(let minimum): .span(.tooShort(minimum: TimeSpan(nearestTo: minimum.minutes)))
    case .tooLarge(let maximum): .span(.tooLong(maximum: TimeSpan(nearestTo: maximum.minutes)))
    default: self
    }
  }
}

/// Detects control characters: invisible, and able to cut a text short or to trigger actions.
enum ControlCharacter {
  /// Returns the first control character of a text, except tabs and line breaks, that the old value
  /// did not contain.
  ///
  /// Old control characters may stay, because a person who edits another part of the text does not
  /// see them. NUL is always refused, because no editor shows a text that contains one.
  static func first(of text: String, replacing reading: Reading) -> Unicode.Scalar? {
    let found = text.unicodeScalars.filter(isRefused)
    guard !found.isEmpty else { return nil }
    let old: Set<Unicode.Scalar> =
      switch reading {
      case .value(.text(let old)): Set(old.unicodeScalars)
      case .mismatched(let stored): Set((stored.string ?? "").unicodeScalars)
      case .value: []
      }
    return found.first { $0 == "\0" || !old.contains($0) }
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{85}": false
    default: scalar.properties.generalCategory == .control
    }
  }
}
