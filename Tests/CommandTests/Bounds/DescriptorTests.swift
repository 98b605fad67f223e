import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A program that may open only a few files and connections at once.
@Suite(.serialized) struct DescriptorTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch("company.sqlite")
    path = try scratch.makeCompany()
  }

  private func start(_ count: Int) throws -> Program {
    try Program(
      "sh",
      [
        "-c", "ulimit -n \(count); exec \"$0\" open \"$1\" --port 0", try Foldout.path(), path,
      ])
  }

  /// With too few it says so and does not start; else pages and changes work.
  @Test(
    "With few file descriptors the program works, or says why it does not start",
    arguments: [8, 12, 16, 20, 24, 26, 28, 30, 32, 40, 64, 100])
  func itSaysSoOrWorks(count: Int) throws {
    let program = try start(count)
    guard let server = try? Server(program) else {
      #expect(try program.waitForEnd(within: .seconds(20)) == .exited(71))
      #expect(program.errorText.hasPrefix("foldout: The system lets this program open only"))
      // Some are the tests' own, which it inherits.
      #expect(count < 100)
      return
    }
    for address in ["/", "/t/people", "/t/people/1?open=hired&lang=de&zone=Asia/Tokyo"] {
      #expect(try server.client.get(address).status == 200, "\(address)")
    }
    let changed = try server.client.post(
      "/t/people/1", form: ["name": "Ida", "~original.name": "t:Ada"])
    #expect(changed.status == 303)
    #expect(try server.client.get("/t/people?q=ida").status == 200)
    #expect(program.ending == nil && program.errorText == "")
  }

  /// More connections than it may have wait, and keep no core busy; once others go they are taken.
  @Test("Connections beyond the limit wait without using the processor")
  func exhaustionCostsNothing() throws {
    let program = try start(64)
    let server = try Server(program)
    let port = server.client.port
    var held = try (0..<80).map { _ in try RawConnection(port: port, limit: .seconds(60)) }
    let late = try RawConnection(port: port, limit: .seconds(4))
    let bytes = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
    #expect(try held[0].ask(bytes: bytes).status == 200)
    let (before, clock) = (try cpuTime(of: program), ContinuousClock())
    // The last one is not taken, so that nothing answers it.
    let waited = clock.measure {
      #expect(throws: DriverError.self) { try late.ask(bytes: bytes) }
    }
    if let before, let after = try cpuTime(of: program) {
      // A core that is shared with others would still show a third of it.
      #expect(after - before < waited / .seconds(1) * 0.1)
    }
    held.removeFirst(60)
    #expect(try held[19].ask(bytes: bytes).status == 200)
    held = []
    #expect(try server.client.get("/t/people").status == 200)
    #expect(program.ending == nil && program.errorText == "")
  }

  /// The seconds that a program has computed; `nil` where the system keeps no such file.
  private func cpuTime(of program: Program) throws -> Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(program.id)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // Behind the name, the 12th and 13th are the time in the program and in the system.
    let parts = text[end...].split(separator: " ")
    let ticks = parts.prefix(14).suffix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
