import FoldoutForms
import FoldoutRecords
import GRDB

/// Reads windows of a table's rows in an order.
struct WindowReader {
  private let table: CatalogTable
  private let db: Database
  private let reader: RowReader

  init(_ table: CatalogTable, in db: Database) {
    self.table = table
    self.db = db
    reader = RowReader(table: table, db: db)
  }

  /// Returns a window of rows. It reads one more row than requested to find out if more follow. On
  /// the other side it searches from the outermost row, because the row in the request may be gone.
  func window(_ request: WindowRequest, _ filter: FilterCondition? = nil) throws -> Window {
    let columns = request.columns ?? table.columns
    for name in columns where table.schema.column(name) == nil {
      throw StoreError.unknownColumn(name, table: table.schema.name)
    }
    // The upper bound prevents overflow in the sums below.
    let size = min(max(1, request.size), Int(Int32.max))
    let cells = Cells(
      columns: columns, limits: request.maxCharacters.map { ValueLimits(characters: $0) })
    guard table.schema.key != .rowNumber else {
      return try NumberedRows(table: table, db: db).window(request.anchor, cells, size: size)
    }
    var order = table.order(request.order)
    order.filter = filter
    switch request.anchor {
    case .first:
      let rows = try rows([order.everything], order, cells, limit: size + 1)
      return try window(
        Array(rows.prefix(size)), order, before: 0, hasNext: rows.count > size)
    case .after(let key, let edge):
      guard let cursor = try reader.cursor(of: key, at: edge, in: order, isAfter: true) else {
        return try window(at: .first, request, filter)
      }
      let rows = try rows(order.keyRanges(after: cursor), order, cells, limit: size + 1)
      let first = try rows.first.map { try reader.cursor(of: $0, in: order) }
      return try window(
        Array(rows.prefix(size)), order, before: count(before: first, order),
        hasNext: rows.count > size)
    case .before(let key, let edge):
      guard let cursor = try reader.cursor(of: key, at: edge, in: order, isAfter: false) else {
        return try window(at: .first, request, filter)
      }
      let back = order.reversed
      let rows = try rows(back.keyRanges(after: cursor), back, cells, limit: size + 1)
      let last = try rows.first.map { try reader.cursor(of: $0, in: order) }
      return try window(
        backwards: rows, size, order, hasNext: hasRows(after: last, order))
    case .last:
      let rows = try rows([order.everything], order.reversed, cells, limit: size + 1)
      return try window(backwards: rows, size, order, hasNext: false)
    }
  }

  private func window(
    at anchor: WindowRequest.Anchor, _ request: WindowRequest, _ filter: FilterCondition?
  ) throws -> Window {
    var request = request
    request.anchor = anchor
    return try window(request, filter)
  }

  private func window(
    backwards rows: [FoundRow], _ size: Int, _ order: DeclaredOrder, hasNext: Bool
  ) throws -> Window {
    let records = Array(rows.prefix(size).reversed())
    guard rows.count > size, let first = records.first else {
      return try window(records, order, before: 0, hasNext: hasNext)
    }
    let cursor = try reader.cursor(of: first, in: order)
    return try window(
      records, order, before: count(before: cursor, order), hasNext: hasNext)
  }

  private func window(
    _ rows: [FoundRow], _ order: DeclaredOrder, before count: Int, hasNext: Bool
  ) throws -> Window {
    var edges: Window.Edges?
    if !order.isOfKey, let first = rows.first, let last = rows.last {
      edges = Window.Edges(
        first: try reader.cursor(of: first, in: order).map(\.edge),
        last: try reader.cursor(of: last, in: order).map(\.edge))
    }
    return Window(
      records: rows.map(\.stored), hasPrevious: count > 0, hasNext: hasNext,
      countBefore: count > WindowRequest.maxCounted ? nil : count, edges: edges)
  }

  /// Returns the rows of some key ranges, one after the other, up to a limit.
  private func rows(
    _ keyRanges: [KeyRange], _ order: DeclaredOrder, _ cells: Cells, limit: Int
  ) throws -> [FoundRow] {
    var rows: [FoundRow] = []
    for keyRange in keyRanges where rows.count < limit {
      let values = keyRange.values + [.integer(Int64(limit - rows.count))]
      rows += try reader.rows(cells, order.clauses(of: keyRange) + " LIMIT ?", values)
        .map(table.named)
    }
    return rows
  }

  /// Returns the number of rows before a cursor, or of all rows without one, up to one more than
  /// are counted exactly.
  private func count(before cursor: [StoredValue]?, _ order: DeclaredOrder) throws -> Int {
    let back = order.reversed
    let maxCharacters = WindowRequest.maxCounted + 1
    var count = 0
    for keyRange in cursor.map({ back.keyRanges(after: $0) }) ?? [back.everything]
    where count < maxCharacters {
      let sql =
        "SELECT count(*) FROM (SELECT 1 FROM \(table.source)\(back.clauses(of: keyRange)) LIMIT ?)"
      let values = keyRange.values + [.integer(Int64(maxCharacters - count))]
      count += try Query(sql, in: db).only(values) { $0.integer(0) }
    }
    return count
  }

  /// True if there is a row after a cursor, or any row without one.
  private func hasRows(after cursor: [StoredValue]?, _ order: DeclaredOrder) throws -> Bool {
    try (cursor.map { order.keyRanges(after: $0) } ?? [order.everything]).contains { keyRange in
      let sql = "SELECT 1 FROM \(table.source)\(order.clauses(of: keyRange)) LIMIT 1"
      return try Query(sql, in: db).hasRows(keyRange.values)
    }
  }
}
