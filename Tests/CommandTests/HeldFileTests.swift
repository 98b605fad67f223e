import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Many concurrent changes to a file that another program holds for writing.
@Suite struct HeldFileTests {
  /// `LockPatienceTests` counts how long they wait. If each waited in full, the last one would get
  /// no answer within its client's limit.
  @Test("Forty changes of a file that is in use are refused together", .promise(12))
  func fortyWaitAsLongAsOne() async throws {
    let scratch = try Scratch("company.sqlite")
    let server = try Server(scratch.makeCompany())
    #expect(try server.client.get("/t/people/1").status == 200)
    let other = try scratch.other()
    try other.run("BEGIN IMMEDIATE; UPDATE people SET note = 'held'")
    let answers = (0..<40).map { number in
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
    try other.run("ROLLBACK")
    let stored = try server.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(stored.status == 303)
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }
}
