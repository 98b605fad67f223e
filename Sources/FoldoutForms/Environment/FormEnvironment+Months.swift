extension FormEnvironment {
  /// The standalone names of months by number, for a year that has all of them.
  ///
  /// In the Hebrew calendar that is a leap year, with both months of Adar. Complexity: O(months of
  /// a year).
  var numberedMonths: [String] {
    words.monthNames(inYear: yearOfAllMonths, .standaloneWide)
  }

  /// The short standalone names of ``numberedMonths``.
  var numberedShortMonths: [String] {
    words.monthNames(inYear: yearOfAllMonths, .standaloneShort)
  }

  /// Returns the number of a month by one of its names, full or short, as ``numberedMonths``
  /// counts; `nil` for other text. Case, surrounding spaces and the full stops of abbreviations are
  /// ignored.
  ///
  /// Complexity: O(length); a text above 400 bytes is rejected unread.
  func numberOfMonth(named text: String) -> Int? {
    guard text.utf8.count <= TypedText.longest else { return nil }
    let pattern = DatePattern([.monthName(.standaloneWide)])
    let reader = DateReader(text, words: words)
    guard let whole = reader.reading(pattern), whole.isAtEnd, let name = whole.found.month else {
      return nil
    }
    let month = words.system.month(ofName: name, inYear: yearOfAllMonths)
    return (1...words.system.maxMonths).contains(month) ? month : nil
  }

  /// The number of the current month in the time zone, as ``numberedMonths`` counts.
  var thisMonthsNumber: Int {
    guard let day = words.system.day(of: today) else { return 1 }
    return words.system.month(day.month, ofYear: day.year, inYear: yearOfAllMonths)
  }

  /// The current year in the time zone, in the calendar that is shown.
  var thisYearsNumber: Int {
    words.system.day(of: today)?.year ?? words.system.years.upperBound
  }

  /// A year with the maximum number of months. In each calendar one of the first three years has
  /// it.
  private var yearOfAllMonths: Int {
    let system = words.system
    let first = system.years.lowerBound
    return (first...first + 2).first { system.monthsInYear($0) == system.maxMonths } ?? first
  }
}
