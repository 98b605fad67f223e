internal import Foundation

extension Page {
  /// Evaluates a JavaScript expression that only reads, with `arguments` at hand.
  ///
  /// Works with scripts disabled as well: those of the page are, not the debugger's. Only
  /// what needs the page's event loop (timers, animation frames) then never happens.
  public func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., as type: Value.Type = Value.self
  ) throws -> Value {
    try evaluate(script, arguments).decoded(as: Value.self)
  }

  /// Evaluates a reading expression to whatever JSON it gives.
  public func read(_ script: String, _ arguments: JSON...) throws -> JSON {
    try evaluate(script, arguments).decoded(as: JSON.self)
  }

  /// The text of the first element that matches, as it is rendered.
  public func text(of css: String) throws -> String {
    try read("document.querySelector(arguments[0])?.innerText ?? null", .string(css), orAbsent: css)
  }

  /// An attribute of the first element that matches; nil where the element has none.
  public func attribute(_ name: String, of css: String) throws -> String? {
    let script = "(e => e && [e.getAttribute(arguments[1])])(document.querySelector(arguments[0]))"
    let found: [String?] = try read(script, .string(css), .string(name), orAbsent: css)
    return found.first ?? nil
  }

  /// The number of elements that match.
  public func count(of css: String) throws -> Int {
    try read("document.querySelectorAll(arguments[0]).length", .string(css))
  }

  /// The element that has the focus, written as `button#r-start`.
  public var focused: String {
    get throws { try read("(\(Self.nameOfElement))(document.activeElement)") }
  }

  /// A function that writes an element for a reader: tag and id, else tag and classes.
  static let nameOfElement = """
    e => e.localName + (e.id ? '#' + e.id : [...e.classList].map(c => '.' + c).join(''))
    """

  func evaluate(_ script: String, _ arguments: [JSON]) throws -> Wire.Answer {
    try command(
      "POST", "/execute/sync",
      ["script": .string("return (\(script))"), "args": .array(arguments)], as: script)
  }

  private func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., orAbsent css: String
  ) throws -> Value {
    let value = try evaluate(script, arguments).decoded(as: Value?.self)
    guard let value else { throw DriverError.absent(css: css) }
    return value
  }
}

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

extension Page {
  /// The page's counts and times by their names in the protocol, as `Nodes` and `ScriptDuration`:
  /// times are seconds, counted from the first call on. Chromium alone tells them.
  ///
  /// Source: Chrome DevTools Protocol, domain *Performance*.
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
    let answer = try wire.send("POST", "/goog/cdp/execute", command, as: "Performance.getMetrics")
    let metrics = try answer.decoded(as: Answer.self).metrics
    return Dictionary(metrics.map { ($0.name, $0.value) }) { _, last in last }
  }
}

extension Page {
  /// Writes a picture (PNG) of what is shown, or of the whole page however long.
  public func screenshot(to path: String, wholePage: Bool = false) throws {
    let answer = try devTools(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(wholePage)])
    guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
      throw DriverError.unexpectedValue(script: "Page.captureScreenshot", value: "\(answer)")
    }
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
