extension UIColor {
  /// A colour with one value for the light look and one for the dark, as `0xRRGGBB` and opacity.
  private static func named(
    _ name: String, _ light: Int, _ dark: Int, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    func color(_ hex: Int, _ alpha: CGFloat) -> CGColor {
      CGColor(
        srgbRed: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
    let (bright, dim) = (color(light, lightAlpha), color(dark, darkAlpha))
    return UIColor(name: name) { $0.userInterfaceStyle == .dark ? dim : bright }
  }

  /// Black.
  public class var black: UIColor { named("black", 0x000000, 0x000000) }
  /// White.
  public class var white: UIColor { named("white", 0xFFFFFF, 0xFFFFFF) }
  /// Pure red.
  public class var red: UIColor { named("red", 0xFF0000, 0xFF0000) }
  /// Pure green.
  public class var green: UIColor { named("green", 0x00FF00, 0x00FF00) }
  /// Pure blue.
  public class var blue: UIColor { named("blue", 0x0000FF, 0x0000FF) }
  /// Half grey.
  public class var gray: UIColor { named("gray", 0x808080, 0x808080) }
  /// Light grey.
  public class var lightGray: UIColor { named("lightGray", 0xAAAAAA, 0xAAAAAA) }
  /// Dark grey.
  public class var darkGray: UIColor { named("darkGray", 0x555555, 0x555555) }
  /// Orange.
  public class var orange: UIColor { named("orange", 0xFF8000, 0xFF8000) }
  /// Yellow.
  public class var yellow: UIColor { named("yellow", 0xFFFF00, 0xFFFF00) }
  /// Purple.
  public class var purple: UIColor { named("purple", 0x800080, 0x800080) }
  /// Cyan.
  public class var cyan: UIColor { named("cyan", 0x00FFFF, 0x00FFFF) }
  /// Magenta.
  public class var magenta: UIColor { named("magenta", 0xFF00FF, 0xFF00FF) }
  /// Brown.
  public class var brown: UIColor { named("brown", 0x996633, 0x996633) }
  /// No colour at all.
  public class var clear: UIColor { named("clear", 0, 0, 0, 0) }

  /// The system's red.
  public class var systemRed: UIColor { named("systemRed", 0xFF3B30, 0xFF453A) }
  /// The system's green.
  public class var systemGreen: UIColor { named("systemGreen", 0x34C759, 0x30D158) }
  /// The system's blue.
  public class var systemBlue: UIColor { named("systemBlue", 0x007AFF, 0x0A84FF) }
  /// The system's orange.
  public class var systemOrange: UIColor { named("systemOrange", 0xFF9500, 0xFF9F0A) }
  /// The system's yellow.
  public class var systemYellow: UIColor { named("systemYellow", 0xFFCC00, 0xFFD60A) }
  /// The system's pink.
  public class var systemPink: UIColor { named("systemPink", 0xFF2D55, 0xFF375F) }
  /// The system's purple.
  public class var systemPurple: UIColor { named("systemPurple", 0xAF52DE, 0xBF5AF2) }
  /// The system's teal.
  public class var systemTeal: UIColor { named("systemTeal", 0x30B0C7, 0x40CBE0) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { named("systemIndigo", 0x5856D6, 0x5E5CE6) }
  /// The system's mint.
  public class var systemMint: UIColor { named("systemMint", 0x00C7BE, 0x63E6E2) }
  /// The system's cyan.
  public class var systemCyan: UIColor { named("systemCyan", 0x32ADE6, 0x64D2FF) }
  /// The system's brown.
  public class var systemBrown: UIColor { named("systemBrown", 0xA2845E, 0xAC8E68) }
  /// The first of the system's six greys.
  public class var systemGray: UIColor { named("systemGray", 0x8E8E93, 0x8E8E93) }
  /// The second of the system's six greys.
  public class var systemGray2: UIColor { named("systemGray2", 0xAEAEB2, 0x636366) }
  /// The third of the system's six greys.
  public class var systemGray3: UIColor { named("systemGray3", 0xC7C7CC, 0x48484A) }
  /// The fourth of the system's six greys.
  public class var systemGray4: UIColor { named("systemGray4", 0xD1D1D6, 0x3A3A3C) }
  /// The fifth of the system's six greys.
  public class var systemGray5: UIColor { named("systemGray5", 0xE5E5EA, 0x2C2C2E) }
  /// The sixth of the system's six greys.
  public class var systemGray6: UIColor { named("systemGray6", 0xF2F2F7, 0x1C1C1E) }
  /// The tint of the view in which the colour is shown; here the system's blue.
  public class var tintColor: UIColor { named("tintColor", 0x007AFF, 0x0A84FF) }

  /// Main text.
  public class var label: UIColor { named("label", 0x000000, 0xFFFFFF) }
  /// Text of second rank.
  public class var secondaryLabel: UIColor { named("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6, 0.6) }
  /// Text of third rank.
  public class var tertiaryLabel: UIColor { named("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3, 0.3) }
  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor {
    named("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  }
  /// Text that stands in an empty field.
  public class var placeholderText: UIColor {
    named("placeholderText", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  }
  /// Text that leads somewhere.
  public class var link: UIColor { named("link", 0x007AFF, 0x0984FF) }
  /// A thin line that lets through what is below.
  public class var separator: UIColor { named("separator", 0x3C3C43, 0x545458, 0.29, 0.6) }
  /// A thin line that lets nothing through.
  public class var opaqueSeparator: UIColor { named("opaqueSeparator", 0xC6C6C8, 0x38383A) }
  /// The filling of thin shapes.
  public class var systemFill: UIColor { named("systemFill", 0x787880, 0x787880, 0.2, 0.36) }
  /// The filling of middling shapes.
  public class var secondarySystemFill: UIColor {
    named("secondarySystemFill", 0x787880, 0x787880, 0.16, 0.32)
  }
  /// The filling of large shapes.
  public class var tertiarySystemFill: UIColor {
    named("tertiarySystemFill", 0x767680, 0x767680, 0.12, 0.24)
  }
  /// The filling of large areas.
  public class var quaternarySystemFill: UIColor {
    named("quaternarySystemFill", 0x747480, 0x767680, 0.08, 0.18)
  }
  /// The background of a screen.
  public class var systemBackground: UIColor { named("systemBackground", 0xFFFFFF, 0x000000) }
  /// A group on the background.
  public class var secondarySystemBackground: UIColor {
    named("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  }
  /// A group within a group.
  public class var tertiarySystemBackground: UIColor {
    named("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor {
    named("systemGroupedBackground", 0xF2F2F7, 0x000000)
  }
  /// A group on the background of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    named("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  }
  /// A group within a group of groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    named("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E)
  }
  /// Text on light grounds.
  public class var darkText: UIColor { named("darkText", 0x000000, 0x000000) }
  /// Text on dark grounds.
  public class var lightText: UIColor { named("lightText", 0xFFFFFF, 0xFFFFFF, 0.6, 0.6) }
}
