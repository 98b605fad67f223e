package import FoldoutForms

/// Decides for one row after another whether it contains all words of a search.
package struct RowMatcher: Sendable {
  /// The words that stand for a column's values without being in them.
  package struct Column: Hashable, Sendable {
    /// The table of the referenced records.
    package var table = ""
    /// The words that the titles of referenced records contain, by referring value. Bit 0
    /// represents the first word.
    package var titles: [StoredValue: UInt32] = [:]
    /// The maximum number of words in a title that was left out; 0 if none was.
    package var wordsLeftOut = 0
    /// The days that are searched for in a column of dates, or *never*.
    package var days: [RowSearch.Days] = []
  }

  /// The searched words.
  package let query: SearchQuery
  /// The columns whose values other words stand for.
  package let columns: [String: Column]
  /// The numbers that words show in a person's language.
  private let numbers: [RowSearch.ShownNumber]
  /// True if there are such numbers, and true if any numbers of a row are read. Most searches need
  /// none, and rows have many.
  private let showsNumbers: Bool
  private let readsNumbers: Bool
  /// True if a row that did not match may refer to a record whose title was left out.
  private var mayHaveMissed = false
  /// The folded texts of the current row. Each ends with 0xFF, which does not occur in UTF-8.
  private var row: [UInt8] = []
  private var otherTerms: UInt32 = 0
  /// The maximum number of words in the left-out titles that the current row refers to.
  private var wordsLeftOut = 0

  /// A matcher of words, with the columns whose values other words stand for, and the numbers that
  /// words show.
  package init(
    _ query: SearchQuery, columns: [String: Column] = [:], numbers: [RowSearch.ShownNumber] = []
  ) {
    self.query = query
    self.columns = columns
    self.numbers = numbers
    showsNumbers = !numbers.isEmpty
    readsNumbers = query.mayBeInNumbers || showsNumbers
  }

  /// The tables whose left-out titles may contain words that a row lacks.
  package var unsearchedTables: [String] {
    guard mayHaveMissed else { return [] }
    return Set(columns.values.filter { $0.wordsLeftOut > 0 }.map(\.table)).sorted()
  }

  /// Begins the next row.
  package mutating func begin() {
    row.removeAll(keepingCapacity: true)
    otherTerms = 0
    wordsLeftOut = 0
  }

  /// Adds a value of the row.
  package mutating func add(_ value: StoredValue) {
    switch value {
    case .null, .blob, .redacted: break
    case .integer(let number): add(number)
    case .real(let number): add(number)
    case .text(let bytes): bytes.prefix(RowSearch.maxBytes).withUnsafeBufferPointer { add($0) }
    }
  }

  /// Adds a text of the row.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    let start = row.count
    row.append(contentsOf: text)
    let isPlain = row.withUnsafeMutableBufferPointer { row in
      var all: UInt8 = 0
      for offset in start..<row.count {
        let byte = row[offset]
        all |= byte
        row[offset] =
          byte &- 0x41 < 26 ? byte | 0x20 : byte != 0 && byte < 0x20 ? 0x20 : byte
      }
      return all < 0x80
    }
    if !isPlain {
      row.removeSubrange(start...)
      row += LabelSearch.folded(String(decoding: text, as: UTF8.self)[...], keepingNUL: true)
    }
    row.append(0xFF)
  }

  /// Adds a whole number of the row.
  package mutating func add(_ number: Int64) {
    guard readsNumbers else { return }
    let start = row.count
    row.append(contentsOf: String(number).utf8)
    if showsNumbers { noteShownNumbers(from: start) }
    row.append(0xFF)
  }

  /// Adds a floating point number of the row.
  package mutating func add(_ number: Double) {
    guard readsNumbers else { return }
    let start = row.count
    row.append(contentsOf: "\(number)".utf8)
    if showsNumbers { noteShownNumbers(from: start) }
    row.append(0xFF)
  }

  private mutating func noteShownNumbers(from start: Int) {
    for number in numbers where number.isShown(in: row[start...]) { otherTerms |= number.terms }
  }

  /// Adds the words that stand for a value: those in the title of the record that it refers to, and
  /// the days that include it.
  package mutating func add(_ value: StoredValue, as column: Column) {
    if let terms = column.titles[value] {
      otherTerms |= terms
    } else if value != .null {
      wordsLeftOut += column.wordsLeftOut
    }
    for days in column.days where days.contains(value) { otherTerms |= days.terms }
  }

  /// True if the row contains all words.
  package var isMatch: Bool { !lacks(moreThan: 0) }

  /// Returns true if the complete row contains all words. If it does not, but may refer to a record
  /// whose left-out title contains the others, ``unsearchedTables`` names its table.
  package mutating func end() -> Bool {
    if isMatch { return true }
    if wordsLeftOut > 0, !mayHaveMissed { mayHaveMissed = !lacks(moreThan: wordsLeftOut) }
    return false
  }

  /// Returns true if the row lacks more than so many words.
  private func lacks(moreThan maxCount: Int) -> Bool {
    row.withUnsafeBufferPointer { row in
      var count = 0
      for (offset, term) in query.terms.enumerated() {
        if offset < 32, otherTerms & 1 << UInt32(offset) != 0 { continue }
        guard term.pattern.offset(in: row, 0..<row.count) == nil else { continue }
        count += 1
        if count > maxCount { return true }
      }
      return false
    }
  }

  /// Returns true if some columns of a row, and its key, contain all words.
  package mutating func matches(_ row: StoredRecord, in columns: [String]) -> Bool {
    begin()
    for value in row.key.values { add(value) }
    for column in columns {
      let value = row.record[column]
      add(value)
      if let known = self.columns[column] { add(value, as: known) }
    }
    return end()
  }
}
