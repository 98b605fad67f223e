import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Triggers and views in the running program that never end, each of which takes its whole limit.
@Suite(.inTestAll) struct EndlessTests {
  private let scratch: Scratch
  private let server: Server

  init() throws {
    scratch = try Scratch("company.sqlite")
    let path = try scratch.makeCompany()
    try scratch.other().run(LongWork.endless)
    server = try Server(path)
  }

  /// The change is refused with a sentence, the value is unchanged, and no lock remains.
  @Test(
    "An endless trigger is rolled back and reported, and other records stay available", .promise(12)
  )
  func anEndlessTriggerIsTakenBack() async throws {
    let client = server.client
    let change = Task.detached(executorPreference: OwnThread()) {
      try client.post("/t/trips/1", form: ["place": "Oslo", "~original.place": "t:Rome"])
    }
    for _ in 0..<20 {
      #expect(try client.get("/t/people/1").status == 200)
      #expect(try client.get("/t/trips").status == 200)
    }
    let refused = try await change.value
    #expect(refused.status == 422)
    #expect(refused.text.contains("Changing “Trips” was stopped after 10 s; nothing was"))
    #expect(refused.text.contains(">Oslo<"))
    let other = try scratch.other()
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    #expect(try other.text("SELECT count(*) FROM people") == "2")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
    let stored = try client.post("/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(stored.status == 303)
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  @Test(
    "An endless view is refused, and other tables are served meanwhile", .promise(12))
  func anEndlessViewIsRefused() async throws {
    let client = server.client
    let view = Task.detached(executorPreference: OwnThread()) { try client.get("/t/never") }
    for _ in 0..<20 { #expect(try client.get("/t/people/1").status == 200) }
    let refused = try await view.value
    #expect(refused.status == 422)
    #expect(refused.text.contains("it took longer than 5 s"))
    // The view exists, so the heading must not say that it was not found.
    #expect(refused.text.contains("<h1>Not Available Right Now</h1>"))
    #expect(try client.get("/").status == 200)
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  /// Each value takes milliseconds, and the first 10,000 would be inspected for dates.
  @Test("A slow column does not keep the program from starting", .promise(12))
  func aSlowColumnKeepsNobodyFromListening() throws {
    try scratch.other().run(
      """
      CREATE TABLE slow (id INTEGER PRIMARY KEY,
        day DATE GENERATED ALWAYS AS (instr(hex(zeroblob(400000 + id)), 'x')));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
        INSERT INTO slow (id) SELECT i FROM n;
      """)
    let late = try Server(scratch.path())
    #expect(try late.client.get("/").text.contains("/t/slow"))
    #expect(try late.client.get("/t/people").status == 200)
    let stored = try late.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(stored.status == 303)
    #expect(try late.end(by: SIGTERM) == .exited(0))
  }
}
