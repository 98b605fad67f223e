import FoldoutRecords

/// The terms of a `CREATE INDEX` statement, which SQLite has no pragma for where they are
/// expressions.
struct IndexDeclaration {
  /// The tokens of each term, in their order; `nil` for what is no such statement.
  let terms: [ArraySlice<SQLToken>]?

  /// Reads a statement.
  init(_ sql: String) {
    let tokens = SQLToken.tokens(of: sql) ?? []
    terms = tokens.firstIndex(of: .symbol("(")).flatMap { tokens[$0...].inBrackets }?.parts
  }

  /// The columns that each term names, among those of its table; `nil` for what is no such
  /// statement.
  func columns(among columns: [String]) -> [[String]]? {
    terms?.map { $0.columns(among: columns) }
  }
}

/// The expressions of a `CREATE TABLE` statement by which columns are computed.
struct ComputedColumns {
  /// The columns that each computed one is made of, by its name. Where the statement does not say
  /// it, all others.
  let sources: [String: [String]]

  /// Reads a statement for its computed columns, among all `columns` of the table.
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
  /// The tokens behind an opening bracket, up to the one that closes it; `nil` where none does.
  fileprivate var inBrackets: ArraySlice<SQLToken>? {
    var depth = 0
    for (index, token) in zip(indices, self) {
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      if depth == 0 { return self[startIndex + 1..<index] }
    }
    return nil
  }

  /// The parts between the commas that stand in no brackets.
  fileprivate var parts: [ArraySlice<SQLToken>] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { token in
      if token == .symbol("(") { depth += 1 }
      if token == .symbol(")") { depth -= 1 }
      return depth == 0 && token == .symbol(",")
    }
  }

  /// The expression behind `AS` in a column's definition; `nil` where there is none.
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

  /// The columns that are named, in the order of the table.
  fileprivate func columns(among columns: [String]) -> [String] {
    let names = Set(compactMap(\.asName).map { FoldedName($0) })
    return columns.filter { names.contains(FoldedName($0)) }
  }
}

extension SQLToken {
  /// The name of a column that is declared: SQLite takes a text for one, too.
  fileprivate var asDeclaredName: String? {
    if case .text(let name) = self { name } else { asName }
  }
}
