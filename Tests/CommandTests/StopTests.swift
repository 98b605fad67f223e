import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The program's end: with accepted changes finished, despite open connections. The tests give the
/// delays of its steps; `ShutdownPlanTests` compares the usual ones.
@Suite(.serialized) struct StopTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch("company.sqlite")
    path = try scratch.makeCompany()
  }

  private func expectEnd(of server: Server, by signal: Int32) throws {
    #expect(try server.end(by: signal) == .exited(0))
    #expect(server.program.errorText == "")
  }

  @Test(
    "A signal ends the program while nobody is connected", .promise(12),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func withNobodyConnected(signal: Int32) throws {
    try expectEnd(of: Server(path), by: signal)
  }

  /// Swift's runtime takes both for crashes: it prints a report, and the program would go on.
  @Test(
    "A quit and an abort end the program at once, without a report", .promise(12),
    arguments: [SIGQUIT, SIGABRT])
  func withoutReport(signal: Int32) throws {
    let server = try Server(
      Foldout.start("open", path, "--port", "0", environment: ["SWIFT_BACKTRACE": "enable=yes"]))
    #expect(try server.end(by: signal) == .signalled(signal))
    #expect(server.program.errorText == "")
  }

  @Test(
    "A signal ends the program despite idle connections",
    arguments: Depth.of([SIGHUP], all: [SIGINT, SIGTERM, SIGHUP]))
  func withIdleConnections(signal: Int32) throws {
    let server = try Server(path)
    let silent = try RawConnection(port: server.client.port)
    let idle = try RawConnection(port: server.client.port)
    #expect(try idle.ask(RawRequest("GET", "/")).status == 200)
    try expectEnd(of: server, by: signal)
    withExtendedLifetime((silent, idle)) {}
  }

  @Test(
    "A signal ends the program despite half a request",
    arguments: [
      "GET / HTTP/1.1\r\nHos",
      "POST /t/people/1 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 100\r\n\r\nname=",
    ])
  func withHalfARequest(bytes: String) throws {
    let server = try Server(path)
    let half = try RawConnection(port: server.client.port)
    try half.send(Array(bytes.replacing("PORT", with: "\(server.client.port)").utf8))
    // The next connection is served, so the first one is accepted.
    #expect(try server.client.get("/").status == 200)
    try expectEnd(of: server, by: SIGINT)
    withExtendedLifetime(half) {}
  }

  /// The change waits for another program that reads when the signal comes.
  @Test("A change under way when a signal comes is stored and answered", .promise(2))
  func withAChangeUnderWay() async throws {
    let server = try Server(path, interruptingAfter: 60_000)
    let other = try scratch.other()
    try other.run("BEGIN; SELECT count(*) FROM people")
    let client = server.client
    let change = Task.detached(executorPreference: OwnThread()) {
      try client.post("/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    }
    try waitUntilLocked()
    server.program.kill(SIGINT)
    try other.run("COMMIT")
    #expect(try await change.value.status == 303)
    #expect(try server.program.waitForEnd() == .exited(0))
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }

  @Test(
    "Ending by a signal leaves the folder as it was", .promise(1),
    arguments: Depth.of([SIGTERM], all: [SIGINT, SIGTERM, SIGHUP]))
  func leavesTheFolderAsItWas(signal: Int32) throws {
    for journal in ["DELETE", "WAL", "TRUNCATE"] {
      let scratch = try Scratch("company.sqlite")
      let path = try scratch.makeCompany(journal: journal)
      let before = try scratch.files()
      let server = try Server(path)
      for address in ["/", "/t/people", "/t/people/1", "/t/people/1?open=hired"] {
        #expect(try server.client.get(address).status == 200)
      }
      #expect(try server.end(by: signal) == .exited(0))
      let after = try scratch.files()
      #expect(after == before, "\(journal): \(before) became \(after)")
    }
  }

  @Test("A program started with SIGHUP ignored, as by nohup, survives its terminal")
  func whoIsToOutliveTheTerminalDoes() throws {
    let ignoring =
      "trap '' HUP; exec \"$0\" open \"$1\" --port 0 --abandon-after-milliseconds 60000"
    let server = try Server(Program("sh", ["-c", ignoring, Foldout.path(), path]))
    server.program.kill(SIGHUP)
    #expect(try server.client.get("/").status == 200)
    #expect(try server.end(by: SIGTERM) == .exited(0))
  }

  @Test("An acknowledged change survives kill -9", .promise(2))
  func whatWasAcknowledgedIsKept() throws {
    let server = try Server(path)
    let changed = try server.client.post(
      "/t/people/2", form: ["hired": "2020-02-29", "~original.hired": "n"])
    #expect(changed.status == 303)
    #expect(try server.end(by: SIGKILL) == .signalled(SIGKILL))
    let again = try Server(path)
    #expect(try again.client.get("/t/people/2").text.contains("02/29/2020"))
  }

  /// An endless view is read and an endless change is made. Others are served meanwhile, and both
  /// are given up.
  @Test(
    "A signal ends the program despite endless work", .promise(12),
    arguments: Depth.of([SIGTERM], all: [SIGINT, SIGTERM, SIGHUP]))
  func withWorkThatDoesNotEnd(signal: Int32) async throws {
    let other = try scratch.other()
    try other.run(LongWork.endless)
    let server = try Server(path, interruptingAfter: 0)
    let client = server.client
    let page = Task.detached(executorPreference: OwnThread()) { try? client.get("/t/never") }
    let change = tripChange(server)
    try waitUntilLocked()
    for address in ["/", "/t/people/1", "/t/trips"] {
      #expect(try client.get(address).status == 200)
    }
    #expect(try server.end(by: signal) == .exited(0))
    _ = await (page.value, change.value)
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
  }

  /// The work is a function that SQLite cannot interrupt.
  @Test(
    "A signal ends the program despite hanging work, and nothing of the work is stored",
    .promise(12),
    arguments: Depth.of([SIGINT], all: [SIGINT, SIGTERM, SIGHUP]))
  func withWorkThatHangs(signal: Int32) async throws {
    let other = try scratch.other()
    try other.run(LongWork.hanging)
    let server = try Server(path, interruptingAfter: 0, abandoningAfter: 100)
    let change = tripChange(server)
    try waitUntilHanging(server)
    #expect(try server.end(by: signal) == .exited(128 + signal))
    #expect(
      server.program.errorText
        == "foldout: Stopped without waiting for unfinished work; none of it was saved.\n")
    await change.value
    #expect(try other.text("SELECT place FROM trips") == "Rome")
    try other.run("PRAGMA busy_timeout = 0; UPDATE people SET note = 'free' WHERE id = 2")
  }

  /// The work hangs for longer than the test lasts.
  @Test(
    "The second signal ends the program at once", .promise(12),
    arguments: Depth.of([SIGINT], all: [SIGINT, SIGTERM]))
  func theSecondSignalEndsAtOnce(signal: Int32) async throws {
    try scratch.other().run(LongWork.hanging)
    let server = try Server(path)
    let change = tripChange(server)
    try waitUntilHanging(server)
    server.program.kill(SIGHUP)
    server.program.kill(SIGHUP)
    try waitUntilDeaf(server)
    #expect(try server.end(by: signal) == .exited(128 + signal))
    #expect(server.program.errorText == "")
    await change.value
  }

  /// Begins a change of a trip, which does not end.
  private func tripChange(_ server: Server) -> Task<Void, Never> {
    Task.detached(executorPreference: OwnThread()) { [client = server.client] in
      _ = try? client.post("/t/trips/1", form: ["place": "Oslo", "~original.place": "t:Rome"])
    }
  }

  /// Waits until the program's change holds the file.
  private func waitUntilLocked() throws {
    let other = try scratch.other()
    try other.run("PRAGMA busy_timeout = 0")
    try expectSoon {
      guard (try? other.run("BEGIN IMMEDIATE")) != nil else { return true }
      try other.run("ROLLBACK")
      return false
    }
    try other.close()
  }

  /// Waits until the program's change holds the file and is in the function that hangs. Before that
  /// it could still be interrupted: it reads the long values, which takes some 50 ms.
  private func waitUntilHanging(_ server: Server) throws {
    try waitUntilLocked()
    guard let begun = server.program.processorTime else { return }
    try expectSoon { (server.program.processorTime ?? .infinity) >= begun + 1 }
  }

  /// Waits until the program no longer listens, so that it has received a signal.
  private func waitUntilDeaf(_ server: Server) throws {
    try expectSoon { (try? RawConnection(port: server.client.port)) == nil }
  }
}
