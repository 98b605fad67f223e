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
    guard let digits = line.split(whereSeparator: { !$0.isNumber }).last, let port = Int(digits)
    else { throw Database.BenchmarkError("no port in: \(line)") }
    self.port = port
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
    let status = try server.client.get(address).status
    let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
    guard status < 400 else { throw HTTPConnection.BenchmarkError.status(status) }
    return elapsed
  }

  /// Returns the number of bytes of an answer's compressed body.
  func bytes(_ address: String, accept: String = "*/*") throws -> Double {
    let answer = try client.get(
      address, headers: ["Accept": accept, "Accept-Encoding": "gzip"])
    guard answer.status == 200 else { throw HTTPConnection.BenchmarkError.status(answer.status) }
    return Double(answer.body.count)
  }

  /// Returns the megabytes in a line of `/proc/PID/status`.
  func megabytes(_ line: String = "VmRSS") throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(program.id)/status", encoding: .utf8)
    let found = status.split(separator: "\n").first { $0.hasPrefix("\(line):") }
    // The name and the number are separated by a tab.
    guard let digits = found?.split(whereSeparator: { !$0.isNumber }).first,
      let kilobytes = Double(digits)
    else { throw Database.BenchmarkError("no \(line) of process \(program.id)") }
    return kilobytes / 1024
  }
}
