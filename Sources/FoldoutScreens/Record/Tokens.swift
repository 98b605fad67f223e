package import FoldoutForms

/// The tokens of the values that a screen shows. That of a long value is made once, because it
/// reads all the bytes of a picture, for example, and a page contains it several times.
package struct Tokens: Sendable {
  private var record: DynamicRecord
  /// The tokens of long values, by column.
  private var longTokens: [String: Token] = [:]
  /// The initial values of a new record. The tokens of all other values are encoded in full,
  /// because no store has those values yet.
  private let base: DynamicRecord?

  /// The tokens of a record's values. For a new record, `base` has its initial values.
  package init(of record: DynamicRecord, base: DynamicRecord? = nil) {
    self.record = record
    self.base = base
    for (column, value) in zip(record.columns, record.values) where Token.isMadeOnce(of: value) {
      longTokens[column] = token(of: column)
    }
  }

  /// Makes the tokens of changed values again.
  package mutating func update(for record: DynamicRecord) {
    let changed = record.columns(differingFrom: self.record)
    self.record = record
    for column in changed {
      longTokens[column] = Token.isMadeOnce(of: record[column]) ? token(of: column) : nil
    }
  }

  /// Makes the tokens of some columns again, whose values alone have changed.
  mutating func update(for new: DynamicRecord, in columns: [String]) {
    for column in columns {
      record[column] = new[column]
      longTokens[column] = Token.isMadeOnce(of: record[column]) ? token(of: column) : nil
    }
  }

  private func token(of column: String) -> Token {
    let value = record[column]
    guard let base, !value.isIdentical(to: base[column]) else { return Token(value) }
    return Token(encoding: value)
  }

  /// The token of a column's value; for a column that is not here, the token of no value.
  package subscript(column: String) -> Token { longTokens[column] ?? token(of: column) }
}

extension Token {
  /// True for a value of more bytes than are read again each time that its token is needed.
  fileprivate static func isMadeOnce(of value: StoredValue) -> Bool {
    switch value {
    case .text(let bytes), .blob(let bytes): bytes.count > 64
    case .null, .integer, .real, .redacted: false
    }
  }
}
