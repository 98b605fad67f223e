internal import Foundation

/// The engine of a driven browser, and the WebDriver server that starts it.
public enum Engine: Sendable {
  /// The whole of Chromium, with its DevTools protocol for touch, emulation and the network.
  case chromium
  /// Chromium's engine and DevTools protocol without the browser around it.
  ///
  /// Needs about a third of the processor time, and has no back/forward cache.
  case headlessShell
  /// WebKit, Safari's engine, in a window on a virtual display; with mouse and keyboard only.
  case webKit

  /// The headless shell if this machine has it, otherwise the whole of Chromium.
  public static var lightest: Engine {
    FileManager.default.isExecutableFile(atPath: shell) ? .headlessShell : .chromium
  }

  /// True if the engine has the DevTools protocol.
  var hasDevTools: Bool {
    switch self {
    case .chromium, .headlessShell: true
    case .webKit: false
    }
  }

  /// Returns the command that starts the WebDriver server.
  func command(port: Int) -> (program: String, arguments: [String]) {
    switch self {
    case .chromium, .headlessShell: ("chromedriver", ["--port=\(port)"])
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
    case .chromium, .headlessShell: ["TMPDIR": scratch, "XDG_CONFIG_HOME": scratch]
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
      return [
        "browserName": "chrome",
        "goog:chromeOptions": ["args": .array(Self.arguments(scratch: scratch))],
        "goog:loggingPrefs": ["browser": "ALL"], "timeouts": timeouts,
      ]
    case .headlessShell:
      return [
        "browserName": "chrome-headless-shell",
        "goog:chromeOptions": [
          "args": .array(Self.arguments(scratch: scratch)), "binary": .string(Self.shell),
        ],
        "goog:loggingPrefs": ["browser": "ALL"], "timeouts": timeouts,
      ]
    }
  }

  /// The path of the headless shell in Debian's package.
  private static let shell = "/usr/bin/chromium-headless-shell"

  /// Returns the arguments of a Chromium with an empty profile.
  private static func arguments(scratch: String) -> [JSON] {
    var arguments: [JSON] = [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-features=PaintHolding",
      "--user-data-dir=\(scratch)/profile-\(UUID().uuidString)",
    ]
    // Chromium refuses to run its sandbox as root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    return arguments
  }
}
