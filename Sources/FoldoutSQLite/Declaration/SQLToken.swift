/// A token of SQL as SQLite reads it (sqlite.org/lang.html).
enum SQLToken: Hashable, Sendable {
  /// A keyword or an unquoted name, as it is written.
  case word(String)
  /// A name in double quotes, backticks or square brackets, without them.
  case name(String)
  /// A text in single quotes, without the quotes.
  case text(String)
  /// A number, without its sign.
  case number(String)
  /// A blob, a parameter, or anything else from which no rule is read.
  case other(String)
  /// An operator, a bracket, a comma or a point.
  case symbol(String)

  /// True for a keyword, regardless of case.
  func isWord(_ keyword: String) -> Bool {
    if case .word(let word) = self { word.uppercased() == keyword } else { false }
  }

  /// The name, quoted or not; `nil` for any other token.
  var asName: String? {
    switch self {
    case .word(let name), .name(let name): name
    case .text, .number, .other, .symbol: nil
    }
  }
}

extension SQLToken {
  /// Returns the tokens of a statement, without blanks and comments; `nil` if a quote or a comment
  /// is not closed. Complexity: O(length of the text).
  static func tokens(of sql: String) -> [SQLToken]? {
    var scanner = SQLScanner(sql)
    var tokens: [SQLToken] = []
    do {
      while let token = try scanner.next() { tokens.append(token) }
    } catch {
      return nil
    }
    return tokens
  }
}
