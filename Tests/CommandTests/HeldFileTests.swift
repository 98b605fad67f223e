import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Many concurrent changes to a file that another program holds for writing.
@Suite struct HeldFileTests {
  @Test(
    "Forty changes of a file that is in use are refused in little more time than one",
    .timeLimit(.minutes(5)))
  func fortyWaitAsLongAsOne() async throws {
    let scratch = try Scratch("company.sqlite")
    let server = try Server(scratch.makeCompany())
    #expect(try server.client.get("/t/people/1").status == 200)
    let other = try scratch.other()
    try other.run("BEGIN IMMEDIATE; UPDATE people SET note = 'held'")
    let one = try await refused(1, by: server)
    let forty = try await refused(40, by: server)
    print("HeldFileTests: one change \(one), forty \(forty)")
    #expect(one >= .seconds(1.5))
    // If they were refused one after the other, the last would take six times as long.
    #expect(forty < one * 3)
    try other.run("ROLLBACK")
    let stored = try server.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(stored.status == 303)
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }

  /// Returns the time until a number of concurrent changes are all refused.
  private func refused(_ count: Int, by server: Server) async throws -> Duration {
    let start = ContinuousClock.now
    let answers = (0..<count).map { number in
      Task.detached(executorPreference: OwnThread()) { [client = server.client] in
        try client.post(
          "/t/people/\(1 + number % 2)",
          form: ["name": "Ida", "~original.name": number % 2 == 0 ? "t:Ada" : "t:Bo"])
      }
    }
    for answer in answers {
      let refused = try await answer.value
      #expect(refused.status == 503)
      #expect(refused.text.contains("in use"))
    }
    return ContinuousClock.now - start
  }
}
