internal import Foundation

extension Page {
  /// Evaluates a JavaScript expression, which can use `arguments`.
  func evaluate<Value: Decodable>(
    _ script: String, _ arguments: [JSON], as type: Value.Type = Value.self
  ) throws -> Value {
    try run("return (\(script))", arguments, as: script)
  }

  /// Runs the body of a JavaScript function, and waits for its promise if it returns one.
  ///
  /// The value is encoded as JSON; `undefined` becomes null. Throws if the page is left before the
  /// promise is fulfilled, or if that takes longer than the limit. (With scripts disabled, timers
  /// never fire; the wait then ends with the connection's own limit.)
  func run<Value: Decodable>(
    _ body: String, _ arguments: [JSON], as name: String, within limit: Duration = Deadline.usual
  ) throws -> Value {
    guard engine.hasDevTools else {
      return try command(
        "POST", "/execute/sync", ["script": .string(body), "args": .array(arguments)], as: name
      ).decoded(as: Value.self)
    }
    // The WebDriver server's own command takes twice the processor time: about 7 ms instead of 3.5.
    let milliseconds = limit.inSeconds * 1000
    let answer = try devTools(
      "Runtime.evaluate",
      [
        "expression": .string(Page.encoding(body, arguments, within: milliseconds)),
        "returnByValue": true, "awaitPromise": true, "timeout": .number(milliseconds),
      ], as: name)
    if case .object(let details) = answer["exceptionDetails"] {
      let thrown = details["exception"]?["description"].string ?? "\(details)"
      let line = thrown.split(whereSeparator: \.isNewline).first ?? ""
      throw DriverError.refused(command: name, error: "javascript error", message: String(line))
    }
    let text = answer["result"]["value"].string ?? "\(answer)"
    do { return try JSONDecoder().decode(Value.self, from: Data(text.utf8)) } catch {
      throw DriverError.unexpectedValue(script: name, value: text)
    }
  }

  /// Returns an expression whose value is the JSON text of what a function returns.
  private static func encoding(
    _ body: String, _ arguments: [JSON], within milliseconds: Double
  ) -> String {
    """
    (async () => {
      const value = (function () {\(body)
      })(\(arguments.map(\.source).joined(separator: ", ")))
      if (typeof value?.then !== 'function') return JSON.stringify(value) ?? 'null'
      let timer
      const late = new Promise((_, refuse) => {
        timer = setTimeout(() => refuse(new Error('The promise is not fulfilled.')), \(milliseconds))
      })
      try { return JSON.stringify(await Promise.race([value, late])) ?? 'null' }
      finally { clearTimeout(timer) }
    })()
    """
  }
}
