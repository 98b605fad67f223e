import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns a window of rows. It reads one more row than requested to find out if more follow. On
  /// the other side it searches from the outermost row, because the row in the request may be gone.
  func window(
    _ request: WindowRequest, _ filter: FilterCondition? = nil, in db: Database
  ) throws -> Window {
    let columns = request.columns ?? columns
    for name in columns where schema.column(name) == nil {
      throw StoreError.unknownColumn(name, table: schema.name)
    }
    // The upper bound prevents overflow in the sums below.
    let size = min(max(1, request.size), Int(Int32.max))
    let cells = Cells(
      columns: columns, limits: request.maxCharacters.map { ValueLimits(characters: $0) })
    guard schema.key != .rowNumber else {
      return try numberedWindow(request.anchor, cells, size: size, in: db)
    }
    var order = order(request.order)
    order.filter = filter
    switch request.anchor {
    case .first:
      let rows = try rows([order.everything], order, cells, limit: size + 1, in: db)
      return try window(
        Array(rows.prefix(size)), order, before: 0, hasNext: rows.count > size, in: db)
    case .after(let key, let edge):
      guard let cursor = try cursor(of: key, at: edge, in: order, isAfter: true, db) else {
        return try window(at: .first, request, filter, in: db)
      }
      let rows = try rows(order.keyRanges(after: cursor), order, cells, limit: size + 1, in: db)
      let first = try rows.first.map { try self.cursor(of: $0, in: order, db) }
      return try window(
        Array(rows.prefix(size)), order, before: count(before: first, order, in: db),
        hasNext: rows.count > size, in: db)
    case .before(let key, let edge):
      guard let cursor = try cursor(of: key, at: edge, in: order, isAfter: false, db) else {
        return try window(at: .first, request, filter, in: db)
      }
      let back = order.reversed
      let rows = try rows(back.keyRanges(after: cursor), back, cells, limit: size + 1, in: db)
      let last = try rows.first.map { try self.cursor(of: $0, in: order, db) }
      return try window(
        backwards: rows, size, order, hasNext: hasRows(after: last, order, in: db), in: db)
    case .last:
      let rows = try rows([order.everything], order.reversed, cells, limit: size + 1, in: db)
      return try window(backwards: rows, size, order, hasNext: false, in: db)
    }
  }

  private func window(
    at anchor: WindowRequest.Anchor, _ request: WindowRequest, _ filter: FilterCondition?,
    in db: Database
  ) throws -> Window {
    var request = request
    request.anchor = anchor
    return try window(request, filter, in: db)
  }

  private func window(
    backwards rows: [FoundRow], _ size: Int, _ order: DeclaredOrder, hasNext: Bool, in db: Database
  ) throws -> Window {
    let records = Array(rows.prefix(size).reversed())
    guard rows.count > size, let first = records.first else {
      return try window(records, order, before: 0, hasNext: hasNext, in: db)
    }
    let cursor = try cursor(of: first, in: order, db)
    return try window(
      records, order, before: count(before: cursor, order, in: db), hasNext: hasNext, in: db)
  }

  private func window(
    _ rows: [FoundRow], _ order: DeclaredOrder, before count: Int, hasNext: Bool, in db: Database
  ) throws -> Window {
    var edges: Window.Edges?
    if !order.isOfKey, let first = rows.first, let last = rows.last {
      edges = Window.Edges(
        first: try cursor(of: first, in: order, db).map(\.edge),
        last: try cursor(of: last, in: order, db).map(\.edge))
    }
    return Window(
      records: rows.map(\.stored), hasPrevious: count > 0, hasNext: hasNext,
      countBefore: count > WindowRequest.maxCounted ? nil : count, edges: edges)
  }

  /// Returns the rows of some key ranges, one after the other, up to a limit.
  private func rows(
    _ keyRanges: [KeyRange], _ order: DeclaredOrder, _ cells: Cells, limit: Int, in db: Database
  ) throws -> [FoundRow] {
    var rows: [FoundRow] = []
    for keyRange in keyRanges where rows.count < limit {
      let values = keyRange.values + [.integer(Int64(limit - rows.count))]
      rows += try self.rows(cells, order.clauses(of: keyRange) + " LIMIT ?", values, in: db)
        .map(named)
    }
    return rows
  }

  /// Returns the number of rows before a cursor, or of all rows without one, up to one more than
  /// are counted exactly.
  private func count(
    before cursor: [StoredValue]?, _ order: DeclaredOrder, in db: Database
  ) throws -> Int {
    let back = order.reversed
    let maxCharacters = WindowRequest.maxCounted + 1
    var count = 0
    for keyRange in cursor.map({ back.keyRanges(after: $0) }) ?? [back.everything]
    where count < maxCharacters {
      let sql =
        "SELECT count(*) FROM (SELECT 1 FROM \(source)\(back.clauses(of: keyRange)) LIMIT ?)"
      let values = keyRange.values + [.integer(Int64(maxCharacters - count))]
      count += try Query(sql, in: db).only(values) { $0.integer(0) }
    }
    return count
  }

  /// True if there is a row after a cursor, or any row without one.
  private func hasRows(
    after cursor: [StoredValue]?, _ order: DeclaredOrder, in db: Database
  ) throws -> Bool {
    try (cursor.map { order.keyRanges(after: $0) } ?? [order.everything]).contains { keyRange in
      let sql = "SELECT 1 FROM \(source)\(order.clauses(of: keyRange)) LIMIT 1"
      return try Query(sql, in: db).hasRows(keyRange.values)
    }
  }
}
