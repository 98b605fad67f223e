import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Schemas with tables that cannot be read, and damaged ones.
@Suite("Faulty schemas") struct FaultySchemaTests {
  @Test("A foreign key to an unreadable view does not prevent reading other tables")
  func refersToABrokenView() async throws {
    let store = try Scratch().store(
      """
      CREATE VIEW people AS SELECT id FROM gone;
      CREATE TABLE orders (id INTEGER PRIMARY KEY, person INT REFERENCES people (id), note TEXT);
      CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO other VALUES (1, 'Ada');
      """)
    #expect(try await store.window(WindowRequest(table: "other")).records.count == 1)
    #expect(try await store.window(WindowRequest(table: "orders")).records.isEmpty)
  }

  @Test("A schema in which a name is missing is reported as damaged")
  func missingName() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE t (id TEXT PRIMARY KEY, name TEXT); PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET tbl_name = NULL WHERE name = 'sqlite_autoindex_t_1'
      """)
    let error = await #expect(throws: StoreError.self) {
      try await scratch.store().schema()
    }
    guard case .damaged(_, "a name in its schema is missing")? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A table whose module is missing is listed with the reason, and the others are read")
  func virtualTablesAndTheirModules() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE plain (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO plain VALUES (1, 'x');
      CREATE VIRTUAL TABLE "a ""USING"" b" USING FTS5(words);
      INSERT INTO "a ""USING"" b" VALUES ('some words');
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES ('table', 'maps',
        'maps', 0, 'CREATE VIRTUAL TABLE maps USING no_such_module(place)');
      """)
    let tables = try await store.schema().tables
    #expect(tables.map(\.name) == ["a \"USING\" b", "maps", "plain"])
    #expect(
      tables.map(\.kind) == [
        .virtual(module: "fts5"), .virtual(module: "no_such_module"), .table,
      ])
    #expect(tables.map(\.fault) == [nil, "no such module: no_such_module", nil])
    let found = try await store.record(RecordKey("1"), in: "a \"USING\" b")
    #expect(found?.record["words"] == .text("some words"))
    await #expect(
      throws: StoreError.unavailable(table: "maps", detail: "no such module: no_such_module")
    ) { try await store.window(WindowRequest(table: "maps")) }
    #expect(try await store.window(WindowRequest(table: "plain")).records.count == 1)
    let change = Change("a \"USING\" b", RecordKey("1"), "words", .text("some words"), .text("x"))
    await #expect(throws: StoreError.readOnly(table: "a \"USING\" b")) {
      try await store.change(change)
    }
  }
}
