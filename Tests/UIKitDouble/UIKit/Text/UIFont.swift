/// A typeface at a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of the strokes, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
  }

  /// A role of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the role.
    public let rawValue: String
    /// Creates a role from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen that is not scrolled.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The largest title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text beside the main one.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The size in points.
  open var pointSize: CGFloat { size }
  let size: CGFloat
  let weight: Weight
  let style: TextStyle?
  let isItalic: Bool
  let hasTabularDigits: Bool
  let isMonospaced: Bool

  init(
    size: CGFloat, weight: Weight = .regular, style: TextStyle? = nil, isItalic: Bool = false,
    hasTabularDigits: Bool = false, isMonospaced: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.style = style
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.isMonospaced = isMonospaced
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    guard let size = TextStyleSizes.size(ofStyle: style.rawValue, at: category) else {
      RefusalError.raise(.unknown, "a font of the text style \(style.rawValue)")
      return UIFont(size: 17)
    }
    return UIFont(size: size, weight: style == .headline ? .semibold : .regular, style: style)
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, hasTabularDigits: true)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, isItalic: isItalic, hasTabularDigits: hasTabularDigits,
      isMonospaced: isMonospaced)
  }

  /// The font at the text size of traits, if it is that of a text style.
  func resolved(for traits: UITraitCollection) -> UIFont {
    guard let style,
      let size = TextStyleSizes.size(
        ofStyle: style.rawValue, at: traits.preferredContentSizeCategory)
    else { return self }
    return UIFont(
      size: size, weight: weight, style: style, isItalic: isItalic,
      hasTabularDigits: hasTabularDigits, isMonospaced: isMonospaced)
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  open var lineHeight: CGFloat { face.lineHeight }
  open var ascender: CGFloat { face.ascender }
  open var descender: CGFloat { face.descender }
  open var capHeight: CGFloat { face.capHeight }
  open var xHeight: CGFloat { face.xHeight }
  open var leading: CGFloat { 0 }

  /// Creates the font of a descriptor; a size of zero keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize == 0 ? font.size : pointSize, weight: font.weight, style: font.style,
      isItalic: font.isItalic, hasTabularDigits: font.hasTabularDigits,
      isMonospaced: font.isMonospaced)
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && isItalic == other.isItalic
      && hasTabularDigits == other.hasTabularDigits && isMonospaced == other.isMonospaced
  }
  override open var hash: Int { size.hashValue ^ weight.hashValue }
}
