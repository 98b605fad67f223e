package import FoldoutForms

/// Secrets leave a store as seals only. A seal is a number that tells whether a value still is the
/// one that was seen, and nothing else.
///
/// It is made of the value, its table, column and record, so that two people with one password
/// have two seals; of how often it was changed, so that none ever comes back; and of a number that
/// each process draws for itself, so that nobody who finds a seal in a page can try passwords
/// against it. The price is that after a restart every open page holds a seal of before, and a
/// change of a secret is then a conflict.
extension StoredRecord {
  /// The record as it leaves the store.
  package func sealed(as table: TableSchema, by sealing: Sealing) -> StoredRecord {
    let secrets = table.columns.filter(\.isSecret)
    guard !secrets.isEmpty else { return self }
    var copy = self
    for column in secrets { copy.record[column.name] = seen(column, of: table, by: sealing) }
    return copy
  }

  /// One value as it leaves the store.
  package func seen(
    _ column: ColumnSchema, of table: TableSchema, by sealing: Sealing
  ) -> StoredValue {
    let value = record[column.name]
    guard column.isSecret, value != .null else { return value }
    return sealing.seal(value, in: column.name, of: key, table: table)
  }
}

extension Window {
  /// The window as it leaves the store.
  package func sealed(as table: TableSchema, by sealing: Sealing) -> Window {
    guard table.columns.contains(where: \.isSecret) else { return self }
    var copy = self
    copy.records = records.map { $0.sealed(as: table, by: sealing) }
    return copy
  }
}

extension Window {
  /// The window as a list has it: excerpts of its texts.
  package func excerpted(most: Int?) -> Window {
    guard most != nil else { return self }
    var copy = self
    copy.records = records.map { $0.excerpted(most: most) }
    return copy
  }
}

extension ChangeOutcome {
  /// The outcome as it leaves the store.
  package func sealed(as table: TableSchema, by sealing: Sealing) -> ChangeOutcome {
    switch self {
    case .stored(let record, let altered, let following):
      .stored(record.sealed(as: table, by: sealing), altered: altered, following: following)
    case .conflict(let record, let columns):
      .conflict(record.sealed(as: table, by: sealing), columns: columns)
    case .gone: .gone
    }
  }
}
