import FoldoutForms

extension LabelMatches {
  /// A match, and what it is ordered by.
  private struct Ranked {
    var rank: LabelSearch.Rank
    var title: [UInt8]
    var place: Int
    var label: RecordLabel

    func precedes(_ other: Ranked) -> Bool {
      if rank != other.rank { return rank < other.rank }
      if title != other.title { return title.lexicographicallyPrecedes(other.title) }
      return place < other.place
    }
  }

  /// The labels of some that match a search, the best first and else in the order of their titles.
  package init(
    among labels: some Sequence<RecordLabel>, _ search: LabelSearch, most: Int,
    isPartial: Bool = false
  ) {
    var found: [Ranked] = []
    for (place, label) in labels.enumerated() {
      let key = RecordKey([label.value]).shown
      guard let rank = search.rank(title: label.title, key: key) else { continue }
      let title = LabelSearch.folded(label.title[...])
      found.append(Ranked(rank: rank, title: title, place: place, label: label))
    }
    found.sort { $0.precedes($1) }
    let most = max(0, most)
    self.init(
      labels: found.prefix(most).map(\.label), hasMore: found.count > most, isPartial: isPartial)
  }
}
