/// A token of SQL as SQLite reads it (sqlite.org/lang.html).
enum SQLToken: Hashable, Sendable {
  /// A keyword or a name without quotes, as it is written.
  case word(String)
  /// A name in double quotes, backticks or brackets, without them.
  case name(String)
  /// A text in single quotes, without them.
  case text(String)
  /// A number, without its sign.
  case number(String)
  /// A blob, a parameter, or anything else that no rule is read from.
  case other(String)
  /// An operator, a bracket, a comma or a point.
  case symbol(String)

  /// True for a keyword, in letters of either case.
  func isWord(_ keyword: String) -> Bool {
    if case .word(let word) = self { word.uppercased() == keyword } else { false }
  }

  /// The name that the token may be: with quotes or without.
  var asName: String? {
    switch self {
    case .word(let name), .name(let name): name
    case .text, .number, .other, .symbol: nil
    }
  }
}

extension SQLToken {
  /// The tokens of a statement, without blanks and comments; `nil` where a quote or a comment is
  /// not closed. Complexity: O(length of the text).
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
