import FoldoutWords

extension Field {
  /// The problem of a day and time that no clock of the field's place shows; `nil` for any other,
  /// and for the value that a record has already, which stays as it was found.
  func clockProblem(
    of value: FieldValue, over record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    guard case .dateTime(let dateTime) = value,
      let clock = editor.dates?.clock(in: environment), !holds(value, in: record)
    else { return nil }
    do {
      try clock.check(dateTime)
      return nil
    } catch {
      return .date(error)
    }
  }

  /// A sentence on a day and time that the clocks of the field's place show twice, which says that
  /// the earlier of the two moments is meant; `nil` for any other value.
  ///
  /// It is told beside the value and refuses nothing.
  public func clockNote(on reading: Reading, in environment: FormEnvironment) -> String? {
    guard case .value(.dateTime(let value)) = reading,
      let clock = editor.dates?.clock(in: environment)
    else { return nil }
    return clock.note(on: value, in: environment)
  }
}

extension ZoneClock {
  /// A sentence on a day and time that the clocks show twice: which of its two moments is meant, by
  /// the rules of ``offset(of:stored:)``; `nil` for any other.
  public func note(
    on value: LocalDateTime, storedOffset: Int? = nil, in environment: FormEnvironment
  ) -> String? {
    guard case .twice(_, let later) = showing(value) else { return nil }
    let words = environment.vocabulary.dates
    let phrase = storedOffset == later ? words.repeatedTimeLater : words.repeatedTime
    return phrase(["place": zone.town, "time": environment.text(of: value)])
  }
}
