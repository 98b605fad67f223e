import BrowserDriver
import FoldoutTesting
import Foundation
import GRDB
import TestSupport
import Testing

/// Sixteen clients at once, on a file with hostile declarations: views and a trigger that never
/// end, a view of itself, texts of megabytes, a table of 900 columns.
///
/// `FOLDOUT_FUZZ` sets the number of requests, `FOLDOUT_SEED` the seed. `make fuzz` sends them to a
/// release build.
@Suite(.serialized) struct FuzzCrowdTests {
  private let scratch: Scratch
  private let server: Server

  init() throws {
    scratch = try Scratch("company.sqlite")
    let other = try scratch.other()
    try other.run(FuzzTests.tables + FuzzCrowdTests.harm)
    try other.close()
    server = try Server(scratch.path())
  }

  private static let harm = """
    CREATE VIEW endless AS
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS name FROM n;
    CREATE VIEW loop AS SELECT * FROM loop;
    CREATE TABLE bombs (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT, sum AS (length(name)));
    INSERT INTO bombs (name) VALUES ('one'), ('two');
    CREATE TRIGGER burning AFTER UPDATE OF name ON bombs BEGIN
      UPDATE bombs SET note = (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT max(i) FROM n) WHERE id = new.id; END;
    CREATE TRIGGER gone_bombs AFTER DELETE ON bombs BEGIN
      INSERT INTO departed VALUES (old.name); END;
    CREATE TABLE huge (id INTEGER PRIMARY KEY, text TEXT, bytes BLOB);
    INSERT INTO huge VALUES (1, printf('%.4000000c', 'x'), zeroblob(4000000)), (2, 'y', NULL);
    CREATE TABLE wide (id INTEGER PRIMARY KEY,
      \((0..<900).map { "c\($0) TEXT" }.joined(separator: ", ")));
    INSERT INTO wide (c0) VALUES ('a');
    """

  /// The maximum growth of the process between the first and the last part of the requests, in
  /// megabytes.
  private static let maxGrowth = 64.0

  @Test("Sixteen clients at once all get answers, and nothing acknowledged is lost")
  func sixteen() throws {
    let count =
      ProcessInfo.processInfo.environment["FOLDOUT_FUZZ"].flatMap(Int.init)
      ?? Depth.of(128, all: 480)
    let seed = SeededGenerator.seedOfThisRun()
    print("Fuzz of sixteen: FOLDOUT_SEED=\(seed), \(count) requests")
    var runs = (0..<16).map { number in
      var run = FuzzRun(
        source: FuzzSource(
          token: { _, _, _ in "n" }, random: SeededGenerator(seed: seed &+ UInt64(number)),
          world: .hostile),
        port: server.client.port)
      run.isAlone = false
      return run
    }
    var memory: [Double] = []
    for part in 0..<4 {
      runs = send(count / 64, by: runs, seed: seed)
      memory.append(ProcessMemory.megabytes(of: server.program.id) ?? 0)
      #expect(server.program.ending == nil, "seed \(seed), part \(part)")
    }
    // Endless triggers may hold the file all the time, so an add can take several tries.
    var rounds = 0
    while runs.allSatisfy(\.added.isEmpty), rounds < 40, server.program.ending == nil {
      runs = send(2, by: runs, seed: seed)
      rounds += 1
    }
    print("Fuzz of sixteen: memory \(memory) MB, \(runs[0].histogram)")
    #expect(memory[3] - memory[1] < FuzzCrowdTests.maxGrowth)
    #expect(try server.client.get("/").status == 200)
    #expect(runs.map(\.added.count).reduce(0, +) > 0, "hardly anything was added")
    try expectNothingIsLost(runs, seed)
  }

  /// Sends a number of requests from each sender at once, and records their faults.
  private func send(_ count: Int, by runs: [FuzzRun], seed: UInt64) -> [FuzzRun] {
    let senders = runs.map { FuzzSender($0) }
    let threads = DispatchGroup()
    for sender in senders {
      threads.enter()
      Thread.detachNewThread {
        sender.send(count)
        threads.leave()
      }
    }
    threads.wait()
    for fault in senders.compactMap(\.fault) { Issue.record("seed \(seed): \(fault)") }
    return senders.map(\.run)
  }

  private func expectNothingIsLost(_ runs: [FuzzRun], _ seed: UInt64) throws {
    let file = try DatabaseQueue(path: scratch.path())
    try file.read { db in
      for (table, mark) in runs.flatMap(\.added) {
        let found = try Int.fetchOne(
          db,
          sql: """
            SELECT (SELECT count(*) FROM "\(table)" WHERE name = ?1)
              + (SELECT count(*) FROM departed WHERE name = ?1)
            """, arguments: [mark])
        #expect((found ?? 0) > 0, "seed \(seed): \(mark) of \(table) is lost")
      }
      #expect(try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"])
    }
  }
}

/// One of several senders, each on its own thread.
///
/// `@unchecked Sendable`: it is read only after its thread has ended.
private final class FuzzSender: @unchecked Sendable {
  var run: FuzzRun
  /// The first fault, with its request.
  var fault: String?

  init(_ run: FuzzRun) { self.run = run }

  func send(_ count: Int) {
    // The other senders may have taken much longer than this one.
    run.reconnect()
    for number in 0..<count where fault == nil {
      if let fault = run.step() { self.fault = "request \(number): \(fault)\n\(run.shown)" }
    }
  }
}
