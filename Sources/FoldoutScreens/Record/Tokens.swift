package import FoldoutForms

/// The tokens of the values that a screen shows, each made once: a picture's reads all its bytes,
/// and a page has it in several places.
package struct Tokens: Sendable {
  private let columns: [String]
  private var made: [String: Token]

  /// The tokens of some columns of a record.
  package init(of record: DynamicRecord, columns: [String]) {
    self.columns = columns
    made = Dictionary(
      columns.map { ($0, Token(record[$0])) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes anew those of the values that are others now.
  package mutating func follow(_ record: DynamicRecord, from old: DynamicRecord) {
    for column in columns where !record[column].isIdentical(to: old[column]) {
      made[column] = Token(record[column])
    }
  }

  /// The token of a column; that of no value where the screen has none of that name.
  package subscript(column: String) -> Token {
    made[column] ?? Token(.null)
  }
}
