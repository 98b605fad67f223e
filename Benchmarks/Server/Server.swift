import BrowserDriver
import Foundation

/// A program that serves, started for a measurement: ours, or the bare one beside it.
struct Server {
  let program: Program
  let port: Int

  /// Starts it and waits for the line that says where it listens: its end is the port.
  init(_ path: String, _ arguments: [String] = []) throws {
    program = try Program(path, arguments)
    let line = try program.line { $0.contains(": ") }
    port = line.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
  }

  var client: RawClient { RawClient(host: "127.0.0.1", port: port) }
  var load: Load { Load(port: port) }

  /// Milliseconds from the start of the process to the whole first answer.
  static func coldStart(
    _ path: String, _ arguments: [String], first address: String = "/"
  ) throws -> Double {
    let begun = ContinuousClock.now
    let server = try Server(path, arguments)
    defer { server.program.stop() }
    _ = try server.client.get(address)
    return (ContinuousClock.now - begun) / .milliseconds(1)
  }

  /// The bytes of an answer's body, compressed.
  func bytes(_ address: String, accept: String = "*/*") throws -> Double {
    let answer = try client.get(
      address, headers: ["Accept": accept, "Accept-Encoding": "gzip"])
    return Double(answer.body.count)
  }

  /// The megabytes of memory that a line of the system's account of the process tells.
  func megabytes(_ line: String = "VmRSS") throws -> Double {
    let account = try String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)
    let found = account.split(separator: "\n").first { $0.hasPrefix("\(line):") }
    return Double(found?.split(separator: " ").dropFirst().first ?? "").map { $0 / 1024 } ?? .nan
  }
}
