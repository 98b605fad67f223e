extension FormEnvironment {
  /// Parses a day that a person entered into a field that shows its date in a form.
  ///
  /// Accepts everything that ``date(from:)`` accepts, and the text that
  /// ``text(of:_:)-(LocalDate,_)`` writes in the form. A weekday in it must be that of the day.
  ///
  /// - Throws: As ``date(from:)``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func date(from text: String, shownAs form: DateForm) throws(DateError) -> LocalDate {
    do {
      return try date(from: text)
    } catch {
      guard let found = try found(in: text, [texts.pattern(of: form, with: nil)], form) else {
        throw error
      }
      return found.date
    }
  }

  /// Parses a day and time that a person entered into a field that shows its date in a form.
  ///
  /// Accepts everything that ``dateTime(from:)`` accepts, and the text that
  /// ``text(of:_:)-(LocalDateTime,_)`` writes in the form.
  ///
  /// - Throws: As ``dateTime(from:)``; ``DateError/missingTime(_:)`` for a day in the form without
  ///   a time.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func dateTime(
    from text: String, shownAs form: DateForm
  ) throws(DateError) -> LocalDateTime {
    do {
      return try dateTime(from: text)
    } catch {
      let both = HourCycle.allCases.map { texts.pattern(of: form, with: $0) }
      if let found = try found(in: text, both, form) {
        return LocalDateTime(date: found.date, time: try found.numbers.time())
      }
      if let found = try found(in: text, [texts.pattern(of: form, with: nil)], form) {
        throw .missingTime(found.date)
      }
      throw error
    }
  }

  /// Returns the parts and the day of a text that matches one of some patterns; `nil` if none
  /// matches.
  ///
  /// Throws if there is no such day, or if the text names another weekday.
  private func found(
    in text: String, _ patterns: [DatePattern], _ form: DateForm
  ) throws(DateError) -> (numbers: ParsedDate, date: LocalDate)? {
    guard form != .plain, text.utf8.count <= TypedText.maxBytes else { return nil }
    let reader = DateReader(text, texts: texts)
    for pattern in patterns {
      guard let whole = reader.reading(pattern), whole.isAtEnd, !whole.found.hasMixedDigits
      else { continue }
      let date = try whole.found.date(in: texts.system, today: today)
      if let weekday = whole.found.weekday, weekday != date.weekday { throw .otherWeekday(date) }
      return (whole.found, date)
    }
    return nil
  }
}
