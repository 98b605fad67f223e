/// A view with parts of its own, drawn below its subviews.
@MainActor
protocol Drawn {
  /// The HTML of the parts.
  func drawing(_ pen: Pen) -> [Markup]
  /// The subviews are drawn, too; a view that draws them as its parts says no.
  var drawsSubviews: Bool { get }
}

extension Drawn {
  var drawsSubviews: Bool { true }
}

extension UIView {
  /// The HTML of the view and of all within it, in its superview's coordinates.
  func picture(origin: CGPoint) -> Markup? {
    guard !isHidden, alpha > 0.01 else { return nil }
    let pen = Pen(view: self)
    let semantics = Semantics(of: self)
    var content =
      (self as? any Drawn)?.drawing(pen) ?? (controller as? UIAlertController)?.drawing(pen) ?? []
    if (self as? any Drawn)?.drawsSubviews ?? true {
      content += picturesOfSubviews()
    }
    if semantics.hidesContent, !content.isEmpty {
      content = [.element("div", [("aria-hidden", "true")], content)]
    }
    let place = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let attributes =
      [
        ("class", "v"), ("data-type", typeName), ("id", accessibilityIdentifier),
        ("style", Pen.join(placeDeclarations(place) + lookDeclarations(pen))),
      ] as [(name: String, value: String?)] + semantics.attributes
    return .element("div", attributes, content + coverings(pen))
  }

  /// The parts that lie above the subviews.
  private func coverings(_ pen: Pen) -> [Markup] {
    guard let window = self as? UIWindow, let keyboard = window.keyboardFrame else { return [] }
    return [
      pen.box(
        keyboard.intersection(bounds), [("background", pen.color(.systemGray4))], hidden: true)
    ]
  }

  /// The pictures of the subviews, the lowest first.
  func picturesOfSubviews() -> [Markup] {
    if let table = self as? UITableView { return table.picturesOfRows() }
    return subviews.compactMap { $0.picture(origin: bounds.origin) }
  }

  private var typeName: String { "\(type(of: self))" }

  private func placeDeclarations(_ place: CGRect) -> [(name: String, value: String?)] {
    [
      ("left", place.minX.css + "px"), ("top", place.minY.css + "px"),
      ("width", place.width.css + "px"), ("height", place.height.css + "px"),
    ]
  }

  private func lookDeclarations(_ pen: Pen) -> [(name: String, value: String?)] {
    let isTurned = transform != .identity
    return [
      ("background", pen.ground(shownBackground)),
      ("opacity", alpha < 1 ? alpha.css : nil),
      ("overflow", clipsToBounds ? "hidden" : nil),
      ("border-radius", radius),
      (
        "border",
        layer.borderWidth > 0
          ? "\(layer.borderWidth.css)px solid \(layer.borderColor?.css ?? "transparent")" : nil
      ),
      ("transform", isTurned ? transform.css : nil),
    ]
  }

  /// The colour behind the view, of a cell's configuration if there is one.
  var shownBackground: UIColor? {
    if let cell = self as? UITableViewCell { return cell.shownRowBackground }
    return backgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// The rounding of the corners, in the order of the style sheet's: from the upper left clockwise.
  private var radius: String? {
    if let cell = self as? UITableViewCell, let radius = cell.rowRadius { return radius }
    guard layer.cornerRadius > 0 else { return nil }
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return corners.map { layer.maskedCorners.contains($0) ? "\(layer.cornerRadius.css)px" : "0" }
      .joined(separator: " ")
  }
}

extension CGAffineTransform {
  /// The map in a style sheet.
  var css: String {
    "matrix(\([a, b, c, d, tx, ty].map(\.css).joined(separator: ",")))"
  }
}
