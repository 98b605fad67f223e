import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension RowNaming {
  /// Returns a naming whose second line shows the value that a search matched, for rows whose other
  /// texts lack one of the words.
  func withDetail(for search: String, _ choices: OrderChoices) -> RowNaming {
    let query = SearchQuery(search)
    guard !query.isEmpty else { return self }
    let searched = Array(choices.searchedColumns.prefix(RowNaming.maxSearched))
    var copy = self
    copy.columns += searched.filter { !columns.contains($0) }
    copy.referenceColumns += searched.filter {
      choices.refers($0) && !referenceColumns.contains($0)
    }
    let baseDetail = detail
    let values = searched.map { FoundValue(column: $0, choices) }
    copy.detail = { row, title, names in
      let detail = baseDetail(row, title, names)
      guard let missing = query.missing(in: [title, detail ?? ""]) else { return detail }
      return values.lazy.compactMap { $0.excerpt(of: row, names, missing) }.first ?? detail
    }
    return copy
  }

  /// The maximum number of columns of a row that are searched again.
  private static let maxSearched = 40
}

/// A searched column, and its label.
private struct FoundValue: Sendable {
  let column: String
  private let label: String
  private let text: @Sendable (StoredRecord) -> String

  init(column: String, _ choices: OrderChoices) {
    self.column = column
    label = choices.label(of: column)
    text = choices.text(of: column)
  }

  /// Returns the column's label and its value from the first matching word on; `nil` without a
  /// match.
  func excerpt(
    of row: StoredRecord, _ names: ReferenceNames, _ query: SearchQuery
  ) -> String? {
    let stored = row.record[column]
    switch stored {
    case .null, .blob, .redacted: return nil
    case .integer, .real, .text: break
    }
    let shown = names[column, stored]?.title ?? text(row)
    if let excerpt = query.excerpt(of: shown) { return "\(label): \(excerpt.bidiIsolated)" }
    // Numbers, days and choices are matched as stored, and shown in the locale's format.
    let isFound = query.isInNumber(stored) || stored.string.flatMap(query.excerpt) != nil
    return isFound ? "\(label): \(shown.bidiIsolated)" : nil
  }
}
