package import FoldoutForms
import Foundation

extension LabelIndex {
  /// The result of a search.
  package struct Found: Hashable, Sendable {
    /// The values that refer to the records, the best matches first.
    package var values: [StoredValue]
    /// True if more records match.
    package var hasMore: Bool
  }

  /// Returns the best matches of a search: first titles that begin with the query, in alphabetical
  /// order; then titles in which another word begins with it; then those that contain each word
  /// somewhere.
  ///
  /// Complexity: O(bytes). If enough titles begin with the query, the bytes are not searched; if
  /// enough contain it, only a part of them.
  package func found(
    _ search: LabelSearch, maxCount: Int, except: @escaping (StoredValue) -> Bool = { _ in false }
  ) -> Found {
    // NUL is in no title or value, and separates entries.
    if case .allWords = search.matching, search.text.contains(LabelIndex.end) {
      return Found(values: [], hasMore: false)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var state = SearchState(bytes: bytes, maxCount: maxCount, except: except)
      if search.isEmpty {
        for start in order {
          guard !state.isFull else { break }
          state.add(start)
        }
        return state.found
      }
      switch search.matching {
      case .allWords:
        addBeginnings(search, &state)
        addOthers(search, &state)
      case .anyWord: addAny(search, &state)
      }
      return state.found
    }
  }

  /// Adds the records that contain a word, beginning with those that contain the most.
  private func addAny(_ search: LabelSearch, _ state: inout SearchState) {
    let patterns = search.terms.filter { !$0.contains(LabelIndex.end) }.map { BytePattern($0) }
    var next = patterns.map { state.offset(of: $0, from: 0) }
    // The first entries with one word, with two, and so on.
    var found: [[UInt32]] = Array(repeating: [], count: patterns.count)
    while let first = next.compactMap(\.self).min() {
      let entry = state.entry(at: first)
      var count = 0
      for (index, offset) in next.enumerated() where offset.map(entry.contains) == true {
        count += 1
        next[index] = state.offset(of: patterns[index], from: entry.upperBound)
      }
      let start = UInt32(entry.lowerBound)
      if found[count - 1].count <= state.maxCount, state.accepts(start) {
        found[count - 1].append(start)
      }
    }
    for start in found.reversed().joined() { state.add(start) }
  }

  /// Adds the records whose titles begin with the query.
  private func addBeginnings(_ search: LabelSearch, _ state: inout SearchState) {
    var bounds = order.startIndex..<order.endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      let isBefore = state.order(of: order[middle], to: search.text) < 0
      bounds = isBefore ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    for start in order[bounds.lowerBound...] {
      guard !state.isFull, state.order(of: start, to: search.text) == 0 else { return }
      state.add(start)
    }
  }

  /// Adds the records that contain each word, beginning with those in which a word begins with the
  /// query.
  private func addOthers(_ search: LabelSearch, _ state: inout SearchState) {
    guard !state.isFull, let longest = search.terms.max(by: { $0.count < $1.count }) else {
      return
    }
    let first = BytePattern(longest)
    let rest = search.terms.filter { $0 != longest }.map { BytePattern($0) }
    let wordBeginning = BytePattern([UInt8(ascii: " ")] + search.text)
    var found: [Range<Int>] = []
    var end = 0
    while found.count < Self.maxLookedAt, let entry = state.entry(with: first, rest, from: end) {
      found.append(entry)
      end = entry.upperBound
    }
    if found.count < Self.maxLookedAt {
      for entry in found where state.hasInTitle(wordBeginning, of: entry) { state.add(entry) }
      for entry in found { state.add(entry) }
      return
    }
    // There are too many matches to check one by one, so search separately for words that begin
    // with the query.
    var offset = 0
    while !state.isFull, let entry = state.entry(with: wordBeginning, [], from: offset) {
      if state.hasInTitle(wordBeginning, of: entry) { state.add(entry) }
      offset = entry.upperBound
    }
    for entry in found { state.add(entry) }
    while !state.isFull, let entry = state.entry(with: first, rest, from: end) {
      state.add(entry)
      end = entry.upperBound
    }
  }

  /// The maximum number of matches that are checked one by one.
  private static let maxLookedAt = 2000
}

/// The state of a search through an index.
private struct SearchState {
  let bytes: UnsafeBufferPointer<UInt8>
  let maxCount: Int
  let except: (StoredValue) -> Bool
  private var starts: Set<UInt32> = []
  private var values: [StoredValue] = []

  init(
    bytes: UnsafeBufferPointer<UInt8>, maxCount: Int, except: @escaping (StoredValue) -> Bool
  ) {
    self.bytes = bytes
    self.maxCount = maxCount
    self.except = except
  }

  /// True if one more match than requested was found.
  var isFull: Bool { values.count > maxCount }

  var found: LabelIndex.Found {
    LabelIndex.Found(values: Array(values.prefix(maxCount)), hasMore: isFull)
  }

  /// Adds the record of an entry, unless it was added before or one more than requested was found.
  mutating func add(_ entry: Range<Int>) { add(UInt32(entry.lowerBound)) }

  /// Adds the record of the entry at an offset.
  mutating func add(_ start: UInt32) {
    guard !isFull, !starts.contains(start), let value = value(at: start), !except(value) else {
      return
    }
    starts.insert(start)
    values.append(value)
  }

  /// True if the entry at an offset has a value, and the search does not leave it out.
  func accepts(_ start: UInt32) -> Bool { value(at: start).map { !except($0) } ?? false }

  /// Returns the first offset of a pattern in all entries, from an offset on.
  func offset(of pattern: BytePattern, from start: Int) -> Int? {
    start < bytes.count ? pattern.offset(in: bytes, start..<bytes.count) : nil
  }

  /// Returns the next entry, from an offset on, that contains a pattern and all further ones.
  func entry(
    with first: BytePattern, _ rest: [BytePattern], from start: Int
  ) -> Range<Int>? {
    var start = start
    while let hit = offset(of: first, from: start) {
      let entry = entry(at: hit)
      if rest.allSatisfy({ $0.offset(in: bytes, entry) != nil }) { return entry }
      start = entry.upperBound
    }
    return nil
  }

  /// Returns true if the title of an entry contains a pattern.
  func hasInTitle(_ pattern: BytePattern, of entry: Range<Int>) -> Bool {
    let end = offset(of: LabelIndex.separator, from: entry.lowerBound)
    return pattern.offset(in: bytes, entry.lowerBound..<min(end, entry.upperBound)) != nil
  }

  /// Returns the range of the entry around an offset. Its beginning is near, so it is searched byte
  /// by byte; its end is found by `memchr`.
  func entry(at offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1] != LabelIndex.end { start -= 1 }
    return start..<self.offset(of: LabelIndex.end, from: offset)
  }

  /// Returns the first position of a byte from an offset on; the end of all bytes if there is none.
  private func offset(of byte: UInt8, from start: Int) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Compares the title of an entry with a text: negative if it comes before, positive if after, 0
  /// if it begins with the text.
  func order(of start: UInt32, to text: [UInt8]) -> Int {
    var offset = Int(start)
    for byte in text {
      let own = bytes[offset]
      if own == LabelIndex.separator || own < byte { return -1 }
      if own > byte { return 1 }
      offset += 1
    }
    return 0
  }

  private func value(at start: UInt32) -> StoredValue? {
    let entry = entry(at: Int(start))
    guard let separator = bytes[entry].firstIndex(of: LabelIndex.separator),
      separator + 1 < entry.upperBound
    else { return nil }
    return LabelIndex.value(bytes[separator + 1], bytes[separator + 2..<entry.upperBound])
  }
}
