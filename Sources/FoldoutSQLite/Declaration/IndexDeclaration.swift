import FoldoutRecords

/// The terms of a `CREATE INDEX` statement. SQLite has no pragma for those that are expressions.
struct IndexDeclaration {
  /// The tokens of each term, in order; `nil` if this is no such statement.
  let terms: [ArraySlice<SQLToken>]?

  /// Parses a statement.
  init(_ sql: String) {
    let tokens = SQLToken.tokens(of: sql) ?? []
    terms = tokens.firstIndex(of: .symbol("(")).flatMap { tokens[$0...].inBrackets }?.parts
  }

  /// Returns the columns that each term names; `nil` if this is no such statement.
  func columns(among columns: [String]) -> [[String]]? {
    terms?.map { $0.columns(among: columns) }
  }
}

/// The sources of the computed columns in a `CREATE TABLE` statement.
struct ComputedColumns {
  /// The columns from which each computed one is made, by its name; all other columns if the
  /// statement cannot be parsed.
  let sources: [String: [String]]

  /// Parses a statement for its computed columns, among all `columns` of the table.
  ///
  /// Complexity: O(number of tokens · number of columns).
  init(_ sql: String, computed: [String], among columns: [String]) {
    guard !computed.isEmpty else {
      sources = [:]
      return
    }
    let tokens = SQLToken.tokens(of: sql) ?? []
    let parts = tokens.firstIndex(of: .symbol("(")).flatMap { tokens[$0...].inBrackets }?.parts
    var found: [FoldedName: [String]] = [:]
    for part in parts ?? [] {
      guard let name = part.first?.asDeclaredName, let expression = part.expression else {
        continue
      }
      found[FoldedName(name)] = expression.columns(among: columns)
    }
    sources = Dictionary(
      computed.map { name in (name, found[FoldedName(name)] ?? columns.filter { $0 != name }) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ArraySlice<SQLToken> {
  /// The tokens between an opening bracket and the one that closes it; `nil` if none does.
  fileprivate var inBrackets: ArraySlice<SQLToken>? {
    var depth = 0
    for (index, token) in zip(indices, self) {
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      if depth == 0 { return self[startIndex + 1..<index] }
    }
    return nil
  }

  /// The tokens split at commas outside of brackets.
  fileprivate var parts: [ArraySlice<SQLToken>] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { token in
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      return depth == 0 && token == .symbol(",")
    }
  }

  /// The expression after `AS` in a column's definition; `nil` if there is none.
  fileprivate var expression: ArraySlice<SQLToken>? {
    var depth = 0
    for (index, token) in zip(indices, self) {
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      guard depth == 0, token.isWord("AS"), self[(index + 1)...].first == .symbol("(") else {
        continue
      }
      return self[(index + 1)...].inBrackets
    }
    return nil
  }

  /// Returns the columns that the tokens name, in the order of the table.
  fileprivate func columns(among columns: [String]) -> [String] {
    let names = Set(compactMap(\.asName).map { FoldedName($0) })
    return columns.filter { names.contains(FoldedName($0)) }
  }
}

extension SQLToken {
  /// The name of a column in its definition, where SQLite also accepts a text.
  fileprivate var asDeclaredName: String? {
    if case .text(let name) = self { name } else { asName }
  }
}
