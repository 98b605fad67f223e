import BrowserDriver
import Testing

/// The people who try things, made like new before each walk.
enum Stage {
  /// The person who acts.
  static func person(_ viewport: Viewport) throws -> Page {
    try renewed(Lane.current.person(), viewport)
  }

  /// Somebody else.
  static func another(_ viewport: Viewport) throws -> Page {
    try renewed(Lane.current.another(), viewport)
  }

  /// A person who was never here, without a cookie.
  static func stranger(_ viewport: Viewport) throws -> Page {
    try Lane.current.stranger(viewport)
  }

  private static func renewed(_ page: Page, _ viewport: Viewport) throws -> Page {
    // A test that failed may have left a finger there. Where there is none, that is refused.
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

  /// Has the site know the person's time zone already. The first page of somebody new asks for
  /// itself once more, and that answer may come at any moment of a walk and bring what changed
  /// meanwhile.
  static func settleZone(_ page: Page, at site: String) throws {
    let zone = try page.read(
      "Intl.DateTimeFormat().resolvedOptions().timeZone", as: String.self)
    try page.setCookie("zone", to: "~\(zone)", at: site)
  }

  /// Lets the person's browser ask for a language. English is what it asks for by itself.
  static func speak(_ language: Manner.Language, _ page: Page) throws {
    if language != .english { try page.setLocale(language.rawValue) }
  }
}
