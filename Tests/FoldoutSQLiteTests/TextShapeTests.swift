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

  @Test("The class of most first values is inferred where the type does not tell it")
  func classes() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, rating, kind, mixed, guid GUID, place POINT, uuid UUID, name STRING,
        amount NUMERIC, empty TEXT NOT NULL, none, parent REFERENCES t, at DATETIME);
      INSERT INTO t VALUES
        (1, 1.0, 'a', 'a', x'01', x'02', 'b3', 'x', 1, '', NULL, 2, 413779107),
        (2, 2.0, 'b', 1, x'03', x'04', 'b4', 'y', 2, '', NULL, 1, 445595861),
        (3, NULL, 5, x'00', x'05', NULL, NULL, 'z', 3, 'e', NULL, NULL, NULL);
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    let classes = columns.compactMap { column in column.storedClass.map { (column.name, $0) } }
    #expect(
      Dictionary(uniqueKeysWithValues: classes) == [
        "rating": .reals, "kind": .texts, "guid": .bytes, "place": .bytes, "uuid": .texts,
        "name": .texts, "empty": .texts, "parent": .integers, "at": .integers,
      ])
    #expect(columns.filter(\.holdsEmptyText).map(\.name) == ["empty"])
  }

  @Test("The values decide what a column that is declared as bytes holds")
  func declaredBytes() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id BLOB PRIMARY KEY, body BLOB, size BLOB, mixed BLOB, none BLOB);
      INSERT INTO t VALUES ('a', x'01', 1, 'a', NULL), ('b', zeroblob(100000), 2, x'00', NULL);
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.columns.map(\.storedClass) == [.texts, .bytes, .integers, nil, nil])
    #expect(table.unfillableColumn == nil)
    let kinds = table.columns.map(\.binding.kind)
    #expect(kinds == [.text, .readOnly, .text, .readOnly, .readOnly])
  }

  @Test("An empty text among numbers is noted, but not one among switches")
  func emptyAmongNumbers() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, count INTEGER NOT NULL, on_call BOOLEAN NOT NULL, rate REAL);
      INSERT INTO t VALUES (1, 5, 0, 1), (2, '', '', '');
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    #expect(columns.filter(\.usesEmptyTextForNone).map(\.name) == ["count"])
  }

  @Test("A column without a type whose first rows have no value is sampled further")
  func lateValues() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, rating);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO t SELECT i, iif(i > 250, i * 0.5, NULL) FROM n;
      """)
    #expect(try await store.schema().table("t")?.column("rating")?.storedClass == .reals)
  }

  @Test("A column that is named like a switch is one if it holds nothing else")
  func namedSwitches() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, is_on INTEGER, enabled CHAR(1), use_ssl TEXT, is_new INTEGER,
        has_more INTEGER DEFAULT 5, count INTEGER, flag BIT, bits BIT);
      INSERT INTO t VALUES (1, 0, 'Y', 't', 2, 0, 0, 1, 5), (2, 1, 'N', 'f', 1, 1, 1, 0, 6);
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    let fields = columns.filter { $0.binding.kind == .flag }.map { ($0.name, $0.binding.coding) }
    #expect(
      Dictionary(uniqueKeysWithValues: fields) == [
        "is_on": .pair(off: .integer(0), on: .integer(1)),
        "enabled": .pair(off: .text("N"), on: .text("Y")),
        "use_ssl": .pair(off: .text("f"), on: .text("t")), "flag": .flag,
      ])
  }

  @Test("One value of a switch is enough beside a name or a default of one")
  func halves() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, read INTEGER NOT NULL DEFAULT 0, starred INTEGER DEFAULT 1,
        has_expires INTEGER NOT NULL DEFAULT 1, is_new TINYINT(1) NOT NULL DEFAULT '0',
        muted INTEGER NOT NULL DEFAULT 0, paid INTEGER NOT NULL DEFAULT 0, seen_count INTEGER,
        active numeric, has_half REAL);
      INSERT INTO t (id, muted, paid, seen_count, active, has_half)
        VALUES (1, 1, 250, 0, 1, 1), (2, 1, 0, 1, 0, 0);
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    #expect(
      columns.filter { $0.binding.kind == .flag }.map(\.name)
        == ["read", "starred", "has_expires", "is_new", "muted", "active"])
  }

  @Test("A table of Core Data has switches by their names in capitals, where a 0 occurs")
  func capitals() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE ZNOTE (
        Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISPINNED INTEGER,
        ZTRASHED INTEGER, ZISLAND INTEGER, ZHASROOMS INTEGER, ZFLAGGED INTEGER);
      INSERT INTO ZNOTE VALUES (1, 1, 1, 0, 0, 1, 0, 0), (2, 1, 1, 1, 0, 1, 1, NULL),
        (3, 1, 1, NULL, 0, NULL, 2, NULL);
      """)
    let table = try #require(try await store.schema().table("ZNOTE"))
    #expect(
      table.columns.filter { $0.binding.kind == .flag }.map(\.name)
        == ["ZISPINNED", "ZTRASHED", "ZFLAGGED"])
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
