package import FoldoutForms
import Foundation

extension LabelIndex {
  /// The result of a search.
  package struct Found: Hashable, Sendable {
    /// The values that refer to the records, the best matches first.
    package var values: [StoredValue]
    /// True where more records match.
    package var hasMore: Bool
  }

  /// The best matches of a search: those whose title begins with what was typed, in the order of
  /// the titles, those in which a word does, and those that have each word somewhere.
  ///
  /// Complexity: O(bytes); nothing of it where enough titles begin with what was typed, and a part
  /// where enough have it.
  package func found(
    _ search: LabelSearch, maxCount: Int, except: @escaping (StoredValue) -> Bool = { _ in false }
  ) -> Found {
    // Neither stands in any title or value that is kept, and both part the entries.
    if search.text.contains(LabelIndex.end) { return Found(values: [], hasMore: false) }
    return bytes.withUnsafeBufferPointer { bytes in
      var finding = Finding(bytes: bytes, maxCount: maxCount, except: except)
      if search.isEmpty {
        for start in order {
          guard !finding.isFull else { break }
          finding.add(start)
        }
        return finding.found
      }
      addBeginnings(search, &finding)
      addOthers(search, &finding)
      return finding.found
    }
  }

  /// Adds the records whose titles begin with what was typed.
  private func addBeginnings(_ search: LabelSearch, _ finding: inout Finding) {
    var bounds = order.startIndex..<order.endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      let isBefore = finding.order(of: order[middle], to: search.text) < 0
      bounds = isBefore ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    for start in order[bounds.lowerBound...] {
      guard !finding.isFull, finding.order(of: start, to: search.text) == 0 else { return }
      finding.add(start)
    }
  }

  /// Adds the records that have each word anywhere, those in which a word begins so first.
  private func addOthers(_ search: LabelSearch, _ finding: inout Finding) {
    guard !finding.isFull, let longest = search.words.max(by: { $0.count < $1.count }) else {
      return
    }
    let first = BytePattern(longest)
    let rest = search.words.filter { $0 != longest }.map { BytePattern($0) }
    let begun = BytePattern([UInt8(ascii: " ")] + search.text)
    var found: [Range<Int>] = []
    var end = 0
    while found.count < Self.maxLookedAt, let entry = finding.entry(with: first, rest, from: end) {
      found.append(entry)
      end = entry.upperBound
    }
    if found.count < Self.maxLookedAt {
      for entry in found where finding.hasInTitle(begun, of: entry) { finding.add(entry) }
      for entry in found { finding.add(entry) }
      return
    }
    // So many have it that those in which a word begins so are looked for by themselves.
    var offset = 0
    while !finding.isFull, let entry = finding.entry(with: begun, [], from: offset) {
      if finding.hasInTitle(begun, of: entry) { finding.add(entry) }
      offset = entry.upperBound
    }
    for entry in found { finding.add(entry) }
    while !finding.isFull, let entry = finding.entry(with: first, rest, from: end) {
      finding.add(entry)
      end = entry.upperBound
    }
  }

  /// The most records that are looked at one by one.
  private static let maxLookedAt = 2000
}

/// A search on its way through an index.
private struct Finding {
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

  /// True where one more was found than was asked for.
  var isFull: Bool { values.count > maxCount }

  var found: LabelIndex.Found {
    LabelIndex.Found(values: Array(values.prefix(maxCount)), hasMore: isFull)
  }

  /// Adds the record of an entry, once, unless one more was found than was asked for.
  mutating func add(_ entry: Range<Int>) { add(UInt32(entry.lowerBound)) }

  /// Adds the record of an entry by where it begins.
  mutating func add(_ start: UInt32) {
    guard !isFull, !starts.contains(start), let value = value(at: start), !except(value) else {
      return
    }
    starts.insert(start)
    values.append(value)
  }

  /// The first offset of some bytes, in all entries from an offset on.
  func offset(of pattern: BytePattern, from start: Int) -> Int? {
    start < bytes.count ? pattern.offset(in: bytes, start..<bytes.count) : nil
  }

  /// The next entry that has some bytes, and others beside them, from the end of an entry on.
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

  /// Looks for some bytes in the title of an entry alone.
  func hasInTitle(_ pattern: BytePattern, of entry: Range<Int>) -> Bool {
    let end = offset(of: LabelIndex.separator, from: entry.lowerBound)
    return pattern.offset(in: bytes, entry.lowerBound..<min(end, entry.upperBound)) != nil
  }

  /// The entry around an offset: few bytes back, and forward as fast as memory is read.
  func entry(at offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1] != LabelIndex.end { start -= 1 }
    return start..<self.offset(of: LabelIndex.end, from: offset)
  }

  /// The first offset of a byte from an offset on; the end of all where it is not.
  private func offset(of byte: UInt8, from start: Int) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Below 0 where an entry's title stands before a text, above where behind, 0 where it begins so.
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
