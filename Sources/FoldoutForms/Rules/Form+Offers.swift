extension Field {
  /// True where the field may store a value as far as its options go: it is one of those of the
  /// record, of several each is, or the field allows others. No value and the empty text are the
  /// matter of ``Field/isRequired`` and ``Field/canBeNone``.
  ///
  /// The value that a record has already may be none of its options: a city stays when its country
  /// changes. So ask this before a value is taken, and not of one that is there.
  public func offers(_ value: FieldValue, in record: Record) -> Bool {
    guard let choice = editor.choice, !choice.allowsOther, !value.isEmpty else { return true }
    return unoffered(value, in: record).isEmpty
  }

  /// The problem of a value that is not offered by the record as it would be; `nil` for any other,
  /// and for the value that is there already.
  func offerProblem(
    of value: FieldValue, in whole: Record, over record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    if !offers(value, in: whole), !holds(value, in: record) {
      let held = Set(heldMembers(in: record))
      if let odd = unoffered(value, in: whole).first(where: { !held.contains($0) }) {
        let text = displayText(of: .value(odd), in: environment) ?? ""
        return .notOffered(text: TypedText.excerpt(text))
      }
    }
    return disabledProblem(of: value, in: whole, over: record, environment)
  }

  /// The problem of an option that is chosen although it is disabled; `nil` for one that was chosen
  /// already.
  private func disabledProblem(
    of value: FieldValue, in whole: Record, over record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    guard let choice = editor.choice else { return nil }
    let (chosen, held) = (Set(value.members), Set(heldMembers(in: record)))
    let option = choice.options(in: whole).first { option in
      !option.isEnabled && chosen.contains(option.value) && !held.contains(option.value)
    }
    return option.map { .optionDisabled(title: title(of: $0, in: environment)) }
  }

  /// The problem of several chosen values that are too few or too many; `nil` for one value, and
  /// for fewer than a record has, so that too many can be given up one by one.
  func countProblem(of value: FieldValue, over record: Record? = nil) -> FieldError? {
    guard kind.isSeveral, let limits = editor.choice?.count else { return nil }
    let count = value.members.count
    if count < limits.minimum { return .tooFewChosen(count: count, minimum: limits.minimum) }
    if let record, count < heldMembers(in: record).count { return nil }
    return limits.maximum.flatMap { count > $0 ? .tooManyChosen(count: count, maximum: $0) : nil }
  }

  /// The members of a value that are none of the options.
  private func unoffered(_ value: FieldValue, in record: Record) -> [FieldValue] {
    guard let choice = editor.choice else { return [] }
    let offered = Set(choice.options(in: record).map(\.value))
    return value.members.filter { !offered.contains($0) }
  }

  /// The values that a record has chosen already.
  private func heldMembers(in record: Record) -> [FieldValue] {
    if case .value(let held) = read(record) { held.members } else { [] }
  }

  /// True where a record has a value already, also as text in a column of another kind.
  func holds(_ value: FieldValue, in record: Record) -> Bool {
    switch read(record) {
    case .value(let held): held == value
    case .mismatched(let stored): stored.string.map { .text($0) == value } ?? false
    }
  }
}
