extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph's style.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The style of a line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of a line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The space added after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The address a text leads to.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The edge that lines of text are aligned with.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The way in which a text breaks that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The way in which a line is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
}
