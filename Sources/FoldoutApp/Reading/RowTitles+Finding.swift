import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension RowTitles {
  /// Returns titles with a line of the values that a search found, for rows whose other lines
  /// lack some of the words.
  package func withMatches(of search: String, _ choices: OrderChoices) -> RowTitles {
    let query = SearchQuery(search)
    guard !query.isEmpty else { return self }
    let searched = Array(choices.searchedColumns.prefix(RowTitles.maxSearched))
    var copy = self
    copy.columns += searched.filter { !columns.contains($0) }
    copy.referenceColumns += searched.filter {
      choices.refers($0) && !referenceColumns.contains($0)
    }
    let days = choices.days(of: search)
    let numbers = query.shownNumbers(in: choices.environment)
    let values = searched.map { SearchedValue(column: $0, days[$0] ?? [], numbers, choices) }
    let hides = hides
    copy.match = { row, lines, labels in
      var missing = query.missing(in: lines)
      var parts: [FoundValues.Part] = []
      for value in values where !hides(value.column, row.record) {
        guard let words = missing else { break }
        guard let found = value.found(in: row, labels, words, of: query) else { continue }
        if !parts.isEmpty { parts.append(FoundValues.Part(" · ")) }
        parts += found.parts
        missing = found.missing
      }
      return parts.isEmpty ? nil : FoundValues(parts)
    }
    return copy
  }

  /// The maximum number of columns of a row that are searched again.
  private static let maxSearched = 40
}

/// A searched column, and its label.
private struct SearchedValue: Sendable {
  let column: String
  private let days: [RowSearch.Days]
  private let numbers: [RowSearch.ShownNumber]
  private let label: String
  private let text: @Sendable (StoredRecord) -> String

  init(
    column: String, _ days: [RowSearch.Days], _ numbers: [RowSearch.ShownNumber],
    _ choices: OrderChoices
  ) {
    self.column = column
    self.days = days
    self.numbers = numbers
    label = choices.label(of: column)
    text = choices.text(of: column)
  }

  /// Returns the column's label and its value from the first matching word on, and the words that
  /// are still missing; `nil` if the value has none of them.
  func found(
    in row: StoredRecord, _ labels: ReferenceLabels, _ query: SearchQuery, of whole: SearchQuery
  ) -> (parts: [FoundValues.Part], missing: SearchQuery?)? {
    let stored = row.record[column]
    switch stored {
    case .null, .blob, .redacted: return nil
    case .integer, .real, .text: break
    }
    let title = labels[column, stored]?.title
    let shown = title ?? text(row)
    let key = RecordKey([stored]).shown
    let missing = query.missing(in: [shown, key])
    let terms =
      days.filter { $0.contains(stored) }.reduce(0) { $0 | $1.terms }
      | numbers.filter { $0.contains(stored) }.reduce(0) { $0 | $1.terms }
    let missingBesideMeant = missing?.without(terms, of: whole)
    let count = missing?.typedTerms.count ?? 0
    let isMeant = missingBesideMeant?.typedTerms.count ?? 0 < count
    guard isMeant || count < query.typedTerms.count else { return nil }
    let parts: [FoundValues.Part]
    if let excerpt = query.excerpt(of: shown), !isMeant {
      parts = [FoundValues.Part(excerpt.excerpt.bidiIsolated)]
    } else if title != nil {
      // The value of a reference, beside the title of its record.
      parts = [
        FoundValues.Part("\(shown.excerpt.bidiIsolated) ("), FoundValues.Part(key, isMarked: true),
        FoundValues.Part(")"),
      ]
    } else {
      // Numbers and choices are matched as they are stored, and days also as a person writes them.
      parts = [FoundValues.Part(shown.excerpt.bidiIsolated, isMarked: true)]
    }
    return ([FoundValues.Part("\(label): ")] + parts, missingBesideMeant)
  }
}
