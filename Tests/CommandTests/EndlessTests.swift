import BrowserDriver
import Foundation
import Testing

/// Triggers and views that never end, and the running program.
@Suite struct EndlessTests {
  private static let sql =
    """
    CREATE VIEW never AS
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS n FROM c;
    CREATE TABLE trips (id INTEGER PRIMARY KEY, place TEXT); INSERT INTO trips VALUES (1, 'Rome');
    CREATE TRIGGER trip AFTER UPDATE ON trips BEGIN
      INSERT INTO people (name) SELECT n FROM never;
    END;
    """

  private let scratch: Scratch
  private let server: Server

  init() throws {
    scratch = try Scratch()
    let path = try scratch.makeCompany()
    try scratch.other().run(EndlessTests.sql)
    server = try Server(path)
  }

  /// The change is refused in words, the value is that of before, and nobody finds the file locked.
  @Test(.timeLimit(.minutes(2))) func anEndlessTriggerIsTakenBack() async throws {
    let client = server.client
    let change = Task.detached {
      try client.post("/t/trips/1", form: ["place": "Oslo", "~seen.place": "t:Rome"])
    }
    for _ in 0..<20 {
      #expect(try client.get("/t/people/1").status == 200)
      #expect(try client.get("/t/trips").status == 200)
    }
    let refused = try await change.value
    #expect(refused.status == 422)
    #expect(refused.text.contains("This change of “Trips” was given up after 10 s; nothing was"))
    #expect(refused.text.contains(">Oslo<"))
    let other = try scratch.other()
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    #expect(try other.text("SELECT count(*) FROM people") == "2")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
    let stored = try client.post("/t/people/1", form: ["name": "Ida", "~seen.name": "t:Ada"])
    #expect(stored.status == 303)
    #expect(try server.end(by: SIGTERM).ending == .exited(0))
  }
}
