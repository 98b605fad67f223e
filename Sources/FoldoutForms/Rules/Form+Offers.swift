extension Field {
  /// True where the field may store a value as far as its options go: it is one of those of the
  /// record, or the field allows others. No value and the empty text are the matter of
  /// ``Field/isRequired`` and ``Field/canBeNone``.
  ///
  /// The value that a record has already may be none of its options: a city stays when its country
  /// changes. So ask this before a value is taken, and not of one that is there.
  public func offers(_ value: FieldValue, in record: Record) -> Bool {
    guard let choice = editor.choice, !choice.allowsOther, !value.isEmpty else { return true }
    return option(of: value, in: record) != nil
  }

  /// The problem of a value that is not offered by the record as it would be; `nil` for any other,
  /// and for the value that is there already.
  func offerProblem(
    of value: FieldValue, in whole: Record, over record: Record, _ environment: FormEnvironment
  ) -> FieldProblem? {
    guard !offers(value, in: whole), !holds(value, in: record) else { return nil }
    let text = displayText(of: .value(value), in: environment) ?? ""
    return .notOffered(text: TypedText.excerpt(text))
  }

  /// True where a record has a value already, also as text in a column of another kind.
  func holds(_ value: FieldValue, in record: Record) -> Bool {
    switch read(record) {
    case .value(let held): held == value
    case .foreign(let stored): stored.string.map { .text($0) == value } ?? false
    }
  }
}
