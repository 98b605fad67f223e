import FoldoutWords

extension Field {
  /// Returns the problem of a time that the field's clocks skip.
  ///
  /// Returns `nil` for any other value, and for the value that the record already has, which may
  /// stay.
  func clockProblem(
    of value: FieldValue, previous record: Record, _ environment: FormEnvironment
  ) -> FieldError? {
    guard case .dateTime(let dateTime) = value,
      let clock = editor.dates?.clock(in: environment), !alreadyHas(value, in: record)
    else { return nil }
    do {
      try clock.check(dateTime)
      return nil
    } catch {
      return .date(error)
    }
  }

  /// Returns a note on a time that the field's clocks show twice: the earlier moment is meant.
  ///
  /// Returns `nil` for any other value. The note is shown beside the value and refuses nothing.
  public func clockNote(on reading: Reading, in environment: FormEnvironment) -> String? {
    guard case .value(.dateTime(let value)) = reading,
      let clock = editor.dates?.clock(in: environment)
    else { return nil }
    return clock.note(on: value, in: environment)
  }

  /// Returns the note on a record's time that the field's clocks show twice.
  ///
  /// It names the later moment if the property holds that. Returns `nil` for any other time.
  package func clockNote(in record: Record, _ environment: FormEnvironment) -> String? {
    guard let storedOffset, case .value(.dateTime(let value)) = read(record),
      let clock = editor.dates?.clock(in: environment)
    else { return clockNote(on: read(record), in: environment) }
    return clock.note(on: value, storedOffset: storedOffset(record), in: environment)
  }
}

extension ZoneClock {
  /// Returns a note that says which of two moments is meant, if the clocks show the time twice.
  ///
  /// The moment is the one that ``offset(of:stored:)`` chooses. Returns `nil` for a time that is
  /// shown once or never.
  public func note(
    on value: LocalDateTime, storedOffset: Int? = nil, in environment: FormEnvironment
  ) -> String? {
    guard case .twice(_, let later) = occurrences(of: value) else { return nil }
    let words = environment.words.dates
    let phrase = storedOffset == later ? words.repeatedTimeLater : words.repeatedTime
    return phrase(["place": zone.displayName, "time": environment.text(of: value)])
  }
}
