import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

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
