import BrowserDriver
import FoldoutForms
import FoldoutTesting
import Foundation
import GRDB
import TestSupport
import Testing

/// Thousands of random requests to the built program.
///
/// `FOLDOUT_FUZZ` sets their number, `FOLDOUT_SEED` the seed. `make test-all` sends 100,000, and
/// `make fuzz` as many to a release build.
@Suite(.serialized) struct FuzzTests {
  private let scratch: Scratch
  private let server: Server
  private let file: DatabaseQueue

  init() throws {
    scratch = try Scratch("company.sqlite")
    let other = try scratch.other()
    try other.run(FuzzTests.tables)
    try other.close()
    server = try Server(scratch.path())
    // A read during a commit waits for it.
    var patient = Configuration()
    patient.busyMode = .timeout(60)
    file = try DatabaseQueue(path: scratch.path(), configuration: patient)
  }

  static let tables = #"""
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, hired DATE, at DATETIME, starts TIME,
      rate DECIMAL(8,2), leave INTEGER, active BOOLEAN NOT NULL DEFAULT 0, note VARCHAR(2000),
      email TEXT, phone TEXT, site TEXT, password TEXT, photo BLOB, plain);
    INSERT INTO people (id, name, hired) VALUES (1, 'Ada', '2002-08-14'), (2, 'Bo', NULL);
    INSERT INTO people (id, name, note) VALUES (3, CAST(x'41FF42' AS TEXT), '<b>');
    CREATE TABLE pairs (a INTEGER, b TEXT, day DATE, PRIMARY KEY (a, b)) WITHOUT ROWID;
    INSERT INTO pairs VALUES (1, 'a', '2020-02-29'), (1, 'b', NULL);
    CREATE TABLE "odd ""name""" ("~original.x" TEXT, "open" DATE, "" TEXT);
    INSERT INTO "odd ""name""" VALUES ('x', '2020-01-01', '');
    CREATE TABLE loose (k PRIMARY KEY, x); INSERT INTO loose VALUES ('x', 1), (x'00', 2);
    CREATE INDEX hires ON people (hired DESC, name); CREATE INDEX days ON pairs (day);
    UPDATE people SET note = printf('%.20000c', 'x') || 'ü' WHERE id = 2;
    CREATE VIEW seen AS SELECT name, hired FROM people;
    CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, seen TEXT);
    CREATE TABLE marks (id INTEGER PRIMARY KEY, name TEXT, note INT REFERENCES notes ON DELETE CASCADE);
    CREATE TABLE loans (id INTEGER PRIMARY KEY, name TEXT NOT NULL,
      note INT NOT NULL REFERENCES notes ON DELETE RESTRICT, pin_code TEXT);
    CREATE TABLE hints (id INTEGER PRIMARY KEY, name TEXT NOT NULL,
      note INT REFERENCES notes ON DELETE SET NULL, day DATE, length INT AS (length(name)));
    CREATE TABLE codes (code TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE departed (name TEXT);
    CREATE INDEX departures ON departed (name);
    INSERT INTO notes (name) VALUES ('first'), ('second'), ('third'), ('fourth'), ('fifth');
    INSERT INTO loans VALUES (1, 'lent', 1, NULL); INSERT INTO codes VALUES ('k1', 'one');
    CREATE TRIGGER marked AFTER INSERT ON notes WHEN new.id % 2 BEGIN
      INSERT INTO marks (name, note) VALUES ('of ' || new.name, new.id);
      UPDATE notes SET seen = 'changed' WHERE id = new.id; END;
    CREATE TRIGGER closed BEFORE INSERT ON loans WHEN new.note % 4 = 0 BEGIN
      SELECT RAISE(ABORT, 'Closed today.'); END;
    CREATE TRIGGER kept BEFORE DELETE ON hints WHEN old.id % 5 = 0 BEGIN
      SELECT RAISE(ABORT, 'This one stays.'); END;
    CREATE TRIGGER dated AFTER INSERT ON hints BEGIN
      UPDATE hints SET day = '2020-01-01' WHERE id = new.id; END;
    CREATE TRIGGER renamed AFTER INSERT ON codes WHEN new.code GLOB 'x*' BEGIN
      UPDATE codes SET code = upper(code) WHERE code = new.code; END;
    \#(["notes", "marks", "loans", "hints", "codes"].map(departing).joined())
    """#

  /// Returns triggers that record the names removed from a table.
  private static func departing(_ table: String) -> String {
    """
    CREATE TRIGGER gone_\(table) AFTER DELETE ON \(table) BEGIN
      INSERT INTO departed VALUES (old.name); END;
    CREATE TRIGGER other_\(table) AFTER UPDATE OF name ON \(table) BEGIN
      INSERT INTO departed VALUES (old.name); END;
    """
  }

  /// The maximum growth of the process after its first requests in MB, which allocators may keep.
  private static let maxGrowth = 24.0

  @Test("No random request breaks the program", .promise(2, 14))
  func nothingThatIsSentBreaksTheProgram() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FOLDOUT_FUZZ"].flatMap(Int.init) ?? Depth.of(500, all: 100_000)
    let seed = SeededGenerator.seedOfThisRun()
    print("Fuzz: FOLDOUT_SEED=\(seed), \(count) requests")
    var run = FuzzRun(
      source: FuzzSource(token: token, random: SeededGenerator(seed: seed)),
      port: server.client.port, version: version, rows: rows)
    let start = ContinuousClock.now
    var memory: Double?
    for number in 0..<count {
      if number == min(count / 2, 5000) { memory = ProcessMemory.megabytes(of: server.program.id) }
      if let fault = run.step() {
        Issue.record("seed \(seed), request \(number): \(fault)\n\(run.shown)")
        break
      }
      if server.program.ending != nil {
        Issue.record("seed \(seed), request \(number) ended the program\n\(run.shown)")
        break
      }
    }
    let time = ContinuousClock.now - start
    let after = ProcessMemory.megabytes(of: server.program.id)
    print("Fuzz: \(time), memory \(memory ?? 0) then \(after ?? 0) MB, \(run.histogram)")
    if let memory, let after { #expect(after - memory < FuzzTests.maxGrowth) }
    #expect(run.stored > count / 100, "hardly anything was a good request")
    print("Fuzz: \(run.added.count) added, \(run.claims - run.added.count) removed or brought back")
    // A short run may remove nothing.
    if count >= 2000 {
      #expect(run.added.count > count / 400, "hardly anything was added")
      #expect(run.claims - run.added.count > count / 1000, "hardly anything was removed")
    }
    #expect(run.lost == [], "seed \(seed)")
    #expect(try server.client.get("/").status == 200)
    #expect(server.program.errorText == "")
    let integrity = try file.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    #expect(integrity == ["ok"])
    let broken = try file.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check") }
    #expect(broken.isEmpty, "seed \(seed)")
  }

  /// The list is in memory, as served by the demo.
  @Test("No random request breaks a program's list", .promise(14))
  func nothingThatIsSentBreaksAListOfAProgram() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Fuzz of months: FOLDOUT_SEED=\(seed)")
    let demo = try Server(
      Foldout.start("demo", "--port", "0", "--file", scratch.path("demo.sqlite")))
    var run = FuzzRun(
      source: FuzzSource(
        token: { _, _, _ in "n" }, random: SeededGenerator(seed: seed), world: .months),
      port: demo.client.port)
    for number in 0..<200 {
      if let fault = run.step() {
        Issue.record("seed \(seed), request \(number): \(fault)\n\(run.shown)")
        break
      }
      #expect(demo.program.ending == nil, "seed \(seed), request \(number)")
    }
    print("Fuzz of months: \(run.histogram)")
    #expect(run.statuses[303, default: 0] > 0, "nothing was done")
    #expect(try demo.client.get("/months").status == 200)
    #expect(demo.program.errorText == "")
  }

  /// Returns the number of a table's rows that have a value in a column.
  private func rows(_ table: String, _ column: String, _ value: String) -> Int {
    let sql = "SELECT count(*) FROM \"\(table)\" WHERE \"\(column)\" = ?"
    do {
      return try file.read { try Int.fetchOne($0, sql: sql, arguments: [value]) } ?? 0
    } catch {
      Issue.record(error)
      return 0
    }
  }

  /// Returns a number that differs after each commit by another connection.
  private func version() -> Int {
    (try? file.read { try Int.fetchOne($0, sql: "PRAGMA data_version") }) ?? -1
  }

  private func token(_ column: String, _ table: String, _ id: Int) -> String {
    let value = try? file.read { db in
      try DatabaseValue.fetchOne(
        db, sql: "SELECT \"\(column)\" FROM \"\(table)\" WHERE rowid = ?", arguments: [id])
    }
    let stored: StoredValue =
      switch value?.storage {
      case .int64(let number): .integer(number)
      case .double(let number): .real(number)
      case .string(let text): .text(text)
      case .blob(let data): .blob([UInt8](data))
      default: .null
      }
    return Token(stored).text
  }
}
