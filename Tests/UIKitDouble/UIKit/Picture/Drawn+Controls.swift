extension UISwitch: Drawn, DrawnAsControl {
  func drawing(_ pen: Pen) -> [Markup] {
    let track = CGRect(
      x: 0, y: (bounds.height - 31) / 2, width: min(bounds.width, 51), height: 31)
    let knob = CGRect(
      x: isOn == isMirrored ? track.minX + 2 : track.maxX - 29, y: track.minY + 2, width: 27,
      height: 27)
    let on = onTintColor ?? .systemGreen
    let dimmed: String? = isEnabled ? nil : "0.5"
    return [
      pen.box(
        track,
        [
          ("background", pen.color(isOn ? on : .secondarySystemFill)), ("border-radius", "16px"),
          ("opacity", dimmed),
        ]),
      pen.box(
        knob,
        [
          ("background", "#fff"), ("border-radius", "14px"),
          ("box-shadow", "0 2px 5px rgb(0 0 0 / 0.2)"),
        ]),
      .element(
        "input",
        [
          ("class", "c"), ("type", "checkbox"), ("role", "switch"), ("checked", isOn ? "" : nil),
          ("aria-label", accessibilityLabel), ("aria-description", accessibilityHint),
          ("disabled", isEnabled ? nil : ""), ("style", pen.style(bounds)),
        ]),
    ]
  }
}

extension UIButton: Drawn, DrawnAsControl {
  var drawsSubviews: Bool { false }

  /// The colour of words and picture.
  private var foreground: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let own = configuration?.baseForegroundColor { return own }
    switch configuration?.kind {
    case .filled, .borderedProminent: return .white
    case .none: return currentTitleColor
    default: return role == .destructive ? .systemRed : tintColor
    }
  }

  /// The colour behind.
  private var buttonBackground: UIColor? {
    if let own = configuration?.baseBackgroundColor { return own }
    switch configuration?.kind {
    case .filled, .borderedProminent: return isEnabled ? tintColor : .tertiarySystemFill
    case .tinted: return tintColor.withAlphaComponent(0.18)
    case .gray, .bordered: return .secondarySystemFill
    default: return configuration?.background.backgroundColor
    }
  }

  private var corner: CGFloat {
    switch configuration?.cornerStyle {
    case .capsule: bounds.height / 2
    case .large: 12
    case .small: 5
    case .none: 0
    default: configuration?.background.cornerRadius.nonZero ?? 6
    }
  }

  func drawing(_ pen: Pen) -> [Markup] {
    let parts = parts
    let frames = partFrames(in: bounds.size)
    var inside: [Markup] = []
    if configuration?.showsActivityIndicator == true {
      inside.append(pen.wheel(in: frames.image))
    } else if let image = shownImage {
      inside += [tinted(image, pen, frames.image)].compactMap { $0 }
    }
    let alignment: NSTextAlignment =
      frames.title.width + 1 < bounds.width && parts.imageIsAbove ? .center : .natural
    inside += pen.lines(
      parts.title.placed(in: frames.title, alignment: alignment, isMirrored: isMirrored),
      color: foreground, hidden: true)
    if let subtitle = parts.subtitle {
      inside += pen.lines(
        subtitle.placed(in: frames.subtitle, alignment: alignment, isMirrored: isMirrored),
        color: foreground, hidden: true)
    }
    if parts.hasIndicator, let sign = SymbolDrawing.named("chevron.up.chevron.down") {
      inside.append(pen.symbol(sign, in: frames.indicator, color: foreground))
    }
    return [.element("button", attributes(pen), inside)]
  }

  private func tinted(_ image: UIImage, _ pen: Pen, _ area: CGRect) -> Markup? {
    guard let name = image.symbol, let drawing = SymbolDrawing.named(name) else {
      return pen.image(image, in: area, mode: .scaleAspectFit)
    }
    return pen.symbol(drawing, in: area, color: image.tint ?? foreground)
  }

  private func attributes(_ pen: Pen) -> [(name: String, value: String?)] {
    let traits = accessibilityTraits
    let name = [accessibilityLabel, accessibilityValue].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let expanded: String? =
      switch accessibilityExpandedStatus {
      case .expanded: "true"
      case .collapsed: "false"
      case .unsupported: nil
      }
    return [
      ("class", "b"), ("type", "button"), ("aria-label", name.isEmpty ? nil : name),
      ("aria-description", accessibilityHint),
      ("aria-haspopup", shownMenu == nil ? nil : "menu"), ("aria-expanded", expanded),
      ("aria-pressed", traits.contains(.selected) ? "true" : nil),
      ("disabled", isEnabled ? nil : ""),
      (
        "style",
        pen.style(
          bounds,
          [
            ("background", pen.ground(buttonBackground)),
            ("border-radius", corner > 0 ? "\(corner.css)px" : nil),
            ("opacity", isHighlighted ? "0.5" : nil),
          ])
      ),
    ]
  }
}

extension CGFloat {
  /// The number, or nothing for zero.
  var nonZero: CGFloat? { self == 0 ? nil : self }
}

extension UIActivityIndicatorView: Drawn {
  func drawing(_ pen: Pen) -> [Markup] { [pen.wheel(in: bounds)] }
}

extension Pen {
  /// The wheel of an activity, standing still: eight spokes.
  func wheel(in area: CGRect) -> Markup {
    let spokes = (0..<8).map { index in
      "<path d=\"M10 2v4\" transform=\"rotate(\(index * 45) 10 10)\" opacity=\"\(0.3 + 0.1 * Double(index % 7))\"/>"
    }
    return .element(
      "svg",
      [
        ("class", "s"), ("style", style(area, [("color", color(.secondaryLabel))])),
        ("viewBox", "0 0 20 20"), ("stroke", "currentColor"), ("stroke-width", "2"),
        ("aria-hidden", "true"),
      ], [Markup(trusted: spokes.joined())])
  }
}
