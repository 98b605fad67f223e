import FoldoutForms

extension Insertion {
  /// Throws if the insertion is invalid whatever the table contains: a table or column cannot be
  /// written, or a secret token is given as a value.
  package func validate(for table: TableSchema, storeIsWritable: Bool) throws(StoreError) {
    var unlinked = table
    unlinked.columnsLinkedToSecrets = []
    try asChange.validate(for: unlinked, storeIsWritable: storeIsWritable)
    for cell in cells {
      if case .redacted = cell.new {
        throw .refused(rule: .type, column: cell.column, table: table.name)
      }
      // Only values of secret columns are refused. Other linked columns may be set, because adding
      // a record does not reveal whether a secret refers to it.
      if cell.new != .null, table.columnsLinkedToSecrets.contains(cell.column),
        table.column(cell.column)?.isSecret == true
      {
        throw .refused(rule: .linkedSecret, column: cell.column, table: table.name)
      }
    }
  }

  /// The insertion as a change of all its cells without originals, because a store refuses both for
  /// the same reasons.
  package var asChange: Change {
    Change(
      table: table, key: RecordKey([]),
      cells: cells.map { cell in
        Change.Cell(column: cell.column, original: Insertion.unmatchedToken, new: cell.new)
      }, limits: limits)
  }

  /// A token that matches no value.
  private static let unmatchedToken = Token(wire: "-")
}

extension TableSchema {
  /// Returns the secret cells of a record, whose secret tokens change when the record is added or
  /// removed.
  package func secrets(of key: RecordKey) -> Set<SecretTokens.Cell> {
    Set(columns.filter(\.isSecret).map { SecretTokens.Cell($0.name, of: key, in: name) })
  }
}

extension InsertionOutcome {
  /// Returns the outcome with secret tokens in place of secrets, and its record within limits.
  package func redacted(
    as table: TableSchema, by tokenMaker: SecretTokenMaker, limits: ValueLimits?
  ) -> InsertionOutcome {
    switch self {
    case .stored(let record, let altered, let alsoWritten, let isRepeated):
      .stored(
        record.redacted(as: table, by: tokenMaker).limited(to: limits, in: table), altered: altered,
        alsoWritten: alsoWritten, isRepeated: isRepeated)
    case .gone: .gone
    case .addedOtherValues(let table, let key): .addedOtherValues(table: table, key: key)
    case .forgotten: .forgotten
    }
  }
}
