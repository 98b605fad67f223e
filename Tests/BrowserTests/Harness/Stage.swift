import BrowserDriver
import Testing

/// The two people who try things: one browser each for the whole run, because a start takes half
/// a second, made like new before each test.
enum Stage {
  private static let browser = Result { try Browser.start() }
  private static let first = Result { try browser.get().page(.phone) }
  private static let second = Result { try browser.get().page(.phone) }

  /// The person who acts.
  static func person(_ viewport: Viewport) throws -> Page { try renewed(first.get(), viewport) }

  /// Somebody else.
  static func another(_ viewport: Viewport) throws -> Page { try renewed(second.get(), viewport) }

  /// A person who was never here, without a cookie.
  static func stranger(_ viewport: Viewport) throws -> Page {
    try browser.get().page(viewport)
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

  /// Lets the person's browser ask for a language. English is what it asks for by itself.
  static func speak(_ language: Manner.Language, _ page: Page) throws {
    if language != .english { try page.setLocale(language.rawValue) }
  }
}
