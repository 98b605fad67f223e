package import FoldoutForms
import Foundation

/// A search for words in titles and keys, ignoring case and accents. Words may occur anywhere in a
/// title.
package struct LabelSearch: Sendable {
  /// The quality of a label's match.
  package enum Rank: Int, Comparable, Sendable {
    /// The key equals the query.
    case key
    /// The title begins with the query.
    case beginning
    /// A word of the title begins with the query.
    case wordBeginning
    /// Each word occurs somewhere in the title or the key.
    case inside

    package static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// The words that a match contains.
  let matching: LabelSearchRequest.Matching
  /// The folded words, separated by single blanks.
  let text: [UInt8]
  /// The folded words.
  let terms: [[UInt8]]
  /// The patterns of the words.
  private let patterns: [BytePattern]
  /// The pattern of a blank followed by the whole query, which finds it at the beginning of a word.
  private let wordBeginning: BytePattern

  /// The search of a request.
  package init(_ request: LabelSearchRequest) {
    self.init(request.query, matching: request.matching)
  }

  /// A search for a query. A query with more characters than any title has not all of its words in
  /// one.
  package init(_ typed: String, matching: LabelSearchRequest.Matching = .allWords) {
    self.matching = matching
    let words =
      switch matching {
      case .allWords: typed.prefix(RecordLabel.maxCharacters + 1).searchWords
      case .anyWord: typed.searchWords
      }
    terms = words.map { LabelSearch.folded($0[...], keepingNUL: true) }
    text = Array(terms.joined(separator: [UInt8(ascii: " ")]))
    patterns = terms.map { BytePattern($0) }
    wordBeginning = BytePattern([UInt8(ascii: " ")] + text)
  }

  /// True if there are no words, so that all labels match.
  package var isEmpty: Bool { terms.isEmpty }

  /// Returns the rank of a title and a key; `nil` if they do not match.
  package func rank(title: String, key: String) -> Rank? {
    rank(folded: LabelSearch.folded(title[...]), key: key)
  }

  /// Returns the rank of a folded title and a key; `nil` if they do not match.
  func rank(folded title: [UInt8], key: String) -> Rank? {
    guard !isEmpty else { return .inside }
    let key = LabelSearch.folded(key[...])
    if key == text { return .key }
    if title.starts(with: text) { return .beginning }
    let isMatch =
      switch matching {
      case .allWords: patterns.allSatisfy { title.contains($0) || key.contains($0) }
      case .anyWord: patterns.contains { title.contains($0) || key.contains($0) }
      }
    guard isMatch else { return nil }
    return title.contains(wordBeginning) ? .wordBeginning : .inside
  }

  /// Returns the number of words that neither a folded title nor a key contains; always 0 for a
  /// match of all words.
  func missingCount(folded title: [UInt8], key: String) -> Int {
    switch matching {
    case .allWords: return 0
    case .anyWord:
      let key = LabelSearch.folded(key[...])
      return patterns.count { !title.contains($0) && !key.contains($0) }
    }
  }

  /// Folds a text: removes case and accents, and replaces control characters by blanks.
  package static func folded(_ text: Substring, keepingNUL: Bool = false) -> [UInt8] {
    var bytes = Array(text.utf8)
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = Array(
        String(text).folding(
          options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
        ).utf8)
      bytes.foldArabic()
    }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[index] += 32
      case 0 where keepingNUL: break
      case 0..<32: bytes[index] = UInt8(ascii: " ")
      default: break
      }
    }
    return bytes
  }
}

extension [UInt8] {
  /// Returns true if the bytes contain a pattern.
  fileprivate func contains(_ pattern: BytePattern) -> Bool {
    withUnsafeBufferPointer { pattern.offset(in: $0, $0.indices) != nil }
  }
}

/// Collects the best matches of a search while records are read.
package struct LabelRanking {
  /// A match with the number of words it lacks, its rank, folded title and number.
  private struct Ranked {
    var missing: Int
    var rank: LabelSearch.Rank
    var title: [UInt8]
    var ordinal: Int
    var label: RecordLabel

    func precedes(_ other: Ranked) -> Bool {
      if missing != other.missing { return missing < other.missing }
      if rank != other.rank { return rank < other.rank }
      if title != other.title { return title.lexicographicallyPrecedes(other.title) }
      return ordinal < other.ordinal
    }
  }

  private let search: LabelSearch
  private let maxCount: Int
  private var found: [Ranked] = []
  private var count = 0
  private var hasMore = false

  /// An empty ranking for up to `maxCount` matches.
  package init(_ search: LabelSearch, maxCount: Int) {
    self.search = search
    self.maxCount = max(0, maxCount)
  }

  /// Adds a record if it matches; only then `label` is called.
  package mutating func add(
    title: String, value: StoredValue, _ label: () throws -> RecordLabel
  ) rethrows {
    let folded = LabelSearch.folded(title[...])
    let key = RecordKey([value]).shown
    guard let rank = search.rank(folded: folded, key: key) else { return }
    count += 1
    let missing = search.missingCount(folded: folded, key: key)
    found.append(
      Ranked(missing: missing, rank: rank, title: folded, ordinal: count, label: try label()))
    // Drops surplus matches from time to time, so that a search that matches all records keeps few
    // of them.
    if found.count / 8 > maxCount { keepBest() }
  }

  /// Adds a record by its label if it matches.
  package mutating func add(_ label: RecordLabel) {
    add(title: label.title, value: label.value) { label }
  }

  private mutating func keepBest() {
    found.sort { $0.precedes($1) }
    hasMore = hasMore || found.count > maxCount
    found.removeLast(max(0, found.count - maxCount))
  }

  /// Returns the matches, the best first, and equally good ones in the order of their titles.
  package consuming func matches(isPartial: Bool) -> LabelMatches {
    keepBest()
    return LabelMatches(labels: found.map(\.label), hasMore: hasMore, isPartial: isPartial)
  }
}

extension LabelMatches {
  /// Creates the matches of a search among some labels, the best first, and equally good ones in
  /// the order of their titles.
  package init(
    among labels: some Sequence<RecordLabel>, _ search: LabelSearch, maxCount: Int,
    isPartial: Bool = false
  ) {
    var ranking = LabelRanking(search, maxCount: maxCount)
    for label in labels { ranking.add(label) }
    self = ranking.matches(isPartial: isPartial)
  }
}
