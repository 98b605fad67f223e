extension FormEnvironment {
  /// The day that a person wrote.
  ///
  /// Blanks around and within it, leading zeros, the script of the digits and the case of letters
  /// do not matter; the year has four digits. Read are, in this order, and the first whose shape
  /// fits decides:
  ///
  /// 1. ISO 8601: 2002-08-14.
  /// 2. The locale's own form in numbers, which is what ``text(of:)-(LocalDate)`` writes.
  /// 3. The locale's medium form, and the month as a name before or after the day.
  /// 4. month/day/year, as in the POSIX locale, unless the locale itself writes a slash and the
  ///    day before the month.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateProblem``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func date(from text: String) throws(DateProblem) -> LocalDate {
    let reader = try reader(of: text, .date)
    if let found = found(.date, in: reader) { return try found.date(today: today) }
    if let found = found(.dateTime, in: reader) {
      throw .timeUnwanted(try found.date(today: today))
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
  /// - Throws: The part that is wrong and why, as a ``DateProblem``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func dateTime(from text: String) throws(DateProblem) -> LocalDateTime {
    let reader = try reader(of: text, .dateTime)
    if let found = found(.dateTime, in: reader) {
      return LocalDateTime(date: try found.date(today: today), time: try found.time())
    }
    if let found = found(.date, in: reader) {
      throw .timeMissing(try found.date(today: today))
    }
    throw .unreadable(text: TypedText.excerpt(text), as: .dateTime)
  }

  /// The time of day that a person wrote, on a clock of 24 or of twice 12 hours.
  ///
  /// - Throws: The part that is wrong and why, as a ``DateProblem``.
  public func time(from text: String) throws(DateProblem) -> LocalTime {
    let reader = try reader(of: text, .time)
    guard let found = found(.time, in: reader) else {
      throw .unreadable(text: TypedText.excerpt(text), as: .time)
    }
    return try found.time()
  }

  private func reader(of text: String, _ mode: DateMode) throws(DateProblem) -> DateReader {
    guard text.utf8.count <= TypedText.longest else {
      throw .unreadable(text: TypedText.excerpt(text), as: mode)
    }
    let reader = DateReader(TypedText.folded(text), words: words)
    if reader.isAtEnd { throw .empty }
    return reader
  }

  /// The numbers of the first form whose shape the whole text has.
  private func found(_ mode: DateMode, in reader: DateReader) -> FoundDate? {
    if mode == .dateTime {
      for cycle in HourCycle.allCases {
        let whole = reader.reading(words.dateTime(cycle))
        if let whole, whole.isAtEnd { return whole.found }
      }
    }
    if mode == .time {
      for form in words.timeForms {
        if let whole = reader.reading(form), whole.isAtEnd { return whole.found }
      }
      return nil
    }
    for form in words.dateForms {
      guard let date = reader.reading(form) else { continue }
      switch mode {
      case .date: if date.isAtEnd { return date.found }
      case .dateTime, .time:
        for joined in date.readingJoint() {
          for time in words.timeForms {
            if let whole = joined.reading(time), whole.isAtEnd { return whole.found }
          }
        }
      }
    }
    return nil
  }
}
