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
    var rows = try self.rows(with: typed + found.values + changed, in: request.column).map(\.row)
    // A value that the index cannot hold is found among the first rows at least.
    let isPartial = !standing.index.isComplete
    if isPartial { rows += try firstRows(by: request.column) }
    var keys: Set<RecordKey> = []
    rows = rows.filter { keys.insert($0.key).inserted }
    let labels = try labels(of: rows, by: request.column)
    var matches = LabelMatches(among: labels, search, most: most, isPartial: isPartial)
    matches.hasMore = matches.hasMore || found.hasMore
    return matches
  }

  /// The matches among the record of the key that was typed, those whose title an index has, and the
  /// first rows.
  private func scanned(_ request: LabelRequest, _ search: LabelSearch) throws -> LabelMatches {
    let column = request.column
    var rows = try firstRows(by: column)
    let isPartial = rows.count > LabelReader.mostScanned
    if isPartial {
      let typed = spellings(of: request.words)
      rows += try self.rows(with: typed.map { .text($0) }, in: column).map(\.row)
      rows += try rowsBeginning(with: typed, most: request.most, by: column)
    }
    var keys: Set<RecordKey> = []
    rows = rows.filter { keys.insert($0.key).inserted }
    return LabelMatches(
      among: try labels(of: rows, by: column), search, most: request.most, isPartial: isPartial)
  }

  /// The first rows, one more than are looked at for one search.
  private func firstRows(by column: String) throws -> [StoredRecord] {
    try rows(
      column, " WHERE \(Identifier(column)) IS NOT NULL LIMIT ?",
      [.integer(Int64(LabelReader.mostScanned + 1))])
  }

  /// Some spellings of what was typed, for a column that tells them apart.
  private func spellings(of words: String) -> [String] {
    let text = String(words.prefix(RecordLabel.mostCharacters))
    return Set([text, text.lowercased(), text.uppercased(), text.capitalized]).sorted()
  }

  /// The rows whose title begins with one of some spellings of a text, where an index of the table
  /// finds them.
  private func rowsBeginning(
    with spellings: [String], most: Int, by column: String
  ) throws -> [StoredRecord] {
    guard naming.rule != .references, naming.title.count == 1,
      let part = table.orders[naming.title[0]]?.parts.first, !spellings.contains("")
    else { return [] }
    return try spellings.flatMap { spelling in
      let beginning = StoredValue.text(spelling)
      return try rows(
        column, " WHERE \(part.expression) >= ? AND \(part.expression) < ? LIMIT ?",
        [beginning, beginning.afterAllAlike, .integer(Int64(most + 1))])
    }
  }

  /// The most rows that are looked at for one search.
  static let mostScanned = 4000
}
