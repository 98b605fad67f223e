import BrowserDriver
import TestSupport

/// The program that was built beside these tests, or the one that `FOLDOUT_PROGRAM` names.
enum Foldout {
  static func path() throws -> String { try BuiltProgram.path() }

  static func start(_ arguments: String..., environment: [String: String] = [:]) throws -> Program {
    try Program(path(), arguments, environment: environment)
  }

  /// Runs the program until it exits by itself.
  static func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (output: String, errors: String, ending: Program.Ending) {
    let program = try Program(path(), arguments, environment: environment)
    let ending = try program.waitForEnd()
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
    line = try program.line { $0.hasPrefix("Foldout: ") }
    let port = line.split(separator: ":").last.flatMap { Int($0.dropLast()) }
    guard let port else { throw DriverError.malformedAnswer(line: line) }
    client = RawClient(port: port)
  }

  /// Serves a file on a free port.
  ///
  /// After a signal, slow work is interrupted and hanging work is abandoned after the delays in
  /// milliseconds. A busy machine needs longer than the program's own delays to end in order.
  init(
    _ path: String, _ arguments: String..., interruptingAfter interruptDelay: Int = 600,
    abandoningAfter abandonDelay: Int = 60_000
  ) throws {
    let delays = [
      "--interrupt-after-milliseconds", "\(interruptDelay)",
      "--abandon-after-milliseconds", "\(abandonDelay)",
    ]
    try self.init(Program(Foldout.path(), ["open", path, "--port", "0"] + delays + arguments))
  }

  /// Ends the server by a signal, and returns how it ended.
  func end(by signal: Int32) throws -> Program.Ending {
    program.kill(signal)
    return try program.waitForEnd()
  }
}
