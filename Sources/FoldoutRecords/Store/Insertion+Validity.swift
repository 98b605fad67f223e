import FoldoutForms

extension Insertion {
  /// Throws for what no table could make right: a table or column that cannot be written, and a
  /// seal for a value.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    var free = table
    free.linkedSecrets = []
    try asChange.validate(for: free, storeIsWritable: storeIsWritable)
    for cell in cells {
      if case .redacted = cell.new {
        throw .refused(rule: .type, column: cell.column, table: table.name)
      }
      // A new record may be what a secret refers to; nobody is told if one does.
      if cell.new != .null, table.linkedSecrets.contains(cell.column),
        table.column(cell.column)?.isSecret == true
      {
        throw .refused(rule: .linkedSecret, column: cell.column, table: table.name)
      }
    }
  }

  /// The insertion as a change of all its cells, none of them seen before: a store's refusals are
  /// those of a change.
  package var asChange: Change {
    Change(
      table: table, key: RecordKey([]),
      cells: cells.map { cell in
        Change.Cell(column: cell.column, original: Insertion.unseen, new: cell.new)
      }, limits: limits)
  }

  /// The token of nothing.
  private static let unseen = Token(wire: "-")
}

extension TableSchema {
  /// The secrets that a record has under a key, which are others once it is added or removed.
  package func secrets(of key: RecordKey) -> Set<SecretTokens.Cell> {
    Set(columns.filter(\.isSecret).map { SecretTokens.Cell($0.name, of: key, in: name) })
  }
}

extension InsertionOutcome {
  /// The outcome as it leaves the store.
  package func redacted(
    as table: TableSchema, by tokenMaker: SecretTokenMaker, limits: ValueLimits?
  ) -> InsertionOutcome {
    switch self {
    case .stored(let record, let altered, let following, let isRepeated):
      .stored(
        record.redacted(as: table, by: tokenMaker).limited(to: limits, in: table), altered: altered,
        following: following, isRepeated: isRepeated)
    case .gone: .gone
    case .otherwise(let table, let key): .otherwise(table: table, key: key)
    case .forgotten: .forgotten
    }
  }
}
