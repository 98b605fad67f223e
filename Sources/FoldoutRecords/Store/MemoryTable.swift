package import FoldoutForms

/// One table of a memory store, with its rows in the order of their keys.
package struct MemoryTable {
  package let schema: TableSchema
  package internal(set) var rows: [StoredRecord]

  /// A table of records. Without a declared key, records are numbered from 1.
  package init(schema: TableSchema, records: [DynamicRecord]) {
    var schema = schema
    // Keys appear in addresses, where secrets must not.
    let isKeySecret = schema.key.columns.contains { schema.column($0)?.isSecret == true }
    if isKeySecret { schema.key = .rowid }
    self.schema = schema
    let columns = schema.columns.map(\.name)
    rows = records.enumerated().map { [schema] index, record in
      // A single record, as a form's value, keeps its index of the columns; many share their names.
      let whole =
        records.count == 1
        ? record.narrowed(to: columns)
        : DynamicRecord(columns: columns, values: columns.map { record[$0] })
      return StoredRecord(key: MemoryTable.key(of: whole, at: index, in: schema), record: whole)
    }
    rows.sort { $0.key.precedes($1.key) }
  }

  /// Returns the index of the row with a key, trying each reading of a key from an address.
  package func index(of key: RecordKey) throws(StoreError) -> Int? {
    for reading in try readings(of: key) {
      let index = firstIndex(notBefore: reading)
      if index < rows.count, rows[index].key == reading { return index }
    }
    return nil
  }

  /// Returns the window for a request in the order of keys. Complexity: O(log rows + size of the
  /// window); O(rows) in descending order.
  func window(_ request: WindowRequest) throws(StoreError) -> Window {
    let names = request.columns ?? schema.columns.map(\.name)
    for name in names where schema.column(name) == nil {
      throw .unknownColumn(name, table: schema.name)
    }
    let size = max(1, request.size)
    let ordered = ordered(request.order)
    let rows = ordered.rows
    let range: Range<Int>
    switch request.anchor {
    case .first:
      range = 0..<min(size, rows.count)
    case .after(let key, let edge):
      let start = try ordered.boundary(of: key, at: edge, countingItself: true)
      range = start..<start + min(size, rows.count - start)
    case .before(let key, let edge):
      let end = try ordered.boundary(of: key, at: edge, countingItself: false)
      range = max(0, end - size)..<end
    case .last:
      range = max(0, rows.count - size)..<rows.count
    }
    return Window(
      records: rows[range].map { $0.narrowed(to: names) }, hasPrevious: range.lowerBound > 0,
      hasNext: range.upperBound < rows.count,
      countBefore: range.lowerBound <= WindowRequest.maxCounted ? range.lowerBound : nil)
  }

  /// Applies a validated change, or leaves everything unchanged. Also returns the secrets that it
  /// wrote.
  package mutating func apply(
    _ change: Change, by tokenMaker: SecretTokenMaker
  ) throws(StoreError) -> (ChangeOutcome, secrets: Set<SecretTokens.Cell>) {
    guard let index = try index(of: change.key) else { return (.gone, []) }
    let current = rows[index]
    let decision = change.decision(on: current, in: schema, by: tokenMaker) { cell, value in
      value.isIdentical(to: cell.new)
    }
    switch decision {
    case .conflict(let columns): return (.conflict(current, columns: columns), [])
    case .write(let cells):
      for cell in cells { try checkConstraints(of: cell, at: index) }
      var record = current.record
      for cell in cells { record[cell.column] = cell.new }
      let key = MemoryTable.key(of: record, at: 0, in: schema, keeping: current.key)
      let changed = StoredRecord(key: key, record: record)
      try move(changed, from: index, writing: cells)
      return (
        .stored(changed, altered: []),
        schema.secretsWritten(cells.map(\.column), from: current, to: changed)
      )
    }
  }

  /// Moves a changed row to the position of its key, which may have changed.
  private mutating func move(
    _ row: StoredRecord, from index: Int, writing cells: [Change.Cell]
  ) throws(StoreError) {
    guard row.key != rows[index].key else { return rows[index] = row }
    guard try self.index(of: row.key) == nil else {
      let keys = schema.key.columns
      throw .refused(
        rule: keys.count > 1 ? .uniqueTogether(keys) : .unique, column: cells.first?.column,
        table: schema.name)
    }
    rows.remove(at: index)
    rows.insert(row, at: firstIndex(notBefore: row.key))
  }

  private func checkConstraints(of cell: Change.Cell, at index: Int) throws(StoreError) {
    guard let column = schema.column(cell.column) else { return }
    if column.isNotNull, cell.new == .null {
      throw .refused(rule: .notNull, column: column.name, table: schema.name)
    }
    guard column.isUnique, cell.new != .null else { return }
    let isTaken = rows.indices.contains { other in
      other != index && rows[other].record[column.name].isIdentical(to: cell.new)
    }
    if isTaken { throw .refused(rule: .unique, column: column.name, table: schema.name) }
  }
}

extension StoredRecord {
  /// Returns the record with only some columns.
  func narrowed(to names: [String]) -> StoredRecord {
    StoredRecord(key: key, record: record.narrowed(to: names))
  }
}

extension MemoryTable {
  static func key(
    of record: DynamicRecord, at index: Int, in schema: TableSchema, keeping old: RecordKey? = nil
  ) -> RecordKey {
    switch schema.key {
    case .columns(let names):
      RecordKey(names.map { record[$0] }).marked(
        names.map { name in
          let type = schema.column(name)?.declaredType ?? ""
          return Affinity(declaredType: type) == .none ? .none : .toText
        })
    case .rowid, .rowNumber: old ?? RecordKey([.integer(Int64(index) + 1)])
    }
  }

  /// Returns the key with all texts that can stand for numbers replaced by these.
  func numbered(_ key: RecordKey) -> RecordKey {
    key.numbered(Array(repeating: .none, count: key.values.count))
  }

  func readings(of key: RecordKey) throws(StoreError) -> [RecordKey] {
    let names: [String]? = if case .columns(let names) = schema.key { names } else { nil }
    let count = names?.count ?? 1
    guard key.values.count == count else {
      throw .malformedKey(table: schema.name, expected: count, found: key.values.count)
    }
    // A typed column has values of one class, so only one of the number and the text exists.
    let conversions = names?.map { name -> RecordKey.Conversion in
      let type = schema.column(name)?.declaredType ?? ""
      return Affinity(declaredType: type) == .none ? .none : .toNumbers
    }
    return key.readings(conversions ?? [.none])
  }

  /// Returns the index at which a row with a key is, or would be inserted.
  func insertionIndex(of key: RecordKey) -> Int { firstIndex(notBefore: key) }

  private func firstIndex(notBefore key: RecordKey) -> Int {
    var bounds = rows.startIndex..<rows.endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        rows[middle].key.precedes(key)
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}

extension MemoryTable {
  /// Adds a validated record. Also returns the columns without a cell that have a value.
  mutating func insert(
    _ insertion: Insertion
  ) throws(StoreError) -> (StoredRecord, alsoWritten: [String]) {
    let names = schema.columns.map(\.name)
    var record = DynamicRecord(columns: names, values: names.map { _ in .null })
    for column in schema.columns {
      if case .value(let value) = column.defaultValue { record[column.name] = value }
    }
    for cell in insertion.cells { record[cell.column] = cell.new }
    // A key of one whole number continues from the largest one, like SQLite's rowids.
    if schema.key.columns.count == 1, let name = schema.key.columns.first, record[name] == .null,
      schema.column(name)?.declaredType.uppercased() == "INTEGER"
    {
      record[name] = .integer(nextNumber)
    }
    let given = insertion.cells.map(\.column)
    let row = StoredRecord(key: newKey(of: record), record: record)
    try put(row, given: given)
    let alsoWritten = names.filter { !given.contains($0) && record[$0] != .null }
    return (row, alsoWritten)
  }

  /// Inserts a record at the position of its key. Throws if it breaks a rule; the error for a
  /// duplicate key names a column that was given, if there is one.
  mutating func put(_ row: StoredRecord, given: [String]) throws(StoreError) {
    for column in schema.columns {
      let value = row.record[column.name]
      if column.isNotNull, value == .null, !column.isGenerated {
        throw .refused(rule: .notNull, column: column.name, table: schema.name)
      }
    }
    let keys = schema.key.columns
    if try index(of: row.key) != nil {
      throw .refused(
        rule: keys.count > 1 ? .uniqueTogether(keys) : .unique,
        column: given.first(where: keys.contains) ?? keys.first,
        table: schema.name)
    }
    for column in schema.columns where column.isUnique && row.record[column.name] != .null {
      let value = row.record[column.name]
      if rows.contains(where: { $0.record[column.name].isIdentical(to: value) }) {
        throw .refused(rule: .unique, column: column.name, table: schema.name)
      }
    }
    rows.insert(row, at: insertionIndex(of: row.key))
  }

  /// Removes and returns the row with a key; `nil` if there is none.
  mutating func remove(_ key: RecordKey) throws(StoreError) -> StoredRecord? {
    guard let index = try index(of: key) else { return nil }
    return rows.remove(at: index)
  }

  private func newKey(of record: DynamicRecord) -> RecordKey {
    switch schema.key {
    case .columns: MemoryTable.key(of: record, at: 0, in: schema)
    case .rowid, .rowNumber: RecordKey([.integer(nextNumber)])
    }
  }

  /// One more than the largest number in the key; if that is the largest integer, the smallest free
  /// number.
  private var nextNumber: Int64 {
    let numbers = rows.compactMap { row in
      if case .integer(let number) = row.key.values.first { number } else { nil }
    }
    let last = numbers.max() ?? 0
    guard last == .max else { return last + 1 }
    let taken = Set(numbers)
    return (1..<Int64.max).first { !taken.contains($0) } ?? last
  }
}
