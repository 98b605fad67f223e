import FoldoutForms
import FoldoutRecords
import GRDB

/// Samples of values for inferences about columns. Long values are not read, because no date is
/// long.
extension CatalogTable {
  /// Returns the columns of arbitrary texts whose values in the first four rows are all dates. In
  /// most columns the first value is none, and no more of them is read.
  func columnsBeginningWithDates(in db: Database) throws -> Set<String> {
    let columns = schema.columns.filter { $0.isPossiblyDated && $0.mayHoldAnyText }.map(\.name)
    return try parts(of: columns, in: db).reduce(into: []) { found, part in
      found.formUnion(try columnsBeginningWithDates(among: part, in: db))
    }
  }

  private func columnsBeginningWithDates(
    among columns: [String], in db: Database
  ) throws -> Set<String> {
    var dates: Set<String> = []
    var others: Set<String> = []
    func look(at value: StoredValue, of column: String) {
      guard value != .null, !others.contains(column) else { return }
      if value.string.map({ StoredDate($0) != nil }) == true {
        dates.insert(column)
      } else {
        others.insert(column)
      }
    }
    let selection = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    try CatalogTable.readable {
      try short(columns, " LIMIT 4", in: db) {
        _ = try Query(
          "SELECT \(selection) FROM \(source) LIMIT 4", in: db, isKept: false
        ).rows { row in
          for (index, column) in columns.enumerated() {
            look(at: row.value(index), of: column)
          }
        }
      } orElse: { rows in
        for row in rows {
          for column in columns { look(at: row[column], of: column) }
        }
      }
    }
    return dates.subtracting(others)
  }

  /// Returns up to 1,000 values from the first 10,000 rows. Without the second limit, a column of
  /// almost only NULL would cause a full scan.
  func firstValues(of column: String, in db: Database) throws -> [StoredValue] {
    let name = Identifier(column)
    // A column may be computed or compared by a function or collation that this program lacks.
    return try CatalogTable.readable {
      try short([column], " LIMIT 10000", in: db) {
        try Query(
          """
          SELECT \(name) FROM (SELECT \(name) FROM \(source) LIMIT 10000)
          WHERE \(name) IS NOT NULL LIMIT 1000
          """, in: db, isKept: false
        ).rows { $0.value(0) }
      } orElse: { rows in
        Array(rows.lazy.map { $0[column] }.filter { $0 != .null }.prefix(1000))
      }
    } ?? []
  }

  /// Counts long and multi-line texts of some columns in the first 200 rows.
  func texts(of columns: [String], in db: Database) throws -> [TextCount] {
    try parts(of: columns, in: db).flatMap { try texts(ofPart: $0, in: db) }
  }

  private func texts(ofPart columns: [String], in db: Database) throws -> [TextCount] {
    var counts = columns.map { _ in TextCount() }
    let selection = columns.map { "\(Identifier($0))" }.joined(separator: ", ")
    try CatalogTable.readable {
      try short(columns, " LIMIT 200", in: db) {
        var read = columns.map { _ in TextCount() }
        _ = try Query(
          "SELECT \(selection) FROM \(source) LIMIT 200", in: db, isKept: false
        ).rows { row in
          for index in columns.indices { read[index].add(row.value(index).string) }
        }
        counts = read
      } orElse: { rows in
        for row in rows {
          for (index, column) in columns.enumerated() { counts[index].add(row[column].string) }
        }
      }
    }
    return counts
  }

  /// Splits the columns into groups that one statement can read.
  private func parts(of columns: [String], in db: Database) -> [[String]] {
    let maxCount = maxColumnsAtOnce(in: db)
    return stride(from: 0, to: columns.count, by: maxCount).map {
      Array(columns[$0...].prefix(maxCount))
    }
  }

  /// Reads values with `read`; if SQLite stops at a long one, reads the rows cell by cell and
  /// passes them to `convert`.
  private func short<T>(
    _ columns: [String], _ clauses: String, in db: Database, _ read: () throws -> T,
    orElse convert: ([DynamicRecord]) throws -> T
  ) throws -> T {
    do {
      return try db.withValues(ofAtMost: CatalogTable.maxSampled, read)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      let limits = ValueLimits(text: CatalogTable.maxSampled, blob: 0)
      return try convert(partialRows(columns, limits, clauses, [], in: db).map(\.stored.record))
    }
  }

  /// Limit in bytes for a sampled value: more than any date or time has, so that the beginning of a
  /// long text is not taken for one.
  private static let maxSampled = 1000
}
