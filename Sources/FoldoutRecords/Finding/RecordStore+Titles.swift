import FoldoutForms

/// The titles of referenced records that match words of a search.
package struct FoundTitles: Sendable {
  /// The matched words of each title, by referring column and value.
  package var matches: [String: RowMatcher.TitleMatches] = [:]
  /// True if some titles were not searched, or if more matched than are kept.
  package var isPartial = false
}

extension RecordStore {
  /// Searches the titles of the records that a table's columns refer to.
  ///
  /// For each word and table, the first 1,000 titles are kept. If titles cannot be searched, they
  /// are left out and the result is partial.
  package func titles(
    with query: SearchQuery, of targets: [String: ReferenceTarget]
  ) async -> FoundTitles {
    var found = FoundTitles()
    let columns = Dictionary(grouping: targets.keys, by: { targets[$0] })
    for (index, word) in query.typedTerms.enumerated() {
      guard index < RowSearch.maxTitleWords else {
        found.isPartial = found.isPartial || !targets.isEmpty
        break
      }
      for case (let target?, let columns) in columns {
        let request = LabelSearchRequest(
          table: target.table, column: target.column, query: word, maxCount: RowSearch.maxTitles)
        guard let matches = try? await matches(request) else {
          found.isPartial = true
          continue
        }
        found.isPartial = found.isPartial || matches.hasMore || matches.isPartial
        for column in columns {
          for label in matches.labels {
            found.matches[column, default: [:]][label.value, default: 0] |= 1 << UInt32(index)
          }
        }
      }
    }
    return found
  }
}
