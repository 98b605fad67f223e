import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Random declarations, in which a statement may replace or skip rows, with random triggers.
@Suite("No edit, add or Undo removes another record") struct ReplacingLaws {
  private static let tables = ["t", "child", "p", "log"]
  private static let clauses = ["REPLACE", "REPLACE", "IGNORE", "ABORT", "ROLLBACK", "FAIL"]
  private static let keys = [
    "u", "v", "c", "d", "u, v", "c, v", "c, d", "w, d", "p, c", "p, d", "p",
  ]
  private static let triggers = [
    """
    CREATE TRIGGER after_update AFTER UPDATE ON t BEGIN INSERT OR IGNORE INTO log VALUES (1); END;
    """,
    """
    CREATE TRIGGER before_insert BEFORE INSERT ON t BEGIN
      INSERT OR IGNORE INTO log VALUES (new.v); END;
    """,
    """
    CREATE TRIGGER before_update BEFORE UPDATE ON t BEGIN
      INSERT OR REPLACE INTO log VALUES (old.v); END;
    """,
    """
    CREATE TRIGGER skipping BEFORE UPDATE ON t WHEN new.v = 4 BEGIN SELECT raise(IGNORE); END;
    """,
    """
    CREATE VIRTUAL TABLE words USING fts4(u);
    CREATE TRIGGER words_insert AFTER INSERT ON t BEGIN
      INSERT INTO words (docid, u) VALUES (new.v, new.u); DELETE FROM words; END;
    """,
  ]

  /// Returns SQL for random tables and rows.
  private func world(_ random: inout SeededGenerator) -> String {
    func clause() -> String {
      "ON CONFLICT \(ReplacingLaws.clauses.randomElement(using: &random) ?? "ABORT")"
    }
    let collation = Bool.random(using: &random) ? " COLLATE NOCASE" : ""
    let storage = Bool.random(using: &random) ? "STORED" : "VIRTUAL"
    let hasRowid = Bool.random(using: &random)
    let key = hasRowid ? "INTEGER PRIMARY KEY \(clause())" : "INT NOT NULL DEFAULT 40"
    var declarations = [
      "id \(key)", "u TEXT\(collation)", "v INT DEFAULT 1", "w TEXT",
      "p INT REFERENCES p ON DELETE SET NULL", "c TEXT AS (lower(u)) \(storage)",
      "d INT AS (v % 3) VIRTUAL",
    ]
    if !hasRowid { declarations.append("PRIMARY KEY (id) \(clause())") }
    let count = Int.random(in: 1...3, using: &random)
    for key in ReplacingLaws.keys.shuffled(using: &random).prefix(count) {
      declarations.append("UNIQUE (\(key)) \(clause())")
    }
    var sql = """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE log (v UNIQUE);
      CREATE TABLE t (\(declarations.joined(separator: ", ")))\(hasRowid ? "" : " WITHOUT ROWID");
      CREATE TABLE child (t INT REFERENCES t ON DELETE CASCADE, n INT);
      """
    for _ in 0..<8 { sql += "\(otherRow(&random));" }
    sql += "INSERT INTO child SELECT id, 1 FROM t WHERE id % 2;"
    for trigger in ReplacingLaws.triggers where Int.random(in: 0..<3, using: &random) == 0 {
      sql += trigger
    }
    return sql
  }

  /// Returns SQL by which another program adds a row, if it replaces none.
  private func otherRow(_ random: inout SeededGenerator) -> String {
    let values = ["id", "u", "v", "w", "p"].map { value(of: $0, &random).literal }
    return "INSERT OR IGNORE INTO t (id, u, v, w, p) VALUES (\(values.joined(separator: ", ")))"
  }

  private func value(of column: String, _ random: inout SeededGenerator) -> StoredValue {
    switch column {
    case "id": .integer(Int64.random(in: 1...12, using: &random))
    case "u": .text(["a", "A", "b", "B", "c"].randomElement(using: &random) ?? "a")
    case "v": .integer(Int64.random(in: 0...5, using: &random))
    case "w": [.text("x"), .text("y"), .null].randomElement(using: &random) ?? .null
    default: [.integer(1), .integer(2), .null].randomElement(using: &random) ?? .null
    }
  }

  @Test("No table has fewer rows after an edit, an add or an Undo", .promise(5))
  func nothingIsRemoved() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Declarations that replace rows: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    var (stored, refused, restored, worlds) = (0, 0, 0, 0)
    // More worlds than usual only where the seed has no refusal or no Undo in them.
    while worlds < Depth.of(12, all: 300) || stored == 0 || refused == 0 || restored == 0,
      worlds < 600
    {
      worlds += 1
      let scratch = try Scratch()
      let sql = world(&random)
      let store = try scratch.store(sql)
      for _ in 0..<8 {
        let before = try scratch.lines()
        let context = "seed \(seed): \(sql)"
        do {
          guard let lost = try await editOrAdd(in: store, &random) else { continue }
          let after = try scratch.lines()
          stored += 1
          #expect(before.subtracting(after).count { $0.hasPrefix("t:") } <= lost, "\(context)")
          #expect(after.count(of: "t") == before.count(of: "t") + 1 - lost, "\(context)")
          for table in ReplacingLaws.tables {
            #expect(after.count(of: table) >= before.count(of: table), "\(context)")
          }
        } catch is StoreError {
          refused += 1
          #expect(try scratch.lines() == before, "\(context)")
        }
      }
      restored += try await undo(in: store, scratch, &random, "seed \(seed): \(sql)")
    }
    #expect(stored > 0 && refused > 0 && restored > 0)
  }

  /// Changes a random value or adds a random row. Returns the number of rows that may differ from
  /// all earlier ones; `nil` if nothing was written.
  private func editOrAdd(
    in store: SQLiteStore, _ random: inout SeededGenerator
  ) async throws -> Int? {
    let columns = ["id", "u", "v", "w", "p"]
    guard Bool.random(using: &random) else {
      let given = columns.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      let cells = given.map { Insertion.Cell(column: $0, new: value(of: $0, &random)) }
      let outcome = try await store.insert(Insertion(table: "t", cells: cells))
      guard case .stored = outcome else { return nil }
      return 0
    }
    let rows = try await store.window(WindowRequest(table: "t")).records
    guard let row = rows.randomElement(using: &random),
      let column = columns.randomElement(using: &random)
    else { return nil }
    let new = value(of: column, &random)
    guard !new.isIdentical(to: row.record[column]),
      case .stored = try await store.change(
        Change("t", row.key, column, row.record[column], new))
    else { return nil }
    return 1
  }

  /// Removes a record, adds rows as another program does, and restores the record.
  private func undo(
    in store: SQLiteStore, _ scratch: Scratch, _ random: inout SeededGenerator, _ context: String
  ) async throws -> Int {
    let table = Bool.random(using: &random) ? "t" : "p"
    let rows = try await store.window(WindowRequest(table: table)).records
    guard let row = rows.randomElement(using: &random),
      let digest = try await store.removal(of: row.key, in: table)?.digest,
      case .removed(let receipt)? = try? await store.remove(
        Removal(table: table, key: row.key, original: digest)), let id = receipt.id
    else { return 0 }
    for _ in 0..<3 { try scratch.run(otherRow(&random)) }
    let before = try scratch.lines()
    do {
      guard case .restored = try await store.restore(id) else {
        #expect(try scratch.lines() == before, "\(context)")
        return 0
      }
      let after = try scratch.lines()
      for table in ReplacingLaws.tables {
        #expect(after.count(of: table) >= before.count(of: table), "\(context)")
      }
    } catch is StoreError {
      #expect(try scratch.lines() == before, "\(context)")
    }
    return 1
  }
}

extension Scratch {
  /// Returns the rows of the law's tables as lines.
  fileprivate func lines() throws -> Set<Substring> {
    Set(try dump(["t", "child", "p", "log"]).split(separator: "\n"))
  }
}

extension Set<Substring> {
  /// The number of a table's rows.
  fileprivate func count(of table: String) -> Int { count { $0.hasPrefix("\(table):") } }
}
