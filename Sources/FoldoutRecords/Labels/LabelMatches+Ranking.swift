package import FoldoutForms

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
