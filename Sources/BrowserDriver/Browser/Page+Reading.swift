internal import Foundation

extension Page {
  /// Evaluates a JavaScript expression without side effects, which can use `arguments`.
  ///
  /// Works with scripts disabled, too: only the page's own are. But timers and animation frames,
  /// which need the page's event loop, then never fire.
  public func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., as type: Value.Type = Value.self
  ) throws -> Value {
    try evaluate(script, arguments)
  }

  /// Evaluates a JavaScript expression without side effects to any JSON value.
  public func read(_ script: String, _ arguments: JSON...) throws -> JSON {
    try evaluate(script, arguments)
  }

  /// Returns the rendered text of the first element that matches.
  public func text(of css: String) throws -> String {
    try read("document.querySelector(arguments[0])?.innerText ?? null", .string(css), orAbsent: css)
  }

  /// Returns an attribute of the first element that matches; `nil` if the element lacks it.
  public func attribute(_ name: String, of css: String) throws -> String? {
    let script = "(e => e && [e.getAttribute(arguments[1])])(document.querySelector(arguments[0]))"
    let found: [String?] = try read(script, .string(css), .string(name), orAbsent: css)
    return found.first ?? nil
  }

  /// Returns the number of elements that match.
  public func count(of css: String) throws -> Int {
    try read("document.querySelectorAll(arguments[0]).length", .string(css))
  }

  /// The element that has the focus, written as `button#r-start`.
  public var focused: String {
    get throws { try read("(\(Self.nameOfElement))(document.activeElement)") }
  }

  /// A JavaScript function that describes an element: tag and id, or else tag and classes.
  static let nameOfElement = """
    e => e.localName + (e.id ? '#' + e.id : [...e.classList].map(c => '.' + c).join(''))
    """

  private func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., orAbsent css: String
  ) throws -> Value {
    let value = try evaluate(script, arguments, as: Value?.self)
    guard let value else { throw DriverError.absent(css: css) }
    return value
  }
}

/// One line of the browser's console.
public struct ConsoleEntry: Sendable, Equatable, Decodable {
  /// `SEVERE` for errors, `WARNING`, `INFO`, `DEBUG`.
  public let level: String
  /// The source: `console-api`, `javascript`, `network`, `security` and more.
  public let source: String
  /// Address, line and text.
  public let message: String
}

extension Page {
  /// Returns the lines written to the console since the last call, including network errors.
  public func console() throws -> [ConsoleEntry] {
    try command("POST", "/se/log", ["type": "browser"]).decoded(as: [ConsoleEntry].self)
  }

  /// Returns the errors written to the console since it was last read.
  public func consoleErrors() throws -> [ConsoleEntry] {
    try console().filter { $0.level == "SEVERE" }
  }
}

extension Page {
  /// Returns the page's performance metrics, such as `Nodes` and `ScriptDuration`. Chromium only.
  ///
  /// Times are in seconds since the first call. The names are those of the Chrome DevTools
  /// Protocol, domain *Performance*.
  public func metrics() throws -> [String: Double] {
    struct Answer: Decodable {
      struct Metric: Decodable {
        let name: String
        let value: Double
      }
      let metrics: [Metric]
    }
    try devTools("Performance.enable")
    let command: JSON = ["cmd": "Performance.getMetrics", "params": [:]]
    let answer = try session.send(
      "POST", "/goog/cdp/execute", command, as: "Performance.getMetrics")
    let metrics = try answer.decoded(as: Answer.self).metrics
    return Dictionary(metrics.map { ($0.name, $0.value) }) { _, last in last }
  }
}

extension Page {
  /// Writes a screenshot (PNG) of the viewport, or of the whole page.
  public func screenshot(to path: String, wholePage: Bool = false) throws {
    let answer = try devTools(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(wholePage)])
    guard let text = answer["data"].string, let data = Data(base64Encoded: text) else {
      throw DriverError.unexpectedValue(script: "Page.captureScreenshot", value: "\(answer)")
    }
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
