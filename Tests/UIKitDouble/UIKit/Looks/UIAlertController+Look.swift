extension UIAlertController {
  /// The places of an alert's parts in its view.
  struct Places {
    var panels: [CGRect] = []
    var title: (frame: CGRect, block: TextBlock)?
    var message: (frame: CGRect, block: TextBlock)?
    var fields: [CGRect] = []
    var buttons: [(frame: CGRect, action: UIAlertAction)] = []
  }

  private static let buttonHeight: CGFloat = 44
  private static let fieldHeight: CGFloat = 34

  /// The places in a screen: an alert in its middle, a sheet of actions at its foot.
  func places(in screen: CGRect) -> Places {
    preferredStyle == .alert ? alertPlaces(in: screen) : sheetPlaces(in: screen)
  }

  private func block(_ text: String, _ size: CGFloat, bold: Bool) -> TextBlock {
    let font = UIFont.systemFont(ofSize: size, weight: bold ? .semibold : .regular)
    return TextBlock(runs: [.init(text: text, font: font)], mode: .words, maxLines: 0)
  }

  /// Places title, message and fields from the top of a panel down, and returns where they end.
  private func placeTexts(_ places: inout Places, _ panel: CGRect, titleSize: CGFloat) -> CGFloat {
    let width = panel.width - 32
    var y = panel.minY + 20
    func line(_ text: String?, _ size: CGFloat, bold: Bool) -> (CGRect, TextBlock)? {
      guard let text, !text.isEmpty else { return nil }
      let block = block(text, size, bold: bold)
      let frame = CGRect(
        x: panel.minX + 16, y: y, width: width, height: block.size(width: width).height)
      y = frame.maxY + 4
      return (frame, block)
    }
    places.title = line(title, titleSize, bold: true)
    places.message = line(message, 13, bold: false)
    for _ in textFields ?? [] {
      places.fields.append(
        CGRect(x: panel.minX + 16, y: y + 8, width: width, height: Self.fieldHeight))
      y += 8 + Self.fieldHeight
    }
    return y + 16
  }

  private func alertPlaces(in screen: CGRect) -> Places {
    var probe = Places()
    let width: CGFloat = 270
    let top = placeTexts(&probe, CGRect(x: 0, y: 0, width: width, height: 0), titleSize: 17)
    let isPair = actions.count == 2
    let rows = isPair ? 1 : actions.count
    let height = top + CGFloat(rows) * Self.buttonHeight
    let panel = CGRect(
      x: (screen.midX - width / 2).roundedToPixel, y: (screen.midY - height / 2).roundedToPixel,
      width: width, height: height)
    var places = Places()
    places.panels = [panel]
    let end = placeTexts(&places, panel, titleSize: 17)
    for (index, action) in ordered.enumerated() {
      let frame =
        isPair
        ? CGRect(
          x: panel.minX + CGFloat(index) * width / 2, y: end, width: width / 2,
          height: Self.buttonHeight)
        : CGRect(
          x: panel.minX, y: end + CGFloat(index) * Self.buttonHeight, width: width,
          height: Self.buttonHeight)
      places.buttons.append((frame, action))
    }
    return places
  }

  private func sheetPlaces(in screen: CGRect) -> Places {
    var places = Places()
    let width = screen.width - 16
    let height: CGFloat = 57
    let ways = ordered.filter { $0.style != .cancel }
    var y = screen.maxY - 8
    if let cancel = ordered.first(where: { $0.style == .cancel }) {
      y -= height
      let frame = CGRect(x: screen.minX + 8, y: y, width: width, height: height)
      places.panels.append(frame)
      places.buttons.append((frame, cancel))
      y -= 8
    }
    var probe = Places()
    let hasWords = !(title ?? "").isEmpty || !(message ?? "").isEmpty
    let texts =
      hasWords
      ? placeTexts(&probe, CGRect(x: 0, y: 0, width: width, height: 0), titleSize: 13) : 0
    let panel = CGRect(
      x: screen.minX + 8, y: y - texts - CGFloat(ways.count) * height, width: width,
      height: texts + CGFloat(ways.count) * height)
    places.panels.insert(panel, at: 0)
    let end = hasWords ? placeTexts(&places, panel, titleSize: 13) : panel.minY
    for (index, action) in ways.enumerated() {
      places.buttons.append(
        (
          CGRect(x: panel.minX, y: end + CGFloat(index) * height, width: width, height: height),
          action
        ))
    }
    return places
  }

  /// The actions in the order of their buttons: of a pair the way out comes first, else last.
  private var ordered: [UIAlertAction] {
    let ways = actions.filter { $0.style != .cancel }
    let out = actions.filter { $0.style == .cancel }
    return actions.count == 2 && preferredStyle == .alert ? out + ways : ways + out
  }

  /// Gives the alert's text fields their places.
  func placeFields() {
    for (field, frame) in zip(textFields ?? [], places(in: view.bounds).fields) {
      field.borderStyle = .roundedRect
      field.setFrameIfNew(frame)
    }
  }
}
