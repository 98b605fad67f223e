extension FormEnvironment {
  /// The names of months by their numbers, as they stand alone, of a year that has all of them.
  ///
  /// In the Hebrew calendar that is a leap year, with both months of Adar. Complexity: O(months of
  /// a year).
  var numberedMonths: [String] {
    words.monthNames(inYear: yearOfAllMonths, .standaloneWide)
  }

  /// The short names of ``numberedMonths``, as they stand alone.
  var numberedShortMonths: [String] {
    words.monthNames(inYear: yearOfAllMonths, .standaloneShort)
  }

  /// The number of a month by one of its names, in full or short, as ``numberedMonths`` counts;
  /// `nil` for any other text. Case, blanks around it and the points of abbreviations do not
  /// matter.
  ///
  /// Complexity: O(length), with a text above 400 bytes refused unread.
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

  /// The number of the month that it is now in the time zone, as ``numberedMonths`` counts.
  var thisMonthsNumber: Int {
    guard let day = words.system.day(of: today) else { return 1 }
    return words.system.month(day.month, ofYear: day.year, inYear: yearOfAllMonths)
  }

  /// The year that it is now in the time zone, in the calendar that is shown.
  var thisYearsNumber: Int {
    words.system.day(of: today)?.year ?? words.system.years.upperBound
  }

  /// A year with as many months as any has: in each calendar one of three.
  private var yearOfAllMonths: Int {
    let system = words.system
    let first = system.years.lowerBound
    return (first...first + 2).first { system.monthsInYear($0) == system.maxMonths } ?? first
  }
}
