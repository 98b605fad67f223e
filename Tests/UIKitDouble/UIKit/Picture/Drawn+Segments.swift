extension UISegmentedControl: Drawn, DrawnAsControl {
  func drawing(_ pen: Pen) -> [Markup] {
    let track = pen.box(
      bounds, [("background", pen.color(.tertiarySystemFill)), ("border-radius", "8px")])
    let segments = segmentParts().enumerated().map { segment($0.offset, $0.element, pen) }
    return [
      track,
      .element(
        "div", [("role", "radiogroup"), ("aria-label", accessibilityLabel ?? "Choice")], segments),
    ]
  }

  private func segment(
    _ index: Int, _ part: (frame: CGRect, block: TextBlock), _ pen: Pen
  ) -> Markup {
    let isChosen = index == selectedSegmentIndex
    let text = CGRect(origin: .zero, size: part.frame.size).insetBy(dx: 6, dy: 0)
    let lines = part.block.placed(in: text, alignment: .center, isMirrored: false)
    let frame = isChosen ? part.frame.insetBy(dx: 2, dy: 2) : part.frame
    let shift = isChosen ? CGPoint(x: -2, y: -2) : .zero
    let moved = lines.map { line in
      TextBlock.Line(
        frame: line.frame.offsetBy(dx: shift.x, dy: shift.y), runs: line.runs,
        isTruncated: line.isTruncated)
    }
    let ground: UIColor? =
      isChosen
      ? selectedSegmentTintColor
        ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white } : nil
    return .element(
      "button",
      [
        ("class", "b"), ("type", "button"), ("role", "radio"),
        ("aria-checked", isChosen ? "true" : "false"), ("aria-label", part.block.string),
        ("disabled", isEnabled ? nil : ""),
        (
          "style",
          pen.style(
            frame,
            [("background", pen.color(ground)), ("border-radius", isChosen ? "7px" : nil)])
        ),
      ], pen.lines(moved, color: isEnabled ? .label : .tertiaryLabel, hidden: true))
  }
}
