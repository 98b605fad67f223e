import BrowserDriver
import Foundation

/// The built program over a database of its own making, asked as a browser asks.
struct Server {
  let program: Program
  let client: RawClient

  /// Starts it and waits for the line that says where it listens.
  init(_ path: String, file: String) throws {
    program = try Program(path, ["demo", "--file", file, "--port", "0"])
    let line = try program.line { $0.hasPrefix("Foldout: ") }
    let port = line.split(separator: ":").last.flatMap { Int($0.dropLast()) } ?? 0
    client = RawClient(host: "127.0.0.1", port: port)
  }

  /// Milliseconds from the start of the process to the whole first answer.
  static func coldStart(_ path: String, file: String) throws -> Double {
    let begun = ContinuousClock.now
    let server = try Server(path, file: file)
    defer { server.program.stop() }
    _ = try server.client.get("/")
    return (ContinuousClock.now - begun) / .milliseconds(1)
  }

  /// The bytes of an answer's body, compressed.
  func bytes(_ address: String, accept: String = "*/*") throws -> Double {
    let answer = try client.get(
      address, headers: ["Accept": accept, "Accept-Encoding": "gzip"])
    return Double(answer.body.count)
  }
}
