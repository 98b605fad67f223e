extension UILabel: Drawn {
  func drawing(_ pen: Pen) -> [Markup] {
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    return pen.lines(placedLines, color: color)
  }
}

extension UIImageView: Drawn {
  func drawing(_ pen: Pen) -> [Markup] {
    guard let image else { return [] }
    return [pen.image(image, in: bounds, mode: contentMode)].compactMap { $0 }
  }
}

extension Pen {
  /// A picture in a rectangle: a symbol in the tint, a file by its bytes.
  func image(_ image: UIImage, in area: CGRect, mode: UIView.ContentMode) -> Markup? {
    if let name = image.symbol {
      guard let drawing = SymbolDrawing.named(name) else {
        view.refuse(.unknown, "the symbol “\(name)” has no drawing in the double")
        return nil
      }
      let tint = image.renderingMode == .alwaysOriginal ? image.tint : image.tint ?? view.tintColor
      return symbol(drawing, in: fitted(drawing, in: area), color: tint)
    }
    guard let data = image.data else { return nil }
    let type = data.starts(with: PictureSize.png) ? "png" : "jpeg"
    let fit =
      switch mode {
      case .scaleAspectFill: "cover"
      case .scaleAspectFit: "contain"
      case .scaleToFill: "fill"
      default: "none"
      }
    return .element(
      "img",
      [
        ("alt", ""), ("src", "data:image/\(type);base64,\(data.base64EncodedString())"),
        ("style", style(area, [("object-fit", fit)])),
      ])
  }

  /// The largest place of a drawing within an area, in its proportions.
  private func fitted(_ drawing: SymbolDrawing, in area: CGRect) -> CGRect {
    let scale = min(area.width / drawing.width, area.height / drawing.height)
    let size = CGSize(width: drawing.width * scale, height: drawing.height * scale)
    return CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UITextField: Drawn, DrawnAsControl {
  func drawing(_ pen: Pen) -> [Markup] {
    var parts: [Markup] = []
    if self is UISearchTextField {
      parts += searchShape(pen)
    } else if borderStyle != .none {
      parts.append(
        pen.box(
          bounds,
          [
            ("border", "1px solid \(pen.color(.separator) ?? "")"),
            ("border-radius", borderStyle == .roundedRect ? "5px" : nil),
            ("background", pen.color(backgroundColor ?? .systemBackground)),
          ]))
    }
    let align =
      switch textAlignment {
      case .center: "center"
      case .right: "right"
      case .left: "left"
      case .natural, .justified: isTextMirrored ? "right" : "left"
      }
    let declarations: [(name: String, value: String?)] =
      pen.font(shownFont) + [
        ("color", pen.color(isEnabled ? textColor ?? .label : .tertiaryLabel)),
        ("text-align", align), ("caret-color", pen.color(tintColor)),
        ("--placeholder", pen.color(.placeholderText)),
      ]
    parts.append(
      .element(
        "input",
        [
          ("class", "f"), ("type", isSecureTextEntry ? "password" : "text"),
          ("style", pen.style(textArea, declarations)), ("value", text),
          ("placeholder", placeholder), ("aria-label", accessibilityLabel ?? placeholder),
          ("aria-description", accessibilityHint), ("disabled", isEnabled ? nil : ""),
          ("dir", isWrittenMirrored ? "rtl" : isTextMirrored ? "ltr" : nil),
          ("autofocus", isFirstResponder ? "" : nil),
        ]))
    if showsClearButton, let cross = SymbolDrawing.named("xmark.circle.fill") {
      let place = CGRect(
        x: isMirrored ? 0 : bounds.width - 20, y: (bounds.height - 17) / 2, width: 17, height: 17)
      parts.append(pen.symbol(cross, in: place, color: .tertiaryLabel))
    }
    return parts
  }
}

extension UITextField {
  /// True if the text runs from right to left, unless its attributes say otherwise.
  fileprivate var isWrittenMirrored: Bool {
    let style = defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    return isTextMirrored && style?.baseWritingDirection != .leftToRight
  }

  /// The filled shape of a search field, with its glass.
  fileprivate func searchShape(_ pen: Pen) -> [Markup] {
    var parts = [
      pen.box(
        bounds, [("background", pen.color(.tertiarySystemFill)), ("border-radius", "10px")])
    ]
    if let glass = SymbolDrawing.named("magnifyingglass") {
      let place = CGRect(x: 8, y: (bounds.height - 16) / 2, width: 16, height: 16)
      parts.append(
        pen.symbol(
          glass, in: isMirrored ? place.mirrored(in: bounds) : place, color: .secondaryLabel))
    }
    return parts
  }
}

extension UITextView: Drawn, DrawnAsControl {
  func drawing(_ pen: Pen) -> [Markup] {
    let lines = block.placed(in: textArea, alignment: textAlignment, isMirrored: isTextMirrored)
    let shown = text.isEmpty ? [] : lines
    return [
      .element(
        "div",
        [
          ("class", "e"), ("role", "textbox"), ("aria-multiline", "true"),
          ("aria-label", accessibilityLabel), ("aria-description", accessibilityHint),
          ("aria-readonly", isEditable ? nil : "true"), ("tabindex", "0"),
        ], pen.lines(shown, color: textColor ?? .label))
    ]
  }
}
