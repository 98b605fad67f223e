import FoldoutForms

/// A record that a memory store has removed.
struct RemovedRow {
  let table: String
  let row: StoredRecord
}

/// References are checked only by removals and restores: a record cannot be removed while another
/// one refers to it, and can be restored only if the records that it refers to exist.
extension MemoryStore.Contents {
  /// Returns the records that refer to a row. Complexity: O(records of the tables that refer).
  func dependents(of row: StoredRecord, in table: MemoryTable) -> [Dependents] {
    tables.values.map(\.schema).sorted { $0.name < $1.name }.flatMap { other in
      other.columns.compactMap { column -> Dependents? in
        guard let target = schema.target(of: column), target.table == table.schema.name,
          let rows = tables[other.name]?.rows
        else { return nil }
        let value = row.record[target.column]
        let isSame = other.name == table.schema.name
        let maxCount = Dependents.maxCounted
        let count =
          value == .null
          ? 0
          : rows.lazy.filter {
            $0.record[column.name].isIdentical(to: value) && !(isSame && $0.key == row.key)
          }.prefix(maxCount + 1).count
        guard count > 0 else { return nil }
        return Dependents(
          table: other.name, columns: [column.name], values: [value], count: min(count, maxCount),
          hasMore: count > maxCount, rule: .noAction)
      }
    }
  }

  /// Returns a column whose reference leads to no record, and the table it refers to; `nil` if all
  /// references are intact.
  func brokenReference(
    of row: StoredRecord, in table: MemoryTable
  ) -> (column: String, other: String)? {
    for column in table.schema.columns {
      let value = row.record[column.name]
      guard value != .null, let target = schema.target(of: column) else { continue }
      let isItself =
        target.table == table.schema.name && row.record[target.column].isIdentical(to: value)
      let isThere =
        isItself
        || tables[target.table]?.rows.contains {
          $0.record[target.column].isIdentical(to: value)
        } == true
      if !isThere { return (column.name, target.table) }
    }
    return nil
  }
}
