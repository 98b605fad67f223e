extension Page {
  /// Goes to an address and waits until the page is loaded and painted.
  public func open(_ url: String) throws {
    try arrive { try command("POST", "/url", ["url": .string(url)]) }
  }

  /// The address that is shown.
  public var url: String {
    get throws { try command("GET", "/url").decoded(as: String.self) }
  }

  /// The page's title.
  public var title: String {
    get throws { try command("GET", "/title").decoded(as: String.self) }
  }

  /// Presses Back and waits until the page is loaded.
  public func back() throws { try arrive { try command("POST", "/back") } }

  /// Presses Forward and waits until the page is loaded.
  public func forward() throws { try arrive { try command("POST", "/forward") } }

  /// Reloads the page and waits until it is loaded.
  public func reload() throws { try arrive { try command("POST", "/refresh") } }

  /// Does what leads to a page, and waits until the page can be used.
  ///
  /// The driver may answer before that: it takes a changed address within the page that is left for
  /// the end of the loading, and the browser drops all input that comes before the first paint. A
  /// page that paints nothing, and an address within the page, are waited for in vain, and not
  /// long.
  private func arrive(after action: () throws -> Void) throws {
    let began = try? read("performance.timeOrigin", as: Double.self)
    try action()
    _ = try? wait(until: Page.isPainted, .number(began ?? 0), within: .seconds(3))
  }

  /// True where another page than the one that began then is loaded and painted.
  private static let isPainted = """
    document.readyState === 'complete' && performance.timeOrigin !== arguments[0] \
    && (!document.body?.innerText || performance.getEntriesByType('paint').length > 0)
    """

  /// True where the page would ask before it is left.
  ///
  /// Asks the page's own listeners, as the browser does: the dialog itself cannot be seen, since
  /// the WebDriver server agrees to it at once.
  public var warnsBeforeLeaving: Bool {
    get throws { try read("!dispatchEvent(new Event('beforeunload', {cancelable: true}))") }
  }

  /// Does something that must lead to another page, and waits until that one is loaded.
  ///
  /// A tap returns before the page that it leads to has begun. Pages are told apart by the time
  /// at which each began, so the same address again counts as another page.
  public func waitForPage(after action: () throws -> Void) throws {
    let began = try read("performance.timeOrigin", as: Double.self)
    try action()
    try wait(until: Page.isPainted, .number(began))
  }
}
