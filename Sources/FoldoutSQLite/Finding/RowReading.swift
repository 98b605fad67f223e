import Foundation
import FoldoutForms
import FoldoutRecords
import GRDBSQLite

/// The way in which a walk reads each row: without making values of what does not match.
struct RowReading {
  private let table: CatalogTable
  private let names: [RowMatcher.Names?]
  private let cells: Range<Int>
  /// The place of the value by which rows are sorted.
  let sorted: Int
  /// What is selected.
  let selection: String

  init(
    of table: CatalogTable, searched: [String], _ names: [String: RowMatcher.Names],
    sortedBy column: String?
  ) {
    self.table = table
    self.names = searched.map { names[$0] }
    let start = 1 + table.key.count
    cells = start..<start + searched.count
    sorted = cells.upperBound
    var expressions = searched.map { name in
      let type = table.schema.column(name)?.declaredType.uppercased() ?? ""
      // Bytes may be pictures: they are not read to be left out.
      guard type.isEmpty || type.contains("BLOB") else { return "\(Identifier(name))" }
      return "CASE WHEN typeof(\(Identifier(name))) = 'blob' THEN NULL ELSE \(Identifier(name)) END"
    }
    if let column { expressions.append("\(Identifier(column))") }
    selection = table.selection(of: expressions)
  }

  /// Whether the row matches.
  func matches(_ row: QueryRow, _ matcher: inout RowMatcher) -> Bool {
    guard !matcher.words.isEmpty else { return true }
    matcher.begin()
    if case .rowid = table.schema.key { add(row, 0, &matcher) }
    for (place, names) in zip(cells, names) {
      add(row, place, &matcher)
      if let names { matcher.refer(to: row.value(place), names) }
    }
    return matcher.isMatch
  }

  private func add(_ row: QueryRow, _ place: Int, _ matcher: inout RowMatcher) {
    let place = CInt(place)
    switch sqlite3_column_type(row.handle, place) {
    case SQLITE_INTEGER: matcher.add(sqlite3_column_int64(row.handle, place))
    case SQLITE_FLOAT: matcher.add(sqlite3_column_double(row.handle, place))
    case SQLITE_TEXT:
      let start = sqlite3_column_text(row.handle, place)
      matcher.add(
        UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(row.handle, place))))
    default: break
    }
  }

  /// The row by its key, without its values.
  func found(_ row: QueryRow) throws -> FoundRow {
    try table.named(table.found(row, DynamicRecord(columns: [], values: [])))
  }

  /// The values by which rows of one value are told apart.
  func ties(_ row: QueryRow) -> [StoredValue] {
    table.rowid == nil ? row.values(1..<1 + table.key.count) : [row.value(0)]
  }
}

extension QueryRow {
  /// How a value of the row compares with another, mostly without making one of it.
  func compared(_ index: Int, with other: StoredValue) -> Comparison {
    let place = CInt(index)
    switch (sqlite3_column_type(handle, place), other) {
    case (SQLITE_INTEGER, .integer(let other)):
      let mine = sqlite3_column_int64(handle, place)
      return mine < other ? .before : mine == other ? .alike : .behind
    case (SQLITE_TEXT, .text(let other)):
      guard let start = sqlite3_column_text(handle, place) else {
        return other.isEmpty ? .alike : .before
      }
      let count = Int(sqlite3_column_bytes(handle, place))
      let order = other.withUnsafeBytes { other in
        other.baseAddress.map { memcmp(start, $0, min(count, other.count)) } ?? 0
      }
      if order != 0 { return order < 0 ? .before : .behind }
      return count < other.count ? .before : count == other.count ? .alike : .behind
    default: return value(index).compared(with: other)
    }
  }
}
