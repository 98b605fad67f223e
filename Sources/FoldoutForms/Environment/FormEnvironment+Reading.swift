extension FormEnvironment {
  /// The day that a person wrote.
  ///
  /// Blanks around and within it, leading zeros, the script of the digits and the case of letters
  /// do not matter; the year has four digits, and its numbers are in the digits of one script.
  /// Read are, in this order, and the first whose shape fits decides:
  ///
  /// 1. ISO 8601: 2002-08-14, which is Gregorian whatever calendar is shown.
  /// 2. The locale's own form in numbers, which is what ``text(of:)-(LocalDate)`` writes.
  /// 3. The locale's medium form, and the month as a name before or after the day.
  /// 4. month/day/year, as in the POSIX locale and Gregorian, unless the locale itself writes a
  ///    slash and the day before the month: then 2. has read it. Where the locale writes the day
  ///    before the month, but with another sign, as in 14-08-2002, slashes may be meant either
  ///    way: 10/15/2017 is one day only and is read, 3/2/2020 would be two and is refused with
  ///    both.
  /// 5. A day by its distance from ``today``: "today", "tomorrow" and the like in the language of
  ///    ``vocabulary``, or a number of days with its sign, as in +1 or -3.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func date(from text: String) throws(DateError) -> LocalDate {
    let reader = try reader(of: text, .date)
    if let found = try found(.date, in: reader, text, .date) { return try date(found, from: text) }
    if let found = try found(.dateTime, in: reader, text, .date) {
      throw .timeUnwanted(try date(found, from: text))
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .date)
  }

  /// The day and time that a person wrote.
  ///
  /// Read are the locale's own form, which is what ``text(of:)-(LocalDateTime)`` writes, and any
  /// form of a date that ``date(from:)`` reads followed by a time of 24 or of twice 12 hours, with
  /// or without seconds: so also ISO 8601 with a T or a blank. A time without AM or PM counts 24
  /// hours.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func dateTime(from text: String) throws(DateError) -> LocalDateTime {
    let reader = try reader(of: text, .dateTime)
    if let found = try found(.dateTime, in: reader, text, .dateTime) {
      return LocalDateTime(date: try date(found, from: text), time: try found.time())
    }
    if let found = try found(.date, in: reader, text, .dateTime) {
      throw .timeMissing(try date(found, from: text))
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .dateTime)
  }

  /// The time of day that a person wrote.
  ///
  /// Read are the locale's own form, which is what ``text(of:)-(LocalTime)`` writes, and a time of
  /// 24 or of twice 12 hours, with or without seconds. A time without AM or PM counts 24 hours.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func time(from text: String) throws(DateError) -> LocalTime {
    let reader = try reader(of: text, .time)
    if let found = try found(.time, in: reader, text, .time) { return try found.time() }
    if let found = try found(.dateTime, in: reader, text, .time) {
      throw .dateUnwanted(try found.time())
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .time)
  }

  private func date(
    _ found: FoundDate, from text: String
  ) throws(DateError) -> LocalDate {
    if let (one, other) = found.readings(in: words.system, today: today) {
      throw .ambiguous(text: TypedText.excerpt(text), one, other)
    }
    return try found.date(in: words.system, today: today)
  }

  private func reader(of text: String, _ mode: DateMode) throws(DateError) -> DateReader {
    guard text.utf8.count <= TypedText.longest else {
      throw .unreadable(text: TypedText.excerpt(text), as: mode)
    }
    let reader = DateReader(text, words: words)
    if reader.isAtEnd { throw mode == .time ? .noTime : .empty }
    return reader
  }

  /// The numbers of the first form whose shape the whole text has. Throws where they are written in
  /// digits of several scripts; the mode says what the text was to be.
  private func found(
    _ mode: DateMode, in reader: DateReader, _ text: String, _ wanted: DateMode
  ) throws(DateError) -> FoundDate? {
    guard let found = found(mode, in: reader) else { return nil }
    guard !found.hasMixedDigits else {
      throw .mixedDigits(text: TypedText.excerpt(text), as: wanted)
    }
    return found
  }

  /// The numbers of the first form whose shape the whole text has.
  private func found(_ mode: DateMode, in reader: DateReader) -> FoundDate? {
    switch mode {
    case .date: return whole(words.dateForms, in: reader)
    case .time: return whole(words.timeForms, in: reader)
    case .dateTime:
      let own = HourCycle.allCases.map(words.dateTime)
      if let found = whole(own, in: reader) { return found }
      for form in words.dateForms {
        for joined in reader.reading(form)?.readingJoint() ?? [] {
          if let found = whole(words.timeForms, in: joined) { return found }
        }
      }
      return nil
    }
  }

  /// The numbers of the first form that the rest of the text has, to its end.
  private func whole(_ forms: [DatePattern], in reader: DateReader) -> FoundDate? {
    for form in forms {
      if let whole = reader.reading(form), whole.isAtEnd { return whole.found }
    }
    return nil
  }
}
