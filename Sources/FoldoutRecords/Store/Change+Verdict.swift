package import FoldoutForms

extension Change {
  /// The decision about a change, once the record has been read.
  package enum Verdict: Hashable, Sendable {
    /// These cells are still as they were seen, and all others are already as asked.
    case write([Cell])
    /// These columns hold neither; or, where all others could be written, these are guarded and
    /// hold something else.
    case conflict([String])
  }

  /// Compares what was seen with what is stored, cell by cell: the whole of compare-and-set, apart
  /// from any store.
  ///
  /// What is asked of a secret is compared with nothing, so the answer is the same whether it is a
  /// right guess or a wrong one; a change of one that is sent again is therefore a conflict.
  ///
  /// - Parameters:
  ///   - current: What is stored now, with its secrets.
  ///   - table: The table that it is in.
  ///   - sealing: What the secret tokens of its secrets are made with.
  ///   - isAsStored: Whether a stored value is what the column would make of the new one.
  package func verdict<Failure: Error>(
    on current: StoredRecord, in table: TableSchema, by tokenMaker: SecretTokenMaker,
    isAsStored: (Cell, StoredValue) throws(Failure) -> Bool
  ) throws(Failure) -> Verdict {
    var written: [Cell] = []
    var conflicts: [String] = []
    for cell in cells {
      let value = current.record[cell.column]
      let column = table.column(cell.column)
      let handedOut = column.map { current.seen($0, of: table, by: tokenMaker) } ?? value
      // A secret that comes back as it was handed out is asked to stay.
      if handedOut.isIdentical(to: cell.new) { continue }
      let isSecret = column?.isSecret == true
      if !isSecret, value.isIdentical(to: cell.new) { continue }
      if case .redacted = cell.new {
        conflicts.append(cell.column)
      } else if isSecret {
        // Only the secret token decides. If a value that is already stored counted as done, anyone
        // with the page could try one guess after another.
        if cell.original.matches(handedOut) {
          written.append(cell)
        } else {
          conflicts.append(cell.column)
        }
      } else if cell.original.matches(handedOut) {
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

  /// Throws for what no record could make right: a table or column that cannot be written, and a
  /// value that would tell of secrets. It looks at what is asked only.
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
      if table.linkedSecrets.contains(column.name), !cell.original.matches(cell.new) {
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
      current.seen($0, of: table, by: tokenMaker).isIdentical(to: original)
    }
      ?? false
  }
}
