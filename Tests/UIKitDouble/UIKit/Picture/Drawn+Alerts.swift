extension UIAlertController {
  /// The alert over its dimmed screen.
  func drawing(_ pen: Pen) -> [Markup] {
    let places = places(in: pen.view.bounds)
    var parts = [pen.box(pen.view.bounds, [("background", "rgb(0 0 0 / 0.3)")])]
    let ground: UIColor = .secondarySystemBackground
    for panel in places.panels {
      parts.append(
        pen.box(panel, [("background", pen.color(ground)), ("border-radius", "14px")]))
    }
    var inside: [Markup] = []
    for (text, color) in [(places.title, UIColor.label), (places.message, .label)] {
      guard let text else { continue }
      inside += pen.lines(
        text.block.placed(in: text.frame, alignment: .center, isMirrored: false), color: color)
    }
    inside += places.buttons.flatMap { button($0.action, $0.frame, pen) }
    if places.buttons.count == 2, places.buttons[0].frame.minY == places.buttons[1].frame.minY {
      let right = places.buttons[1].frame
      let line = CGRect(x: right.minX, y: right.minY, width: 0.5, height: right.height)
      inside.append(pen.box(line, [("background", pen.color(.separator))]))
    }
    parts.append(
      .element(
        "div",
        [
          ("role", "alertdialog"), ("aria-modal", "true"),
          ("aria-label", title ?? message ?? "Alert"),
        ], inside))
    return parts
  }

  private func button(_ action: UIAlertAction, _ frame: CGRect, _ pen: Pen) -> [Markup] {
    let isBold = action.style == .cancel || action === preferredAction
    let size: CGFloat = preferredStyle == .alert ? 17 : 20
    let font = UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    let color: UIColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : pen.view.tintColor
    let text = TextBlock(runs: [.init(text: action.title ?? "", font: font)])
    let area = CGRect(x: 8, y: 0, width: frame.width - 16, height: frame.height)
    let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
    return [
      pen.box(line, [("background", pen.color(.separator))]),
      .element(
        "button",
        [
          ("class", "b"), ("type", "button"), ("aria-label", action.title),
          ("disabled", action.isEnabled ? nil : ""), ("style", pen.style(frame)),
        ],
        pen.lines(
          text.placed(in: area, alignment: .center, isMirrored: false), color: color,
          hidden: true)),
    ]
  }
}
