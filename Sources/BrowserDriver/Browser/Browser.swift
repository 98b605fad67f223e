internal import Foundation

/// A WebDriver server and the browsers that it starts; each page is a browser of its own.
///
/// All processes end with ``stop()``, with the last reference, or with this process.
public final class Browser: Sendable {
  /// The engine of the pages.
  public let engine: Engine
  /// The WebDriver server, in one process group with all browsers that it starts.
  let driver: Program
  let client: RawClient
  /// The folder of profiles, temporary files and crash reports, which is removed at the end.
  let scratch: String

  /// Starts the WebDriver server.
  public static func start(_ engine: Engine = .chromium) throws -> Browser {
    try Browser(engine)
  }

  private init(_ engine: Engine) throws {
    self.engine = engine
    scratch = try ScratchFolder.make(named: "foldout-browser")
    do {
      (driver, client) = try Browser.serve(engine, scratch: scratch)
    } catch {
      try? FileManager.default.removeItem(atPath: scratch)
      throw error
    }
  }

  /// Starts the server of an engine and waits until it answers.
  private static func serve(
    _ engine: Engine, scratch: String
  ) throws -> (driver: Program, client: RawClient) {
    func start(port: Int) throws -> Program {
      let command = engine.command(port: port)
      return try Program(
        command.program, command.arguments, environment: engine.environment(scratch: scratch),
        removing: scratch)
    }
    // Longer than the browser's own limits, so that the browser reports what was slow.
    func client(port: Int) -> RawClient {
      RawClient(port: port, limit: Deadline.usual * 2, keepsConnections: true)
    }
    switch engine {
    case .chromium, .headlessShell:
      let driver = try start(port: 0)
      // It prints port 0 first, and the real port once it listens.
      let marker = "started successfully on port "
      let line = try driver.line { $0.contains(marker) }
      let digits = line.components(separatedBy: marker).last?.prefix { $0.isNumber } ?? ""
      guard let port = Int(digits) else { throw DriverError.malformedAnswer(line: line) }
      return (driver, client(port: port))
    case .webKit:
      // It cannot choose a free port, and does not print when it listens.
      let port = try FreePort.find()
      let driver = try start(port: port)
      let client = client(port: port)
      _ = try Deadline.poll(
        until: "WebKit's WebDriver server answers",
        reading: { try client.get("/status").status }, satisfies: { $0 == 200 })
      return (driver, client)
    }
  }

  /// Opens a page in a new browser with an empty profile, as another person.
  public func page(_ viewport: Viewport = .phone) throws -> Page {
    let capabilities = engine.capabilities(scratch: scratch)
    let answer = try WebDriverSession(client: client, path: "/session")
      .send("POST", "", ["capabilities": ["alwaysMatch": capabilities]]).decoded(as: JSON.self)
    guard let id = answer["sessionId"].string else {
      throw DriverError.unexpectedValue(script: "POST /session", value: "\(answer)")
    }
    let page = Page(browser: self, id: id)
    try page.resize(to: viewport)
    return page
  }

  /// Ends all browsers, and removes their profiles.
  public func stop() { driver.stop() }
}
