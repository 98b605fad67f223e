package import FoldoutForms

/// Says of one row after the other if it has all words of a search.
package struct RowMatcher: Sendable {
  /// The words that the names of referenced records have, by the values that refer to these: bit 0
  /// stands for the first word.
  package typealias Names = [StoredValue: UInt32]

  /// The words that are looked for.
  package let words: SearchedWords
  /// The names by the columns that refer.
  package let names: [String: Names]
  /// The folded texts of the row that is being compared; 0xFF, which is in no UTF-8, ends each.
  private var row: [UInt8] = []
  private var named: UInt32 = 0

  /// A matcher of words, with the names that have some of them.
  package init(_ words: SearchedWords, names: [String: Names] = [:]) {
    self.words = words
    self.names = names
  }

  /// Goes on to the next row.
  package mutating func begin() {
    row.removeAll(keepingCapacity: true)
    named = 0
  }

  /// Adds a value that the row has.
  package mutating func add(_ value: StoredValue) {
    switch value {
    case .null, .blob, .redacted: break
    case .integer(let number): add(number)
    case .real(let number): add(number)
    case .text(let bytes): bytes.prefix(RowSearch.maxBytes).withUnsafeBufferPointer { add($0) }
    }
  }

  /// Adds a text that the row has.
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

  /// Adds a whole number that the row has.
  package mutating func add(_ number: Int64) {
    guard words.mayBeInNumbers else { return }
    row.append(contentsOf: String(number).utf8)
    row.append(0xFF)
  }

  /// Adds a number that the row has.
  package mutating func add(_ number: Double) {
    guard words.mayBeInNumbers else { return }
    row.append(contentsOf: "\(number)".utf8)
    row.append(0xFF)
  }

  /// Adds the name of the record that a value refers to, where the names of its column are given.
  package mutating func refer(to value: StoredValue, _ names: Names) {
    if let words = names[value] { named |= words }
  }

  /// True where the row has all words.
  package var isMatch: Bool {
    row.withUnsafeBufferPointer { row in
      for (offset, word) in words.words.enumerated() {
        if offset < 32, named & 1 << UInt32(offset) != 0 { continue }
        if word.pattern.offset(in: row, 0..<row.count) == nil { return false }
      }
      return true
    }
  }

  /// Looks for all words in some columns of a row and in its key.
  package mutating func matches(_ row: StoredRecord, in columns: [String]) -> Bool {
    begin()
    for value in row.key.values { add(value) }
    for column in columns {
      let value = row.record[column]
      add(value)
      if let names = names[column] { refer(to: value, names) }
    }
    return isMatch
  }
}
