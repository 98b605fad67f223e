import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A table that cannot be inspected in time does not block the others.
@Suite("Slow schemas") struct SlowSchemaTests {
  /// Each row of `slow` takes half a millisecond, and the first 10,000 are inspected for dates.
  @Test(
    "A slow view is described by its declaration, and the other tables completely", .promise(12),
    .enabled(if: TestClock.isAvailable))
  func isShownAsDeclared() async throws {
    let scratch = try Scratch()
    let clock = TestClock()
    try scratch.run(
      """
      CREATE TABLE people (id INTEGER PRIMARY KEY, born DATE);
      INSERT INTO people VALUES (1, '2002-08-14');
      CREATE TABLE slow (id INTEGER PRIMARY KEY,
        day DATE GENERATED ALWAYS AS (nullif(\(clock.sql(taking: 0.0005, each: "id")), 1)));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
        INSERT INTO slow (id) SELECT i FROM n;
      CREATE VIEW days AS SELECT day FROM slow;
      """)
    let limits = WorkLimits(examiningTable: .milliseconds(300), clock: clock.work)
    let store = try SQLiteStore(path: scratch.path(), limits: limits)
    let schema = try await store.schema()
    #expect(schema.table("slow")?.fault == nil)
    #expect(schema.table("slow")?.columns.map(\.name) == ["id", "day"])
    #expect(schema.table("slow")?.column("day")?.dateForm == nil)
    #expect(schema.table("people")?.fault == nil)
    #expect(schema.table("people")?.column("born")?.dateForm == .day)
    #expect(schema.table("days")?.fault == nil)
    #expect(try await store.window(WindowRequest(table: "people")).records.count == 1)
    // A page of its rows takes only the time of those rows.
    #expect(try await store.window(WindowRequest(table: "slow", size: 3)).records.count == 3)
    // Ten thousand rows of both would take ten seconds. SQLite asks every 10,000 of its steps
    // whether to go on, here some 5,400 rows.
    let passed = clock.passed
    #expect(passed < .seconds(6))
    // The view is inspected once for each schema version.
    #expect(try await store.schema() == schema)
    #expect(clock.passed == passed)
  }

  @Test("Many slow views take no more time than a few")
  func haveOneTimeTogether() {
    var limits = WorkLimits.usual
    limits.examiningTable = .seconds(2)
    limits.failedExaminations = .seconds(3)
    var budget = ExaminationBudget(limits: limits)
    #expect(budget.limit == .seconds(2))
    budget.subtract(.seconds(2))
    #expect(budget.limit == .seconds(1))
    budget.subtract(.seconds(1))
    #expect(budget.limit == .milliseconds(20))
  }
}
