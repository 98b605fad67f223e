import FoldoutForms
import FoldoutRecords
import Foundation

extension LabelReader {
  /// An index to be built: the schema's version, and the tables from which it takes names.
  struct Wanted: Sendable {
    var schema: Int
    var sources: Set<String>
  }

  /// Matches, and the index to be built for later searches; `nil` if none is needed.
  struct Answer: Sendable {
    var matches: LabelMatches
    var wanted: Wanted?
  }

  /// Returns the records that match a typed text, by an index if there is one, else among the first
  /// rows.
  func answer(_ request: LabelSearchRequest, _ ready: LabelIndexCache.Ready?) throws -> Answer {
    guard try table.schema.referable(request.column) != nil else {
      return Answer(matches: LabelMatches(labels: []))
    }
    let search = LabelSearch(request)
    if let ready { return Answer(matches: try found(request, search, ready)) }
    var answer = Answer(matches: try scanned(request, search))
    if answer.matches.isPartial, scanColumn != nil {
      answer.wanted = Wanted(schema: catalog.catalog.version, sources: sources)
    }
    return answer
  }

  /// Returns the matches of an index, read again from the table, with matching records that changed
  /// since it was built.
  private func found(
    _ request: LabelSearchRequest, _ search: LabelSearch, _ ready: LabelIndexCache.Ready
  ) throws -> LabelMatches {
    let maxCount = max(0, request.maxCount)
    let changed = ready.changed
    let found = ready.index.found(search, maxCount: maxCount) { changed.contains($0) }
    let typed = spellings(of: request.query).map { StoredValue.text($0) }
    let column = request.column
    var labels = try table.reading {
      try labelledValues(typed + found.values + changed, in: column).map(\.label)
    }
    // If the index could not hold all values, the first rows are searched, too.
    let isPartial = !ready.index.isComplete
    if isPartial {
      labels += try matches(ofFirstRows: search, maxCount: maxCount, by: column).labels
    }
    var matches = LabelMatches(
      among: LabelReader.distinct(labels), search, maxCount: maxCount, isPartial: isPartial)
    matches.hasMore = matches.hasMore || found.hasMore
    return matches
  }

  /// Returns the matches among the first rows, the record whose key was typed, and those whose
  /// titles an index of the file finds.
  private func scanned(_ request: LabelSearchRequest, _ search: LabelSearch) throws -> LabelMatches
  {
    let column = request.column
    let first = try matches(ofFirstRows: search, maxCount: request.maxCount, by: column)
    guard first.isPartial else { return first }
    let typed = spellings(of: request.query)
    let others = try table.reading {
      try labelledValues(typed.map { .text($0) }, in: column).map(\.label)
        + labelsBeginning(with: typed, maxCount: request.maxCount, by: column)
    }
    var matches = LabelMatches(
      among: LabelReader.distinct(first.labels + others), search, maxCount: request.maxCount,
      isPartial: true)
    matches.hasMore = matches.hasMore || first.hasMore
    return matches
  }

  /// Returns the first label of each record.
  private static func distinct(_ labels: [RecordLabel]) -> [RecordLabel] {
    var keys: Set<RecordKey> = []
    return labels.filter { keys.insert($0.key).inserted }
  }

  /// Returns a few spellings of a typed text, for a case-sensitive column.
  private func spellings(of query: String) -> [String] {
    let text = String(query.prefix(RecordLabel.maxCharacters))
    return Set([text, text.lowercased(), text.uppercased(), text.capitalized]).sorted()
  }

  /// Returns the labels of the rows whose titles begin with one of the spellings, if an index of
  /// the table finds them.
  private func labelsBeginning(
    with spellings: [String], maxCount: Int, by column: String
  ) throws -> [RecordLabel] {
    guard hasOwnTitles, naming.title.count == 1,
      let part = table.orders[naming.title[0]]?.parts.first, !spellings.contains("")
    else { return [] }
    return try spellings.flatMap { spelling in
      let beginning = StoredValue.text(spelling)
      return try labels(
        column, " WHERE \(part.expression) >= ? AND \(part.expression) < ? LIMIT ?",
        [beginning, beginning.upperBoundOfPrefix, .integer(Int64(maxCount + 1))])
    }
  }
}
