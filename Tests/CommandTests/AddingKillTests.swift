import BrowserDriver
import FoldoutTesting
import Foundation
import TestSupport
import Testing

/// Kills a server while a client adds and removes records through its pages.
@Suite(.serialized) struct AddingKillTests {
  /// The facts that the server acknowledged until it was killed.
  private struct Acknowledged {
    /// The names that were acknowledged as added.
    var present: Set<String> = []
    /// The names that were acknowledged as removed.
    var gone: Set<String> = []
    /// The name in the request that was not answered.
    var pending: String?
  }

  @Test("Acknowledged additions and Undos survive kill -9, and none is half done", .promise(2))
  func nothingIsLost() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("Adds, removals and a kill through pages: FOLDOUT_SEED=\(seed)")
    var random = SeededGenerator(seed: seed)
    let scratch = try Scratch("company.sqlite")
    let making = try scratch.other()
    try making.run(
      """
      PRAGMA journal_mode = WAL;
      CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
      CREATE TABLE marks (id INTEGER PRIMARY KEY, note INT REFERENCES notes ON DELETE CASCADE);
      CREATE INDEX mark_by_note ON marks (note);
      CREATE TRIGGER marked AFTER INSERT ON notes BEGIN
        INSERT INTO marks (note) VALUES (new.id), (new.id);
      END;
      """)
    try making.close()
    for round in 0..<4 {
      let server = try Server(scratch.path())
      var acknowledged = Acknowledged()
      let steps = Int.random(in: 3...25, using: &random)
      // After enough answers another thread kills the server during a request.
      let delay = Int.random(in: 0...3000, using: &random)
      let enough = DispatchSemaphore(value: 0)
      let stopper = Thread {
        enough.wait()
        usleep(UInt32(delay))
        server.program.kill(SIGKILL)
      }
      stopper.start()
      work(server.client, round, &acknowledged, &random) { count in
        if count == steps { enough.signal() }
      }
      enough.signal()
      #expect(try server.program.waitForEnd() == .signalled(SIGKILL))
      try check(acknowledged, scratch, "seed \(seed), round \(round)")
    }
  }

  /// Adds and removes records until the server no longer answers.
  private func work(
    _ client: RawClient, _ round: Int, _ acknowledged: inout Acknowledged,
    _ random: inout SeededGenerator, _ answered: (Int) -> Void
  ) {
    for number in 0..<10_000 {
      let name = "\(round)-\(number)"
      acknowledged.pending = name
      do {
        let page = try client.get("/t/notes?add").text
        guard let ticket = page.between("name=\"~ticket\" value=\"", "\"") else { return }
        let added = try client.post(
          "/t/notes?add",
          form: [
            "name": name, "~original.name": "n", "~ticket": ticket, "~add": "save",
          ])
        guard added.status == 303, let location = added.headers["location"] else {
          Issue.record("\(name) was answered \(added.status)")
          return
        }
        acknowledged.present.insert(name)
        answered(number + 1)
        guard Bool.random(using: &random) else { continue }
        let key = location.prefix { $0 != "?" }.split(separator: "/").last ?? ""
        let list = try client.get("/t/notes?last=1&open=\(key)").text
        guard let value = list.between("name=\"~press.remove\" value=\"", "\"") else {
          Issue.record("\(name) has no bar")
          return
        }
        // From here on the record may exist or not.
        acknowledged.present.remove(name)
        let removed = try client.post("/t/notes?last=1", form: ["~press.remove": value])
        guard removed.status == 303 else {
          Issue.record("\(name) was answered \(removed.status)")
          return
        }
        acknowledged.gone.insert(name)
      } catch { return }
    }
  }

  private func check(_ acknowledged: Acknowledged, _ scratch: Scratch, _ place: String) throws {
    let other = try scratch.other()
    defer { try? other.close() }
    for name in acknowledged.present {
      #expect(try marks(of: name, other) == "1 2", "\(name), \(place)")
    }
    for name in acknowledged.gone {
      #expect(try marks(of: name, other) == "0 0", "\(name), \(place)")
    }
    if let name = acknowledged.pending {
      #expect(["0 0", "1 2"].contains(try marks(of: name, other)), "\(name), \(place)")
    }
    #expect(
      acknowledged.present.count + acknowledged.gone.count > 0, "\(place): nothing was acknowledged"
    )
    #expect(try other.text("PRAGMA integrity_check") == "ok")
    #expect(try other.text("SELECT count(*) FROM pragma_foreign_key_check") == "0")
  }

  private func marks(of name: String, _ other: OtherProgram) throws -> String {
    try other.text(
      """
      SELECT count(DISTINCT n.id) || ' ' || count(m.id) FROM notes AS n
      LEFT JOIN marks AS m ON m.note = n.id WHERE n.name = '\(name)'
      """) ?? ""
  }
}
