import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Programs of other users of this machine that connect to a server's port.
@Suite(.serialized) struct NeighbourTests {
  private static let owner = 65_534
  private static let stranger = 65_533

  /// Runs a command as a user, without groups and further privileges.
  private static func run(_ user: Int, _ command: [String]) throws -> Program {
    try Program(
      "setpriv", ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"] + command,
      environment: ["HOME": "/"])
  }

  /// True if the tests can change users, and another user can run the program.
  private static let changesUsers: Bool = {
    guard geteuid() == 0, let path = try? Foldout.path(),
      let program = try? run(owner, [path, "--version"])
    else { return false }
    return (try? program.waitForEnd()) == .exited(0)
  }()

  /// Returns the answer to a user's program that sends a request and reads until the end.
  private func answer(
    to user: Int, _ server: Server, _ lines: [String], body: String = ""
  ) throws -> String {
    let host = "127.0.0.1:\(server.client.port)"
    let head = lines + ["Host: \(host)", "Content-Length: \(body.utf8.count)", "Connection: close"]
    let request = (head + ["", body]).joined(separator: "\r\n")
    let shell = "exec 3<>/dev/tcp/127.0.0.1/$0; printf '%s' \"$1\" >&3; cat <&3"
    let program = try NeighbourTests.run(
      user, ["bash", "-c", shell, "\(server.client.port)", request])
    #expect(try program.waitForEnd() == .exited(0))
    return program.outputText
  }

  @Test(
    "Another user of the machine is refused", .promise(8),
    .enabled(if: changesUsers, "users cannot be changed here, or cannot run the program"))
  func anotherUserIsRefused() throws {
    let scratch = try Scratch("company.sqlite")
    let path = try scratch.makeCompany()
    for name in [path, scratch.folder.path] {
      #expect(chown(name, uid_t(NeighbourTests.owner), gid_t(NeighbourTests.owner)) == 0)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let server = try Server(
      NeighbourTests.run(NeighbourTests.owner, [Foldout.path(), "open", path, "--port", "0"]))
    let page = ["GET /t/people/1 HTTP/1.1"]
    let body = "name=Uma&~original.name=t:Ada"
    let change = [
      "POST /t/people/1 HTTP/1.1", "Content-Type: application/x-www-form-urlencoded",
    ]
    for (request, body) in [(page, ""), (["GET / HTTP/1.1"], ""), (change, body)] {
      let refused = try answer(to: NeighbourTests.stranger, server, request, body: body)
      #expect(refused.hasPrefix("HTTP/1.1 403 "))
      #expect(refused.contains("this connection belongs to another"))
      #expect(!refused.contains("Ada") && !refused.contains("people</"))
    }
    // Its own user, and root, who runs this test.
    let own = try answer(to: NeighbourTests.owner, server, page)
    #expect(own.hasPrefix("HTTP/1.1 200 ") && own.contains(">Ada</h1>"))
    #expect(try server.client.get("/t/people/1").text.contains(">Ada</h1>"))
    // One connection after the other, and two at once.
    let kept = try RawConnection(port: server.client.port)
    #expect(try kept.ask(RawRequest("GET", "/")).status == 200)
    #expect(try answer(to: NeighbourTests.stranger, server, page).hasPrefix("HTTP/1.1 403 "))
    #expect(try kept.ask(RawRequest("GET", "/")).status == 200)
  }

  @Test(
    "A server run by root answers root only", .promise(8),
    .enabled(if: changesUsers, "users cannot be changed here, or cannot run the program"))
  func rootsServerIsRoots() throws {
    let scratch = try Scratch("company.sqlite")
    let server = try Server(scratch.makeCompany())
    #expect(try server.client.get("/").status == 200)
    let refused = try answer(to: NeighbourTests.stranger, server, ["GET / HTTP/1.1"])
    #expect(refused.hasPrefix("HTTP/1.1 403 "))
  }
}
