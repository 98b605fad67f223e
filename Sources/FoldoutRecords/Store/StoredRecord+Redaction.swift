package import FoldoutForms

/// Secrets leave a store as seals only. A secret token is a number that tells whether a value still
/// is the one that was seen, and nothing else.
///
/// It is made of the value, its table, column and record, so that two people with one password
/// have two secret tokens; of how often it was changed, so that none ever comes back; and of a
/// number that each process draws for itself, so that nobody who finds a secret token in a page can
/// try passwords against it. The price is that after a restart every open page holds a secret token
/// of before, and a change of a secret is then a conflict.
extension StoredRecord {
  /// The record as it leaves the store.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> StoredRecord {
    let secrets = table.columns.filter(\.isSecret)
    guard !secrets.isEmpty else { return self }
    var copy = self
    for column in secrets { copy.record[column.name] = seen(column, of: table, by: tokenMaker) }
    return copy
  }

  /// One value as it leaves the store.
  package func seen(
    _ column: ColumnSchema, of table: TableSchema, by tokenMaker: SecretTokenMaker
  ) -> StoredValue {
    let value = record[column.name]
    guard column.isSecret, value != .null else { return value }
    return tokenMaker.token(value, in: column.name, of: key, table: table)
  }
}

extension Window {
  /// The window as it leaves the store.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> Window {
    guard table.columns.contains(where: \.isSecret) else { return self }
    var copy = self
    copy.records = records.map { $0.redacted(as: table, by: tokenMaker) }
    return copy
  }
}

extension Window {
  /// The window as a list has it: excerpts of its texts.
  package func excerpted(maxCharacters: Int?) -> Window {
    guard maxCharacters != nil else { return self }
    var copy = self
    copy.records = records.map { $0.excerpted(maxCharacters: maxCharacters) }
    return copy
  }
}

extension ChangeOutcome {
  /// The outcome as it leaves the store.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> ChangeOutcome {
    switch self {
    case .stored(let record, let altered, let following):
      .stored(record.redacted(as: table, by: tokenMaker), altered: altered, following: following)
    case .conflict(let record, let columns):
      .conflict(record.redacted(as: table, by: tokenMaker), columns: columns)
    case .gone: .gone
    }
  }
}
