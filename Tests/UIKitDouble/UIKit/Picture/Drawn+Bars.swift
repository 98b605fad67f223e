extension UINavigationBar: Drawn {
  func drawing(_ pen: Pen) -> [Markup] {
    let background = [
      pen.box(bounds, [("background", pen.color(screenBackground))])
    ]
    return background
      + parts.flatMap { part -> [Markup] in
        part.isTitle ? title(part, pen) : [button(part, pen)]
      }
  }

  /// The bar is as see-through as the screen below lets it be: it takes that screen's colour.
  private var screenBackground: UIColor {
    let below = superview?.subviews.last { $0 !== self && !($0 is UINavigationBar) }
    return barTintColor ?? below?.backgroundColor ?? .systemBackground
  }

  private func title(_ part: Part, _ pen: Pen) -> [Markup] {
    guard let text = part.text else { return [] }
    let lines = text.placed(in: part.frame, alignment: .natural, isMirrored: isMirrored)
    return [.element("h1", [], pen.lines(lines, color: .label))]
  }

  private func button(_ part: Part, _ pen: Pen) -> Markup {
    let isEnabled = part.item?.isEnabled ?? true
    let color: UIColor = isEnabled ? part.item?.tintColor ?? tintColor : .tertiaryLabel
    var inside: [Markup] = []
    var area = CGRect(origin: .zero, size: part.frame.size)
    if let symbol = part.symbol {
      let size = symbol.size(at: 17)
      let isBack = part.item == nil
      var place = CGRect(
        x: isBack ? 0 : (area.width - size.width) / 2, y: (area.height - size.height) / 2,
        width: size.width, height: size.height)
      if isBack, isMirrored { place = place.mirrored(in: area) }
      inside.append(pen.symbol(symbol, in: place, color: color, weight: 2.2))
      if isBack { area = area.inset(by: .init(top: 0, left: 16, bottom: 0, right: 2)) }
    }
    if part.symbol == nil || part.item == nil, let text = part.text {
      let place =
        isMirrored && part.item == nil
        ? area.mirrored(in: CGRect(origin: .zero, size: part.frame.size)) : area
      let alignment: NSTextAlignment = part.item == nil ? .natural : .center
      inside += pen.lines(
        text.placed(in: place, alignment: alignment, isMirrored: isMirrored), color: color,
        hidden: true)
    }
    let name = part.item?.accessibilityLabel ?? part.item?.words ?? part.text?.string
    return .element(
      "button",
      [
        ("class", "b"), ("type", "button"), ("aria-label", name ?? part.item?.symbolName),
        ("disabled", isEnabled ? nil : ""), ("style", pen.style(part.frame)),
      ], inside)
  }
}
