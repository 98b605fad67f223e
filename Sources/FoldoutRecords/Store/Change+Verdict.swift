package import FoldoutForms

extension Change {
  /// The decision about a change, given the stored record.
  package enum Verdict: Hashable, Sendable {
    /// Write these cells: they are still as the person saw them. All other cells already have their
    /// new value.
    case write([Cell])
    /// A conflict in these columns: they hold neither the value that was seen nor the new one. Or,
    /// if all cells could be written, these guarded columns have changed.
    case conflict([String])
  }

  /// Compares each cell's original token with the stored value: the whole compare-and-set decision,
  /// without a store.
  ///
  /// The new value of a secret is never compared with the stored one, so that a right guess and a
  /// wrong one get the same answer. Therefore a repeated change of a secret is a conflict.
  ///
  /// - Parameters:
  ///   - current: The stored record, including its secrets.
  ///   - table: The record's table.
  ///   - tokenMaker: Makes the tokens of the record's secrets.
  ///   - isAsStored: Returns true if the stored value is what the column would store for the cell's
  ///     new value.
  package func verdict<Failure: Error>(
    on current: StoredRecord, in table: TableSchema, by tokenMaker: SecretTokenMaker,
    isAsStored: (Cell, StoredValue) throws(Failure) -> Bool
  ) throws(Failure) -> Verdict {
    var written: [Cell] = []
    var conflicts: [String] = []
    for cell in cells {
      let value = current.record[cell.column]
      let column = table.column(cell.column)
      let visible = column.map { current.visibleValue($0, of: table, by: tokenMaker) } ?? value
      // A secret token that comes back unchanged means: keep the secret.
      if visible.isIdentical(to: cell.new) { continue }
      let isSecret = column?.isSecret == true
      if !isSecret, value.isIdentical(to: cell.new) { continue }
      if case .redacted = cell.new {
        conflicts.append(cell.column)
      } else if isSecret {
        // Only the secret token decides. If an already stored value counted as done, anyone with
        // the page could try one guess after another.
        if cell.original.matches(visible) {
          written.append(cell)
        } else {
          conflicts.append(cell.column)
        }
      } else if cell.original.matches(visible) {
        written.append(cell)
      } else if try !isAsStored(cell, value) {
        conflicts.append(cell.column)
      }
    }
    if conflicts.isEmpty, !written.isEmpty {
      conflicts = guards.filter { !$0.holds(in: current, of: table, by: tokenMaker) }.map(\.column)
    }
    return conflicts.isEmpty ? .write(written) : .conflict(conflicts)
  }

  /// Throws if the change is invalid for every record: a table or column cannot be written, or a
  /// value would reveal secrets. Examines only the change, not the stored record.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    guard storeIsWritable, table.isWritable else { throw .readOnly(table: table.name) }
    for column in guards.map(\.column) where table.column(column) == nil {
      throw .unknownColumn(column, table: table.name)
    }
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
      if table.columnsLinkedToSecrets.contains(column.name), !cell.original.matches(cell.new) {
        throw .refused(rule: .linkedSecret, column: column.name, table: table.name)
      }
    }
  }
}

extension Change.Guard {
  fileprivate func holds(
    in current: StoredRecord, of table: TableSchema, by tokenMaker: SecretTokenMaker
  ) -> Bool {
    table.column(column).map {
      current.visibleValue($0, of: table, by: tokenMaker).isIdentical(to: original)
    }
      ?? false
  }
}
