import BrowserDriver
import TestSupport

/// The program that was built beside these tests, or the one that `FOLDOUT_PROGRAM` names.
enum Foldout {
  static func path() throws -> String { try BuiltProgram.path() }

  static func start(_ arguments: String..., environment: [String: String] = [:]) throws -> Program {
    try Program(path(), arguments, environment: environment)
  }

  /// Runs the program until it exits by itself, for 20 seconds at most.
  static func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (output: String, errors: String, ending: Program.Ending) {
    let program = try Program(path(), arguments, environment: environment)
    let ending = try program.waitForEnd(within: .seconds(20))
    return (program.outputText, program.errorText, ending)
  }
}

/// A server started for a test, and a client connected to its port.
struct Server {
  let program: Program
  /// The line of output with the server's address.
  let line: String
  let client: RawClient

  init(_ program: Program) throws {
    self.program = program
    line = try program.line(within: .seconds(20)) { $0.hasPrefix("Foldout: ") }
    let port = line.split(separator: ":").last.flatMap { Int($0.dropLast()) }
    guard let port else { throw DriverError.malformedAnswer(line: line) }
    client = RawClient(port: port, limit: .seconds(20))
  }

  /// Serves a file on a free port.
  init(_ path: String, _ arguments: String...) throws {
    try self.init(Program(Foldout.path(), ["open", path, "--port", "0"] + arguments))
  }

  /// Ends the server by a signal. Returns how it ended and how long that took.
  func end(by signal: Int32) throws -> (ending: Program.Ending, time: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    program.kill(signal)
    let ending = try program.waitForEnd(within: .seconds(20))
    return (ending, clock.now - start)
  }
}
