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
