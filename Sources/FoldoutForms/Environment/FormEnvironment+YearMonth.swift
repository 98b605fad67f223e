extension FormEnvironment {
  /// The current month in the time zone.
  public var thisMonth: YearMonth {
    YearMonth(of: today)
  }

  /// A month for examples: August of this year.
  package var exampleMonth: YearMonth {
    YearMonth(of: LocalDate(nearestTo: today.year, month: 8, day: 1))
  }

  /// Returns a month's name with its year, as in November 2026.
  ///
  /// The month is Gregorian even if another calendar is shown, because the months of two calendars
  /// do not coincide. ``yearMonth(from:)`` parses it back to the same month. Complexity: O(length).
  public func text(of month: YearMonth) -> String {
    texts.gregorian.title(month: month.month, year: month.year)
  }

  /// Parses a month that a person entered.
  ///
  /// Accepts ISO 8601 (2026-11), the locale's numeric form (11/2026, 11.2026), and the month's
  /// name, full or short, before or after the year. The year needs four digits. Spaces, leading
  /// zeros, the script of the digits and the case of letters are ignored.
  ///
  /// - Throws: The part that is wrong and why, as a ``MonthError``.
  /// - Complexity: O(length); a text above 400 bytes is rejected unread.
  public func yearMonth(from text: String) throws(MonthError) -> YearMonth {
    let texts = texts.gregorian
    let excerpt = TypedText.excerpt(text)
    guard text.utf8.count <= TypedText.maxBytes else { throw .unreadable(text: excerpt) }
    let reader = DateReader(text, texts: texts)
    if reader.isAtEnd { throw .empty }
    for form in texts.monthForms {
      guard let whole = reader.reading(form), whole.isAtEnd else { continue }
      guard !whole.found.hasMixedDigits else { throw .mixedDigits(text: excerpt) }
      return try yearMonth(whole.found)
    }
    throw .unreadable(text: excerpt)
  }

  private func yearMonth(_ found: ParsedDate) throws(MonthError) -> YearMonth {
    var found = found
    found.day = 1
    do {
      return YearMonth(of: try found.date(in: .gregorian, today: today))
    } catch {
      switch error {
      case .noSuchMonth(let month): throw .noSuchMonth(month)
      case .twoDigitYear(let year, let suggestion):
        throw .twoDigitYear(year, suggestion: YearMonth(of: suggestion))
      case .notFourDigitYear(let digits): throw .notFourDigitYear(digits)
      // Apart from these, the first of a Gregorian month can only have an invalid year.
      case .yearOutOfRange, .empty, .timeRequired, .unreadable, .ambiguous, .noSuchMonthInCalendar,
        .noSuchDay, .noSuchGregorianDay, .otherWeekday, .missingYear, .yearOutOfCalendar,
        .mixedDigits, .noDayAllowed,
        .beforeLimit, .afterLimit, .notOffered, .skippedTime, .missingTime, .unexpectedTime,
        .unexpectedDate, .noSuchHour, .noSuchMinute, .noSuchSecond:
        throw .yearOutOfRange(found.year)
      }
    }
  }
}

extension LocaleTexts {
  /// The patterns tried for a month of a year, in order.
  fileprivate var monthForms: [DatePattern] {
    let numbers = ["/", ".", "-"].map {
      DatePattern([.month(width: 2), .literal($0), .year])
    }
    let named: [DatePattern] = [
      DatePattern([.monthName(.wide), .year]),
      DatePattern([.monthName(.wide), .literal(","), .year]),
      DatePattern([.year, .monthName(.wide)]),
    ]
    return [.isoMonth, numericMonth, monthTitle] + named + numbers
  }
}

extension FormEnvironment {
  /// The standalone names of months by number, for a year that has all of them.
  ///
  /// In the Hebrew calendar that is a leap year, with both months of Adar. Complexity: O(months of
  /// a year).
  var monthsInLongestYear: [String] {
    texts.monthNames(inYear: yearWithMostMonths, .standaloneWide)
  }

  /// The short standalone names of ``monthsInLongestYear``.
  var numberedShortMonths: [String] {
    texts.monthNames(inYear: yearWithMostMonths, .standaloneShort)
  }

  /// Returns the number of a month by one of its names, full or short, as ``monthsInLongestYear``
  /// counts; `nil` for other text. Case, surrounding spaces and the full stops of abbreviations are
  /// ignored.
  ///
  /// Complexity: O(length); a text above 400 bytes is rejected unread.
  func numberOfMonth(named text: String) -> Int? {
    guard text.utf8.count <= TypedText.maxBytes else { return nil }
    let pattern = DatePattern([.monthName(.standaloneWide)])
    let reader = DateReader(text, texts: texts)
    guard let whole = reader.reading(pattern), whole.isAtEnd, let name = whole.found.month else {
      return nil
    }
    let month = texts.system.month(ofName: name, inYear: yearWithMostMonths)
    return (1...texts.system.maxMonths).contains(month) ? month : nil
  }

  /// The number of the current month in the time zone, as ``monthsInLongestYear`` counts.
  var currentMonthNumber: Int {
    guard let day = texts.system.day(of: today) else { return 1 }
    return texts.system.month(day.month, ofYear: day.year, inYear: yearWithMostMonths)
  }

  /// The current year in the time zone, in the calendar that is shown.
  var currentYearNumber: Int {
    texts.system.day(of: today)?.year ?? texts.system.years.upperBound
  }

  /// A year with the maximum number of months. In each calendar one of the first three years has
  /// it.
  private var yearWithMostMonths: Int {
    let system = texts.system
    let first = system.years.lowerBound
    return (first...first + 2).first { system.monthsInYear($0) == system.maxMonths } ?? first
  }
}
