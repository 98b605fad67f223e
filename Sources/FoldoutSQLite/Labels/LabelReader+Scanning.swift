import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// A search of the first rows of a table, where no index of labels stands.
///
/// It ends after some thousand rows, or after some thousand pages of the file: a title behind a
/// long text, or a long title, takes as many as the text is long.
extension LabelReader {
  /// The matches among the first rows.
  func matches(
    ofFirstRows search: LabelSearch, maxCount: Int, by column: String
  ) throws -> LabelMatches {
    var ranking = LabelRanking(search, maxCount: maxCount)
    var budget = Budget(db)
    let isWhole = try table.reading {
      guard runColumn != nil else { return try scanWhole(&ranking, by: column) }
      return try scan(&ranking, &budget, by: column)
    }
    return ranking.matches(isPartial: !isWhole)
  }

  /// Searches the rows in their order; false where some are left.
  private func scan(
    _ ranking: inout LabelRanking, _ budget: inout Budget, by column: String
  ) throws -> Bool {
    guard let run = runColumn else { return true }
    var last: StoredValue?
    while true {
      if hasOwnTitles {
        let clauses = "\(last == nil ? "" : " WHERE \(run) > ?") ORDER BY \(run)"
        var isSpent = false
        let isWhole = try visitOwnRows(column, clauses, last.map { [$0] } ?? []) { row in
          guard budget.allows(1) else {
            isSpent = true
            return false
          }
          last = row.run
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
      // Some rows with their names of others, or with a long value among them.
      let maxCount = hasOwnTitles ? LabelReader.maxLong : LabelReader.maxTogether
      guard budget.allows(maxCount) else { return false }
      let rows = try rows(behind: last, maxCount: maxCount, by: column)
      for label in rows.labels { ranking.add(label) }
      guard let end = rows.last else { return true }
      last = end
    }
  }

  /// Searches the first rows of a table in which no single value orders them.
  private func scanWhole(_ ranking: inout LabelRanking, by column: String) throws -> Bool {
    let labels = try labels(
      column, " WHERE \(Identifier(column)) IS NOT NULL LIMIT ?",
      [.integer(Int64(Budget.maxRows + 1))])
    for label in labels.prefix(Budget.maxRows) { ranking.add(label) }
    return labels.count <= Budget.maxRows
  }

  /// The rows that are read together for the names of what they refer to.
  private static let maxTogether = 100
  /// The rows that are read together around a long value.
  private static let maxLong = 8
}

/// The rows and pages that a search may still look at.
private struct Budget {
  /// The most rows that are looked at for one search.
  static let maxRows = 4000
  /// The most pages of the file that are looked at: 8 MB of pages of the usual size.
  private static let maxPages = 2000

  private let db: Database
  private let end: Int
  private var rows = Budget.maxRows

  init(_ db: Database) {
    self.db = db
    end = Budget.pages(db) + Budget.maxPages
  }

  /// Takes some rows, if there still are as many.
  mutating func allows(_ count: Int) -> Bool {
    guard rows >= count, Budget.pages(db) < end else { return false }
    rows -= count
    return true
  }

  /// The pages that a connection has looked at so far, in memory or in the file.
  private static func pages(_ db: Database) -> Int {
    [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS].reduce(0) { sum, counter in
      var (count, highest): (CInt, CInt) = (0, 0)
      let code = sqlite3_db_status(db.sqliteConnection, counter, &count, &highest, 0)
      precondition(code == SQLITE_OK, "Every connection counts the pages that it looks at.")
      return sum + Int(count)
    }
  }
}
