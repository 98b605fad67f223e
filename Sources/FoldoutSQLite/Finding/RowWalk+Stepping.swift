import FoldoutForms
import FoldoutRecords
import GRDB

extension RowWalk {
  /// The time of one step, after which other reads and writes can run.
  static let stepTime = Duration.milliseconds(8)
  /// The number of rows between two looks at the clock.
  private static let rowsBetweenLooks = 64

  /// Reads the next rows for some milliseconds.
  mutating func step(
    in table: CatalogTable, _ db: Database, for time: Duration = RowWalk.stepTime
  ) throws {
    let end = ContinuousClock.now + time
    let order = scanOrder(in: table)
    // If the table's key has changed, the walk starts again.
    if let cursor, cursor.count != order.parts.count { startAnew() }
    var isStopped = false
    while !isStopped, !isOver {
      var passed = PassedRow()
      do {
        try db.withValues(ofAtMost: RowSearch.maxBytes) {
          isStopped = try pass(over: table, in: order, db, until: end, &passed)
        }
        if !isAtEnd { try advance(past: passed, in: table, order, db) }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
        try advance(past: passed, in: table, order, db)
        try passLongRow(of: table, in: order, db)
        isStopped = ContinuousClock.now >= end
      }
    }
  }

  private mutating func startAnew() {
    cursor = nil
    found = []
    rowsRead = 0
    last = nil
    if case .sorted(let top) = aim {
      aim = .sorted(TopRows(limit: top.limit, isDescending: top.isDescending, after: top.cursor))
    }
  }

  /// Reads rows, and returns true once the time is up or the walk is over. Throws at the first row
  /// with a long value.
  private mutating func pass(
    over table: CatalogTable, in order: DeclaredOrder, _ db: Database,
    until end: ContinuousClock.Instant, _ passed: inout PassedRow
  ) throws -> Bool {
    let reading = try RowReading(
      of: table, searched: searched, matcher.columns, sortedBy: sortedColumn,
      evaluating: filter?.isIndexed == false ? filter : nil, in: db)
    for keyRange in cursor.map({ order.keyRanges(after: $0) }) ?? [order.everything] {
      var isStopped = false
      let sql =
        "SELECT \(reading.selection) FROM \(table.source)\(order.clauses(of: keyRange))"
      try Query(sql, in: db, isKept: false).visit(reading.values + keyRange.values) { row in
        // If this throws because of a long value, the row does not count as passed yet.
        let isMatch = try reading.matches(row, &matcher)
        rowsRead += 1
        passed.pass(row, in: table)
        if isMatch { try take(row, by: reading) }
        isStopped =
          rowsRead % RowWalk.rowsBetweenLooks == 0 && ContinuousClock.now >= end
        return !isStopped && !isOver
      }
      if isStopped || isOver { return true }
    }
    isAtEnd = true
    return true
  }

  private mutating func take(_ row: QueryRow, by reading: RowReading) throws {
    switch aim {
    case .matches:
      found.append(try reading.found(row))
    case .sorted(var top):
      aim = .matches(0)
      defer { aim = .sorted(top) }
      let moment = order.isOfMoments ? row.value(reading.sorted).moment : nil
      try top.add(
        comparing: { moment?.compared(with: $0) ?? row.compared(reading.sorted, with: $0) },
        values: { [moment ?? row.value(reading.sorted)] + reading.ties(row) },
        row: { try reading.found(row) })
    }
  }

  /// Reads one row, and only the beginnings of its long texts.
  private mutating func passLongRow(
    of table: CatalogTable, in order: DeclaredOrder, _ db: Database
  ) throws {
    var columns = searched
    if let sortedColumn, !columns.contains(sortedColumn) { columns.append(sortedColumn) }
    let cells = Cells(columns: columns, limits: ValueLimits(text: RowSearch.maxBytes, blob: 0))
    for keyRange in cursor.map({ order.keyRanges(after: $0) }) ?? [order.everything] {
      let clauses = order.clauses(of: keyRange) + " LIMIT 1"
      guard let row = try table.rows(cells, clauses, keyRange.values, in: db).first else {
        continue
      }
      rowsRead += 1
      cursor = try table.cursor(of: row, in: order, db)
      last = row
      let isPassed = try filter.map { try table.passes(row, $0, in: db) } ?? true
      if isPassed, matcher.query.isEmpty || matcher.matches(row.stored, in: searched) {
        try take(table.named(row), in: table, db)
      }
      return
    }
    isAtEnd = true
  }

  private mutating func take(_ row: FoundRow, in table: CatalogTable, _ db: Database) throws {
    guard case .sorted(var top) = aim, let column = sortedColumn else {
      return found.append(row)
    }
    let stored = row.stored.record[column]
    let value = order.isOfMoments ? stored.moment : stored
    top.add(
      comparing: { value.compared(with: $0) },
      values: { [value] + (row.rowid.map { [$0] } ?? row.stored.key.values) }, row: { row })
    aim = .sorted(top)
  }
}
