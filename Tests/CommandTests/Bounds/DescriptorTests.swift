import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The program with a low limit of open files and connections.
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

  @Test(
    "With few file descriptors the program works, or says why it does not start", .promise(14),
    arguments: [8, 12, 16, 20, 24, 26, 28, 30, 32, 40, 64, 100])
  func itSaysSoOrWorks(count: Int) throws {
    let program = try start(count)
    guard let server = try? Server(program) else {
      #expect(try program.waitForEnd() == .exited(71))
      #expect(program.errorText.hasPrefix("foldout: The system lets this program open only"))
      #expect(count < 40)
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

  /// The log shows that the host pauses; `AcceptPauseTests` proves that a pause is not a busy loop.
  @Test("Connections beyond the limit wait until others close", .promise(14))
  func exhaustionCostsNothing() throws {
    let program = try start(64)
    let server = try Server(program)
    let port = server.client.port
    var held = try (0..<80).map { _ in try RawConnection(port: port) }
    let late = try RawConnection(port: port)
    let bytes = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
    #expect(try held[0].ask(bytes: bytes).status == 200)
    try late.send(bytes)
    _ = try program.errorLine { $0.contains("A connection can’t be accepted") }
    held.removeFirst(60)
    #expect(try held[19].ask(bytes: bytes).status == 200)
    held = []
    #expect(try late.ask(bytes: []).status == 200)
    #expect(try server.client.get("/t/people").status == 200)
    #expect(program.ending == nil)
    // The log says why connections waited, and nothing else.
    let log = program.errorText.split(separator: "\n")
    #expect(!log.isEmpty && log.allSatisfy { $0.contains("A connection can’t be accepted") })
  }
}
