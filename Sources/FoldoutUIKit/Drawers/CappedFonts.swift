#if canImport(UIKit)
import UIKit

extension UIFont {
  /// Returns the font of a text style, no larger than seven columns on a phone have room for.
  static func capped(_ style: UIFont.TextStyle, in traits: UITraitCollection) -> UIFont {
    let size = traits.preferredContentSizeCategory
    let capped = size > .extraExtraLarge ? .extraExtraLarge : size
    return .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: capped))
  }

  /// Returns the first font of some text styles with which all texts fit a width; if none does, the
  /// last one at the usual text size.
  static func fitting(
    _ texts: [String], width: CGFloat, styles: [UIFont.TextStyle], in traits: UITraitCollection
  ) -> UIFont {
    var last = UIFont.capped(.caption2, in: UITraitCollection(preferredContentSizeCategory: .large))
    for style in styles {
      let font = UIFont.capped(style, in: traits)
      if texts.allSatisfy({ font.width(of: $0) <= width }) { return font }
      last = .capped(style, in: UITraitCollection(preferredContentSizeCategory: .large))
    }
    return last
  }

  /// Returns the width of a line of text, rounded up to a point.
  func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.font = self
    label.text = text
    return label.intrinsicContentSize.width.rounded(.up)
  }
}
#endif
