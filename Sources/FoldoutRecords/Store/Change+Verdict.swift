package import FoldoutForms

extension Change {
  /// What is to be done about a change, once the record has been read.
  package enum Verdict: Hashable, Sendable {
    /// These cells are still as they were seen, and all others are already as asked.
    case write([Cell])
    /// These columns hold neither.
    case conflict([String])
  }

  /// Compares what was seen with what is stored, cell by cell: the whole of compare-and-set, apart
  /// from any store.
  ///
  /// - Parameters:
  ///   - current: What is stored now.
  ///   - isAsStored: Whether a stored value is what the column would make of the new one.
  package func verdict<Failure: Error>(
    on current: DynamicRecord,
    isAsStored: (Cell, StoredValue) throws(Failure) -> Bool
  ) throws(Failure) -> Verdict {
    var written: [Cell] = []
    var conflicts: [String] = []
    for cell in cells {
      let value = current[cell.column]
      if value.isIdentical(to: cell.new) { continue }
      if cell.seen.matches(value) {
        written.append(cell)
      } else if try !isAsStored(cell, value) {
        conflicts.append(cell.column)
      }
    }
    return conflicts.isEmpty ? .write(written) : .conflict(conflicts)
  }

  /// Throws for what no record could make right: a table or column that cannot be written.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    guard storeIsWritable, table.isWritable else { throw .readOnly(table: table.name) }
    var names: Set<String> = []
    for cell in cells {
      guard let column = table.column(cell.column) else {
        throw .unknownColumn(cell.column, table: table.name)
      }
      guard !column.isGenerated else {
        throw .readOnlyColumn(cell.column, table: table.name)
      }
      guard names.insert(cell.column).inserted else {
        throw .repeatedColumn(cell.column, table: table.name)
      }
    }
  }
}
