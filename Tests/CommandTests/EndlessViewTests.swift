import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The running program with views that never end or hang. Other tables are served and changed
/// meanwhile.
@Suite(.inTestAll) struct EndlessViewTests {
  private static let sql =
    """
    CREATE VIEW never AS
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS n FROM c;
    CREATE TABLE sizes (id INTEGER PRIMARY KEY, n INT); INSERT INTO sizes VALUES (1, 1000);
    CREATE VIEW hung AS
      SELECT instr(zeroblob(n * 2) || x'01', zeroblob(n) || x'02') AS at FROM sizes;
    """

  private let scratch: Scratch
  private let server: Server

  init() throws {
    scratch = try Scratch("company.sqlite")
    let path = try scratch.makeCompany()
    try scratch.other().run(EndlessViewTests.sql)
    server = try Server(path)
    // Read the schema first, since that has its own time limit.
    _ = try server.client.get("/")
  }

  /// Requests a page several times at once, each on its own thread, and returns the answers.
  private func ask(_ path: String, times: Int) -> [Task<RawResponse, any Error>] {
    (0..<times).map { _ in
      Task.detached(executorPreference: OwnThread()) { [client = server.client] in
        try client.get(path)
      }
    }
  }

  @Test("Eight endless views block neither readers nor writers", .promise(12))
  func eightEndlessViewsHoldUpNobody() async throws {
    let reads = ask("/t/never", times: 8)
    for (old, new) in [("Ada", "Ida"), ("Ida", "Eva"), ("Eva", "Ada"), ("Ada", "Ina")] {
      #expect(try server.client.get("/t/people").status == 200)
      #expect(try server.client.get("/t/people/2").status == 200)
      let stored = try server.client.post(
        "/t/people/1", form: ["name": new, "~original.name": "t:\(old)"])
      #expect(stored.status == 303)
    }
    #expect(try scratch.other().text("SELECT name FROM people WHERE id = 1") == "Ina")
    for read in reads { #expect(try await read.value.status == 422) }
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  @Test("Two hanging views block nobody", .promise(12))
  func twoThatHangHoldUpNobody() async throws {
    // The view now takes some seconds longer than its time limit.
    try scratch.other().run("UPDATE sizes SET n = 900000")
    let reads = ask("/t/hung", times: 2)
    for _ in 0..<20 {
      #expect(try server.client.get("/t/people").status == 200)
      #expect(try server.client.get("/t/people/1").status == 200)
    }
    for read in reads { #expect(try await read.value.status == 422) }
    #expect(try server.client.get("/t/people").status == 200)
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }
}
