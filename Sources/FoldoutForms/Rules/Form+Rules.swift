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
  public func problem(
    of value: FieldValue, in field: Field<Record>, of record: Record, at timings: Set<RuleTiming>,
    environment: FormEnvironment
  ) -> FieldError? {
    guard field.kind.isEditable else { return nil }
    if timings.contains(.onLeaving) {
      if field.isMissing(value) { return .required }
      if let problem = field.countProblem(of: value, previous: record) { return problem }
      if let problem = field.dayProblem(of: value, previous: record) { return problem }
      if let problem = field.pickProblem(of: value, previous: record, environment) {
        return problem
      }
      if let problem = orderProblem(of: value, in: field, of: record, environment) {
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
      return value.refusal
    }
    for rule in field.rules where timings.contains(rule.timing) {
      if let problem = rule.problem(of: value, in: updated, of: self) {
        return field.isTimeSpan ? problem.ofMinutes : problem
      }
    }
    return nil
  }

  /// Returns the problems of a record's own values, at most one for each field, in the order of the
  /// fields.
  ///
  /// Values that are mismatched or redacted are not checked.
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

extension Field {
  /// True if the options of a record allow a value to be stored.
  ///
  /// A single value must be an option, of several values each must be one, unless the field allows
  /// other values. Empty values are always allowed here; ``Field/isRequired`` and
  /// ``Field/canBeNone`` decide about them.
  ///
  /// Call this only for a new value: the stored value need not be an option. A city stays, for
  /// example, when its country changes.
  public func offers(_ value: FieldValue, in record: Record) -> Bool {
    guard let choice = editor.choice, !choice.allowsOther, !value.isEmpty else { return true }
    return unoffered(value, in: record).isEmpty
  }

  /// Returns the problem of a value that the updated record does not offer, or whose option is
  /// disabled.
  ///
  /// Returns `nil` for any other value, and for values that the record already has.
  func offerProblem(
    of value: FieldValue, in updated: Record, previous record: Record,
    _ environment: FormEnvironment
  ) -> FieldError? {
    if !offers(value, in: updated), !alreadyHas(value, in: record) {
      let held = Set(heldMembers(in: record))
      if let unlisted = unoffered(value, in: updated).first(where: { !held.contains($0) }) {
        let text = displayText(of: .value(unlisted), in: environment) ?? ""
        return .notOffered(text: TypedText.excerpt(text))
      }
    }
    return disabledProblem(of: value, in: updated, previous: record, environment)
  }

  /// Returns the problem of a disabled option that is newly chosen, or `nil`.
  private func disabledProblem(
    of value: FieldValue, in updated: Record, previous record: Record,
    _ environment: FormEnvironment
  ) -> FieldError? {
    guard let choice = editor.choice else { return nil }
    let (chosen, held) = (Set(value.members), Set(heldMembers(in: record)))
    let option = choice.options(in: updated).first { option in
      !option.isEnabled && chosen.contains(option.value) && !held.contains(option.value)
    }
    return option.map { .optionDisabled(title: title(of: $0, in: environment)) }
  }

  /// Returns the problem if too few or too many values are chosen.
  ///
  /// Returns `nil` for a field of a single value. More than the maximum is allowed if the record
  /// had even more, so that a person can deselect them one by one.
  func countProblem(of value: FieldValue, previous record: Record? = nil) -> FieldError? {
    guard kind.isSeveral, let limits = editor.choice?.count else { return nil }
    let count = value.members.count
    if count < limits.minimum { return .tooFewChosen(count: count, minimum: limits.minimum) }
    if let record, count < heldMembers(in: record).count { return nil }
    return limits.maximum.flatMap { count > $0 ? .tooManyChosen(count: count, maximum: $0) : nil }
  }

  /// Returns the members of a value that are not among the options.
  private func unoffered(_ value: FieldValue, in record: Record) -> [FieldValue] {
    guard let choice = editor.choice else { return [] }
    let offered = Set(choice.options(in: record).map(\.value))
    return value.members.filter { !offered.contains($0) }
  }

  /// Returns the values that the record already has.
  private func heldMembers(in record: Record) -> [FieldValue] {
    if case .value(let held) = read(record) { held.members } else { [] }
  }

  /// True if the record already has the value, also as text in a column of another kind.
  func alreadyHas(_ value: FieldValue, in record: Record) -> Bool {
    switch read(record) {
    case .value(let held): held == value
    case .mismatched(let stored): stored.string.map { .text($0) == value } ?? false
    }
  }
}

extension Form {
  /// Returns the other fields that a field's rules and options read, in the order of the form.
  ///
  /// If one of them changes, the rules may give another result. A function receives the whole
  /// record, so it counts as reading every field.
  public func fieldsReadByRules(of field: Field<Record>, at timings: Set<RuleTiming>) -> [FieldID] {
    let rules = field.rules.filter { timings.contains($0.timing) }
    var readsAll = rules.contains { $0.readsWholeRecord }
    var namedFields = Set(rules.compactMap { $0.other })
    if timings.contains(.onLeaving) {
      readsAll = readsAll || field.editor.computesOptions
      namedFields.formUnion(
        [field.editor.dates?.notBefore, field.editor.dates?.notAfter].compactMap { $0 })
    }
    return fields.filter { other in
      other.id != field.id && other.kind.isStored && (readsAll || namedFields.contains(other.id))
    }.map { $0.id }
  }
}

extension Rule {
  /// True if the rule receives the whole record.
  fileprivate var readsWholeRecord: Bool {
    if case .custom = condition { true } else { false }
  }

  /// The single other field that the rule reads.
  var other: FieldID? {
    if case .equal(let other) = condition { other } else { nil }
  }
}
