import BrowserDriver
import TestSupport

/// A running example, with a client for it.
struct Example {
  let client: RawClient
  private let program: Program

  /// Starts the example of that name, which was built beside the tests' own program.
  init(_ name: String, _ arguments: [String] = []) throws {
    program = try Program(BuiltProgram.path(of: name), arguments, environment: ["PORT": "0"])
    let line = try program.line { $0.hasPrefix("Foldout: ") }
    guard let port = line.split(separator: ":").last.flatMap({ Int($0.dropLast()) }) else {
      throw DriverError.malformedAnswer(line: line)
    }
    client = RawClient(host: "127.0.0.1", port: port)
  }

  /// Waits for a line that the example prints.
  func line(where isWanted: (String) -> Bool) throws -> String {
    try program.line(where: isWanted)
  }

  func stop() { program.stop() }
}
