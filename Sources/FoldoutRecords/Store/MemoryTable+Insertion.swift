import FoldoutForms

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
