extension LabelMatches {
  /// A match, and its place among all labels.
  private struct Ranked {
    var rank: LabelSearch.Rank
    var place: Int
    var label: RecordLabel
  }

  /// The labels of some that match a search, the best first and else in their order.
  package init(
    among labels: some Sequence<RecordLabel>, _ search: LabelSearch, most: Int,
    isPartial: Bool = false
  ) {
    var found: [Ranked] = []
    for (place, label) in labels.enumerated() {
      guard let rank = search.rank(title: label.title, key: label.key.shown) else { continue }
      found.append(Ranked(rank: rank, place: place, label: label))
    }
    found.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    let most = max(0, most)
    self.init(
      labels: found.prefix(most).map(\.label), hasMore: found.count > most, isPartial: isPartial)
  }
}
