extension UIPickerView {
  /// A row of a wheel as it lies on the drum.
  struct DrumRow {
    var row: Int
    /// The middle of the row.
    var y: CGFloat
    /// The shortening of the letters by the drum's curve.
    var scale: CGFloat
    var isChosen: Bool
  }

  /// The radius of the drum for a height, as measured: 0.3342 of the height and 75 points.
  static func drumRadius(height: CGFloat) -> CGFloat { 0.3342 * (height + 75) }

  /// The rows of a component that are seen, from the top down.
  func drumRows(of component: Int) -> [DrumRow] {
    let radius = UIPickerView.drumRadius(height: bounds.height)
    let step = rowSize(forComponent: component).height / radius
    let chosen = selectedRow(inComponent: component)
    let count = numberOfRows(inComponent: component)
    return (-4...4).compactMap { offset in
      let row = chosen + offset
      let angle = CGFloat(offset) * step
      guard row >= 0, row < count, abs(angle) < .pi / 2 * 0.8 else { return nil }
      return DrumRow(
        row: row, y: bounds.height / 2 + radius * CGFloat(sin(Double(angle))),
        scale: CGFloat(cos(Double(angle))), isChosen: offset == 0)
    }
  }

  /// The frames of the components from left to right, mirrored from right to left.
  var componentFrames: [CGRect] {
    let count = numberOfComponents
    guard count > 0 else { return [] }
    let wanted = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let fixed = wanted.filter { $0 >= 0 }.reduce(0, +)
    let open = CGFloat(wanted.filter { $0 < 0 }.count)
    let room = bounds.width - 18 - 5 * CGFloat(count - 1)
    let share = open > 0 ? max(0, room - fixed) / open : 0
    let widths = wanted.map { $0 < 0 ? share : $0 }
    var x = (bounds.width - widths.reduce(0, +) - 5 * CGFloat(count - 1)) / 2
    return widths.map { width in
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + 5
      return isMirrored ? frame.mirrored(in: bounds) : frame
    }
  }

  /// A row's text as it is drawn.
  struct RowText {
    var block: TextBlock
    var color: UIColor
    var alignment: NSTextAlignment
  }

  /// The text of a row: the delegate's words in the wheel's font, or the label it gives as it is.
  func rowText(row: Int, component: Int, isChosen: Bool) -> RowText {
    if let words = words(row: row, component: component) {
      let font = UIFont.systemFont(ofSize: isChosen ? 23.5 : 21)
      return RowText(
        block: TextBlock(runs: [.init(text: words, font: font)]), color: .label,
        alignment: .center)
    }
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard let label = view as? UILabel else {
      refuse(.unknown, "a picker's row that is neither words nor a label")
      return RowText(block: TextBlock(runs: []), color: .label, alignment: .center)
    }
    var block = label.block
    if label.adjustsFontForContentSizeCategory {
      for index in block.runs.indices {
        block.runs[index].font = block.runs[index].font.resolved(for: traitCollection)
      }
    }
    return RowText(
      block: block, color: label.textColor ?? .label, alignment: label.textAlignment)
  }
}
