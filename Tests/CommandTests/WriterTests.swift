import BrowserDriver
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// Several people writing at the same time over the network, also while the server is killed.
@Suite(.serialized) struct WriterTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  private func make(_ journal: String) throws -> String {
    let other = try scratch.other()
    try other.run(
      """
      PRAGMA journal_mode = \(journal);
      CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER, \
        \((0..<8).map { "w\($0) INTEGER DEFAULT 0" }.joined(separator: ", ")));
      INSERT INTO t (n) VALUES (0), (0), (0), (0), (0), (0), (0), (0);
      CREATE TABLE log (place INTEGER PRIMARY KEY, old INTEGER, new INTEGER);
      CREATE TRIGGER logging AFTER UPDATE OF n ON t
        BEGIN INSERT INTO log (old, new) VALUES (old.n, new.n); END
      """)
    try other.close()
    return scratch.path()
  }

  /// Runs a number of writers concurrently, and waits for all of them.
  private func sideBySide(_ count: Int, _ write: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for writer in 0..<count {
      group.enter()
      Thread.detachNewThread {
        write(writer)
        group.leave()
      }
    }
    group.wait()
  }

  /// Each of 8 writers writes numbers of its own into a shared field over the value that its
  /// page shows, and retries after a conflict. It also adds 1 to its own field of the same record
  /// as often, always without a conflict.
  @Test("Eight concurrent writers lose nothing", .promise(2), arguments: ["DELETE", "WAL"])
  func eightWritersLoseNothing(_ journal: String) throws {
    let server = try Server(make(journal))
    let port = server.client.port
    let faults = Tally(count: 8)
    let count = Depth.of(5, all: 25)
    sideBySide(8) { writer in
      do {
        let connection = try RawConnection(port: port)
        func write(_ own: Int? = nil, into column: String) throws -> Int {
          let page = try connection.ask(RawRequest("GET", "/t/t/1")).text
          let token = page.between("name=\"~original.\(column)\" value=\"i:", "\"")
          guard let token, let shown = Int(token) else { return 0 }
          let form = RawRequest(
            form: [column: "\(own ?? shown + 1)", "~original.\(column)": "i:\(shown)"], to: "/t/t/1"
          )
          return try connection.ask(form).status
        }
        for edit in 1...count {
          while true {
            let status = try write(writer * 100 + edit, into: "n")
            if status == 303 { break }
            if status != 409 { return faults.set(status, of: writer) }
          }
          let own = try write(into: "w\(writer)")
          if own != 303 { return faults.set(own, of: writer) }
        }
      } catch {
        faults.set(-1, of: writer)
      }
    }
    #expect(faults.all == Array(repeating: 0, count: 8))
    let other = try scratch.other()
    // Each number was written once, over the number before it.
    #expect(try other.text("SELECT count(DISTINCT new) FROM log") == "\(8 * count)")
    let chain = "SELECT count(*) FROM log JOIN log AS next ON next.place = log.place + 1"
    #expect(try other.text("\(chain) WHERE next.old = log.new") == "\(8 * count - 1)")
    for writer in 0..<8 {
      #expect(try other.text("SELECT w\(writer) FROM t WHERE id = 1") == "\(count)")
    }
  }

  /// The process is killed at random moments during writes. Afterwards the file has each
  /// writer's last acknowledged change, or the one after it.
  @Test(
    "Acknowledged changes of concurrent writers survive kill -9", .promise(2),
    arguments: ["DELETE", "WAL"])
  func whatWasAcknowledgedOutlivesAKill(
    _ journal: String
  ) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Kill in \(journal): FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let path = try make(journal)
    let writers = 4
    for round in 0..<Depth.of(3, all: 10) {
      let server = try Server(path)
      let program = server.program
      let port = server.client.port
      let end = Int.random(in: 1...60, using: &random)
      let reading = try scratch.other()
      let before = try (1...writers).map { try stored($0, reading) }
      try reading.close()
      let tally = Tally(before)
      sideBySide(writers) { writer in
        guard let connection = try? RawConnection(port: port) else { return }
        var number = before[writer]
        while true {
          let change = RawRequest(
            form: ["n": "\(number + 1)", "~original.n": "i:\(number)"], to: "/t/t/\(writer + 1)")
          guard let answer = try? connection.ask(change), answer.status == 303 else { return }
          number += 1
          tally.set(number, of: writer)
          if tally.steps >= end { program.kill(SIGKILL) }
        }
      }
      #expect(try program.waitForEnd() == .signalled(SIGKILL))
      let other = try scratch.other()
      for writer in 0..<writers {
        let kept = try stored(writer + 1, other)
        let least = tally.all[writer]
        #expect(
          (least...least + 1).contains(kept), "seed \(seed), round \(round): \(kept), \(least)")
      }
      #expect(tally.steps >= end)
      #expect(try other.text("PRAGMA integrity_check") == "ok")
      try other.close()
    }
  }

  private func stored(_ record: Int, _ other: OtherProgram) throws -> Int {
    try other.text("SELECT n FROM t WHERE id = \(record)").flatMap(Int.init) ?? -1
  }
}

/// A number for each writer, shared by all threads.
///
/// `@unchecked Sendable`: `numbers` and `count` are accessed only under `lock`.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int]
  private var count = 0

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  convenience init(count: Int) {
    self.init(Array(repeating: 0, count: count))
  }

  var all: [Int] { lock.withLock { numbers } }

  /// The number of times that a number was set.
  var steps: Int { lock.withLock { count } }

  func set(_ number: Int, of writer: Int) {
    lock.withLock {
      numbers[writer] = number
      count += 1
    }
  }
}
