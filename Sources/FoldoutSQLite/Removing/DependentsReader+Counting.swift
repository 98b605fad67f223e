import FoldoutForms
import FoldoutRecords
import GRDB

/// Counting the rows of one table that refer to a row.
extension DependentsReader {
  /// Returns the condition that excludes a row that refers to itself.
  private func selfExclusion(_ parent: TableShape, _ child: TableShape) -> String {
    guard parent.folded == child.folded, !parent.identity.isEmpty else { return "1" }
    return "NOT (" + parent.identity.map { "c.\($0) IS p.\($0)" }.joined(separator: " AND ") + ")"
  }

  /// True if the record to be removed refers to a row that is removed with it.
  func refers(
    _ root: RowSnapshot, _ referrer: Referrer, _ parent: TableShape, _ child: TableShape,
    to row: RowSnapshot
  ) throws -> Bool {
    guard root.name.table == child.name, !child.identity.isEmpty else { return false }
    return try Query(
      """
      SELECT 1 FROM \(parent.source) AS p CROSS JOIN \(child.source) AS c ON \(referrer.condition)
      WHERE \(parent.condition("p.")) AND \(child.condition("c.")) LIMIT 1
      """, in: db
    ).hasRows(row.name.identity + root.name.identity)
  }

  /// Counts the rows that refer to a row, up to `maxCount`, by an index or by scanning the table.
  func count(
    _ referrer: Referrer, _ parent: TableShape, _ child: TableShape, _ row: RowSnapshot,
    maxCount: Int,
    _ search: inout Search
  ) throws -> Count {
    guard referrer.isIndexed else {
      if search.hasScanned, search.isOver { return (0, true) }
      search.hasScanned = true
      return try scan(referrer, parent, child, row, maxCount: maxCount, search)
    }
    let sql = """
      SELECT count(*) FROM (
        SELECT 1 FROM \(parent.source) AS p CROSS JOIN \(child.source) AS c ON \(referrer.condition)
        WHERE \(parent.condition("p.")) AND \(selfExclusion(parent, child)) LIMIT \(maxCount))
      """
    let count = try Query(sql, in: db).only(row.name.identity) { $0.integer(0) }
    return (count, false)
  }

  /// Scans the table some thousand rows at a time, until its end or until the time is up. In a
  /// table without rowids it reads only the first of these steps.
  private func scan(
    _ referrer: Referrer, _ parent: TableShape, _ child: TableShape, _ row: RowSnapshot,
    maxCount: Int,
    _ search: Search
  ) throws -> Count {
    let rowid = child.rowid ?? child.rowidColumn.map { "\(Identifier($0))" }
    let matches = "(\(referrer.condition)) AND \(selfExclusion(parent, child))"
    let continuation = rowid.map { "AND c.\($0) > ? ORDER BY c.\($0)" } ?? ""
    let sql = """
      SELECT count(*), coalesce(sum(isMatch), 0), max(number) FROM (
        SELECT (\(matches)) IS 1 AS isMatch, \(rowid.map { "c.\($0)" } ?? "NULL") AS number
        FROM \(parent.source) AS p CROSS JOIN \(child.source) AS c
        WHERE \(parent.condition("p.")) \(continuation) LIMIT \(DependentsReader.maxAtOnce))
      """
    var count = 0
    var last = StoredValue.integer(.min)
    while true {
      let values = row.name.identity + (rowid == nil ? [] : [last])
      let step = try Query(sql, in: db).only(values) {
        (rows: $0.integer(0), found: $0.integer(1), last: $0.value(2))
      }
      count += step.found
      last = step.last
      if step.rows < DependentsReader.maxAtOnce || count >= maxCount { return (count, false) }
      if rowid == nil || search.isOver { return (count, true) }
    }
  }
}
