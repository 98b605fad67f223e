import FoldoutForms
import FoldoutRecords
import GRDB

/// Counts the rows that refer to a row and that are removed with it, within limits.
struct DependentsReader {
  let shapes: Shapes
  let db: Database
  /// The time limit of all searches together. The first scan of a table without an index may still
  /// take one step.
  var timeLimit = DependentsReader.usualTimeLimit

  /// The usual time limit.
  static let usualTimeLimit = Duration.milliseconds(40)
  /// The number of rows that are scanned in one step.
  static let maxAtOnce = 5000
  /// Limit for the rows removed by cascades whose references are looked up.
  static let maxFollowed = 1000

  /// Returns the preview of a removal.
  func preview(of row: RowSnapshot, _ digest: RowDigest) throws -> RemovalPreview {
    var search = Search(end: .now + timeLimit)
    let dependents = try self.dependents(of: row, &search)
    let further = try further(from: row, &search)
    return RemovalPreview(
      digest: digest, dependents: dependents, further: further,
      isForbidden: isForbidden(row, dependents))
  }

  /// True if references forbid the removal for certain. A trigger of the table might remove them
  /// first, and so might another foreign key that removes the same rows.
  private func isForbidden(_ row: RowSnapshot, _ dependents: [Dependents]) -> Bool {
    !shapes.triggering.contains(FoldedName(row.name.table))
      && dependents.allSatisfy { $0.rule.forbids }
      && dependents.contains { $0.count > 0 }
  }

  /// Returns a table whose foreign key forbids removing some rows; `nil` if none was found in time.
  func forbidding(_ rows: some Sequence<RowSnapshot>) throws -> String? {
    var search = Search(end: .now + timeLimit)
    for row in rows {
      guard let parent = shapes[row.name.table] else { continue }
      for referrer in shapes.referrers(of: parent.name) where referrer.rule.forbids {
        guard let child = shapes[referrer.child] else { continue }
        if try count(referrer, parent, child, row, maxCount: 1, &search).count > 0 {
          return child.name
        }
      }
    }
    return nil
  }

  /// The time limit of one search.
  struct Search {
    let end: ContinuousClock.Instant
    /// True once a table without an index was scanned.
    var hasScanned = false

    var isOver: Bool { ContinuousClock.now >= end }
  }

  /// A number of referring rows. `isIncomplete` is true if not all were examined.
  typealias Count = (count: Int, isIncomplete: Bool)

  /// Returns the references to a row, by table name: those that exist, and those that may.
  private func dependents(of row: RowSnapshot, _ search: inout Search) throws -> [Dependents] {
    guard let parent = shapes[row.name.table] else { return [] }
    var found: [Dependents] = []
    for referrer in shapes.referrers(of: parent.name) {
      guard let child = shapes[referrer.child] else { continue }
      let maxCount = Dependents.maxCounted
      let count = try count(referrer, parent, child, row, maxCount: maxCount + 1, &search)
      if var dependents = Dependents(referrer, count) {
        dependents.values = try values(of: referrer.targets, in: row, of: parent)
        found.append(dependents)
      }
    }
    return found
  }

  /// Reads the values of a row to which others refer.
  private func values(
    of columns: [String], in row: RowSnapshot, of table: TableShape
  ) throws -> [StoredValue] {
    let selection = columns.map { "p.\(Identifier($0))" }.joined(separator: ", ")
    let sql = "SELECT \(selection) FROM \(table.source) AS p WHERE \(table.condition("p."))"
    return try Query(sql, in: db).rows(row.name.identity) { found in
      columns.indices.map { found.value($0) }
    }.first ?? []
  }

  /// Returns the references to the rows that are removed with a record, level by level, until the
  /// time is up.
  private func further(from root: RowSnapshot, _ search: inout Search) throws -> [Dependents] {
    var counts: [Referrer: Count] = [:]
    var names: Set<RowIdentity> = [root.name]
    var level = try following(root, &names, &search)
    var isCut = level.isCut
    while !level.rows.isEmpty {
      var next: [RowSnapshot] = []
      for row in level.rows {
        guard let parent = shapes[row.name.table] else { continue }
        for referrer in shapes.referrers(of: parent.name) {
          guard let child = shapes[referrer.child] else { continue }
          let isLate = isCut || search.isOver
          var found: Count = (0, true)
          if !isLate {
            let maxCount = Dependents.maxCounted + 1
            found = try count(referrer, parent, child, row, maxCount: maxCount, &search)
            // The record itself may refer to a row that is removed with it.
            if try refers(root, referrer, parent, child, to: row) { found.count -= 1 }
          }
          let sum = counts[referrer] ?? (0, false)
          counts[referrer] = (sum.count + found.count, sum.isIncomplete || found.isIncomplete)
        }
        let rows = try following(row, &names, &search)
        isCut = isCut || rows.isCut
        next += rows.rows
      }
      level = (next, isCut)
    }
    return counts.compactMap { Dependents($0.key, $0.value) }
      .sorted { ($0.table, $0.columns.joined()) < ($1.table, $1.columns.joined()) }
  }
}

extension Dependents {
  /// The rows that refer by a foreign key; `nil` for none.
  fileprivate init?(_ referrer: Referrer, _ found: DependentsReader.Count) {
    guard found.count > 0 || found.isIncomplete else { return nil }
    let maxCount = Dependents.maxCounted
    self.init(
      table: referrer.child, columns: referrer.columns, count: min(found.count, maxCount),
      hasMore: found.count > maxCount || found.isIncomplete,
      isIncomplete: found.isIncomplete && found.count <= maxCount, rule: referrer.rule)
  }
}

extension ForeignKeyRule {
  /// True if the rule forbids removing a row with references.
  fileprivate var forbids: Bool {
    switch self {
    case .noAction, .restrict: true
    case .cascade, .setNull, .setDefault: false
    }
  }
}

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
