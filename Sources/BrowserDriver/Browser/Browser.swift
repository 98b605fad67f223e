internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Chromium, driven through its WebDriver server; each page is a browser of its own.
///
/// All that it starts ends with ``stop()``, with the last reference, or with this process.
public final class Browser: Sendable {
  /// The WebDriver server, in one group with every Chromium.
  let driver: Program
  let client: RawClient
  /// Profiles, temporary files and crash reports go here and are removed at the end.
  let scratch: String

  /// Starts the WebDriver server on a port that it chooses itself.
  public static func start() throws -> Browser { try Browser() }

  private init() throws {
    scratch = try ScratchFolder.make(named: "foldout-browser")
    do {
      driver = try Program(
        "chromedriver", ["--port=0"],
        environment: ["TMPDIR": scratch, "XDG_CONFIG_HOME": scratch], removing: scratch)
    } catch {
      try? FileManager.default.removeItem(atPath: scratch)
      throw error
    }
    // It names port 0 first and the real one when it listens.
    let marker = "started successfully on port "
    let line = try driver.line { $0.contains(marker) }
    let digits = line.components(separatedBy: marker).last?.prefix { $0.isNumber } ?? ""
    guard let port = Int(digits) else { throw DriverFault.malformedAnswer(line: line) }
    // Longer than the browser's own limits, so that it is the browser that says what was slow.
    client = RawClient(port: port, limit: .seconds(60))
  }

  /// Opens a page in a new browser with an empty profile: another person.
  public func page(_ viewport: Viewport = .phone) throws -> Page {
    var arguments: [JSON] = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-features=PaintHolding",
      "--user-data-dir=\(scratch)/profile-\(UUID().uuidString)",
    ]
    // Chromium refuses to run its sandbox as root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let wanted: JSON = [
      "browserName": "chrome", "goog:chromeOptions": ["args": .array(arguments)],
      "goog:loggingPrefs": ["browser": "ALL"], "timeouts": ["script": 30_000, "pageLoad": 30_000],
    ]
    let answer = try Wire(client: client, path: "/session")
      .send("POST", "", ["capabilities": ["alwaysMatch": wanted]]).decoded(as: JSON.self)
    let page = Page(browser: self, id: answer["sessionId"].string ?? "")
    try page.resize(to: viewport)
    return page
  }

  /// Ends every browser that was started, and removes their profiles.
  public func stop() { driver.stop() }
}
