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
  func answer(_ request: LabelRequest, _ standing: LabelShelf.Standing?) throws -> Answer {
    guard try table.schema.referable(request.column) != nil else {
      return Answer(matches: LabelMatches(labels: []))
    }
    let search = LabelSearch(request.words)
    if let standing { return Answer(matches: try found(request, search, standing)) }
    var answer = Answer(matches: try scanned(request, search))
    if answer.matches.isPartial, runColumn != nil {
      answer.wanted = Wanted(schema: catalog.catalog.version, sources: sources)
    }
    return answer
  }

  /// The matches of an index, read anew of the table, with those of the records that were changed.
  private func found(
    _ request: LabelRequest, _ search: LabelSearch, _ standing: LabelShelf.Standing
  ) throws -> LabelMatches {
    let most = max(0, request.most)
    let changed = standing.changed
    let found = standing.index.found(search, most: most) { changed.contains($0) }
    let typed = spellings(of: request.words).map { StoredValue.text($0) }
    let column = request.column
    var labels = try table.reading {
      try asked(typed + found.values + changed, in: column).map(\.label)
    }
    // A value that the index cannot hold is found among the first rows at least.
    let isPartial = !standing.index.isComplete
    if isPartial { labels += try matches(ofFirstRows: search, most: most, by: column).labels }
    var matches = LabelMatches(
      among: LabelReader.distinct(labels), search, most: most, isPartial: isPartial)
    matches.hasMore = matches.hasMore || found.hasMore
    return matches
  }

  /// The matches among the first rows, the record of the key that was typed, and those whose title
  /// an index of the file has.
  private func scanned(_ request: LabelRequest, _ search: LabelSearch) throws -> LabelMatches {
    let column = request.column
    let first = try matches(ofFirstRows: search, most: request.most, by: column)
    guard first.isPartial else { return first }
    let typed = spellings(of: request.words)
    let others = try table.reading {
      try asked(typed.map { .text($0) }, in: column).map(\.label)
        + labelsBeginning(with: typed, most: request.most, by: column)
    }
    var matches = LabelMatches(
      among: LabelReader.distinct(first.labels + others), search, most: request.most,
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
    let text = String(words.prefix(RecordLabel.mostCharacters))
    return Set([text, text.lowercased(), text.uppercased(), text.capitalized]).sorted()
  }

  /// The labels of the rows whose title begins with one of some spellings of a text, where an index
  /// of the table finds them.
  private func labelsBeginning(
    with spellings: [String], most: Int, by column: String
  ) throws -> [RecordLabel] {
    guard hasOwnTitles, naming.title.count == 1,
      let part = table.orders[naming.title[0]]?.parts.first, !spellings.contains("")
    else { return [] }
    return try spellings.flatMap { spelling in
      let beginning = StoredValue.text(spelling)
      return try labels(
        column, " WHERE \(part.expression) >= ? AND \(part.expression) < ? LIMIT ?",
        [beginning, beginning.afterAllAlike, .integer(Int64(most + 1))])
    }
  }
}
