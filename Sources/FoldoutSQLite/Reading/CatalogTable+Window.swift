import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Whether rows are read in the order of their keys or against it.
  enum Direction {
    case forward
    case backward
  }

  /// A window of rows. One row more than asked says whether there are more on that side, and one
  /// look from the outermost row says it of the other: the row that was asked from may be gone.
  func window(_ request: WindowRequest, in db: Database) throws -> Window {
    let columns = request.columns ?? columns
    for name in columns where schema.column(name) == nil {
      throw StoreError.unknownColumn(name, table: schema.name)
    }
    // The upper bound keeps the sums below from overflowing.
    let size = min(max(1, request.size), Int(Int32.max))
    guard schema.key != .place else {
      return try placeWindow(request.place, columns: columns, size: size, in: db)
    }
    switch request.place {
    case .first:
      let stretches = [Stretch(condition: "", values: [], fixed: 0)]
      let rows = try records(stretches, .forward, columns, limit: size + 1, in: db)
      return Window(
        records: Array(rows.prefix(size)), hasPrevious: false, hasNext: rows.count > size)
    case .after(let key):
      let stretches = try self.stretches(beyond: start(at: key, in: db), .forward)
      let rows = try records(stretches, .forward, columns, limit: size + 1, in: db)
      return Window(
        records: Array(rows.prefix(size)),
        hasPrevious: try hasRows(beyond: rows.first?.key, .backward, in: db),
        hasNext: rows.count > size)
    case .before(let key):
      let stretches = try self.stretches(beyond: start(at: key, in: db), .backward)
      let rows = try records(stretches, .backward, columns, limit: size + 1, in: db)
      return Window(
        records: rows.prefix(size).reversed(), hasPrevious: rows.count > size,
        hasNext: try hasRows(beyond: rows.first?.key, .forward, in: db))
    }
  }

  /// The rows of some stretches, one after the other, until there are enough.
  private func records(
    _ stretches: [Stretch], _ direction: Direction, _ columns: [String], limit: Int,
    in db: Database
  ) throws -> [StoredRecord] {
    let selection = selection(of: columns)
    var records: [StoredRecord] = []
    for stretch in stretches where records.count < limit {
      let sql = "SELECT \(selection) FROM \(source)\(clauses(of: stretch, direction)) LIMIT ?"
      let values = stretch.values + [.integer(Int64(limit - records.count))]
      records += try Query(sql, in: db).rows(values) { found($0, columns: columns).stored }
    }
    return records
  }

  /// Whether there is a row beyond a key, or any at all where there is no key.
  private func hasRows(
    beyond key: RecordKey?, _ direction: Direction, in db: Database
  ) throws -> Bool {
    let everything = [Stretch(condition: "", values: [], fixed: 0)]
    let stretches = key.map { self.stretches(beyond: $0, direction) } ?? everything
    return try stretches.contains { stretch in
      let sql = "SELECT 1 FROM \(source)\(clauses(of: stretch, direction)) LIMIT 1"
      return try Query(sql, in: db).hasRows(stretch.values)
    }
  }

  private func clauses(of stretch: Stretch, _ direction: Direction) -> String {
    // What the condition fixes to one value needs no order.
    let order = key.dropFirst(stretch.fixed)
      .map { direction == .forward ? $0.expression : "\($0.expression) DESC" }
    return (stretch.condition.isEmpty ? "" : " WHERE \(stretch.condition)")
      + " ORDER BY \(order.joined(separator: ", "))"
  }

  /// The key to go on from, as its column would hold it: "12" stands for 12 or '12' in a column
  /// that converts nothing. Where no row is left that would say which, numbers are more likely.
  private func start(at key: RecordKey, in db: Database) throws -> RecordKey {
    let readings = key.readings(convertingNothing: self.key.map(\.convertsNothing))
    if readings.count == 1, key.values.count == keyCount { return key }
    return try row(key, in: db)?.stored.key ?? readings.last ?? key
  }
}
