import FoldoutForms
import FoldoutRecords

extension LabelReader {
  /// Some labels, and the value at which the scan continues; `nil` after the last row.
  struct Rows: Sendable {
    var labels: [RecordLabel]
    var last: StoredValue?
  }

  /// The column in whose order the rows are scanned; `nil` if no single column identifies them.
  var scanColumn: String? {
    if let rowid = table.rowid { return rowid }
    return table.key.count == 1 ? table.key[0].expression : nil
  }

  /// The tables whose records' names are part of the titles.
  var sources: Set<String> {
    guard naming.rule == .references else { return [] }
    return Set(naming.title.compactMap { catalog.target(of: $0, in: table)?.table })
  }

  /// Returns the labels of the next rows.
  func next(_ last: StoredValue?, by column: String) throws -> Rows {
    try table.reading { try rows(after: last, maxCount: LabelReader.maxAtOnce, by: column) }
  }

  /// Returns the labels of the rows after a value of ``scanColumn``.
  func rows(after last: StoredValue?, maxCount: Int, by column: String) throws -> Rows {
    guard let scanColumn else { return Rows(labels: [], last: nil) }
    let clauses = "\(last == nil ? "" : " WHERE \(scanColumn) > ?") ORDER BY \(scanColumn) LIMIT ?"
    let values = (last.map { [$0] } ?? []) + [.integer(Int64(maxCount))]
    var labels: [RecordLabel] = []
    var end: StoredValue?
    var count = 0
    if hasOwnTitles {
      let isWhole = try visitOwnRows(column, clauses, values) { row in
        count += 1
        end = row.scanValue
        let label = try row.label(row.title)
        if label.value != .null { labels.append(label) }
        return true
      }
      if isWhole { return Rows(labels: labels, last: count < maxCount ? nil : end) }
    }
    let found = try rows(column, clauses, values)
    labels = try self.labels(
      of: found.map(\.stored).filter { $0.record[column] != .null }, by: column)
    end = found.last.map { $0.rowid ?? $0.stored.key.values.first ?? .null }
    return Rows(labels: labels, last: found.count < maxCount ? nil : end)
  }

  /// Limit for the rows that are read at once for an index, so that others do not wait for longer.
  private static let maxAtOnce = 5000
}
