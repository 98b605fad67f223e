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
  /// Returns the other fields that a field's rules, options and conditions read, in the order of
  /// the form.
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
    readsAll = readsAll || field.hides != nil || namedFields.contains { named($0).hides != nil }
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
