package import FoldoutForms

/// A search for rows that contain all words of a query; words in quotation marks are a phrase.
///
/// ```swift
/// let search = RowSearch("\"blue train\" 1958")
/// let titles = RowSearch("blue", columns: ["title"], timeLimit: .seconds(1), isWhole: true)
/// ```
///
/// Texts, numbers as text, keys and the titles of referenced records are searched, ignoring case
/// and accents. Secrets are never searched, nor are unique texts in a table with a secret.
public struct RowSearch: Hashable, Sendable {
  /// The query as it was typed; if it is blank, every row matches.
  public var query: String
  /// The columns to search besides the key; `nil` for all that may be searched.
  public var columns: [String]?
  /// The time after which the search returns the rows found so far; the rest can be searched later.
  public var timeLimit: Duration

  /// True if an order without an index must be complete: the rows are returned after all have been
  /// read, and sorting is given up after the time limit. Otherwise the rows found within the time
  /// are returned, sorted among themselves.
  public var isWhole: Bool
  /// The days that words of the query mean, by column of dates.
  package var days: [String: [Days]] = [:]
  /// The numbers that words of the query show in a person's language.
  package var numbers: [ShownNumber] = []
  /// The time after which the rows behind a window are no longer counted.
  package var countingTime = RowSearch.defaultCountingTime

  /// The default time limit.
  public static let defaultTimeLimit = Duration.milliseconds(250)
  /// The maximum time for sorting the rows of one window.
  public static let maxTimeLimit = Duration.seconds(5)
  /// The default time to count the rows behind a window.
  package static let defaultCountingTime = Duration.milliseconds(5)
  /// The maximum number of words for which the titles of referenced records are searched.
  package static let maxTitleWords = 8
  /// The maximum number of referenced records of a table that are found.
  package static let maxTitles = 1000
  /// The maximum number of bytes of a text that are searched.
  package static let maxBytes = 65_536

  /// A search for words.
  public init(
    _ query: String, columns: [String]? = nil, timeLimit: Duration = RowSearch.defaultTimeLimit,
    isWhole: Bool = false
  ) {
    self.query = query
    self.columns = columns
    self.timeLimit = timeLimit
    self.isWhole = isWhole
  }
}

extension Window {
  /// The progress of a scan for a window that no index finds.
  ///
  /// ```swift
  /// let found = Window(
  ///   records: matches, hasPrevious: false, hasNext: true,
  ///   scan: Window.Scan(rowsRead: 10_000, rest: .after(lastKey)))
  /// ```
  public struct Scan: Hashable, Sendable {
    /// The number of rows that were read.
    public var rowsRead: Int
    /// The anchor of the rows that were not read; `nil` if all that may belong to the window were.
    public var rest: WindowRequest.Anchor?
    /// True if the rows were sorted for the window, because no index has their order.
    public var isSorted: Bool
    /// True if sorting was given up because it took too long: the rows are in the order of keys.
    public var gaveUpSorting: Bool
    /// The tables whose titles were not all searched, so that more rows may match.
    public var unsearchedTables: [String]
    /// The number of matching rows behind the window; `nil` if they were not counted.
    public var countAfter: Int?
    /// True if the rows are those found so far in an order without an index. Then `rest` is the
    /// window's own anchor: with `RowSearch.isWhole` a request for it returns the first of all
    /// rows.
    public var isInterim: Bool

    /// A scan of rows.
    public init(
      rowsRead: Int, rest: WindowRequest.Anchor? = nil, isSorted: Bool = false,
      gaveUpSorting: Bool = false, unsearchedTables: [String] = [], countAfter: Int? = nil,
      isInterim: Bool = false
    ) {
      self.rowsRead = rowsRead
      self.rest = rest
      self.isSorted = isSorted
      self.gaveUpSorting = gaveUpSorting
      self.unsearchedTables = unsearchedTables
      self.countAfter = countAfter
      self.isInterim = isInterim
    }
  }
}

extension WindowRequest {
  /// The same request in the order of keys, for rows that could not be sorted in time.
  package var unsorted: WindowRequest {
    var copy = self
    copy.order = .key
    copy.anchor =
      switch anchor {
      case .first, .last: anchor
      case .after(let key, _): .after(key)
      case .before(let key, _): .before(key)
      }
    if let timeLimit = search?.timeLimit {
      copy.search?.timeLimit = min(timeLimit, RowSearch.defaultTimeLimit)
    }
    copy.search?.isWhole = false
    return copy
  }
}

extension RowSearch {
  /// A number that a word of a query shows with separators, as in "60,117" or "8,50".
  package struct ShownNumber: Hashable, Sendable {
    /// The word. Bit 0 represents the first word of the query.
    package let terms: UInt32
    private let digits: [UInt8]
    /// The number of decimals.
    private let scale: Int

    /// Creates a number from its digits in ASCII, with a decimal point.
    package init(_ terms: UInt32, digits: String) {
      self.terms = terms
      self.digits = Array(digits.utf8)
      scale = digits.split(separator: ".").dropFirst().first?.count ?? 0
    }

    /// True if a value is a number that shows the digits.
    package func contains(_ value: StoredValue) -> Bool {
      switch value {
      case .integer(let number): isShown(in: Array("\(number)".utf8)[...])
      case .real(let number): isShown(in: Array("\(number)".utf8)[...])
      case .null, .text, .blob, .redacted: false
      }
    }

    /// True if a stored number, padded to as many decimals, contains the digits.
    ///
    /// Complexity: O(length × digits).
    func isShown(in stored: ArraySlice<UInt8>) -> Bool {
      var padded = stored
      if scale > 0 {
        let point = padded.firstIndex(of: UInt8(ascii: "."))
        if point == nil { padded.append(UInt8(ascii: ".")) }
        let decimals = point.map { stored.endIndex - $0 - 1 } ?? 0
        padded += repeatElement(UInt8(ascii: "0"), count: max(0, scale - decimals))
      }
      return padded.indices.contains { padded[$0...].starts(with: digits) }
    }
  }
}

extension SearchQuery {
  /// Returns the numbers that words of the query show in an environment, where they are not written
  /// as they are stored. Complexity: O(length of the words).
  package func shownNumbers(in environment: FormEnvironment) -> [RowSearch.ShownNumber] {
    typedTerms.prefix(32).enumerated().compactMap { index, word in
      guard let digits = environment.digits(ofShown: word), digits != word else { return nil }
      return RowSearch.ShownNumber(1 << UInt32(index), digits: digits)
    }
  }
}

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
