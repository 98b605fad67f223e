/// Draws a view and all within it as a piece of HTML, with a label that says who drew it.
///
/// The piece needs the style sheet of ``page(of:title:language:)`` around it.
@_spi(UIKitDouble)
@MainActor
public func html(of view: UIView, named name: String = "") -> String {
  view.layoutIfNeeded()
  let origin = view.frame.origin
  let isDark = view.traitCollection.userInterfaceStyle == .dark
  let size = "width:\(view.bounds.width.css)px;height:\(view.bounds.height.css)px"
  let pen = Pen(view: view)
  let screen = Markup.element(
    "div",
    [
      ("class", "screen"), ("style", "\(size);background:\(pen.color(.systemBackground) ?? "")"),
    ], [view.picture(origin: origin)].compactMap { $0 })
  let label = Markup.element(
    "figcaption", [],
    [
      .element("span", [], [Markup(name)]),
      .element("span", [], [Markup("drawn by a double of UIKit")]),
    ])
  return Markup.element(
    "figure", [("style", "color-scheme:\(isDark ? "dark" : "light")")], [screen, label]
  ).text
}

/// Writes a page of one or several pictures beside each other.
@_spi(UIKitDouble)
public func page(of pictures: [String], title: String, language: String = "en") -> String {
  """
  <!DOCTYPE html>
  <html lang="\(language)">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>\(Markup(title).text)</title>
  <style>
  \(styleSheet)
  </style>
  </head>
  <body>
  <main>
  \(pictures.joined(separator: "\n"))
  </main>
  </body>
  </html>

  """
}

/// The style sheet of a page of pictures: places are in the elements, looks of inputs are here.
///
/// Where there is no Inter, DejaVu Sans is made as narrow as the widths that texts were measured
/// by.
private let styleSheet = """
  @font-face { font-family: Narrowed; src: local("DejaVu Sans"); size-adjust: 94%; }
  @font-face { font-family: Narrowed; src: local("DejaVu Sans Bold"); font-weight: 600;
    size-adjust: 85%; }
  body { margin: 0; background: #8a8a8f; }
  main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; align-items: flex-start; }
  figure { margin: 0; font: 17px/1 Inter, Narrowed, Arial, sans-serif;
    letter-spacing: -0.02em; font-kerning: none; font-feature-settings: "calt" 0, "liga" 0;
    -webkit-font-smoothing: antialiased; }
  figcaption { display: flex; justify-content: space-between; font-size: 11px; color: #000;
    letter-spacing: 0; padding: 6px 2px; }
  .screen { position: relative; overflow: hidden; }
  .v, .p, .s, .t, .b, .c, .e, .f, img { position: absolute; box-sizing: border-box; }
  .t { white-space: pre; unicode-bidi: plaintext; }
  .s { overflow: visible; stroke-linecap: round; stroke-linejoin: round; }
  .e { inset: 0; }
  h1 { margin: 0; font: inherit; }
  .b { border: 0; padding: 0; margin: 0; background: none; font: inherit; color: inherit;
    letter-spacing: inherit; }
  .f { border: 0; padding: 0; margin: 0; background: none; font: inherit;
    letter-spacing: inherit; outline: 0; }
  .f::placeholder { color: var(--placeholder); opacity: 1; }
  .c { opacity: 0; margin: 0; }
  """
