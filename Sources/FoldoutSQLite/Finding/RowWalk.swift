import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// A scan of a table's rows in steps of some milliseconds, so that others need not wait for it. It
/// collects matching rows, or the first rows of an order that no index has.
struct RowWalk: Sendable {
  /// The purpose of the walk.
  enum Aim: Sendable {
    /// A number of matching rows, in an order that an index has.
    case matches(Int)
    /// The first matching rows in an order for which they are sorted.
    case sorted(TopRows<FoundRow>)
  }

  /// The requested order.
  let order: RowOrder
  /// True if the rows are walked backwards.
  let isBackwards: Bool
  /// The filter that rows must pass; `nil` for all rows.
  let filter: FilterCondition?
  /// The columns that are searched.
  let searched: [String]
  var aim: Aim
  var matcher: RowMatcher
  /// The cursor after which the walk continues; `nil` for the beginning.
  var cursor: [StoredValue]?
  /// The matching rows, without their values.
  var found: [FoundRow] = []
  /// The number of rows that were read.
  var rowsRead = 0
  /// The last row that was read.
  var last: FoundRow?
  /// True if no row is left.
  var isAtEnd = false

  init(
    _ order: RowOrder, isBackwards: Bool, _ filter: FilterCondition? = nil, searched: [String],
    _ matcher: RowMatcher, aim: Aim, from cursor: [StoredValue]? = nil
  ) {
    self.order = order
    self.filter = filter
    self.isBackwards = isBackwards
    self.searched = searched
    self.matcher = matcher
    self.aim = aim
    self.cursor = cursor
  }

  /// True if the walk has reached its aim or the end.
  var isOver: Bool {
    switch aim {
    case .matches(let count): isAtEnd || found.count >= count
    case .sorted: isAtEnd
    }
  }

  /// The column that sorts the rows; `nil` if an index has their order.
  var sortedColumn: String? {
    if case .sorted = aim { order.column } else { nil }
  }

  /// Returns the order in which the rows are read.
  func scanOrder(in table: CatalogTable) -> DeclaredOrder {
    var scanned =
      switch aim {
      case .matches: isBackwards ? table.order(order).reversed : table.order(order)
      case .sorted: table.scannedOrder
      }
    if filter?.isIndexed == true { scanned.filter = filter }
    return scanned
  }

  /// Returns the anchor from which a later request continues; `nil` if the walk is over.
  ///
  /// It is made of the values that the last row had when it was read.
  func rest(in table: CatalogTable) -> WindowRequest.Anchor? {
    guard !isOver, let last, let cursor else { return nil }
    let edge = scanOrder(in: table).isOfKey ? [] : cursor.map(\.edge)
    return isBackwards
      ? .before(last.stored.key, at: edge) : .after(last.stored.key, at: edge)
  }
}

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
      guard let row = try table.reader(in: db).rows(cells, clauses, keyRange.values).first else {
        continue
      }
      rowsRead += 1
      cursor = try table.reader(in: db).cursor(of: row, in: order)
      last = row
      let isPassed = try filter.map { try table.reader(in: db).passes(row, $0) } ?? true
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

extension RowWalk {
  /// Sets the walk's cursor to the last row that was passed.
  ///
  /// Reads values of any length, because an index may contain long values that are not searched.
  /// Throws if the row is not found again.
  mutating func advance(
    past passed: PassedRow, in table: CatalogTable, _ order: DeclaredOrder, _ db: Database
  ) throws {
    guard passed.isPassed else { return }
    let row = try table.reader(in: db).row(
      rowid: passed.rowid, orKey: RecordKey(passed.key), Cells(columns: [], limits: nil))
    guard let row else { throw table.lostRow }
    last = row
    cursor = try table.reader(in: db).cursor(of: row, in: order)
  }
}

/// The last row that a walk passed, identified by its rowid, or by its key if it has no rowid.
struct PassedRow {
  private(set) var rowid: StoredValue?
  private(set) var key: [StoredValue] = []
  private(set) var isPassed = false

  mutating func pass(_ row: QueryRow, in table: CatalogTable) {
    isPassed = true
    if table.rowid != nil {
      rowid = .integer(sqlite3_column_int64(row.handle, 0))
    } else {
      key = row.values(1..<1 + table.key.count)
    }
  }
}
