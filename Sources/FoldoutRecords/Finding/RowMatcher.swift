package import FoldoutForms

/// Decides for one row after another whether it contains all words of a search.
package struct RowMatcher: Sendable {
  /// The words that the titles of referenced records contain, by referring value. Bit 0 represents
  /// the first word.
  package typealias TitleMatches = [StoredValue: UInt32]

  /// The searched words.
  package let query: SearchQuery
  /// The titles of referenced records, by referring column.
  package let titles: [String: TitleMatches]
  /// The folded texts of the current row. Each ends with 0xFF, which does not occur in UTF-8.
  private var row: [UInt8] = []
  private var titleTerms: UInt32 = 0

  /// A matcher of words, with the titles of referenced records that contain some of them.
  package init(_ query: SearchQuery, titles: [String: TitleMatches] = [:]) {
    self.query = query
    self.titles = titles
  }

  /// Begins the next row.
  package mutating func begin() {
    row.removeAll(keepingCapacity: true)
    titleTerms = 0
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
    guard query.mayBeInNumbers else { return }
    row.append(contentsOf: String(number).utf8)
    row.append(0xFF)
  }

  /// Adds a floating point number of the row.
  package mutating func add(_ number: Double) {
    guard query.mayBeInNumbers else { return }
    row.append(contentsOf: "\(number)".utf8)
    row.append(0xFF)
  }

  /// Adds the words in the title of the record that a value refers to, if it is among `titles`.
  package mutating func refer(to value: StoredValue, _ titles: TitleMatches) {
    if let terms = titles[value] { titleTerms |= terms }
  }

  /// True if the row contains all words.
  package var isMatch: Bool {
    row.withUnsafeBufferPointer { row in
      for (offset, term) in query.terms.enumerated() {
        if offset < 32, titleTerms & 1 << UInt32(offset) != 0 { continue }
        if term.pattern.offset(in: row, 0..<row.count) == nil { return false }
      }
      return true
    }
  }

  /// Returns true if some columns of a row, and its key, contain all words.
  package mutating func matches(_ row: StoredRecord, in columns: [String]) -> Bool {
    begin()
    for value in row.key.values { add(value) }
    for column in columns {
      let value = row.record[column]
      add(value)
      if let titles = titles[column] { refer(to: value, titles) }
    }
    return isMatch
  }
}
