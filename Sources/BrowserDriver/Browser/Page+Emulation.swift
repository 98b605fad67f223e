/// The preferences of the system around the browser.
public struct Preferences: Sendable {
  /// Dark colours.
  public var isDark = false
  /// As little motion as possible.
  public var reducesMotion = false
  /// More contrast.
  public var increasesContrast = false
  /// A few colours forced upon every page.
  public var forcesColors = false
  /// Paper instead of a screen.
  public var isPrinted = false

  /// Describes preferences; nothing is preferred unless it is said.
  public init(
    isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool = false,
    forcesColors: Bool = false, isPrinted: Bool = false
  ) {
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.forcesColors = forcesColors
    self.isPrinted = isPrinted
  }
}

extension Page {
  /// Gives the page another size, and touch as a phone has it.
  ///
  /// Overridden in the page where that can be, since a window is never narrower than 500 pixels;
  /// else the window has that size, with what it has around the page.
  public func resize(to viewport: Viewport) throws {
    guard engine == .chromium else {
      try command(
        "POST", "/window/rect",
        ["width": .number(Double(viewport.width)), "height": .number(Double(viewport.height))])
      return
    }
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scale), "mobile": .bool(viewport.isPhone),
      ])
    try devTools(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": .bool(viewport.isPhone), "maxTouchPoints": 5])
  }

  /// Sets everything that media queries ask about the system's preferences.
  public func prefer(_ wanted: Preferences) throws {
    let features: [(String, String)] = [
      ("prefers-color-scheme", wanted.isDark ? "dark" : "light"),
      ("prefers-reduced-motion", wanted.reducesMotion ? "reduce" : "no-preference"),
      ("prefers-contrast", wanted.increasesContrast ? "more" : "no-preference"),
      ("forced-colors", wanted.forcesColors ? "active" : "none"),
    ]
    let list = features.map { JSON.object(["name": .string($0), "value": .string($1)]) }
    try devTools(
      "Emulation.setEmulatedMedia",
      ["media": .string(wanted.isPrinted ? "print" : ""), "features": .array(list)])
  }

  /// Switches the scripts of pages opened from now on off, or on again.
  public func disableScripts(_ isDisabled: Bool = true) throws {
    try devTools("Emulation.setScriptExecutionDisabled", ["value": .bool(isDisabled)])
    runsScripts.with { $0 = !isDisabled }
  }

  /// Lets the page's processor take so many times as long for everything; 1 gives it back.
  public func slowProcessor(times: Double) throws {
    try devTools("Emulation.setCPUThrottlingRate", ["rate": .number(times)])
  }

  /// Sets the time zone by its name, as `Asia/Tokyo`; empty gives back the machine's.
  public func setTimeZone(_ name: String) throws {
    try devTools("Emulation.setTimezoneOverride", ["timezoneId": .string(name)])
  }

  /// Sets the language that scripts format in and that requests ask for; empty gives it back.
  public func setLocale(_ tag: String) throws {
    try devTools("Emulation.setLocaleOverride", ["locale": .string(tag)])
    let agent = tag.isEmpty ? "" : try read("navigator.userAgent", as: String.self)
    try devTools(
      "Emulation.setUserAgentOverride",
      ["userAgent": .string(agent), "acceptLanguage": .string(tag)])
  }
}
