import BrowserDriver
import Testing

/// The browsers of the people who act, reset before each walk.
enum Stage {
  /// Returns the browser of the person who acts.
  static func person(_ viewport: Viewport) throws -> Page {
    try renewed(Lane.current.person(), viewport)
  }

  /// Returns the browser of a second person.
  static func another(_ viewport: Viewport) throws -> Page {
    try renewed(Lane.current.another(), viewport)
  }

  /// Starts a browser for a person who was never here, without cookies.
  static func stranger(_ viewport: Viewport) throws -> Page {
    try Lane.current.stranger(viewport)
  }

  private static func renewed(_ page: Page, _ viewport: Viewport) throws -> Page {
    // A test that failed may have left a finger on the page. If there is none, this fails, and that
    // is fine.
    try? page.cancelTouch()
    try page.slowProcessor(times: 1)
    try page.setOffline(false)
    try page.block([])
    try page.open("about:blank")
    try page.disableScripts(false)
    try page.prefer(Preferences())
    try page.forgetCookies()
    try page.setLocale("")
    try page.resize(to: viewport)
    _ = try page.console()
    return page
  }

  /// Sets the cookie by which the site knows the person's time zone.
  ///
  /// Without it the first page requests itself once more. That answer may arrive at any moment of a
  /// walk and bring other changes with it.
  static func settleZone(_ page: Page, at site: String) throws {
    let zone = try page.read(
      "Intl.DateTimeFormat().resolvedOptions().timeZone", as: String.self)
    try page.setCookie("zone", to: "~\(zone)", at: site)
  }

  /// Sets the language that the person's browser asks for. It asks for English by default.
  static func speak(_ language: Manner.Language, _ page: Page) throws {
    if language != .english { try page.setLocale(language.rawValue) }
  }
}
