extension FormEnvironment {
  /// The day that a person wrote into a field that shows its date in a form.
  ///
  /// Read is all that ``date(from:)`` reads, and what ``text(of:_:)-(LocalDate,_)`` writes in the
  /// form, with its weekday where that is the day's.
  ///
  /// - Throws: As ``date(from:)``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func date(from text: String, shownAs form: DateForm) throws(DateError) -> LocalDate {
    do {
      return try date(from: text)
    } catch {
      guard let found = try found(in: text, [words.pattern(of: form, with: nil)], form) else {
        throw error
      }
      return found.date
    }
  }

  /// The day and time that a person wrote into a field that shows its date in a form.
  ///
  /// Read is all that ``dateTime(from:)`` reads, and what ``text(of:_:)-(LocalDateTime,_)`` writes
  /// in the form.
  ///
  /// - Throws: As ``dateTime(from:)``; of a day in the form alone that its time is missing.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func dateTime(
    from text: String, shownAs form: DateForm
  ) throws(DateError) -> LocalDateTime {
    do {
      return try dateTime(from: text)
    } catch {
      let both = HourCycle.allCases.map { words.pattern(of: form, with: $0) }
      if let found = try found(in: text, both, form) {
        return LocalDateTime(date: found.date, time: try found.numbers.time())
      }
      if let found = try found(in: text, [words.pattern(of: form, with: nil)], form) {
        throw .timeMissing(found.date)
      }
      throw error
    }
  }

  /// The numbers of a whole text in the first of some patterns, and their day; `nil` where it is
  /// none of them. Throws the reason where there is no such day, or it is another weekday.
  private func found(
    in text: String, _ patterns: [DatePattern], _ form: DateForm
  ) throws(DateError) -> (numbers: FoundDate, date: LocalDate)? {
    guard form != .plain, text.utf8.count <= TypedText.longest else { return nil }
    let reader = DateReader(text, words: words)
    for pattern in patterns {
      guard let whole = reader.reading(pattern), whole.isAtEnd, !whole.found.hasMixedDigits
      else { continue }
      let date = try whole.found.date(in: words.system, today: today)
      if let weekday = whole.found.weekday, weekday != date.weekday { throw .otherWeekday(date) }
      return (whole.found, date)
    }
    return nil
  }
}
