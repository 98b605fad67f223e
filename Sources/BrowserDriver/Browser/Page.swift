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
