import Foundation
import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// Reads the rows of a walk, and creates values only for those that match.
///
/// If the table has more columns than one statement can select, further statements read the others,
/// row by row, and only until the row matches.
struct RowReading {
  private let table: CatalogTable
  /// For each searched column of the walk's own statement, the words that stand for its values.
  private let cells: [RowMatcher.Column?]
  /// The other columns, with the statements that read them for one row.
  private let rest: [(query: Query, cells: [RowMatcher.Column?])]
  private let start: Int
  /// The index of the filter among the selected expressions; `nil` if there is none.
  private let filtered: CInt?
  /// The values of the selected expressions.
  let values: [StoredValue]
  /// The index of the sort value among the selected expressions.
  let sorted: Int
  /// The selected expressions.
  let selection: String

  init(
    of table: CatalogTable, searched: [String], _ columns: [String: RowMatcher.Column],
    sortedBy column: String?, evaluating filter: FilterCondition? = nil, in db: Database
  ) throws {
    self.table = table
    let sortedBy = column.map { ["\(Identifier($0))"] } ?? []
    sorted = 1 + table.key.count
    let conditions = filter.map { ["(\($0.sql)) IS TRUE"] } ?? []
    filtered = filter.map { _ in CInt(1 + table.key.count + sortedBy.count) }
    values = filter?.values ?? []
    let leading = sortedBy + conditions
    start = sorted + leading.count
    let own = searched.prefix(table.reader(in: db).maxExpressions - leading.count)
    cells = own.map { columns[$0] }
    selection = table.selection(of: leading + own.map { RowReading.expression($0, of: table) })
    let others = searched[own.endIndex...]
    let maxCount = table.reader(in: db).maxExpressions
    rest = try stride(from: others.startIndex, to: others.endIndex, by: maxCount).map { start in
      let part = others[start...].prefix(maxCount)
      let expressions = part.map { RowReading.expression($0, of: table) }
      let sql = """
        SELECT \(expressions.joined(separator: ", ")) FROM \(table.source)
        WHERE \(RowReading.condition(of: table)) LIMIT 1
        """
      return (try Query(sql, in: db, isKept: false), part.map { columns[$0] })
    }
  }

  private static func expression(_ name: String, of table: CatalogTable) -> String {
    let type = table.schema.column(name)?.declaredType.uppercased() ?? ""
    // Bytes match only by the record that they refer to, and may be pictures: read no long ones.
    guard type.isEmpty || type.contains("BLOB") else { return "\(Identifier(name))" }
    let column = Identifier(name)
    return """
      CASE WHEN typeof(\(column)) = 'blob' AND length(\(column)) > \(ValueLimits.maxKeyBytes)
        THEN NULL ELSE \(column) END
      """
  }

  private static func condition(of table: CatalogTable) -> String {
    if let rowid = table.rowid { return "\(rowid) IS ?" }
    return table.key.map { "\($0.expression) IS ?" }.joined(separator: " AND ")
  }

  /// True if a row passes the filter and matches the search.
  func matches(_ row: QueryRow, _ matcher: inout RowMatcher) throws -> Bool {
    if let filtered, sqlite3_column_int(row.handle, filtered) == 0 { return false }
    guard !matcher.query.isEmpty else { return true }
    matcher.begin()
    if case .rowid = table.schema.key { add(row, 0, &matcher) }
    add(row, from: start, cells, &matcher)
    for part in rest where !matcher.isMatch {
      try part.query.visit(ties(row)) {
        add($0, from: 0, part.cells, &matcher)
        return false
      }
    }
    return matcher.end()
  }

  private func add(
    _ row: QueryRow, from start: Int, _ cells: [RowMatcher.Column?],
    _ matcher: inout RowMatcher
  ) {
    for (index, column) in cells.enumerated() {
      add(row, start + index, &matcher)
      if let column { matcher.add(row.value(start + index), as: column) }
    }
  }

  private func add(_ row: QueryRow, _ column: Int, _ matcher: inout RowMatcher) {
    let column = CInt(column)
    switch sqlite3_column_type(row.handle, column) {
    case SQLITE_INTEGER: matcher.add(sqlite3_column_int64(row.handle, column))
    case SQLITE_FLOAT: matcher.add(sqlite3_column_double(row.handle, column))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(row.handle, column)
      matcher.add(
        UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(row.handle, column))))
    default: break
    }
  }

  /// Returns the row with its key, without values.
  func found(_ row: QueryRow) throws -> FoundRow {
    try table.named(table.found(row, DynamicRecord(columns: [], values: [])))
  }

  /// Returns the values that break ties between equal sort values, and that find the row again.
  func ties(_ row: QueryRow) -> [StoredValue] {
    table.rowid == nil ? row.values(1..<1 + table.key.count) : [row.value(0)]
  }
}

extension QueryRow {
  /// Compares a value of the row with another, in most cases without creating a `StoredValue`.
  func compared(_ index: Int, with other: StoredValue) -> Comparison {
    let column = CInt(index)
    switch (sqlite3_column_type(handle, column), other) {
    case (SQLITE_INTEGER, .integer(let other)):
      let mine = sqlite3_column_int64(handle, column)
      return mine < other ? .before : mine == other ? .equal : .after
    case (SQLITE_TEXT, .text(let other)):
      guard let start = sqlite3_column_text(handle, column) else {
        return other.isEmpty ? .equal : .before
      }
      let count = Int(sqlite3_column_bytes(handle, column))
      let order = other.withUnsafeBytes { other in
        other.baseAddress.map { memcmp(start, $0, min(count, other.count)) } ?? 0
      }
      if order != 0 { return order < 0 ? .before : .after }
      return count < other.count ? .before : count == other.count ? .equal : .after
    default: return value(index).compared(with: other)
    }
  }
}
