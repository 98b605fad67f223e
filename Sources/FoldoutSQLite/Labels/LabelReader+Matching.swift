import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import GRDBSQLite

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
    guard hasOwnTitles, titles.title.count == 1,
      let part = table.orders[titles.title[0]]?.parts.first, !spellings.contains("")
    else { return [] }
    return try spellings.flatMap { spelling in
      let beginning = StoredValue.text(spelling)
      return try labels(
        column, " WHERE \(part.expression) >= ? AND \(part.expression) < ? LIMIT ?",
        [beginning, beginning.upperBoundOfPrefix, .integer(Int64(maxCount + 1))])
    }
  }
}

/// A search of a table's first rows, for which no label index exists.
///
/// It ends after some thousand rows, or some thousand pages of the file: a long title, or a title
/// stored after a long text, takes as many pages as the text is long.
extension LabelReader {
  /// Returns the matches among the first rows.
  func matches(
    ofFirstRows search: LabelSearch, maxCount: Int, by column: String
  ) throws -> LabelMatches {
    var ranking = LabelRanking(search, maxCount: maxCount)
    var budget = Budget(db)
    let isWhole = try table.reading {
      guard scanColumn != nil else { return try scanWhole(&ranking, by: column) }
      return try scan(&ranking, &budget, by: column)
    }
    return ranking.matches(isPartial: !isWhole)
  }

  /// Searches the rows in their order; false if some are left.
  private func scan(
    _ ranking: inout LabelRanking, _ budget: inout Budget, by column: String
  ) throws -> Bool {
    guard let scanColumn else { return true }
    var last: StoredValue?
    while true {
      if hasOwnTitles {
        let clauses = "\(last == nil ? "" : " WHERE \(scanColumn) > ?") ORDER BY \(scanColumn)"
        var isSpent = false
        let isWhole = try visitOwnRows(column, clauses, last.map { [$0] } ?? []) { row in
          guard budget.allows(1) else {
            isSpent = true
            return false
          }
          last = row.scanValue
          let value = row.value
          if value == .null { return true }
          if let title = row.title {
            try ranking.add(title: title, value: value) { try row.label(title) }
          } else {
            ranking.add(try row.label(nil))
          }
          return true
        }
        if isSpent { return false }
        if isWhole { return true }
      }
      // Read some rows together, because of their references or because one has a long value.
      let maxCount = hasOwnTitles ? LabelReader.maxLong : LabelReader.maxTogether
      guard budget.allows(maxCount) else { return false }
      let rows = try rows(after: last, maxCount: maxCount, by: column)
      for label in rows.labels { ranking.add(label) }
      guard let end = rows.last else { return true }
      last = end
    }
  }

  /// Searches the first rows of a table without a ``scanColumn``; false if some are left.
  private func scanWhole(_ ranking: inout LabelRanking, by column: String) throws -> Bool {
    let labels = try labels(
      column, " WHERE \(Identifier(column)) IS NOT NULL LIMIT ?",
      [.integer(Int64(Budget.maxRows + 1))])
    for label in labels.prefix(Budget.maxRows) { ranking.add(label) }
    return labels.count <= Budget.maxRows
  }

  /// The number of rows that are read together with the names of what they refer to.
  private static let maxTogether = 100
  /// The number of rows that are read together after a long value was found.
  private static let maxLong = 8
}

/// The rows and pages that a search may still read.
private struct Budget {
  /// Limit for the rows of one search.
  static let maxRows = 4000
  /// Limit for the pages of one search: 8 MB in pages of the usual size.
  private static let maxPages = 2000

  private let db: Database
  private let end: Int
  private var rows = Budget.maxRows

  init(_ db: Database) {
    self.db = db
    end = Budget.pages(db) + Budget.maxPages
  }

  /// Takes some rows from the budget; false if it has fewer, or no pages.
  mutating func allows(_ count: Int) -> Bool {
    guard rows >= count, Budget.pages(db) < end else { return false }
    rows -= count
    return true
  }

  /// Returns the number of pages that a connection has read so far, from memory or the file.
  private static func pages(_ db: Database) -> Int {
    [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS].reduce(0) { sum, counter in
      var (count, highest): (CInt, CInt) = (0, 0)
      let code = sqlite3_db_status(db.sqliteConnection, counter, &count, &highest, 0)
      precondition(code == SQLITE_OK, "SQLite counts the pages that each connection reads.")
      return sum + Int(count)
    }
  }
}
