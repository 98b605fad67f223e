import FoldoutForms
import FoldoutRecords
import Foundation

/// Reads the constraints that a condition places on single columns.
///
/// A condition is split at `AND`. Only parts of these shapes yield constraints:
///
/// ```
/// x IN ('a', 'b')           x = 'a' OR x = 'b'            x IS NULL OR …
/// x >= 0    0 <= x          x BETWEEN 1 AND 5             length(x) <= 40
/// x >= '1950-01-01'         x BETWEEN '1900-01-01' AND '2099-12-31 23:59:59'
/// ```
struct ConditionReader {
  /// The constraints that a condition places on one column.
  typealias Demand = (column: String, constraints: ColumnConstraints)

  let columns: [String]

  /// Returns the demands of a condition, part by part.
  func demands(of condition: ArraySlice<SQLToken>) -> [Demand] {
    let tokens = condition.withoutBrackets
    // An AND or OR inside CASE … END does not separate parts of the condition.
    guard !tokens.contains(where: { $0.isWord("CASE") }) else { return [] }
    let choices = tokens.split(at: "OR")
    guard choices.count == 1 else { return alternatives(choices).map { [$0] } ?? [] }
    let parts = tokens.split(at: "AND")
    guard parts.count == 1 else { return parts.flatMap(demands) }
    return demand(of: tokens).map { [$0] } ?? []
  }

  /// Returns the common demand of alternatives that all concern the same column. NULL passes every
  /// check.
  private func alternatives(_ choices: [ArraySlice<SQLToken>]) -> Demand? {
    let nullable = choices.map { columnOfNullTest($0.withoutBrackets) }
    let demands = zip(choices, nullable).filter { $0.1 == nil }.map { self.demands(of: $0.0) }
    let names = Set(nullable.compactMap(\.self)).union(demands.joined().map(\.column))
    guard let column = names.first, names.count == 1, !demands.isEmpty else { return nil }
    if demands.count == 1 {
      var all = ColumnConstraints()
      for demand in demands[0] { all.formIntersection(demand.constraints) }
      return (column, all)
    }
    // Several lists of options combine into one.
    var together = ColumnConstraints()
    var options: [StoredValue] = []
    for demand in demands {
      guard demand.count == 1, let some = demand[0].constraints.options else { return nil }
      options += some.filter { !options.contains($0) }
    }
    together.options = options
    return (column, together)
  }

  func columnOfNullTest(_ tokens: ArraySlice<SQLToken>) -> String? {
    guard tokens.suffix(2).map({ $0.isWord("IS") || $0.isWord("NULL") }) == [true, true] else {
      return tokens.last?.isWord("ISNULL") == true ? column(tokens.dropLast()) : nil
    }
    return column(tokens.dropLast(2))
  }

  // MARK: - Parts

  private func demand(of part: ArraySlice<SQLToken>) -> Demand? {
    membership(part) ?? range(part) ?? comparison(part)
  }

  /// `x IN (…)`.
  private func membership(_ part: ArraySlice<SQLToken>) -> Demand? {
    guard let index = part.firstIndex(where: { $0.isWord("IN") }),
      let column = column(part[..<index])
    else { return nil }
    let list = part[(index + 1)...]
    guard list.first == .symbol("("), list.last == .symbol(")") else { return nil }
    let values = list.dropFirst().dropLast().split(separator: .symbol(",")).map(literal)
    // With NULL in the list, the condition is never false.
    guard !values.isEmpty, values.allSatisfy({ $0 != nil && $0 != .null }) else { return nil }
    var constraints = ColumnConstraints()
    constraints.options = values.compactMap(\.self)
    return (column, constraints)
  }

  /// `x BETWEEN a AND b`.
  private func range(_ part: ArraySlice<SQLToken>) -> Demand? {
    guard let index = part.firstIndex(where: { $0.isWord("BETWEEN") }),
      let middle = part[index...].firstIndex(where: { $0.isWord("AND") }),
      let subject = subject(part[..<index]),
      let minimum = literal(part[(index + 1)..<middle]),
      let maximum = literal(part[(middle + 1)...])
    else { return nil }
    guard var constraints = subject.constraints(.atLeast, minimum),
      let upper = subject.constraints(.atMost, maximum)
    else { return nil }
    constraints.formIntersection(upper)
    return (subject.column, constraints)
  }

  /// `x >= 0`, `0 <= x`, `x = 'a'` and the like, for a column or its length.
  private func comparison(_ part: ArraySlice<SQLToken>) -> Demand? {
    for index in part.indices {
      guard case .symbol(let sign) = part[index], let relation = Relation(rawValue: sign) else {
        continue
      }
      let (left, right) = (part[..<index], part[(index + 1)...])
      if let subject = subject(left), let value = literal(right) {
        return subject.constraints(relation, value).map { (subject.column, $0) }
      }
      if let subject = subject(right), let value = literal(left) {
        return subject.constraints(relation.turned, value).map { (subject.column, $0) }
      }
      return nil
    }
    return nil
  }

  // MARK: - Subjects and literals

  private func subject(_ tokens: ArraySlice<SQLToken>) -> ConditionSubject? {
    let tokens = tokens.withoutBrackets
    if let column = column(tokens) { return ConditionSubject(column: column, isLength: false) }
    guard tokens.first?.isWord("LENGTH") == true, tokens.count > 3,
      let column = column(tokens.dropFirst())
    else { return nil }
    return ConditionSubject(column: column, isLength: true)
  }

  /// Returns the column that an expression names, possibly after its table's name or before a
  /// collation.
  private func column(_ expression: ArraySlice<SQLToken>) -> String? {
    var tokens = expression.withoutBrackets
    if tokens.dropLast().last?.isWord("COLLATE") == true { tokens = tokens.dropLast(2) }
    if tokens.count == 3, tokens.dropFirst().first == .symbol(".") { tokens = tokens.suffix(1) }
    guard tokens.count == 1, let name = tokens.first?.asName else { return nil }
    return columns.first { $0.lowercased() == name.lowercased() }
  }

  /// Returns the value of a literal; `nil` for a computed expression.
  private func literal(_ expression: ArraySlice<SQLToken>) -> StoredValue? {
    let tokens = expression.withoutBrackets
    let isNegative = tokens.first == .symbol("-")
    let rest = isNegative || tokens.first == .symbol("+") ? tokens.dropFirst() : tokens
    guard rest.count == 1, let token = rest.first else { return nil }
    switch token {
    case .number(let digits): return ConditionReader.number(digits, isNegative: isNegative)
    case .text(let text): return rest.count == tokens.count ? .text(text) : nil
    // SQLite treats a name in double quotes as a text if no column has it.
    case .name(let text): return column(tokens) == nil ? .text(text) : nil
    case .word:
      if token.isWord("NULL") { return .null }
      return token.isWord("TRUE") ? .integer(1) : token.isWord("FALSE") ? .integer(0) : nil
    case .other, .symbol: return nil
    }
  }

  /// Returns the number of a literal, of the storage class that SQLite gives it; `nil` if it is too
  /// large.
  private static func number(_ digits: String, isNegative: Bool) -> StoredValue? {
    let sign = isNegative ? "-" : ""
    if digits.lowercased().hasPrefix("0x") {
      return Int64(sign + digits.dropFirst(2), radix: 16).map(StoredValue.integer)
    }
    if let number = Int64(sign + digits) { return .integer(number) }
    guard let number = Double(sign + digits), number.isFinite else { return nil }
    return .real(number)
  }
}
