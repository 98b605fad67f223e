import FoldoutRecords

/// The CHECK conditions of a `CREATE TABLE` statement. SQLite has no pragma for them.
struct TableDeclaration {
  /// The tokens of each condition, in order, without the brackets around it.
  let conditions: [ArraySlice<SQLToken>]

  /// Parses a statement; any other or incomplete one has no conditions.
  init(_ sql: String) {
    let tokens = SQLToken.tokens(of: sql) ?? []
    var conditions: [ArraySlice<SQLToken>] = []
    var depth = 0
    var start: Int?
    for (index, token) in tokens.enumerated() {
      switch token {
      case .symbol("("):
        depth += 1
        if depth == 2, index > 0, tokens[index - 1].isWord("CHECK") { start = index + 1 }
      case .symbol(")"):
        depth -= 1
        if depth == 1, let first = start {
          if index - first <= TableDeclaration.maxTokens {
            conditions.append(tokens[first..<index])
          }
          start = nil
        }
      case .word, .name, .text, .number, .other, .symbol: break
      }
    }
    self.conditions = conditions
  }

  /// Limit for the tokens of a condition; a longer one is ignored.
  private static let maxTokens = 10_000

  /// Returns the demands of all conditions on single columns, by column. Complexity: O(number of
  /// tokens · number of columns).
  func constraints(of columns: [String]) -> [String: ColumnConstraints] {
    let reader = ConditionReader(columns: columns)
    var constraints: [String: ColumnConstraints] = [:]
    for condition in conditions {
      for (column, demand) in reader.demands(of: condition) {
        constraints[column, default: ColumnConstraints()].formIntersection(demand)
      }
    }
    return constraints
  }
}
