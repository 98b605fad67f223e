extension UITextField: HasNaturalSize, HasBaseline {
  /// The font at the text size of the field's traits, if the field follows it.
  var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? font.resolved(for: traitCollection) : font
  }

  /// The text as it is seen: dots for a secret.
  var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// The field has a border or a filled shape around it.
  var isFramed: Bool { borderStyle != .none || self is UISearchTextField }

  /// The space between the border and the text.
  var textInsets: UIEdgeInsets {
    if self is UISearchTextField {
      let (near, far): (CGFloat, CGFloat) = (30, 8)
      return UIEdgeInsets(
        top: 2, left: isMirrored ? far : near, bottom: 2, right: isMirrored ? near : far)
    }
    return borderStyle == .none ? .zero : UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  }

  /// The button that empties the field is seen.
  var showsClearButton: Bool {
    guard !shownText.isEmpty else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  /// A view at a side is seen.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The rectangle of the text within the field.
  var textArea: CGRect {
    var area = bounds.inset(by: textInsets)
    let isMirrored = isMirrored
    func take(_ width: CGFloat, atEnd: Bool) {
      if atEnd == isMirrored { area.origin.x += width }
      area.size.width -= width
    }
    if showsClearButton { take(24, atEnd: true) }
    if let leftView, shows(leftViewMode) { take(leftView.bounds.width, atEnd: false) }
    if let rightView, shows(rightViewMode) { take(rightView.bounds.width, atEnd: true) }
    return area
  }

  func naturalSize(width: CGFloat) -> CGSize {
    let face = shownFont.face
    let longer = max(face.width(of: shownText), face.width(of: placeholder ?? ""))
    let line = face.lineHeight.roundedUpToPixel
    let sides = textInsets.left + textInsets.right + (clearButtonMode == .never ? 0 : 24)
    return CGSize(width: longer + sides, height: line + (isFramed ? 13.5 : 1.5))
  }

  func textBaseline(in size: CGSize) -> CGFloat {
    let face = shownFont.face
    return ((size.height - face.lineHeight.roundedUpToPixel) / 2).roundedToPixel + face.ascender
  }

  /// Gives the views at the sides their places.
  func placeSideViews() {
    func place(_ view: UIView?, _ mode: ViewMode, atEnd: Bool) {
      guard let view else { return }
      view.isHidden = !shows(mode)
      var size = view.bounds.size
      if size.width == 0 { size = view.ownContentSize }
      let x = atEnd == isMirrored ? 0 : bounds.width - size.width
      view.setFrameIfNew(
        CGRect(
          x: x, y: ((bounds.height - size.height) / 2).roundedToPixel, width: size.width,
          height: size.height))
    }
    place(leftView, leftViewMode, atEnd: false)
    place(rightView, rightViewMode, atEnd: true)
  }
}

extension UITextView: HasNaturalSize, HasBaseline {
  /// The font at the text size of the view's traits; without one, the system's 12 points.
  var shownFont: UIFont {
    let font = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.resolved(for: traitCollection) : font
  }

  /// The text as it is measured and drawn; an empty one keeps a line.
  var block: TextBlock {
    TextBlock(
      runs: [.init(text: text.isEmpty ? " " : text, font: shownFont)], mode: .words, maxLines: 0)
  }

  /// The space between the bounds and the lines.
  var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The rectangle of the lines within the content.
  var textArea: CGRect {
    let width = bounds.width - lineInsets.left - lineInsets.right
    return CGRect(
      x: lineInsets.left, y: lineInsets.top, width: width,
      height: block.size(width: width).height)
  }

  func naturalSize(width: CGFloat) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let text = block.size(width: width - lineInsets.left - lineInsets.right)
    return CGSize(
      width: text.width + lineInsets.left + lineInsets.right,
      height: text.height + lineInsets.top + lineInsets.bottom)
  }

  func textBaseline(in size: CGSize) -> CGFloat { lineInsets.top + shownFont.face.ascender }
}
