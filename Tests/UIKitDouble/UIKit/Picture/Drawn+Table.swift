extension UITableViewCell: Drawn {
  /// The table that the cell is in.
  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UITableView }.first
  }

  /// The colour behind the row: that of its state, its configuration, or its table's style.
  var shownRowBackground: UIColor? {
    if isHighlighted || isSelected, selectionStyle != .none { return .systemGray4 }
    if let configuration = backgroundConfiguration {
      return configuration.backgroundColor ?? tintColor
    }
    if let backgroundColor { return backgroundColor }
    return table?.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The rounding of a group's first and last row.
  var rowRadius: String? {
    guard let radius = table?.chrome.radius, radius > 0 else { return nil }
    let upper = sectionEdges.isFirst ? "\(radius.css)px" : "0"
    let lower = sectionEdges.isLast ? "\(radius.css)px" : "0"
    return "\(upper) \(upper) \(lower) \(lower)"
  }

  func drawing(_ pen: Pen) -> [Markup] {
    var parts: [Markup] = []
    if let drawing = accessoryDrawing {
      let isMark = accessoryType == .checkmark
      parts.append(
        pen.symbol(
          drawing, in: accessoryFrame, color: isMark ? tintColor : .tertiaryLabel, weight: 2.6))
    }
    if let line = separatorFrame {
      parts.append(pen.box(line, [("background", pen.color(.separator))]))
    }
    return parts
  }

  /// The distance of the row's text from its beginning: beyond a picture, if it has one.
  private var textStart: CGFloat {
    guard let content = contentMade as? UIListContentView, !content.textLabel.isHidden
    else { return TableMetrics.current.contentSide }
    let frame = content.textLabel.frame
    return isMirrored ? content.bounds.width - frame.maxX : frame.minX
  }

  /// The line below the row; none below a group's last, and none where the inset pushes it out.
  var separatorFrame: CGRect? {
    guard let table, !(sectionEdges.isLast && table.style != .plain) else { return nil }
    let usual = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var inset = separatorInset
    if inset == usual { inset.left = textStart }
    let width = bounds.width - inset.left - inset.right
    guard width > 0 else { return nil }
    let frame = CGRect(x: inset.left, y: bounds.height - 0.5, width: width, height: 0.5)
    return isMirrored ? frame.mirrored(in: bounds) : frame
  }
}

extension UITableView {
  /// The pictures of all that the table holds: rows as lists, in the order of their places.
  func picturesOfRows() -> [Markup] {
    var parts: [Markup] = []
    var rows: [Markup] = []
    func closeList() {
      guard !rows.isEmpty else { return }
      parts.append(.element("div", [("role", "list")], rows))
      rows = []
    }
    let floating = subviews.filter { !isContent($0) }
    for view in subviews.filter(isContent).sorted(by: { $0.frame.minY < $1.frame.minY }) {
      guard let picture = view.picture(origin: bounds.origin) else { continue }
      guard view is UITableViewCell else {
        closeList()
        parts.append(picture)
        continue
      }
      if (view as? UITableViewCell)?.sectionEdges.isFirst == true { closeList() }
      rows.append(.element("div", [("role", "listitem")], [picture]))
    }
    closeList()
    return parts + floating.compactMap { $0.picture(origin: bounds.origin) }
  }

  private func isContent(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView
      || view.translatesAutoresizingMaskIntoConstraints
  }
}
