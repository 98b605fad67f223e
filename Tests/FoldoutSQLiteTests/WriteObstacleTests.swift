import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Writes that need a function or a collation of the program that made the file.
@Suite struct WriteObstacleTests {
  /// A library whose triggers call the function `title_sort`, as Calibre's do.
  private static let library = """
    CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL, sort TEXT);
    INSERT INTO books VALUES (1, 'The Amber', 'Amber, The');
    CREATE TRIGGER changed AFTER UPDATE OF title ON books BEGIN
      UPDATE books SET sort = title_sort(new.title) WHERE id = new.id; END;
    CREATE TRIGGER added AFTER INSERT ON books BEGIN
      UPDATE books SET sort = title_sort(new.title) WHERE id = new.id; END;
    """

  private func obstacles(_ sql: String, of table: String) async throws -> WriteObstacles {
    let store = try Scratch().store(sql)
    return try #require(try await store.schema().table(table)).writeObstacles
  }

  /// Declares something anew without SQLite's checks, as a program with the function does.
  private func redeclare(_ old: String, as new: String) -> String {
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, '\(old)', '\(new)');
    """
  }

  @Test("A table without obstacles has none")
  func none() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT COLLATE NOCASE, b AS (upper(a)));
      CREATE INDEX i ON t (lower(a));
      CREATE TRIGGER x AFTER UPDATE ON t BEGIN UPDATE t SET a = upper(a); END;
      """, of: "t")
    #expect(found == WriteObstacles())
  }

  @Test("A trigger that needs a function makes its columns read-only, and offers no new record")
  func functions() async throws {
    let found = try await obstacles(Self.library, of: "books")
    let function = WriteObstacle.function("title_sort")
    #expect(
      found
        == WriteObstacles(
          changing: ["title": function], adding: function, restoring: function))
  }

  @Test("A trigger on any update makes all columns read-only")
  func wholeTables() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE trees (fid INTEGER PRIMARY KEY, geom POINT, species TEXT);
      CREATE TRIGGER t AFTER UPDATE ON trees WHEN NOT ST_IsEmpty(new.geom) BEGIN
        DELETE FROM trees WHERE fid = -1; END;
      """, of: "trees")
    let function = WriteObstacle.function("ST_IsEmpty")
    #expect(found == WriteObstacles(changing: ["geom": function, "species": function]))
  }

  @Test("A trigger on removals offers none, also if a cascade fires it")
  func removals() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE albums (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE photos (id INTEGER PRIMARY KEY, album REFERENCES albums ON DELETE CASCADE);
      CREATE TRIGGER t AFTER DELETE ON photos BEGIN SELECT before_delete(old.id); END;
      """, of: "albums")
    #expect(found == WriteObstacles(removing: .function("before_delete")))
  }

  @Test("An index by a missing function or collation makes its columns read-only")
  func indices() async throws {
    let byFunction = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT); CREATE INDEX i ON t (lower(a));
      \(redeclare("lower", as: "fold_name"))
      """, of: "t")
    let function = WriteObstacle.function("fold_name")
    #expect(byFunction.changing == ["a": function])
    #expect(byFunction.adding == function && byFunction.removing == function)
    let byCollation = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT);
      CREATE INDEX i ON t (a COLLATE NOCASE);
      \(redeclare("NOCASE", as: "icu_root"))
      """, of: "t")
    #expect(byCollation.changing == ["a": .collation("icu_root")])
    #expect(byCollation.adding == .collation("icu_root"))
  }

  @Test("A check that needs a function makes its column read-only, and offers no new record")
  func checks() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT CHECK (lower(a) = a), b TEXT);
      \(redeclare("lower", as: "fold_name"))
      """, of: "t")
    let function = WriteObstacle.function("fold_name")
    #expect(
      found == WriteObstacles(changing: ["a": function], adding: function, restoring: function))
  }

  @Test("A default that needs a function offers no new record, but a removed one can be restored")
  func defaults() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT DEFAULT (lower('A')), b TEXT);
      \(redeclare("lower", as: "fold_name"))
      """, of: "t")
    #expect(found == WriteObstacles(adding: .function("fold_name")))
  }

  @Test("A reference to columns that no unique index covers is an obstacle until one does")
  func ambiguousReferences() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, code TEXT, name TEXT);
      CREATE TABLE c (id INTEGER PRIMARY KEY, code TEXT REFERENCES p (code), note TEXT);
      INSERT INTO p VALUES (1, 'a', 'A'); INSERT INTO c VALUES (1, NULL, '');
      """)
    func found(_ table: String) async throws -> WriteObstacles? {
      try await store.schema().table(table)?.writeObstacles
    }
    let ambiguous = WriteObstacle.ambiguousReference(of: "c", to: "p")
    #expect(
      try await found("c")
        == WriteObstacles(
          changing: ["code": ambiguous], adding: ambiguous, restoring: ambiguous,
          removing: ambiguous))
    #expect(
      try await found("p") == WriteObstacles(changing: ["code": ambiguous], removing: ambiguous))
    try scratch.run("CREATE UNIQUE INDEX i ON p (code)")
    #expect(try await found("c") == WriteObstacles())
    #expect(try await found("p") == WriteObstacles())
  }

  @Test("A trigger on a missing table is an obstacle with SQLite's words")
  func missingTables() async throws {
    let found = try await obstacles(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT); CREATE TABLE log (a);
      CREATE TRIGGER x AFTER UPDATE ON t BEGIN INSERT INTO log VALUES (new.a); END;
      DROP TABLE log;
      """, of: "t")
    #expect(found == WriteObstacles(changing: ["a": .other("no such table: main.log")]))
  }

  @Test("Triggers that a program adds or drops are noticed")
  func alterations() async throws {
    let scratch = try Scratch()
    let store = try scratch.store("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)")
    func found() async throws -> WriteObstacles? {
      try await store.schema().table("t")?.writeObstacles
    }
    #expect(try await found() == WriteObstacles())
    try scratch.run("CREATE TRIGGER x AFTER DELETE ON t BEGIN SELECT own(old.a); END;")
    #expect(try await found() == WriteObstacles(removing: .function("own")))
    try scratch.run("DROP TRIGGER x")
    #expect(try await found() == WriteObstacles())
  }

  @Test("A table with a column that a missing function computes is listed with the reason")
  func unreadableTables() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b AS (lower(a)));
      CREATE VIEW v AS SELECT * FROM t; CREATE TABLE other (id INTEGER PRIMARY KEY);
      \(redeclare("lower", as: "fold_name"))
      """)
    let tables = try await store.schema().tables
    #expect(tables.map(\.name) == ["other", "t", "v"])
    #expect(tables.map { $0.fault != nil } == [false, true, true])
    #expect(tables[1].fault?.contains("fold_name") == true)
  }

  @Test("A removal that only Undo could not follow is offered as a permanent one")
  func permanentRemovals() async throws {
    let store = try Scratch().store(Self.library)
    let table = try #require(try await store.schema().table("books"))
    #expect(table.canRemove && !table.canRestore && !table.canAdd)
    let seen = try #require(try await store.removal(of: RecordKey("1"), in: "books")?.digest)
    let removal = Removal(table: "books", key: RecordKey("1"), original: seen)
    guard case .needsConsent(let size) = try await store.remove(removal) else {
      Issue.record("It was removed without consent.")
      return
    }
    #expect(size.reason == .rules)
    var permanent = removal
    permanent.isPermanent = true
    guard case .removed(let receipt) = try await store.remove(permanent) else {
      Issue.record("It was not removed.")
      return
    }
    #expect(receipt.id == nil)
  }

  @Test("A column that needs no function can still be changed")
  func otherColumns() async throws {
    let store = try Scratch().store(Self.library)
    let change = Change("books", RecordKey("1"), "sort", .text("Amber, The"), .text("Amber"))
    guard case .stored = try await store.change(change) else {
      Issue.record("It was not stored.")
      return
    }
    let form = try #require(try await store.schema().table("books")).form(isWritable: true)
    #expect(form.fields.map(\.kind.isReadOnly) == [true, true, false])
  }
}
