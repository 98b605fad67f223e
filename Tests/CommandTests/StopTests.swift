import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The program's end: within a second, with accepted changes finished, despite open connections.
@Suite(.serialized) struct StopTests {
  private let scratch: Scratch
  private let server: Server

  init() throws {
    scratch = try Scratch("company.sqlite")
    server = try Server(scratch.makeCompany())
  }

  private func expectEnd(by signal: Int32) throws {
    let end = try server.end(by: signal)
    #expect(end.ending == .exited(0))
    #expect(end.time < .seconds(1), "\(end.time)")
    #expect(server.program.errorText == "")
  }

  @Test(
    "A signal ends the program while nobody is connected", arguments: [SIGINT, SIGTERM, SIGHUP])
  func withNobodyConnected(signal: Int32) throws {
    try expectEnd(by: signal)
  }

  @Test("A signal ends the program despite idle connections", arguments: [SIGINT, SIGTERM, SIGHUP])
  func withIdleConnections(signal: Int32) throws {
    let silent = try RawConnection(port: server.client.port)
    let idle = try RawConnection(port: server.client.port)
    #expect(try idle.ask(RawRequest("GET", "/")).status == 200)
    try expectEnd(by: signal)
    withExtendedLifetime((silent, idle)) {}
  }

  @Test(
    "A signal ends the program despite half a request",
    arguments: [
      "GET / HTTP/1.1\r\nHos",
      "POST /t/people/1 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 100\r\n\r\nname=",
    ])
  func withHalfARequest(bytes: String) throws {
    let half = try RawConnection(port: server.client.port, limit: .milliseconds(200))
    let bytes = bytes.replacing("PORT", with: "\(server.client.port)")
    #expect(throws: DriverError.self) { try half.ask(bytes: Array(bytes.utf8)) }
    try expectEnd(by: SIGINT)
    withExtendedLifetime(half) {}
  }

  /// The change waits for another program's lock when the signal comes.
  @Test("A change under way when a signal comes is stored and answered")
  func withAChangeUnderWay() throws {
    let other = try scratch.other()
    defer { try? other.close() }
    try other.run("BEGIN IMMEDIATE")
    let program = server.program
    let queue = DispatchQueue(label: "meanwhile")
    queue.asyncAfter(deadline: .now() + 0.4) { program.kill(SIGINT) }
    queue.asyncAfter(deadline: .now() + 0.6) { try? other.run("COMMIT") }
    let answer = try server.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(answer.status == 303)
    #expect(try server.program.waitForEnd() == .exited(0))
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }

  @Test("Ending by a signal leaves the folder as it was", arguments: [SIGINT, SIGTERM, SIGHUP])
  func leavesTheFolderAsItWas(signal: Int32) throws {
    for journal in ["DELETE", "WAL", "TRUNCATE"] {
      let scratch = try Scratch("company.sqlite")
      let path = try scratch.makeCompany(journal: journal)
      let before = try scratch.files()
      let server = try Server(path)
      for address in ["/", "/t/people", "/t/people/1", "/t/people/1?open=hired"] {
        #expect(try server.client.get(address).status == 200)
      }
      #expect(try server.end(by: signal).ending == .exited(0))
      let after = try scratch.files()
      #expect(after == before, "\(journal): \(before) became \(after)")
    }
  }

  @Test("A program started with SIGHUP ignored, as by nohup, survives its terminal")
  func whoIsToOutliveTheTerminalDoes() throws {
    let ignoring = "trap '' HUP; exec \"$0\" open \"$1\" --port 0"
    let server = try Server(Program("sh", ["-c", ignoring, Foldout.path(), scratch.path()]))
    server.program.kill(SIGHUP)
    #expect(try server.client.get("/").status == 200)
    #expect(try server.end(by: SIGTERM).ending == .exited(0))
  }

  @Test("An acknowledged change survives kill -9")
  func whatWasAcknowledgedIsKept() throws {
    let changed = try server.client.post(
      "/t/people/2", form: ["hired": "2020-02-29", "~original.hired": "n"])
    #expect(changed.status == 303)
    server.program.kill(SIGKILL)
    #expect(try server.program.waitForEnd() == .signalled(SIGKILL))
    let again = try Server(scratch.path())
    #expect(try again.client.get("/t/people/2").text.contains("02/29/2020"))
  }

  /// An endless view is read and an endless change is made. Both are given up.
  @Test(
    "A signal ends the program despite endless work", .timeLimit(.minutes(2)),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func withWorkThatDoesNotEnd(signal: Int32) async throws {
    let other = try scratch.other()
    try other.run(LongWork.endless)
    let client = server.client
    let page = Task.detached { try? client.get("/t/never") }
    let change = Task.detached {
      try? client.post("/t/trips/1", form: ["place": "Oslo", "~original.place": "t:Rome"])
    }
    try waitUntilLocked(other)
    let end = try server.end(by: signal)
    #expect(end.ending == .exited(0))
    #expect(end.time < .seconds(3), "\(end.time)")
    _ = await (page.value, change.value)
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
  }

  /// The work is a function that SQLite cannot interrupt.
  @Test(
    "A signal ends the program despite hanging work, and nothing of the work is stored",
    .timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func withWorkThatHangs(signal: Int32) async throws {
    let other = try scratch.other()
    let change = try hang(other)
    let end = try server.end(by: signal)
    #expect(end.ending == .exited(128 + signal))
    #expect(end.time > .seconds(1) && end.time < .seconds(3), "\(end.time)")
    #expect(
      server.program.errorText
        == "foldout: Stopped without waiting for unfinished work; none of it was saved.\n")
    _ = await change.value
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
  }

  @Test(
    "The second signal ends the program at once", .timeLimit(.minutes(2)),
    arguments: [SIGINT, SIGTERM])
  func theSecondSignalEndsAtOnce(signal: Int32) async throws {
    let change = try hang(scratch.other())
    server.program.kill(SIGHUP)
    server.program.kill(SIGHUP)
    // The host no longer listens, so the first one has arrived.
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(20)
    while (try? RawConnection(port: server.client.port)) != nil, clock.now < limit {}
    let end = try server.end(by: signal)
    #expect(end.ending == .exited(128 + signal))
    #expect(end.time < .seconds(1), "\(end.time)")
    #expect(server.program.errorText == "")
    _ = await change.value
  }

  /// Begins a change that hangs in its transaction.
  private func hang(_ other: OtherProgram) throws -> Task<Void, Never> {
    try other.run(LongWork.hanging)
    let client = server.client
    let change = Task.detached {
      _ = try? client.post("/t/trips/1", form: ["place": "Oslo", "~original.place": "t:Rome"])
    }
    try waitUntilLocked(other)
    return change
  }

  /// Waits until the program's change holds the file.
  private func waitUntilLocked(_ other: OtherProgram) throws {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(60)
    try other.run("PRAGMA busy_timeout = 0")
    while clock.now < limit {
      guard (try? other.run("BEGIN IMMEDIATE")) != nil else { return }
      try other.run("ROLLBACK")
    }
    Issue.record("The change never held the file.")
  }
}
