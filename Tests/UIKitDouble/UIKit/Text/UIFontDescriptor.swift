/// A font's traits, from which another font is made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Of equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        size: font.size, weight: traits.contains(.traitBold) ? .bold : .regular,
        style: font.style, isItalic: traits.contains(.traitItalic),
        hasTabularDigits: font.hasTabularDigits,
        isMonospaced: traits.contains(.traitMonoSpace)))
  }
}

/// The growth of a text style with the text size, for numbers that should grow alike.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle

  /// Creates the growth of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.size, compatibleWith: traits))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    TextStyleSizes.scaled(
      value, style: style.rawValue,
      at: (traits ?? .current).preferredContentSizeCategory)
  }
}
