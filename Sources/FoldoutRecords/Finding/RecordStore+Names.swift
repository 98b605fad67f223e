import FoldoutForms

/// The names of references that a search found.
package struct FoundNames: Sendable {
  /// The words that are in the names, by the columns that refer and their values.
  package var names: [String: RowMatcher.Names] = [:]
  /// True where some names were not searched, or where more matched than are kept.
  package var isPartial = false
}

extension RecordStore {
  /// The names of what a table's columns refer to, as far as words of a search are in them.
  ///
  /// Of each word and table the first 1,000 names count. Names that could not be searched are left
  /// out, and the search is partial.
  package func names(
    with words: SearchedWords, of targets: [String: ReferenceTarget]
  ) async -> FoundNames {
    var found = FoundNames()
    let columns = Dictionary(grouping: targets.keys, by: { targets[$0] })
    for (index, word) in words.typed.enumerated() {
      guard index < RowSearch.maxNamedWords else {
        found.isPartial = found.isPartial || !targets.isEmpty
        break
      }
      for case (let target?, let columns) in columns {
        let request = LabelRequest(
          table: target.table, column: target.column, words: word, maxCount: RowSearch.maxNames)
        guard let matches = try? await matches(request) else {
          found.isPartial = true
          continue
        }
        found.isPartial = found.isPartial || matches.hasMore || matches.isPartial
        for column in columns {
          for label in matches.labels {
            found.names[column, default: [:]][label.value, default: 0] |= 1 << UInt32(index)
          }
        }
      }
    }
    return found
  }
}
