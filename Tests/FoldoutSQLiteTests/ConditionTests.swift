import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutSQLite

/// Conditions read from the CHECK constraints of a table's declaration.
@Suite struct ConditionTests {
  private static func constraints(_ sql: String) -> [String: ColumnConstraints] {
    TableDeclaration(sql).constraints(of: ["x", "y", "size of it"])
  }

  private static func of(_ condition: String) -> ColumnConstraints? {
    constraints("CREATE TABLE t (x, y, \"size of it\", CHECK (\(condition)))")["x"]
  }

  private static func options(_ options: StoredValue...) -> ColumnConstraints {
    var constraints = ColumnConstraints()
    constraints.options = options
    return constraints
  }

  private static func numbers(
    _ minimum: ColumnConstraints.Bound? = nil, _ maximum: ColumnConstraints.Bound? = nil
  ) -> ColumnConstraints {
    var constraints = ColumnConstraints()
    (constraints.minimum, constraints.maximum) = (minimum, maximum)
    return constraints
  }

  private static func length(_ minimum: Int?, _ maximum: Int?) -> ColumnConstraints {
    var constraints = ColumnConstraints()
    (constraints.shortest, constraints.longest) = (minimum, maximum)
    return constraints
  }

  @Test(
    "A list of allowed values is read however it is written",
    arguments: [
      "x IN ('a', 'b')", "x in('a','b')", "(x) IN ('a' , 'b')", "\"x\" IN ('a', 'b')",
      "[x] IN ('a', 'b')", "`X` IN ('a', 'b')", "t.x IN ('a', 'b')", "((x IN ('a', 'b')))",
      "x = 'a' OR x = 'b'", "x == 'a' OR 'b' = x", "x IS NULL OR x IN ('a', 'b')",
      "x IN ('a', 'b') OR (x ISNULL)", "x IN (\"a\", 'b')", "x /* , */ IN ('a', -- 'c',\n 'b')",
      "x IN ('a', 'b', 'c') AND x IN ('d', 'b', 'a')", "x COLLATE NOCASE IN ('a', 'b')",
      "length(y) < 3 AND x IN ('a', 'b')",
    ]) func lists(condition: String)
  {
    let found = Self.of(condition)
    #expect(Set(found?.options ?? []) == [.text("a"), .text("b")])
    #expect(found?.minimum == nil && found?.longest == nil)
  }

  @Test("Allowed values keep their class, spelling and order") func values() {
    #expect(
      Self.of("x IN (2, -1, +3, 1.5, 1e2, 0x1F, 'it''s', '', TRUE)")
        == Self.options(
          .integer(2), .integer(-1), .integer(3), .real(1.5), .real(100), .integer(31),
          .text("it's"), .text(""), .integer(1)))
  }

  @Test("The ends of a range are read from its condition") func ranges() {
    #expect(Self.of("x >= 0") == Self.numbers(.init(0)))
    #expect(Self.of("0 <= x") == Self.numbers(.init(0)))
    #expect(Self.of("x > 0") == Self.numbers(.init(0, isIncluded: false)))
    #expect(Self.of("10 > x") == Self.numbers(nil, .init(10, isIncluded: false)))
    #expect(Self.of("x BETWEEN -1 AND 5") == Self.numbers(.init(-1), .init(5)))
    #expect(
      Self.of("x BETWEEN 1 AND 5 AND x > 1")
        == Self.numbers(
          .init(1, isIncluded: false), .init(5)))
    #expect(
      Self.of("x >= 2 AND x >= 1 AND x < 9 AND x <= 9")
        == Self.numbers(
          .init(2), .init(9, isIncluded: false)))
  }

  private static func dates(
    _ earliest: String?, _ latest: String?, areIncluded: Bool = true
  ) -> ColumnConstraints {
    var constraints = ColumnConstraints()
    constraints.earliest = earliest.flatMap { StoredDate($0) }
      .map { .init($0, isIncluded: areIncluded) }
    constraints.latest = latest.flatMap { StoredDate($0) }
      .map { .init($0, isIncluded: areIncluded) }
    return constraints
  }

  @Test("The first and last dates are read from a condition") func dates() {
    #expect(Self.of("x >= '1950-01-01'") == Self.dates("1950-01-01", nil))
    #expect(Self.of("'1950-01-01' < x") == Self.dates("1950-01-01", nil, areIncluded: false))
    #expect(
      Self.of("x BETWEEN '1900-01-01' AND '2100-12-31 23:59:59'")
        == Self.dates("1900-01-01", "2100-12-31 23:59:59"))
    #expect(
      Self.of("x IS NULL OR x > '1900-01-01' AND x > '1950-01-01'")
        == Self.dates("1950-01-01", nil, areIncluded: false))
    #expect(
      Self.of("x >= '1950-01-01' AND x > '1950-01-01'")
        == Self.dates("1950-01-01", nil, areIncluded: false))
  }

  @Test("Limits on length are read from a condition") func lengths() {
    #expect(Self.of("length(x) <= 40") == Self.length(nil, 40))
    #expect(Self.of("LENGTH ( x ) < 40") == Self.length(nil, 39))
    #expect(Self.of("2 < length(x)") == Self.length(3, nil))
    #expect(Self.of("length(x) = 2") == Self.length(2, 2))
    #expect(Self.of("length(x) BETWEEN 1 AND 3") == Self.length(1, 3))
    #expect(Self.of("x IS NULL OR length(x) > 0 AND length(x) < 5") == Self.length(1, 4))
  }

  @Test(
    "A condition gives constraints of a column only if they are certain",
    arguments: [
      "x NOT IN ('a')", "NOT x IN ('a')", "x IN ('a', y)", "x IN ('a', NULL)", "x IN (SELECT 1)",
      "x IN ()", "x <> 'a'", "x = y", "x + 1 > 2", "x = 'a' OR y = 'b'", "x = 'a' OR x > 2",
      "y IS NULL OR x > 0", "CASE WHEN y THEN x > 0 AND x < 5 AND x > 1 ELSE 1 END",
      "x IN ('a') = 0", "x = 1 = 1", "x LIKE 'a%'", "x GLOB '[a-z]*'", "typeof(x) = 'integer'",
      "x BETWEEN 1 AND y", "x >= '1950'", "x >= '1950-02-30'", "x >= date('1950-01-01')",
      "date(x) >= '1950-01-01'", "x = '' OR x >= '1950-01-01'",
      "x BETWEEN 'a' AND 'z'", "x IN (x'41')", "length(x) <= 'a'",
      "length(x, 1) < 3", "lower(x) IN ('a')", "coalesce(x IN ('a'), 1)", "x", "",
      "z IN ('a')", "x IN 'a')",
    ]) func nothing(condition: String)
  {
    #expect(Self.of(condition)?.isEmpty != false)
  }

  @Test("Conditions are found within and after column declarations only") func places() {
    let found = Self.constraints(
      """
      CREATE TABLE "a (b" ( -- CHECK (x IN (1))
        x TEXT DEFAULT ('CHECK (x IN (2))') CONSTRAINT "CHECK" CHECK (length(x) < 9) NOT NULL,
        "size of it" DECIMAL(5, 2) CHECK ("Size of it" >= 0.5) CHECK ([size of it] <= 99),
        y AS (x IN ('CHECK', (1))) STORED,
        CONSTRAINT "o'clock" CHECK (x IS NOT NULL), CHECK (x IN ('p', 'q')),
        FOREIGN KEY (x) REFERENCES u (x) ) STRICT
      """)
    #expect(found["x"]?.longest == 8)
    #expect(found["x"]?.options == [.text("p"), .text("q")])
    #expect(found["size of it"] == Self.numbers(.init(0.5), .init(99)))
    #expect(found["y"] == nil)
  }

  @Test(
    "Text that is not a table declaration yields no conditions",
    arguments: ["", "CREATE TABLE t (x CHECK (x IN ('a))", "(((", ")))", "CHECK", "CREATE TABLE t"])
  func nonsense(sql: String) {
    #expect(Self.constraints(sql).isEmpty)
  }

  @Test("A very long condition is skipped, and a deeply nested one is read") func size() {
    let long = (0..<20_000).map { "'\($0)'" }.joined(separator: ",")
    #expect(Self.of("x IN (\(long))") == nil)
    let deep = String(repeating: "(", count: 900) + "x > 0" + String(repeating: ")", count: 900)
    #expect(Self.of(deep) == Self.numbers(.init(0, isIncluded: false)))
  }
}
