import FoldoutForms
import FoldoutRecords

extension LabelReader {
  /// Some labels, and what the last of them was found by; `nil` behind the last of all.
  struct Rows: Sendable {
    var labels: [RecordLabel]
    var last: StoredValue?
  }

  /// The column that orders the rows; `nil` where no single value does.
  var runColumn: String? {
    if let rowid = table.rowid { return rowid }
    return table.key.count == 1 ? table.key[0].expression : nil
  }

  /// The tables whose records give names to the titles.
  var sources: Set<String> {
    guard naming.rule == .references else { return [] }
    return Set(naming.title.compactMap { catalog.target(of: $0, in: table)?.table })
  }

  /// The labels of the next rows.
  func next(_ last: StoredValue?, by column: String) throws -> Rows {
    guard let run = runColumn else { return Rows(labels: [], last: nil) }
    let count = LabelReader.mostAtOnce
    let place = last == nil ? "" : " WHERE \(run) > ?"
    let found = try table.reading {
      try table.rows(
        cells(column), "\(place) ORDER BY \(run) LIMIT \(count)", last.map { [$0] } ?? [], in: db
      ).map(table.named)
    }
    let rows = found.map(\.stored).filter { $0.record[column] != .null }
    let end = found.last.map { $0.rowid ?? $0.stored.key.values.first ?? .null }
    return Rows(
      labels: try labels(of: rows, by: column), last: found.count < count ? nil : end)
  }

  /// The rows of a query, as labels need them.
  func rows(_ column: String, _ clauses: String, _ values: [StoredValue]) throws -> [StoredRecord] {
    try table.reading {
      try table.rows(cells(column), clauses, values, in: db).map { try table.named($0).stored }
    }
  }

  /// The rows that are read at once for an index: others wait for no more.
  private static let mostAtOnce = 5000
}
