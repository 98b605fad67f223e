import FoldoutRecords

/// The CHECK of a `CREATE TABLE` statement that a change broke.
///
/// SQLite's message quotes the name of the constraint or, if it has none, the condition.
struct FailedCheck {
  /// The condition as the statement spells it.
  let text: String
  /// The only column that it constrains, with its constraints; `nil` if the condition is not
  /// understood in full.
  let demand: ConditionReader.Demand?

  /// Finds the check that a message quotes; `nil` if it matches none or several, or if the check
  /// involves a secret.
  init?(_ quoted: String, in sql: String, of schema: TableSchema) {
    let checks = FailedCheck.checks(in: sql).filter { $0.matches(quoted) }
    guard checks.count == 1, let check = checks.first else { return nil }
    let secrets = schema.columns.filter(\.isSecret).map { FoldedName($0.name) }
    guard check.names.isDisjoint(with: secrets) else { return nil }
    text = check.text
    demand = ConditionReader(columns: schema.columns.map(\.name)).whole(of: check.condition)
  }

  /// A declared check.
  struct Declared {
    fileprivate var name: String?
    fileprivate var condition: ArraySlice<SQLToken>
    /// The condition as the statement spells it.
    fileprivate(set) var text: String

    /// The names in the condition, among them those of its columns.
    var names: Set<FoldedName> { Set(condition.compactMap(\.asName).map { FoldedName($0) }) }

    /// True if a message that quotes this may mean the check. For a condition that begins with a
    /// quoted name, SQLite quotes only that name.
    fileprivate func matches(_ quoted: String) -> Bool {
      if let name { return name == quoted }
      switch condition.first {
      case .name(let first), .text(let first): return quoted == first || quoted == text
      case .word, .number, .other, .symbol, nil: return quoted == text
      }
    }
  }

  /// Returns the checks of a statement, in order.
  static func checks(in sql: String) -> [Declared] {
    var scanner = SQLScanner(sql)
    var tokens: [SQLToken] = []
    var ends: [Int] = []
    while let token = try? scanner.next() {
      tokens.append(token)
      ends.append(scanner.offset)
    }
    var checks: [Declared] = []
    var depth = 0
    var start: Int?
    for (index, token) in tokens.enumerated() {
      if token == .symbol("(") {
        depth += 1
        if depth == 2, index > 0, tokens[index - 1].isWord("CHECK") { start = index }
      } else if token == .symbol(")") {
        depth -= 1
        guard depth == 1, let open = start else { continue }
        start = nil
        checks.append(
          Declared(
            name: name(of: tokens[..<open]), condition: tokens[(open + 1)..<index],
            text: scanner.text(between: ends[open], and: ends[index] - 1)))
      }
    }
    return checks
  }

  /// Returns the name of the constraint whose tokens end with `CONSTRAINT name CHECK`.
  private static func name(of tokens: ArraySlice<SQLToken>) -> String? {
    let last = Array(tokens.suffix(3))
    guard last.count == 3, last[0].isWord("CONSTRAINT") else { return nil }
    if case .text(let name) = last[1] { return name }
    return last[1].asName
  }
}

extension ConditionReader {
  /// Returns the demand of a condition on its only column; `nil` if the condition says more than
  /// that.
  func whole(of condition: ArraySlice<SQLToken>) -> Demand? {
    let choices = condition.withoutBrackets.split(at: "OR")
    let parts = choices.flatMap { $0.withoutBrackets.split(at: "AND") }
    // Every part must be understood: a part of a rule is another rule.
    guard parts.allSatisfy(isSimple) else { return nil }
    let demands = demands(of: condition)
    guard let column = demands.first?.column, demands.allSatisfy({ $0.column == column }) else {
      return nil
    }
    var constraints = ColumnConstraints()
    for demand in demands { constraints.formIntersection(demand.constraints) }
    return (column, constraints)
  }

  private func isSimple(_ part: ArraySlice<SQLToken>) -> Bool {
    let part = part.withoutBrackets
    guard part.split(at: "AND").count == 1, part.split(at: "OR").count == 1 else { return false }
    return demands(of: part).count == 1 || columnOfNullTest(part) != nil
  }
}
