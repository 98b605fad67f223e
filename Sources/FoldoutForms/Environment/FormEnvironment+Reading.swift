extension FormEnvironment {
  /// Parses a day that a person entered.
  ///
  /// Spaces around and within it, leading zeros, the script of the digits and the case of letters
  /// are ignored. The year needs four digits, and all numbers the digits of one script. These forms
  /// are tried in order, and the first whose shape matches decides:
  ///
  /// 1. ISO 8601: 2002-08-14, which is Gregorian whatever calendar is shown.
  /// 2. The locale's own numeric form, which ``text(of:)-(LocalDate)`` writes.
  /// 3. The locale's medium form, and the month as a name before or after the day.
  /// 4. month/day/year, as in the POSIX locale and Gregorian, unless the locale itself writes the
  ///    day before the month with slashes: then form 2 has matched. If the locale writes the day
  ///    before the month with another separator, as in 14-08-2002, slashes may be meant either way:
  ///    10/15/2017 can only be one day and is accepted; 3/2/2020 could be two and is rejected with
  ///    both.
  /// 5. A day by its distance from ``today``: "today", "tomorrow" and the like in the language of
  ///    ``words``, or a signed number of days, as in +1 or -3.
  /// 6. Forms 2 to 4 without the year, which are rejected with the day of this year.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func date(from text: String) throws(DateError) -> LocalDate {
    let reader = try reader(of: text, .date)
    if let found = try found(.date, in: reader, text, .date) { return try date(found, from: text) }
    if let found = try found(.dateTime, in: reader, text, .date) {
      throw .unexpectedTime(try date(found, from: text))
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .date)
  }

  /// Parses a day and time that a person entered.
  ///
  /// Accepts the locale's own form, which ``text(of:)-(LocalDateTime)`` writes, and any date
  /// that ``date(from:)`` accepts, followed by a 24-hour or 12-hour time, with or without seconds.
  /// That includes ISO 8601 with a T or a space. A time without AM or PM is a 24-hour time. "Now",
  /// in the language of ``words``, is the present minute.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func dateTime(from text: String) throws(DateError) -> LocalDateTime {
    let reader = try reader(of: text, .dateTime)
    if reader.isNow { return nowDateTime }
    if let found = try found(.dateTime, in: reader, text, .dateTime) {
      return LocalDateTime(date: try date(found, from: text), time: try found.time())
    }
    if let found = try found(.date, in: reader, text, .dateTime) {
      throw .missingTime(try date(found, from: text))
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .dateTime)
  }

  /// Parses a time of day that a person entered.
  ///
  /// Accepts the locale's own form, which ``text(of:)-(LocalTime)`` writes, and any 24-hour or
  /// 12-hour time, with or without seconds. A time without AM or PM is a 24-hour time. "Now", in
  /// the language of ``words``, is the present minute.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func time(from text: String) throws(DateError) -> LocalTime {
    let reader = try reader(of: text, .time)
    if reader.isNow { return nowDateTime.time }
    if let found = try found(.time, in: reader, text, .time) { return try found.time() }
    if let found = try found(.dateTime, in: reader, text, .time) {
      throw .unexpectedDate(try found.time())
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .time)
  }

  private func date(
    _ found: ParsedDate, from text: String
  ) throws(DateError) -> LocalDate {
    if let (one, other) = found.readings(in: texts.system, today: today) {
      throw .ambiguous(text: TypedText.excerpt(text), one, other)
    }
    return try found.date(in: texts.system, today: today)
  }

  private func reader(of text: String, _ mode: DateMode) throws(DateError) -> DateReader {
    guard text.utf8.count <= TypedText.maxBytes else {
      throw .unreadable(text: TypedText.excerpt(text), as: mode)
    }
    let reader = DateReader(text, texts: texts)
    if reader.isAtEnd { throw mode == .time ? .timeRequired : .empty }
    return reader
  }

  /// Returns the parts read by the first form that matches the whole text.
  ///
  /// - Throws: ``DateError/mixedDigits(text:as:)``, with the mode that was wanted, for digits of
  ///   several scripts.
  private func found(
    _ mode: DateMode, in reader: DateReader, _ text: String, _ wanted: DateMode
  ) throws(DateError) -> ParsedDate? {
    guard let found = found(mode, in: reader) else { return nil }
    guard !found.hasMixedDigits else {
      throw .mixedDigits(text: TypedText.excerpt(text), as: wanted)
    }
    return found
  }

  /// Returns the parts read by the first form that matches the whole text.
  private func found(_ mode: DateMode, in reader: DateReader) -> ParsedDate? {
    switch mode {
    case .date: return firstMatch(texts.dateParsingPatterns, in: reader)
    case .time: return firstMatch(texts.timeParsingPatterns, in: reader)
    case .dateTime:
      let own = HourCycle.allCases.map(texts.dateTime)
      if let found = firstMatch(own, in: reader) { return found }
      for form in texts.dateParsingPatterns {
        for joined in reader.reading(form)?.readingConnector() ?? [] {
          if let found = firstMatch(texts.timeParsingPatterns, in: joined) { return found }
        }
      }
      return nil
    }
  }

  /// Returns the parts read by the first form that matches the rest of the text.
  private func firstMatch(_ forms: [DatePattern], in reader: DateReader) -> ParsedDate? {
    for form in forms {
      if let whole = reader.reading(form), whole.isAtEnd { return whole.found }
    }
    return nil
  }
}

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
