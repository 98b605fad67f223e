package import FoldoutForms

/// The tokens of the values that a screen shows, each made once: a picture's reads all its bytes,
/// and a page has it in several places.
package struct Tokens: Sendable {
  private let columns: [String]
  private var made: [String: Token]
  /// The values with which a record begins that no store has yet: all others of it are spelled out.
  private let base: DynamicRecord?

  /// The tokens of some columns of a record; of one that is still to be added beside the values
  /// with which it begins.
  package init(of record: DynamicRecord, columns: [String], base: DynamicRecord? = nil) {
    self.columns = columns
    self.base = base
    made = [:]
    for column in columns where made[column] == nil { made[column] = token(of: column, in: record) }
  }

  /// Makes anew those of the values that are others now.
  package mutating func follow(_ record: DynamicRecord, from old: DynamicRecord) {
    for column in columns where !record[column].isIdentical(to: old[column]) {
      made[column] = token(of: column, in: record)
    }
  }

  private func token(of column: String, in record: DynamicRecord) -> Token {
    let value = record[column]
    guard let base, !value.isIdentical(to: base[column]) else { return Token(value) }
    return Token(encoding: value)
  }

  /// The token of a column; that of no value where the screen has none of that name.
  package subscript(column: String) -> Token {
    made[column] ?? Token(.null)
  }
}
