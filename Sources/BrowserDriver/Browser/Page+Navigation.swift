extension Page {
  /// Goes to an address and waits until the page is loaded and painted.
  public func open(_ url: String) throws {
    try arrive { try command("POST", "/url", ["url": .string(url)]) }
  }

  /// The page's address.
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

  /// Performs a navigation, and waits until the new page can be used.
  ///
  /// The driver may answer earlier: it takes an address that changes within the old page for the
  /// end of the loading, and the browser drops input before the first paint. If the address is
  /// within the same page, the wait ends after 3 seconds without error; if the new page paints
  /// nothing, after a minute.
  private func arrive(after action: () throws -> Void) throws {
    let began = try? read("performance.timeOrigin", as: Double.self)
    try action()
    do { try wait(until: Page.isPainted, .number(began ?? 0), within: .seconds(3)) } catch {
      let origin = try? read("performance.timeOrigin", as: Double.self)
      // Another page may be there that a busy machine has not painted yet.
      if let origin, origin != began { try? wait(until: Page.isPainted, .number(began ?? 0)) }
    }
  }

  /// A script that is true once a page with another time origin is loaded and painted.
  private static let isPainted = """
    document.readyState === 'complete' && performance.timeOrigin !== arguments[0] \
    && (!document.body?.innerText || performance.getEntriesByType('paint').length > 0)
    """

  /// True if the page would ask the person before it is left.
  ///
  /// Dispatches `beforeunload` to the page's listeners, as the browser does: the WebDriver server
  /// accepts the dialog at once, so a test cannot see it.
  public var warnsBeforeLeaving: Bool {
    get throws { try read("!dispatchEvent(new Event('beforeunload', {cancelable: true}))") }
  }

  /// Performs an action that must lead to another page, and waits until that page is loaded.
  ///
  /// A tap returns before the navigation starts. Pages are distinguished by their time origin, so
  /// loading the same address again counts as another page.
  public func waitForPage(after action: () throws -> Void) throws {
    let began = try read("performance.timeOrigin", as: Double.self)
    try action()
    try wait(until: Page.isPainted, .number(began))
  }
}
