import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Another program alters the tables while they are open.
@Suite struct AlterationTests {
  private static let key = RecordKey("1")
  private static let table =
    """
    CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT);
    INSERT INTO t VALUES (1, 'A', 'B'), (2, 'C', 'D')
    """

  private let scratch: Scratch
  private let store: SQLiteStore

  init(_ journal: String) throws {
    scratch = try Scratch()
    store = try scratch.store("PRAGMA journal_mode = \(journal); \(AlterationTests.table)")
  }

  init() throws {
    try self.init("DELETE")
  }

  /// Returns the record's values by column, and checks that all three kinds of reads agree.
  private func record() async throws -> [String: StoredValue] {
    let columns = try await store.schema().table("t")?.columns.map(\.name) ?? []
    let window = try await store.window(WindowRequest(table: "t")).records.first?.record
    let record = try await store.record(AlterationTests.key, in: "t")?.record
    #expect(record == window)
    #expect(record?.columns == columns)
    return Dictionary(
      uniqueKeysWithValues: zip(record?.columns ?? [], record?.values ?? []).map { ($0, $1) })
  }

  private func change(_ column: String, _ original: String, _ new: String) async throws
    -> ChangeOutcome
  {
    try await store.change(
      Change("t", AlterationTests.key, column, .text(original), .text(new)))
  }

  @Test(
    "Columns that another program adds, renames or drops are noticed in both journal modes",
    .promise(5))
  func columnsComeGoAndAreRenamed() async throws {
    for journal in ["DELETE", "WAL"] {
      let at = try AlterationTests(journal)
      #expect(try await at.record() == ["id": .integer(1), "a": .text("A"), "b": .text("B")])
      try at.scratch.run("ALTER TABLE t ADD COLUMN c TEXT DEFAULT 'new'")
      #expect(try await at.record()["c"] == .text("new"))
      try at.scratch.run("ALTER TABLE t RENAME COLUMN a TO z")
      #expect(try await at.record()["z"] == .text("A"))
      await #expect(throws: StoreError.unknownColumn("a", table: "t")) {
        try await at.change("a", "A", "wrong")
      }
      try at.scratch.run("ALTER TABLE t DROP COLUMN b")
      let left: [String: StoredValue] = ["id": .integer(1), "z": .text("A"), "c": .text("new")]
      #expect(try await at.record() == left)
      await #expect(throws: StoreError.unknownColumn("b", table: "t")) {
        try await at.change("b", "B", "wrong")
      }
      await #expect(throws: StoreError.unknownColumn("b", table: "t")) {
        try await at.store.window(WindowRequest(table: "t", columns: ["b"]))
      }
      #expect(try await at.record() == left)
    }
  }

  /// The rebuilt table has its columns in another order with exchanged names. The value seen under
  /// a name is then not the stored one, so nothing is written.
  @Test(
    "A rebuilt table is written by column name, and only where the token still matches", .promise(5)
  )
  func aRebuiltTableIsWrittenByItsNamesAndTokens() async throws {
    #expect(try await record()["a"] == .text("A"))
    try scratch.run(
      """
      BEGIN; ALTER TABLE t RENAME TO old; CREATE TABLE t (b TEXT, a TEXT, id INTEGER PRIMARY KEY);
      INSERT INTO t (id, a, b) SELECT id, b, a FROM old; DROP TABLE old; COMMIT
      """)
    guard case .conflict(let found, ["a"]) = try await change("a", "A", "wrong") else {
      Issue.record("no conflict")
      return
    }
    #expect(found.record["a"] == .text("B"))
    guard case .stored = try await change("b", "A", "right") else {
      Issue.record("not stored")
      return
    }
    let now: [String: StoredValue] = ["id": .integer(1), "a": .text("B"), "b": .text("right")]
    #expect(try await record() == now)
  }

  @Test("A dropped table is reported as unknown, and is read again once it is back", .promise(13))
  func aTableThatIsGoneIsToldAndMayComeBack() async throws {
    #expect(try await record().count == 3)
    try scratch.run("DROP TABLE t")
    let unknown = StoreError.unknownTable("t")
    #expect(try await store.schema().tables.isEmpty)
    await #expect(throws: unknown) { try await store.window(WindowRequest(table: "t")) }
    await #expect(throws: unknown) { try await store.record(AlterationTests.key, in: "t") }
    await #expect(throws: unknown) { try await change("a", "A", "new") }
    try scratch.run("CREATE TABLE t (k TEXT PRIMARY KEY, a TEXT); INSERT INTO t VALUES ('1', 'K')")
    #expect(try await record() == ["k": .text("1"), "a": .text("K")])
    guard case .conflict = try await change("a", "A", "new") else {
      Issue.record("no conflict")
      return
    }
  }

  /// Also the reverse: a view that became a table.
  @Test("A table that became a view under the same name is read and refuses changes", .promise(13))
  func aTableMayBecomeAView() async throws {
    #expect(try await record().count == 3)
    try scratch.run("ALTER TABLE t RENAME TO u; CREATE VIEW t AS SELECT a, id FROM u")
    #expect(try await record() == ["a": .text("A"), "id": .integer(1)])
    await #expect(throws: StoreError.readOnly(table: "t")) { try await change("a", "A", "new") }
  }
}
