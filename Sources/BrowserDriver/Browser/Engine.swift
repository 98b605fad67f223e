internal import Foundation

/// The engine of a driven browser, and the WebDriver server that starts it.
public enum Engine: Sendable {
  /// Chromium, with its DevTools protocol for touch, emulation and the network.
  case chromium
  /// WebKit, Safari's engine, in a window on a virtual display; with mouse and keyboard only.
  case webKit

  /// Returns the command that starts the WebDriver server.
  func command(port: Int) -> (program: String, arguments: [String]) {
    switch self {
    case .chromium: ("chromedriver", ["--port=\(port)"])
    case .webKit:
      (
        "xvfb-run",
        ["-a", "-s", "-screen 0 1400x1000x24", "WebKitWebDriver", "--port=\(port)"]
      )
    }
  }

  /// Returns the server's environment, which puts all its files below `scratch`.
  func environment(scratch: String) -> [String: String] {
    switch self {
    case .chromium: ["TMPDIR": scratch, "XDG_CONFIG_HOME": scratch]
    case .webKit:
      [
        "TMPDIR": scratch, "XDG_CONFIG_HOME": scratch, "XDG_CACHE_HOME": scratch,
        "XDG_DATA_HOME": scratch, "NO_AT_BRIDGE": "1",
        // Virtual displays have no graphics card for compositing.
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1",
      ]
    }
  }

  /// Returns the requested capabilities of a new session.
  func capabilities(scratch: String) -> JSON {
    let timeouts: JSON = ["script": 30_000, "pageLoad": 30_000]
    switch self {
    case .webKit: return ["timeouts": timeouts]
    case .chromium:
      var arguments: [JSON] = [
        "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--disable-features=PaintHolding",
        "--user-data-dir=\(scratch)/profile-\(UUID().uuidString)",
      ]
      // Chromium refuses to run its sandbox as root.
      if geteuid() == 0 { arguments.append("--no-sandbox") }
      return [
        "browserName": "chrome", "goog:chromeOptions": ["args": .array(arguments)],
        "goog:loggingPrefs": ["browser": "ALL"], "timeouts": timeouts,
      ]
    }
  }
}
