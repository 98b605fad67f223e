import FoldoutForms
import FoldoutRecords
import GRDB

/// Finding the rows that cascades remove with a row.
extension DependentsReader {
  /// Returns the rows that are removed directly with a row, each once, and only those of tables to
  /// which others refer. `isCut` is true if there may be more.
  func following(
    _ row: RowSnapshot, _ names: inout Set<RowIdentity>, _ search: inout Search
  ) throws -> (rows: [RowSnapshot], isCut: Bool) {
    guard let parent = shapes[row.name.table] else { return ([], false) }
    var rows: [RowSnapshot] = []
    var isCut = false
    for referrer in shapes.referrers(of: parent.name) where referrer.rule == .cascade {
      guard let child = shapes[referrer.child], !shapes.referrers(of: child.name).isEmpty else {
        continue
      }
      let room = DependentsReader.maxFollowed - names.count
      guard room > 0, !search.isOver,
        let found = try referring(referrer, parent, child, row, maxCount: room + 1, search)
      else {
        isCut = true
        continue
      }
      isCut = isCut || found.count > room
      for found in found.prefix(room) where names.insert(found.name).inserted { rows.append(found) }
    }
    return (rows, isCut)
  }

  /// Returns the names of the rows that refer to a row; `nil` if the time is up first, or they
  /// cannot be scanned in steps.
  private func referring(
    _ referrer: Referrer, _ parent: TableShape, _ child: TableShape, _ row: RowSnapshot,
    maxCount: Int,
    _ search: Search
  ) throws -> [RowSnapshot]? {
    guard !child.identity.isEmpty else { return nil }
    let found = """
      SELECT \(child.naming("c."))
      FROM \(parent.source) AS p CROSS JOIN \(child.source) AS c ON \(referrer.condition)
      WHERE \(parent.condition("p."))
      """
    if referrer.isIndexed {
      return try Query("\(found) LIMIT ?", in: db)
        .rows(row.name.identity + [.integer(Int64(maxCount))]) { child.name($0) }
    }
    guard let number = child.rowid ?? child.rowidColumn.map({ "\(Identifier($0))" }) else {
      return nil
    }
    var rows: [RowSnapshot] = []
    var last = StoredValue.integer(.min)
    let step = """
      SELECT count(*), max(number) FROM (
        SELECT \(number) AS number FROM \(child.source) WHERE \(number) > ? ORDER BY \(number)
        LIMIT \(DependentsReader.maxAtOnce))
      """
    while rows.count < maxCount {
      guard let next = try Query(step, in: db).rows([last], { ($0.integer(0), $0.value(1)) }).first,
        next.0 > 0
      else { return rows }
      rows += try Query("\(found) AND c.\(number) > ? AND c.\(number) <= ?", in: db)
        .rows(row.name.identity + [last, next.1]) { child.name($0) }
      last = next.1
      if next.0 < DependentsReader.maxAtOnce { return rows }
      if search.isOver { return nil }
    }
    return rows
  }
}
