import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// The shapes of a column's texts, inferred from its first rows.
@Suite struct TextShapeTests {
  private func shapes(_ sql: String) async throws -> [String: ColumnSchema.TextShape] {
    let store = try Scratch().store(sql)
    let columns = try await store.schema().tables.flatMap(\.columns)
    let shapes = columns.compactMap { column in column.textShape.map { (column.name, $0) } }
    return Dictionary(uniqueKeysWithValues: shapes)
  }

  @Test("A column's shape is judged by its first texts")
  func aColumnIsJudgedByItsFirstTexts() async throws {
    let shapes = try await shapes(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, short VARCHAR(255), long TEXT, broken VARCHAR(20), seldom TEXT,
        untyped, number INTEGER, empty TEXT, day TEXT, password TEXT, other TEXT REFERENCES t,
        huge TEXT, bytes TEXT);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
        INSERT INTO t SELECT i, 'Title', printf('%.*c', 121, 'x'), 'a' || char(10) || 'b',
          iif(i % 20 = 0, 'a' || char(13), 'a'), 'x' || char(0x2028), 7,
          iif(i = 1, '', NULL), '2020-01-01', 'a' || char(10), 'a' || char(10),
          printf('%.*c', 50000, 'x'), x'0a' FROM n;
      """)
    #expect(
      shapes == [
        "short": .line, "long": .long, "broken": .lines, "seldom": .line, "untyped": .lines,
        "huge": .long,
      ])
  }

  @Test("The texts of views are not inspected, since computing them may take any time")
  func viewsAreNotLookedAt() async throws {
    let shapes = try await shapes(
      "CREATE TABLE t (x INTEGER); CREATE VIEW v AS SELECT 'a' || char(10) AS a FROM t")
    #expect(shapes.isEmpty)
  }

  @Test("No more than the first 200 rows decide a column's shape")
  func moreThanTheFirstRowsAreNotRead() async throws {
    let shapes = try await shapes(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, title TEXT);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
        INSERT INTO t SELECT i, iif(i <= 200, 'x', 'x' || char(10)) FROM n;
      """)
    #expect(shapes == ["title": .line])
  }
}
