package import FoldoutForms

/// The tokens of the values that a screen shows. Each is made once, because a picture's token reads
/// all its bytes, and a page contains it several times.
package struct Tokens: Sendable {
  private let columns: [String]
  private var tokens: [String: Token]
  /// The initial values of a new record. The tokens of all other values are encoded in full,
  /// because no store has those values yet.
  private let base: DynamicRecord?

  /// The tokens of some columns of a record. For a new record, `base` has its initial values.
  package init(of record: DynamicRecord, columns: [String], base: DynamicRecord? = nil) {
    self.columns = columns
    self.base = base
    tokens = [:]
    for column in columns where tokens[column] == nil {
      tokens[column] = token(of: column, in: record)
    }
  }

  /// Makes the tokens of changed values again.
  package mutating func update(for record: DynamicRecord, from old: DynamicRecord) {
    for column in columns where !record[column].isIdentical(to: old[column]) {
      tokens[column] = token(of: column, in: record)
    }
  }

  private func token(of column: String, in record: DynamicRecord) -> Token {
    let value = record[column]
    guard let base, !value.isIdentical(to: base[column]) else { return Token(value) }
    return Token(encoding: value)
  }

  /// The token of a column's value; for a column that is not here, the token of no value.
  package subscript(column: String) -> Token {
    tokens[column] ?? Token(.null)
  }
}
