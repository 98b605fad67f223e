import BrowserDriver
import Foundation

/// A server program started for a measurement: ours, or the bare one.
struct Server {
  let program: Program
  let port: Int

  /// Starts the program, and waits for the line that ends in its port.
  init(_ path: String, _ arguments: [String] = []) throws {
    program = try Program(path, arguments)
    let line = try program.line { $0.contains(": ") }
    port = line.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
  }

  var client: RawClient { RawClient(host: "127.0.0.1", port: port) }
  var load: Load { Load(port: port) }

  /// Measures the milliseconds from the start of the process to the complete first answer.
  static func coldStart(
    _ path: String, _ arguments: [String], first address: String = "/"
  ) throws -> Double {
    let start = ContinuousClock.now
    let server = try Server(path, arguments)
    defer { server.program.stop() }
    _ = try server.client.get(address)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// Returns the number of bytes of an answer's compressed body.
  func bytes(_ address: String, accept: String = "*/*") throws -> Double {
    let answer = try client.get(
      address, headers: ["Accept": accept, "Accept-Encoding": "gzip"])
    return Double(answer.body.count)
  }

  /// Returns the megabytes in a line of `/proc/PID/status`; NaN if there is no such line.
  func megabytes(_ line: String = "VmRSS") throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)
    let found = status.split(separator: "\n").first { $0.hasPrefix("\(line):") }
    return Double(found?.split(separator: " ").dropFirst().first ?? "").map { $0 / 1024 } ?? .nan
  }
}
