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
    let typed = StoredValue.text(String(request.words.prefix(RecordLabel.mostCharacters)))
    var rows = try self.rows(with: [typed] + found.values + changed, in: request.column).map(\.row)
    var keys: Set<RecordKey> = []
    rows = rows.filter { keys.insert($0.key).inserted }
    let labels = try labels(of: rows, by: request.column)
    var matches = LabelMatches(among: labels, search, most: most)
    matches.hasMore = matches.hasMore || found.hasMore
    return matches
  }

  /// The matches among the record of the key that was typed, those whose title an index has, and the
  /// first rows.
  private func scanned(_ request: LabelRequest, _ search: LabelSearch) throws -> LabelMatches {
    let most = LabelReader.mostScanned
    let column = request.column
    let clauses = " WHERE \(Identifier(column)) IS NOT NULL LIMIT ?"
    var rows = try rows(column, clauses, [.integer(Int64(most + 1))])
    let isPartial = rows.count > most
    if isPartial {
      let typed = String(request.words.prefix(RecordLabel.mostCharacters))
      rows += try self.rows(with: [.text(typed)], in: column).map(\.row)
      rows += try rowsBeginning(with: typed, most: request.most, by: column)
    }
    var keys: Set<RecordKey> = []
    rows = rows.filter { keys.insert($0.key).inserted }
    return LabelMatches(
      among: try labels(of: rows, by: column), search, most: request.most, isPartial: isPartial)
  }

  /// The rows whose title begins with a text, in some spellings, where an index of the table finds
  /// them.
  private func rowsBeginning(
    with text: String, most: Int, by column: String
  ) throws -> [StoredRecord] {
    guard naming.rule != .references, naming.title.count == 1,
      let part = table.orders[naming.title[0]]?.parts.first, !text.isEmpty
    else { return [] }
    let spellings = Set([text, text.lowercased(), text.uppercased(), text.capitalized])
    return try spellings.sorted().flatMap { spelling in
      let beginning = StoredValue.text(spelling)
      return try rows(
        column, " WHERE \(part.expression) >= ? AND \(part.expression) < ? LIMIT ?",
        [beginning, beginning.afterAllAlike, .integer(Int64(most + 1))])
    }
  }

  /// The most rows that are looked at for one search.
  static let mostScanned = 4000
}
