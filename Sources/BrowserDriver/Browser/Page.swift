internal import Foundation

/// One person's browser with one tab: reads the page, and acts on it.
///
/// A page can be shared between tasks; the browser performs one command at a time.
public final class Page: Sendable {
  /// The browser, kept alive by its pages.
  private let browser: Browser
  /// The engine that shows the page.
  public var engine: Engine { browser.engine }
  let session: WebDriverSession
  /// False while scripts are disabled; the page then has no timers to poll with.
  let runsScripts = Guarded(true)
  /// The settings of the browser: the parameters that were sent last, by method.
  private let settings = Guarded<[String: JSON]>([:])

  init(browser: Browser, id: String) {
    self.browser = browser
    session = WebDriverSession(client: browser.client, path: "/session/\(id)")
  }

  /// Ends this person's browser; others continue.
  public func close() { _ = try? session.send("DELETE", "") }

  /// Sends a WebDriver command.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ parameters: JSON = [:], as name: String? = nil
  ) throws -> WebDriverSession.Answer {
    try session.send(method, path, parameters, as: name)
  }

  /// Sends a command of the DevTools protocol.
  @discardableResult
  func devTools(
    _ method: String, _ parameters: JSON = [:], as name: String? = nil
  ) throws -> JSON {
    let command: JSON = ["cmd": .string(method), "params": parameters]
    return try session.send("POST", "/goog/cdp/execute", command, as: name ?? method)
      .decoded(as: JSON.self)
  }

  /// Sends a command that changes a setting, unless the setting already has this value.
  func set(_ method: String, _ parameters: JSON = [:]) throws {
    if settings.with({ $0[method] }) == parameters { return }
    // If this fails, the browser may have the new value or the old one.
    settings.with { $0[method] = nil }
    try devTools(method, parameters)
    settings.with { $0[method] = parameters }
  }
}

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

extension Page {
  /// Waits until a JavaScript expression without side effects has a value, by default `true`.
  ///
  /// The page itself polls the expression, for half a second per command, so that a wait takes one
  /// command instead of fifty. With scripts disabled the page has no timers, so each poll is a
  /// command.
  public func wait(
    until script: String, _ arguments: JSON..., is expected: JSON = true,
    within limit: Duration = Deadline.usual
  ) throws {
    let deadline = Deadline(after: limit)
    let pollsInPage = runsScripts.with { $0 }
    _ = try Deadline.poll(
      until: "\(script) is \(expected)", within: limit,
      reading: {
        pollsInPage
          ? try watch(script, arguments, until: expected, for: min(deadline.remaining, Page.slice))
          : try evaluate(script, arguments)
      }, satisfies: { $0 == expected })
  }

  /// The longest time that a page polls in one command. (Leaving the page ends the command, too.)
  private static let slice = Duration.milliseconds(500)

  /// Lets the page poll an expression until it has the expected value; returns its last value.
  private func watch(
    _ script: String, _ arguments: [JSON], until expected: JSON, for limit: Duration
  ) throws -> JSON {
    let count = arguments.count
    let body = """
      return (async () => {
        const wanted = JSON.stringify(arguments[\(count)])
        const end = performance.now() + arguments[\(count + 1)]
        while (true) {
          let value = null, fault = null
          try { value = (\(script)) ?? null } catch (error) { fault = error }
          if (!fault && JSON.stringify(value) === wanted) return value
          if (performance.now() >= end) {
            if (fault) throw fault
            return value
          }
          await new Promise(next => setTimeout(next, 8))
        }
      })()
      """
    let milliseconds = (limit.inSeconds * 1000).rounded()
    return try run(body, arguments + [expected, .number(milliseconds)], as: script)
  }
}

extension Page {
  /// Disconnects the page from the network, or reconnects it.
  public func setOffline(_ isOffline: Bool) throws {
    try setNetwork(isOffline: isOffline, latency: .zero)
  }

  /// Delays each answer by at least the latency; zero ends the delay.
  public func delayAnswers(by latency: Duration) throws {
    try setNetwork(isOffline: false, latency: latency)
  }

  /// Makes requests to addresses such as `*/_/*.js` fail; an empty list allows all again.
  ///
  /// Applies to a page's resources and fetches, never to the page itself.
  public func block(_ addresses: [String]) throws {
    try set("Network.enable")
    try set("Network.setBlockedURLs", ["urls": .array(addresses.map { .string($0) })])
  }

  /// Removes all cookies of this browser.
  public func forgetCookies() throws { try devTools("Network.clearBrowserCookies") }

  /// Sets a cookie for a site in this browser.
  public func setCookie(_ name: String, to value: String, at site: String) throws {
    try devTools(
      "Network.setCookie",
      ["name": .string(name), "value": .string(value), "url": .string(site)])
  }

  private func setNetwork(isOffline: Bool, latency: Duration) throws {
    try set("Network.enable")
    try set(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency.inSeconds * 1_000),
        // -1 means no limit.
        "downloadThroughput": -1, "uploadThroughput": -1,
      ])
  }
}
