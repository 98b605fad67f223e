#if canImport(UIKit)
import UIKit

extension UISemanticContentAttribute {
  /// The alignment of texts at the edge where a line begins.
  ///
  /// A text that is aligned naturally follows the app's direction, and not that of its view.
  var leading: NSTextAlignment {
    if self == .forceRightToLeft { return .right }
    return self == .forceLeftToRight ? .left : .natural
  }

  /// The alignment of texts at the edge where a line ends.
  var trailing: NSTextAlignment { self == .forceRightToLeft ? .left : .right }
}

extension UIView {
  /// Takes a direction over with everything that stacks arrange in the view: a view does not get
  /// the direction of the one that it is in.
  func take(_ direction: UISemanticContentAttribute) {
    semanticContentAttribute = direction
    guard let stack = self as? UIStackView else { return }
    for view in stack.arrangedSubviews { view.take(direction) }
  }

  /// Sets how strongly the view keeps its width: against room that is left over, and against room
  /// that is missing.
  func keepWidth(hugging: Float, resistance: Float) {
    setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
  }

  /// The height of a line of body text at the view's text size, in whole pixels as labels have it.
  var lineHeight: CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let scale = max(1, traitCollection.displayScale)
    return (font.lineHeight * scale).rounded(.up) / scale
  }

  /// Sets a width and a height below which the view does not shrink.
  func keepAtLeast(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width {
      widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
    }
    if let height {
      heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    }
  }
}

extension UILabel {
  /// Follows the text size in a style, over as many lines as the text needs.
  func follow(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
    textColor = color
  }
}

extension UIView {
  /// Measures a text in one line, in a style at the view's text size.
  func width(of text: String, in style: UIFont.TextStyle = .body) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.text = text
    return label.intrinsicContentSize.width
  }

  /// Measures the widest word of a text, which is broken in less room.
  func wordWidth(in text: String, _ style: UIFont.TextStyle = .body) -> CGFloat {
    text.split { $0.isWhitespace }.reduce(0) { max($0, width(of: String($1), in: style)) }
  }
}

/// The size from which 44 points are a target that a finger finds.
let leastTarget: CGFloat = 44
#endif
