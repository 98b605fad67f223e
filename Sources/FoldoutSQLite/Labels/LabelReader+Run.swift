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
    try table.reading { try rows(behind: last, maxCount: LabelReader.maxAtOnce, by: column) }
  }

  /// The rows behind a value of the column that orders them.
  func rows(behind last: StoredValue?, maxCount: Int, by column: String) throws -> Rows {
    guard let run = runColumn else { return Rows(labels: [], last: nil) }
    let clauses = "\(last == nil ? "" : " WHERE \(run) > ?") ORDER BY \(run) LIMIT ?"
    let values = (last.map { [$0] } ?? []) + [.integer(Int64(maxCount))]
    var labels: [RecordLabel] = []
    var end: StoredValue?
    var count = 0
    if hasOwnTitles {
      let isWhole = try visitOwnRows(column, clauses, values) { row in
        count += 1
        end = row.run
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

  /// The rows that are read at once for an index: others wait for no more.
  private static let maxAtOnce = 5000
}
