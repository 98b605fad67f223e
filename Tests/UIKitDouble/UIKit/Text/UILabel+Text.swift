extension UILabel: HasNaturalSize, HasBaseline {
  /// The font at the text size of the label's traits, if the label follows it.
  var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? font.resolved(for: traitCollection) : font
  }

  /// The text as it is measured and drawn.
  var block: TextBlock {
    TextBlock(
      runs: hasAttributes ? styledRuns : [TextBlock.Run(text: text ?? "", font: shownFont)],
      mode: LineBreaker.Mode(lineBreakMode), maxLines: numberOfLines)
  }

  private var styledRuns: [TextBlock.Run] {
    guard let styled = attributedText else { return [] }
    return styled.runs(font: shownFont) { [self] font in
      adjustsFontForContentSizeCategory ? font.resolved(for: traitCollection) : font
    }
  }

  /// The lines in the label's bounds.
  var placedLines: [TextBlock.Line] {
    block.placed(in: bounds, alignment: textAlignment, isMirrored: isTextMirrored)
  }

  func naturalSize(width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let room = preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, width) : width
    return block.size(width: room)
  }

  func textBaseline(in size: CGSize) -> CGFloat { block.firstBaseline(in: size) }
}

extension UIView {
  /// Natural text is at the right.
  ///
  /// The app's direction decides, not the view's `semanticContentAttribute`: setting that alone
  /// does
  /// not move a label's text in UIKit.
  var isTextMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }
}

extension NSAttributedString {
  /// The runs of equal attributes.
  func runs(font usual: UIFont, adjusting: (UIFont) -> UIFont) -> [TextBlock.Run] {
    var runs: [TextBlock.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = (attributes[.font] as? UIFont).map(adjusting) ?? usual
      runs.append(
        TextBlock.Run(
          text: attributedSubstring(from: range).string, font: font,
          color: attributes[.foregroundColor] as? UIColor,
          background: attributes[.backgroundColor] as? UIColor,
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          isStruck: (attributes[.strikethroughStyle] as? Int ?? 0) != 0))
    }
    return runs
  }
}

extension LineBreaker.Mode {
  /// The mode that UIKit's value stands for; cutting at the head or in the middle is refused.
  @MainActor
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .words
    case .byCharWrapping: self = .characters
    case .byClipping: self = .clipped
    case .byTruncatingTail: self = .truncatedTail
    case .byTruncatingHead, .byTruncatingMiddle:
      RefusalError.raise(.unknown, "a line break mode that cuts at the head or in the middle")
      self = .truncatedTail
    }
  }
}
