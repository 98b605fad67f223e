package import FoldoutForms

extension RowSearch {
  /// Days that words of a query mean, or the values that mean *never*, as a column of dates stores
  /// them.
  package struct Days: Hashable, Sendable {
    /// The words. Bit 0 represents the first word of the query.
    package let terms: UInt32
    private let texts: ClosedRange<String>?
    /// `nil` if the column stores no numbers.
    private let numbers: Range<Double>?
    /// The coding of the column whose values that mean *never* are searched for; `nil` for days.
    private let never: ColumnCoding?

    /// Creates the values that mean *never* in a column of dates.
    package init(never terms: UInt32, in coding: ColumnCoding) {
      self.terms = terms
      texts = nil
      numbers = nil
      never = coding
    }

    /// Creates the days from the first to the last, for a column whose numbers are moments in a
    /// form.
    package init(_ terms: UInt32, _ days: ClosedRange<LocalDate>, _ form: StoredMoment.Form?) {
      let (first, last) = (days.lowerBound, days.upperBound)
      self.terms = terms
      never = nil
      // A month's text precedes the texts of all its days, and a day's text those with a time.
      texts = (first == last ? "\(first)" : "\(YearMonth(of: first))")..."\(last)~"
      numbers = form.map { form in
        func number(_ day: LocalDate) -> Double {
          StoredMoment(LocalDateTime(date: day, time: .midnight), unit: form.unit).real
        }
        return number(first)..<(last.adding(days: 1).map(number) ?? .infinity)
      }
    }

    /// True if a stored value is one of the days, at any time.
    package func contains(_ value: StoredValue) -> Bool {
      if let never { return never.isNever(value) }
      return switch value {
      case .text: value.string.flatMap { texts?.contains($0) } ?? false
      case .integer(let number): numbers?.contains(Double(number)) ?? false
      case .real(let number): numbers?.contains(number) ?? false
      case .null, .blob, .redacted: false
      }
    }
  }
}

extension SearchQuery {
  /// Days that words of a query mean.
  package struct Meaning: Hashable, Sendable {
    package let terms: UInt32
    /// `nil` for *never*.
    package let days: ClosedRange<LocalDate>?
  }

  /// Returns the days and months that successive words of the query mean in an environment, and the
  /// word that is shown for *never*.
  ///
  /// They are read as a person types them into a field. Of several readings the one with most words
  /// counts. Complexity: O(words).
  package func meanings(in environment: FormEnvironment) -> [Meaning] {
    var meanings: [Meaning] = []
    var start = words.startIndex
    while start < min(words.endIndex, SearchQuery.maxWordsRead) {
      let ends = (start + 1...start + SearchQuery.maxWordsOfDay).reversed()
      let found = ends.lazy.filter { $0 <= words.endIndex }
        .compactMap { end -> (end: Int, days: ClosedRange<LocalDate>?)? in
          let text = words[start..<end].joined(separator: " ")
          if environment.meansNever(text) { return (end, nil) }
          return days(text, in: environment).map { (end, $0) }
        }.first
      guard let (end, days) = found else {
        start += 1
        continue
      }
      let terms = SearchQuery(words: Array(words[start..<end])).typedTerms
      let bits = typedTerms.prefix(32).enumerated().reduce(UInt32(0)) { bits, term in
        terms.contains(term.element) ? bits | 1 << UInt32(term.offset) : bits
      }
      meanings.append(Meaning(terms: bits, days: days))
      start = end
    }
    return meanings
  }

  /// Returns the day, or the days of the month or the year that a text means; `nil` for a text
  /// without a year, such as "today".
  private func days(
    _ text: String, in environment: FormEnvironment
  ) -> ClosedRange<LocalDate>? {
    guard text.first != "-", text.first != "+", text.count(where: \.isNumber) >= 4 else {
      return nil
    }
    if let day = try? environment.date(from: text) { return day...day }
    if let month = try? environment.yearMonth(from: text) { return month.days }
    return text.count == 4 ? Int(text).flatMap(days(ofYear:)) : nil
  }

  private func days(ofYear year: Int) -> ClosedRange<LocalDate>? {
    guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12)
    else { return nil }
    return first.days.lowerBound...last.days.upperBound
  }

  /// The maximum number of words of a day, as in "14 de agosto de 2002".
  private static let maxWordsOfDay = 5
  /// The maximum number of words that are read as days.
  private static let maxWordsRead = 32
}
