import FoldoutForms

extension RecordStore {
  /// Makes the matcher of a search: the titles of the records that a table's columns refer to are
  /// searched for the words of the query.
  ///
  /// All words are asked for together. For each table, the first 1,000 titles are kept, those with
  /// the most words first; so a title that is left out contains no more words than any other.
  package func matcher(
    of query: SearchQuery, _ search: RowSearch?, targets: [String: ReferenceTarget]
  ) async -> RowMatcher {
    guard !query.isEmpty else { return RowMatcher(query) }
    var found: [String: RowMatcher.Column] = [:]
    let typed = query.typedTerms.prefix(RowSearch.maxTitleWords).map { word in
      word.contains(where: \.isBetweenWords) ? "\"\(word)\"" : word
    }
    let columns = Dictionary(grouping: targets.keys, by: { targets[$0] })
    for case (let target?, let columns) in columns {
      let request = LabelSearchRequest(
        table: target.table, column: target.column, query: typed.joined(separator: " "),
        maxCount: RowSearch.maxTitles, matching: .anyWord)
      let column = RowMatcher.Column(target.table, try? await matches(request), query)
      for name in columns { found[name] = column }
    }
    for (name, days) in search?.days ?? [:] { found[name, default: .init()].days = days }
    return RowMatcher(query, columns: found, numbers: search?.numbers ?? [])
  }
}

extension RowMatcher.Column {
  /// Creates the titles that contain some of a query's first words; `nil` for titles that could not
  /// be searched.
  fileprivate init(_ table: String, _ matches: LabelMatches?, _ query: SearchQuery) {
    self.table = table
    let count = query.typedTerms.count
    for label in matches?.labels ?? [] {
      let terms = query.terms(in: [label.title, RecordKey([label.value]).shown])
      guard terms != 0 else { continue }
      for value in RowMatcher.Column.otherSpellings(of: label.value) where titles[value] == nil {
        titles[value] = terms
      }
      titles[label.value] = terms
    }
    // No titles were looked for because of the last words.
    wordsLeftOut = max(0, count - RowSearch.maxTitleWords)
    if let matches, !matches.isPartial {
      guard matches.hasMore, let last = matches.labels.last else { return }
      let terms = query.terms(in: [last.title, RecordKey([last.value]).shown])
      let asked = terms & (1 << UInt32(RowSearch.maxTitleWords) - 1)
      wordsLeftOut += asked.nonzeroBitCount
    } else {
      wordsLeftOut = count
    }
  }

  /// The spellings of a whole number that columns of other types store for it: 5, 5.0 and '5' refer
  /// to the same record.
  private static func otherSpellings(of value: StoredValue) -> [StoredValue] {
    switch value {
    case .integer(let number): [.text("\(number)"), .real(Double(number))]
    case .text:
      if let number = value.string.flatMap({ Int64($0) }), "\(number)" == value.string {
        [.integer(number)]
      } else {
        []
      }
    case .null, .real, .blob, .redacted: []
    }
  }
}
