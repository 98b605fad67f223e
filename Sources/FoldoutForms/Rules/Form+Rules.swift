extension Form {
  /// The first thing that is wrong with a value that a field is to have; `nil` for nothing.
  ///
  /// The record is what it would be otherwise: what a person entered into other fields at the same
  /// time belongs in it, while the field itself has in it what is stored. That a value is required,
  /// that the record can keep it, that it is one of the options, the limits of dates, and that
  /// clocks show a time, are asked when a value is about to be stored; rules follow in their order,
  /// each at its own time. A choice may keep a value that is not offered where that is the stored
  /// one, and so may a date keep a closed day, and a time that its clocks skip.
  public func problem(
    of value: FieldValue, in field: Field<Record>, of record: Record, at timings: Set<RuleTiming>,
    environment: FormEnvironment
  ) -> FieldError? {
    guard field.kind.isEditable else { return nil }
    if timings.contains(.onLeaving) {
      if field.isMissing(value) { return .required }
      if let problem = field.countProblem(of: value, over: record) { return problem }
      if let problem = field.dayProblem(of: value, over: record) { return problem }
      if let problem = field.pickProblem(of: value, over: record, environment) { return problem }
      if let problem = orderProblem(of: value, in: field, of: record, environment) {
        return problem
      }
      if let problem = field.clockProblem(of: value, over: record, environment) { return problem }
    }
    var whole = record
    let isKept = field.write(&whole, value)
    if timings.contains(.onLeaving),
      let problem = field.offerProblem(of: value, in: whole, over: record, environment)
    {
      return problem
    }
    // A choice shows what no option has, and the record has it already.
    guard isKept || (field.editor.choice != nil && field.holds(value, in: record)) else {
      guard timings.contains(.onLeaving) else { return nil }
      return value.refusal
    }
    for rule in field.rules where timings.contains(rule.timing) {
      if let problem = rule.problem(of: value, in: whole, of: self) {
        return field.isTimeSpan ? problem.ofMinutes : problem
      }
    }
    return nil
  }

  /// The problems of a record's own values, at most one for each field, in the order of the fields.
  ///
  /// A value that is not of its field's kind, or that its store keeps to itself, is there, and
  /// nothing more can be said of it.
  public func problems(
    of record: Record, at timings: Set<RuleTiming> = .submitting, environment: FormEnvironment
  ) -> [(field: FieldID, problem: FieldError)] {
    fields.compactMap { field in
      guard case .value(let value) = field.read(record) else { return nil }
      return problem(of: value, in: field, of: record, at: timings, environment: environment)
        .map { (field.id, $0) }
    }
  }
}

extension Field {
  /// True where there must be a value and there is none. Of a text something must be seen; a
  /// secret, which nobody sees, may be of blanks.
  package func isMissing(_ value: FieldValue) -> Bool {
    guard isRequired else { return false }
    if !kind.isSecret, case .text(let text) = value { return text.isBlank }
    return value.isEmpty
  }

  /// The problem of a number that cannot be picked; `nil` for the one that the record has already.
  fileprivate func pickProblem(
    of value: FieldValue, over record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    guard let picker = editor.miniPicker, case .whole(let number) = value,
      !holds(value, in: record)
    else { return nil }
    return picker.problem(of: number, in: environment)
  }

  /// The problem of a day or a month that cannot be chosen. A closed day that the record has
  /// already is none.
  fileprivate func dayProblem(of value: FieldValue, over record: Record) -> FieldError? {
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
  /// The same problem where the number is a length of time in minutes.
  fileprivate var ofMinutes: FieldError {
    switch self {
    case .tooSmall(let minimum): .span(.tooShort(minimum: TimeSpan(nearestTo: minimum.minutes)))
    case .tooLarge(let maximum): .span(.tooLong(maximum: TimeSpan(nearestTo: maximum.minutes)))
    default: self
    }
  }
}
