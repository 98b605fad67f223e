/// One person's browser with one tab: what is shown, and the hands on it.
///
/// It may be shared: the browser takes commands in turn.
public final class Page: Sendable {
  /// Kept so that the browser lives as long as a page of it.
  private let browser: Browser
  /// The engine that shows it.
  public var engine: Engine { browser.engine }
  let wire: Wire
  /// False while scripts are disabled: a page then has no timers to wait with.
  let runsScripts = Guarded(true)

  init(browser: Browser, id: String) {
    self.browser = browser
    wire = Wire(client: browser.client, path: "/session/\(id)")
  }

  /// Ends this person's browser; the others go on.
  public func close() { _ = try? wire.send("DELETE", "") }

  /// Gives a WebDriver command.
  @discardableResult
  func command(
    _ method: String, _ path: String, _ parameters: JSON = [:], as name: String? = nil
  ) throws -> Wire.Answer {
    try wire.send(method, path, parameters, as: name)
  }

  /// Gives a command of the DevTools protocol.
  @discardableResult
  func devTools(_ name: String, _ parameters: JSON = [:]) throws -> JSON {
    let command: JSON = ["cmd": .string(name), "params": parameters]
    return try wire.send("POST", "/goog/cdp/execute", command, as: name).decoded(as: JSON.self)
  }
}
