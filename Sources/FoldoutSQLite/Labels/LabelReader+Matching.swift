import FoldoutForms
import FoldoutRecords
import Foundation

extension LabelReader {
  /// The index that is wanted: of a schema, with names out of some other tables.
  struct Wanted: Sendable {
    var schema: Int
    var sources: Set<String>
  }

  /// Matches, and the index that is to be built for the next ones.
  struct Answer: Sendable {
    var matches: LabelMatches
    var wanted: Wanted?
  }

  /// The records that match what somebody typed.
  func answer(_ request: LabelRequest, _ ready: LabelShelf.Ready?) throws -> Answer {
    guard try table.schema.referable(request.column) != nil else {
      return Answer(matches: LabelMatches(labels: []))
    }
    let search = LabelSearch(request.words)
    if let ready { return Answer(matches: try found(request, search, ready)) }
    var answer = Answer(matches: try scanned(request, search))
    if answer.matches.isPartial, runColumn != nil {
      answer.wanted = Wanted(schema: catalog.catalog.version, sources: sources)
    }
    return answer
  }

  /// The matches of an index, read anew of the table, with those of the records that were changed.
  private func found(
    _ request: LabelRequest, _ search: LabelSearch, _ ready: LabelShelf.Ready
  ) throws -> LabelMatches {
    let maxCount = max(0, request.maxCount)
    let changed = ready.changed
    let found = ready.index.found(search, maxCount: maxCount) { changed.contains($0) }
    let typed = spellings(of: request.words).map { StoredValue.text($0) }
    let column = request.column
    var labels = try table.reading {
      try asked(typed + found.values + changed, in: column).map(\.label)
    }
    // A value that the index cannot hold is found among the first rows at least.
    let isPartial = !ready.index.isComplete
    if isPartial {
      labels += try matches(ofFirstRows: search, maxCount: maxCount, by: column).labels
    }
    var matches = LabelMatches(
      among: LabelReader.distinct(labels), search, maxCount: maxCount, isPartial: isPartial)
    matches.hasMore = matches.hasMore || found.hasMore
    return matches
  }

  /// The matches among the first rows, the record of the key that was typed, and those whose title
  /// an index of the file has.
  private func scanned(_ request: LabelRequest, _ search: LabelSearch) throws -> LabelMatches {
    let column = request.column
    let first = try matches(ofFirstRows: search, maxCount: request.maxCount, by: column)
    guard first.isPartial else { return first }
    let typed = spellings(of: request.words)
    let others = try table.reading {
      try asked(typed.map { .text($0) }, in: column).map(\.label)
        + labelsBeginning(with: typed, maxCount: request.maxCount, by: column)
    }
    var matches = LabelMatches(
      among: LabelReader.distinct(first.labels + others), search, maxCount: request.maxCount,
      isPartial: true)
    matches.hasMore = matches.hasMore || first.hasMore
    return matches
  }

  /// The labels, only the first of each record.
  private static func distinct(_ labels: [RecordLabel]) -> [RecordLabel] {
    var keys: Set<RecordKey> = []
    return labels.filter { keys.insert($0.key).inserted }
  }

  /// Some spellings of what was typed, for a column that tells them apart.
  private func spellings(of words: String) -> [String] {
    let text = String(words.prefix(RecordLabel.maxCharacters))
    return Set([text, text.lowercased(), text.uppercased(), text.capitalized]).sorted()
  }

  /// The labels of the rows whose title begins with one of some spellings of a text, where an index
  /// of the table finds them.
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
        [beginning, beginning.afterAllAlike, .integer(Int64(maxCount + 1))])
    }
  }
}
