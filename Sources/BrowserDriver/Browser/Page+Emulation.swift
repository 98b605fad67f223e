/// The system preferences that a page sees.
public struct Preferences: Sendable {
  /// True to prefer dark colours.
  public var isDark = false
  /// True to prefer as little motion as possible.
  public var reducesMotion = false
  /// True to prefer more contrast.
  public var increasesContrast = false
  /// True to force a few colours on every page.
  public var forcesColors = false
  /// True to render for paper instead of a screen.
  public var isPrinted = false
  /// The size of text in the browser's settings, in CSS pixels.
  public var textSize = 16

  /// Creates preferences, by default none.
  public init(
    isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool = false,
    forcesColors: Bool = false, isPrinted: Bool = false, textSize: Int = 16
  ) {
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.forcesColors = forcesColors
    self.isPrinted = isPrinted
    self.textSize = textSize
  }
}

extension Page {
  /// Sets the page's size, and touch input for a phone.
  ///
  /// Chromium's windows are never narrower than 500 pixels, so the size is overridden in the page.
  /// In WebKit the whole window gets the size, including the parts around the page.
  public func resize(to viewport: Viewport) throws {
    guard engine.hasDevTools else {
      try command(
        "POST", "/window/rect",
        ["width": .number(Double(viewport.width)), "height": .number(Double(viewport.height))])
      return
    }
    try set(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scale), "mobile": .bool(viewport.isPhone),
      ])
    try set(
      "Emulation.setTouchEmulationEnabled",
      ["enabled": .bool(viewport.isPhone), "maxTouchPoints": 5])
  }

  /// Sets all system preferences that media queries can read, and the size of text.
  public func prefer(_ preferences: Preferences) throws {
    let features: [(String, String)] = [
      ("prefers-color-scheme", preferences.isDark ? "dark" : "light"),
      ("prefers-reduced-motion", preferences.reducesMotion ? "reduce" : "no-preference"),
      ("prefers-contrast", preferences.increasesContrast ? "more" : "no-preference"),
      ("forced-colors", preferences.forcesColors ? "active" : "none"),
    ]
    let list = features.map { JSON.object(["name": .string($0), "value": .string($1)]) }
    try set(
      "Emulation.setEmulatedMedia",
      ["media": .string(preferences.isPrinted ? "print" : ""), "features": .array(list)])
    try set(
      "Page.setFontSizes", ["fontSizes": ["standard": .number(Double(preferences.textSize))]])
  }

  /// Disables or enables the scripts of pages opened from now on.
  public func disableScripts(_ isDisabled: Bool = true) throws {
    try set("Emulation.setScriptExecutionDisabled", ["value": .bool(isDisabled)])
    runsScripts.with { $0 = !isDisabled }
  }

  /// Slows the page's processor by a factor; 1 restores its speed.
  public func slowProcessor(times: Double) throws {
    try set("Emulation.setCPUThrottlingRate", ["rate": .number(times)])
  }

  /// Sets the time zone by its name, such as `Asia/Tokyo`; empty restores the machine's.
  public func setTimeZone(_ name: String) throws {
    try set("Emulation.setTimezoneOverride", ["timezoneId": .string(name)])
  }

  /// Sets the language of scripts and of `Accept-Language`; empty restores the default.
  public func setLocale(_ tag: String) throws {
    try set("Emulation.setLocaleOverride", ["locale": .string(tag)])
    let agent = tag.isEmpty ? "" : try read("navigator.userAgent", as: String.self)
    try set(
      "Emulation.setUserAgentOverride",
      ["userAgent": .string(agent), "acceptLanguage": .string(tag)])
  }
}

/// The size of a page's viewport, and its input: touch or mouse.
public struct Viewport: Sendable, Equatable {
  /// The width in CSS pixels.
  public var width: Int
  /// The height in CSS pixels.
  public var height: Int
  /// Device pixels per CSS pixel.
  public var scale: Double
  /// True to behave as a phone: touch, overlay scroll bars, and the page's viewport setting.
  public var isPhone: Bool

  /// Creates a viewport.
  public init(width: Int, height: Int, scale: Double = 1, isPhone: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isPhone = isPhone
  }

  /// A phone of 390 × 844 CSS pixels, with two device pixels per CSS pixel.
  public static let phone = Viewport(width: 390, height: 844, scale: 2, isPhone: true)
  /// The narrowest phone, 320 × 568.
  public static let smallPhone = Viewport(width: 320, height: 568, scale: 2, isPhone: true)
  /// A window of 1280 × 900.
  public static let desktop = Viewport(width: 1280, height: 900)
}
