/// Writes HTML for the parts that views are drawn of.
///
/// Each part is absolute in its view's coordinates, so that the browser lays out nothing.
@MainActor
struct Pen {
  /// The view that is drawn; its traits choose the colours.
  let view: UIView

  /// A colour as the view shows it.
  func color(_ color: UIColor?) -> String? {
    guard let color else { return nil }
    let shown = color.name == "tintColor" ? view.tintColor ?? color : color
    return shown.resolvedColor(with: view.traitCollection).cgColor.css
  }

  /// A colour behind a view; a clear one is none.
  func ground(_ ground: UIColor?) -> String? {
    guard let ground, ground.resolvedColor(with: view.traitCollection).cgColor.alpha > 0
    else { return nil }
    return color(ground)
  }

  /// A rectangle with declarations beside its place.
  func box(
    _ frame: CGRect, _ declarations: [(name: String, value: String?)] = [],
    hidden: Bool = true, _ content: [Markup] = []
  ) -> Markup {
    .element(
      "div",
      [
        ("class", "p"), ("style", style(frame, declarations)),
        ("aria-hidden", hidden ? "true" : nil),
      ], content)
  }

  /// The place of a rectangle and more declarations as the text of a style.
  func style(_ frame: CGRect, _ declarations: [(name: String, value: String?)] = []) -> String {
    let origin = view.bounds.origin
    let place = [
      ("left", (frame.minX - origin.x).css + "px"), ("top", (frame.minY - origin.y).css + "px"),
      ("width", frame.width.css + "px"), ("height", frame.height.css + "px"),
    ]
    let more = declarations.compactMap { entry in entry.value.map { (entry.name, $0) } }
    return (place + more).map { "\($0):\($1)" }.joined(separator: ";")
  }

  /// Lines of text, each alone and unbroken.
  func lines(_ lines: [TextBlock.Line], color usual: UIColor, hidden: Bool = false) -> [Markup] {
    lines.map { line in
      .element(
        "span",
        [
          ("class", "t"),
          (
            "style",
            style(line.frame, [("line-height", line.frame.height.css + "px")])
          ),
          ("aria-hidden", hidden ? "true" : nil),
        ],
        line.runs.map { run($0, usual) })
    }
  }

  private func run(_ run: TextBlock.Run, _ usual: UIColor) -> Markup {
    let decorations =
      [(run.isUnderlined, "underline"), (run.isStruck, "line-through")].filter(\.0).map(\.1)
    let declarations =
      font(run.font) + [
        ("color", color(run.color ?? usual)), ("background", color(run.background)),
        ("text-decoration", decorations.isEmpty ? nil : decorations.joined(separator: " ")),
      ]
    return .element("span", [("style", Pen.join(declarations))], [Markup(run.text)])
  }

  /// The declarations of a font.
  func font(_ font: UIFont) -> [(name: String, value: String?)] {
    let face = font.face
    return [
      ("font-size", face.size.css + "px"), ("font-weight", face.isBold ? "600" : nil),
      ("font-style", font.isItalic ? "italic" : nil),
      ("font-variant-numeric", face.hasMonospacedDigits ? "tabular-nums" : nil),
      ("font-family", face.isMonospaced ? "monospace" : nil),
      ("letter-spacing", face.isMonospaced ? "0" : nil),
    ]
  }

  /// Declarations as the text of a style; those without a value are left out.
  static func join(_ declarations: [(name: String, value: String?)]) -> String {
    declarations.compactMap { entry in entry.value.map { "\(entry.name):\($0)" } }
      .joined(separator: ";")
  }

  /// A symbol drawn within a rectangle.
  func symbol(
    _ drawing: SymbolDrawing, in frame: CGRect, color tint: UIColor?, weight: CGFloat = 1.9
  ) -> Markup {
    let paths =
      [
        drawing.strokes.isEmpty
          ? "" : "<path d=\"\(drawing.strokes)\" fill=\"none\" stroke=\"currentColor\"/>",
        drawing.fills.isEmpty
          ? "" : "<path d=\"\(drawing.fills)\" fill=\"currentColor\" fill-rule=\"evenodd\"/>",
      ].joined()
    let isTurned = drawing.isDirectional && view.isMirrored
    let declarations: [(name: String, value: String?)] = [
      ("color", color(tint)), ("transform", isTurned ? "scaleX(-1)" : nil),
    ]
    return .element(
      "svg",
      [
        ("class", "s"), ("style", style(frame, declarations)),
        ("viewBox", "0 0 \(drawing.width.css) \(drawing.height.css)"),
        ("stroke-width", weight.css), ("aria-hidden", "true"),
      ], [Markup(trusted: paths)])
  }
}

extension CGColor {
  /// The colour in a style sheet.
  var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    let list = parts.joined(separator: " ")
    return alpha == 1 ? "rgb(\(list))" : "rgb(\(list) / \(alpha.css))"
  }
}
