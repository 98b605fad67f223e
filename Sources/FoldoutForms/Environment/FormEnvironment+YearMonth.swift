extension FormEnvironment {
  /// The month that it is now in the time zone.
  public var thisMonth: YearMonth {
    YearMonth(of: today)
  }

  /// A month for examples: August of this year.
  package var exampleMonth: YearMonth {
    YearMonth(of: LocalDate(nearestTo: today.year, month: 8, day: 1))
  }

  /// The month by its name with its year, as in November 2026.
  ///
  /// It is a Gregorian month also where another calendar is shown, because months of two calendars
  /// do not coincide. ``yearMonth(from:)`` reads it back to the same month. Complexity: O(length).
  public func text(of month: YearMonth) -> String {
    words.gregorian.title(month: month.month, year: month.year)
  }

  /// The month that a person wrote.
  ///
  /// Read are ISO 8601 (2026-11), the locale's form in numbers (11/2026, 11.2026), and the month's
  /// name, in any length, before or after the year. The year has four digits. Blanks, leading
  /// zeros, the script of the digits and the case of letters do not matter.
  ///
  /// - Throws: The part that is wrong and why, as a ``MonthError``.
  /// - Complexity: O(length), with a text above 400 bytes refused unread.
  public func yearMonth(from text: String) throws(MonthError) -> YearMonth {
    let words = words.gregorian
    let excerpt = TypedText.excerpt(text)
    guard text.utf8.count <= TypedText.longest else { throw .unreadable(text: excerpt) }
    let reader = DateReader(text, words: words)
    if reader.isAtEnd { throw .empty }
    for form in words.monthForms {
      guard let whole = reader.reading(form), whole.isAtEnd else { continue }
      guard !whole.found.hasMixedDigits else { throw .mixedDigits(text: excerpt) }
      return try yearMonth(whole.found)
    }
    throw .unreadable(text: excerpt)
  }

  private func yearMonth(_ found: FoundDate) throws(MonthError) -> YearMonth {
    var found = found
    found.day = 1
    do {
      return YearMonth(of: try found.date(in: .gregorian, today: today))
    } catch {
      switch error {
      case .noSuchMonth(let month): throw .noSuchMonth(month)
      case .twoDigitYear(let year, let suggestion):
        throw .twoDigitYear(year, suggestion: YearMonth(of: suggestion))
      case .oddYear(let digits): throw .oddYear(digits)
      // A first day in the Gregorian calendar can have no other fault than its year.
      case .yearOutOfRange, .empty, .noTime, .unreadable, .ambiguous, .noSuchMonthOfMany,
        .noSuchDay, .noSuchGregorianDay, .otherWeekday, .yearOutOfCalendar, .mixedDigits,
        .noDayAllowed,
        .beforeLimit, .afterLimit, .notOffered, .skippedTime, .timeMissing, .timeUnwanted,
        .dateUnwanted, .noSuchHour, .noSuchMinute, .noSuchSecond:
        throw .yearOutOfRange(found.year)
      }
    }
  }
}

extension LocaleWords {
  /// The forms in which a month of a year is read, in the order in which they are tried.
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
