extension UIDatePicker: Drawn, DrawnAsControl {
  func drawing(_ pen: Pen) -> [Markup] {
    compactParts(in: bounds).map { part in
      let text = CGRect(
        x: 12, y: 7, width: part.frame.width - 24, height: part.frame.height - 14)
      let lines = part.block.placed(in: text, alignment: .center, isMirrored: false)
      return .element(
        "button",
        [
          ("class", "b"), ("type", "button"), ("aria-label", label(part.block.string)),
          ("disabled", isEnabled ? nil : ""),
          (
            "style",
            pen.style(
              part.frame,
              [("background", pen.color(.tertiarySystemFill)), ("border-radius", "6px")])
          ),
        ], pen.lines(lines, color: isEnabled ? .label : .tertiaryLabel, hidden: true))
    }
  }

  private func label(_ text: String) -> String {
    [accessibilityLabel, text].compactMap { $0 }.joined(separator: ", ")
  }
}

extension UIPickerView: Drawn {
  func drawing(_ pen: Pen) -> [Markup] {
    let band = CGRect(x: 9, y: bounds.height / 2 - 16, width: bounds.width - 18, height: 32)
    var parts = [
      pen.box(
        band, [("background", pen.color(.tertiarySystemFill)), ("border-radius", "8px")])
    ]
    for (component, frame) in componentFrames.enumerated() {
      parts.append(wheel(component, frame, pen))
    }
    return parts
  }

  private func wheel(_ component: Int, _ frame: CGRect, _ pen: Pen) -> Markup {
    let rows = drumRows(of: component)
    let chosen = rows.first { $0.isChosen }
    let last = max(0, numberOfRows(inComponent: component) - 1)
    return .element(
      "div",
      [
        ("class", "v"), ("role", "slider"), ("tabindex", "0"),
        ("aria-label", spokenName(ofComponent: component) ?? accessibilityLabel),
        ("aria-valuenow", String(chosen?.row ?? 0)), ("aria-valuemin", "0"),
        ("aria-valuemax", String(last)),
        (
          "aria-valuetext",
          chosen.map { rowText(row: $0.row, component: component, isChosen: true).block.string }
        ),
        ("style", pen.style(frame)),
      ], rows.map { text(of: $0, component, frame, pen) })
  }

  private func text(
    of row: DrumRow, _ component: Int, _ frame: CGRect, _ pen: Pen
  ) -> Markup {
    let text = rowText(row: row.row, component: component, isChosen: row.isChosen)
    let height = text.block.size(width: .infinity).height
    let area = CGRect(
      x: 8, y: row.y - height / 2, width: max(0, frame.width - 16), height: height)
    let lines = text.block.placed(
      in: CGRect(origin: .zero, size: area.size), alignment: text.alignment,
      isMirrored: isTextMirrored)
    return pen.box(
      area,
      [
        ("opacity", row.isChosen ? nil : "0.447"),
        ("transform", row.isChosen ? nil : "scaleY(\(row.scale.css))"),
      ], pen.lines(lines, color: text.color))
  }
}
