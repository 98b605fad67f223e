/// One line of the browser's console.
public struct ConsoleEntry: Sendable, Equatable, Decodable {
  /// `SEVERE` for errors, `WARNING`, `INFO`, `DEBUG`.
  public let level: String
  /// Where it comes from: `console-api`, `javascript`, `network`, `security` and more.
  public let source: String
  /// Address, line and text.
  public let message: String
}

extension Page {
  /// The lines written to the console since the last call, network errors included.
  public func console() throws -> [ConsoleEntry] {
    try command("POST", "/se/log", ["type": "browser"]).decoded(as: [ConsoleEntry].self)
  }

  /// The errors among what was written since the console was last asked for.
  public func consoleErrors() throws -> [ConsoleEntry] {
    try console().filter { $0.level == "SEVERE" }
  }
}
