public import FoldoutForms

/// The values that identify one record of a table: one, or several for a composite key.
///
/// ```swift
/// RecordKey([.integer(1)])
/// ```
public struct RecordKey: Hashable, Sendable {
  /// The values in the key's own order.
  public var values: [StoredValue]
  /// The indices of texts that spell a number, in columns that distinguish 12 from '12'. An address
  /// marks these as texts.
  package var textIndices: Set<Int> = []
  /// True if the texts come from an address, where a text that spells a number may stand for the
  /// number.
  package var isParsedFromText = false

  /// A key of values.
  public init(_ values: [StoredValue]) {
    self.values = values
  }

  /// True if the values are equal, no matter how an address spells them.
  public static func == (one: RecordKey, other: RecordKey) -> Bool { one.values == other.values }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A record with its key.
///
/// ```swift
/// let album = StoredRecord(
///   key: RecordKey([.integer(4)]),
///   record: DynamicRecord(columns: ["title"], values: [.text("Blue Train")]))
/// ```
public struct StoredRecord: Hashable, Sendable {
  /// The record's key.
  public var key: RecordKey
  /// The values of its columns.
  public var record: DynamicRecord
  /// The columns whose texts were cut, or whose blobs were not read, with the full size in bytes.
  /// The values in their place must never be stored or compared.
  public var cut: [String: Int]

  /// A record with its key.
  public init(key: RecordKey, record: DynamicRecord, cut: [String: Int] = [:]) {
    self.key = key
    self.record = record
    self.cut = cut
  }
}

/// Replaces secrets by secret tokens before records leave a store. A secret token is a number that
/// shows whether a value is still the one that was seen, and nothing else.
///
/// It depends on the value, its table, column and record, so that two people with the same password
/// have different tokens; on the number of its changes, so that no token is ever used again; and on
/// a random number of the process, so that nobody who finds a token in a page can test passwords
/// against it. The cost: after a restart, open pages contain outdated tokens, so changing a secret
/// there is a conflict.
extension StoredRecord {
  /// Returns the record with secret tokens in place of secrets.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> StoredRecord {
    let secrets = table.columns.filter(\.isSecret)
    guard !secrets.isEmpty else { return self }
    var copy = self
    for column in secrets {
      copy.record[column.name] = visibleValue(column, of: table, by: tokenMaker)
    }
    return copy
  }

  /// Returns the value of a column, or the secret token of a secret.
  package func visibleValue(
    _ column: ColumnSchema, of table: TableSchema, by tokenMaker: SecretTokenMaker
  ) -> StoredValue {
    let value = record[column.name]
    guard column.isSecret, value != .null else { return value }
    return tokenMaker.token(value, in: column.name, of: key, table: table)
  }
}

extension Window {
  /// Returns the window with secret tokens in place of secrets.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> Window {
    guard table.columns.contains(where: \.isSecret) else { return self }
    var copy = self
    copy.records = records.map { $0.redacted(as: table, by: tokenMaker) }
    return copy
  }
}

extension Window {
  /// Returns the window with its texts shortened to excerpts, as a list shows them.
  package func excerpted(maxCharacters: Int?) -> Window {
    guard maxCharacters != nil else { return self }
    var copy = self
    copy.records = records.map { $0.excerpted(maxCharacters: maxCharacters) }
    return copy
  }
}

extension ChangeOutcome {
  /// Returns the outcome with secret tokens in place of secrets.
  package func redacted(as table: TableSchema, by tokenMaker: SecretTokenMaker) -> ChangeOutcome {
    switch self {
    case .stored(let record, let altered, let alsoWritten):
      .stored(
        record.redacted(as: table, by: tokenMaker), altered: altered, alsoWritten: alsoWritten)
    case .conflict(let record, let columns):
      .conflict(record.redacted(as: table, by: tokenMaker), columns: columns)
    case .gone: .gone
    }
  }
}
