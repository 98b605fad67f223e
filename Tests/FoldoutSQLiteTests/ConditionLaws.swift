import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import GRDB
import Testing

@testable import FoldoutSQLite

/// Laws of conditions: constraints read from a CHECK are never stricter than the CHECK.
///
/// SQLite refuses each value that the constraints exclude.
@Suite struct ConditionLaws {
  private static let world: [(sql: String, value: StoredValue)] =
    [-1, 0, 1, 2, 3, 12].map { ("\($0)", .integer($0)) }
    + [("0.5", .real(0.5)), ("1.5", .real(1.5))]
    + ["", "a", "b", "ab", "abc"].map { ("'\($0)'", .text($0)) }
    + ["2020-06-14", "2020-06-15", "2020-06-15 00:00", "2020-06-16"]
    .map { ("'\($0)'", .text($0)) }

  @Test("No constraint read from a random CHECK is stricter than SQLite's own verdict")
  func noneIsStricter() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("ConditionLaws: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let queue = try DatabaseQueue()
    let values = Self.world.map { "(\($0.sql))" }.joined(separator: ",")
    try queue.write {
      try $0.execute(sql: "CREATE TABLE world (v); INSERT INTO world VALUES \(values)")
    }
    var readable = 0
    for _ in 0..<3000 {
      let condition = Self.condition(depth: 3, &random)
      let sql = "CREATE TABLE t (x, y, CHECK (\(condition)))"
      let found = TableDeclaration(sql).constraints(of: ["x", "y"])
      readable += found.isEmpty ? 0 : 1
      for (column, constraints) in found {
        // Each value once: by its type, too, because 1 and 1.0 are equal.
        let values = try queue.read { db in
          try Row.fetchAll(
            db,
            sql: """
              SELECT DISTINCT typeof(t.\(column)), t.\(column)
              FROM (SELECT a.v AS x, b.v AS y FROM world AS a, world AS b) AS t
              WHERE (\(condition)) IS NOT FALSE
              """
          ).map { StoredValue($0[1]) }
        }
        let left = values.filter { !constraints.allow($0) }
        #expect(left.isEmpty, "FOLDOUT_SEED=\(seed): \(condition) takes \(left) in \(column)")
      }
    }
    #expect(readable > 500, "a law that reads nothing proves nothing")
  }

  private static func condition(depth: Int, _ random: inout SeededGenerator) -> String {
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else { return part(&random) }
    let one = condition(depth: depth - 1, &random)
    let other = condition(depth: depth - 1, &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: "\(one) AND \(other)"
    case 3, 4: "\(one) OR \(other)"
    case 5: "(\(one))"
    case 6: "(\(one)) AND (\(other))"
    default: "NOT (\(one))"
    }
  }

  private static func part(_ random: inout SeededGenerator) -> String {
    let column = ["x", "y", "\"x\"", "[y]", "t.x", "(x)"].randomElement(using: &random) ?? "x"
    let other = ["x", "y"].randomElement(using: &random) ?? "y"
    let literals = ["0", "1", "2", "-1", "1.5", "'a'", "'ab'", "''", "NULL", "'2020-06-15'"]
    func literal() -> String { literals.randomElement(using: &random) ?? "0" }
    let sign = ["=", "==", "<", "<=", ">", ">=", "<>", "!="].randomElement(using: &random) ?? "="
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return "\(column) IN (\(literal()), \(literal()))"
    case 2: return "\(column) NOT IN (\(literal()))"
    case 3, 4: return "\(column) \(sign) \(literal())"
    case 5: return "\(literal()) \(sign) \(column)"
    case 6, 7: return "\(column) BETWEEN \(literal()) AND \(literal())"
    case 8: return "length(\(column)) \(sign) \(literal())"
    case 9: return "length(\(column)) BETWEEN \(literal()) AND \(literal())"
    case 10: return "\(column) IS NULL"
    case 11: return "\(column) \(sign) \(other)"
    case 12: return "\(column) + 1 \(sign) \(literal())"
    case 13:
      return
        "CASE WHEN \(column) \(sign) \(literal()) THEN \(other) > 0 AND \(other) < 2 ELSE 1 END"
    case 14: return "\(column) \(sign) \(literal()) \(sign) \(literal())"
    default: return "NOT \(column) \(sign) \(literal())"
    }
  }
}

extension ColumnConstraints {
  /// True if all constraints accept a value. Ranges of numbers apply to numbers; dates and lengths
  /// apply to texts.
  fileprivate func allow(_ value: StoredValue) -> Bool {
    if let options, !options.contains(where: { $0 == value }) { return false }
    if let text = value.string {
      if StoredDate(text) != nil {
        if let earliest, !earliest.allows(text, isAfter: true) { return false }
        if let latest, !latest.allows(text, isAfter: false) { return false }
      }
      let count = text.unicodeScalars.count
      return count >= shortest ?? 0 && count <= longest ?? .max
    }
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .real(let real): number = real
    case .null, .text, .blob, .redacted: return true
    }
    func end(_ bound: Bound?) -> Double? { bound.flatMap { Double("\($0.number)") } }
    if let end = end(minimum), number < end || (number == end && minimum?.isIncluded == false) {
      return false
    }
    if let end = end(maximum), number > end || (number == end && maximum?.isIncluded == false) {
      return false
    }
    return true
  }
}

extension ColumnConstraints.DateBound {
  fileprivate func allows(_ text: String, isAfter: Bool) -> Bool {
    text == date.text ? isIncluded : (text > date.text) == isAfter
  }
}

extension StoredValue {
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .blob(Array(data))
    }
  }
}
