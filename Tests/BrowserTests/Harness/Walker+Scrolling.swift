import BrowserDriver

extension Walker {
  /// Scrolls a control fully into view and waits until the page is still, unless the control is in
  /// view already.
  ///
  /// The driver only needs the control's middle in view, which may be the case before the scrolling
  /// has ended. A control under the bar of Undo is scrolled to just above it.
  func bring(_ css: String) throws {
    let isInView = """
      (e => !!e && e.getBoundingClientRect().top >= 0
        && e.getBoundingClientRect().bottom <= innerHeight
        && (!e.closest('.options') || \(hidden(css)) === 0) && \(covered(css)) === 0
      )(document.querySelector(\(js(css))))
      """
    if try page.read(isInView) { return }
    try scroll(to: css)
    try scrollList(to: css)
    let covered = covered(css)
    let way: Double = try page.read(covered)
    guard way > 0 else { return }
    try page.turnWheel(at: Point(2, 2), down: way + 8)
    try page.wait(until: "\(covered) === 0")
    try page.waitStill()
  }

  /// Returns a script for the height of a control's part that the bar of Undo covers.
  private func covered(_ css: String) -> String {
    """
    ((bar, e) => !bar || bar.contains(e) || !bar.checkVisibility() || e.closest(':popover-open')
      || bar.getBoundingClientRect().bottom <= e.getBoundingClientRect().top
      ? 0 : Math.max(0, e.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
    )(document.querySelector('.js #undo'), document.querySelector(\(js(css))))
    """
  }

  /// Returns a script for the way by which the list of options around a control has to scroll.
  private func hidden(_ css: String) -> String {
    """
    ((e, list) => {
      const own = e.getBoundingClientRect(), visible = list.getBoundingClientRect()
      return Math.max(0, own.bottom - visible.bottom) || Math.min(0, own.top - visible.top)
    })(document.querySelector(\(js(css))), document.querySelector(\(js(css))).closest('.options'))
    """
  }

  /// Scrolls the list of options around a control until the control is in view.
  private func scrollList(to css: String) throws {
    let isInList: Bool = try page.read("!!document.querySelector(\(js(css)))?.closest('.options')")
    guard isInList else { return }
    let hidden = hidden(css)
    let way: Double = try page.read(hidden)
    guard way != 0 else { return }
    try page.turnWheel(at: try page.rect(of: try list(of: css)).center, down: way)
    try page.wait(until: "Math.abs(\(hidden)) < 1")
  }

  /// Returns the selector of the list of options around a control, in a section or a drawer.
  private func list(of css: String) throws -> String {
    let place: String = try page.read(
      "document.querySelector(\(js(css))).closest('li.drawer, section').id")
    return "[id=\"\(place)\"] .options"
  }

  private func scroll(to css: String) throws {
    let height = try page.read("innerHeight", as: Double.self)
    let first = try page.rect(of: css)
    if first.y >= 0, first.bottom <= height { return }
    try page.reveal(css)
    let hasFrames = try page.count(of: "html.js") > 0
    var last = first.y
    _ = try Deadline.poll(
      until: "\(css) is in view and still",
      reading: { () -> Rect in
        // On a busy machine two readings may fall between two frames.
        if hasFrames { try waitFrames(2) }
        return try page.rect(of: css)
      },
      satisfies: { now in
        defer { last = now.y }
        return now.y == last && now.y >= 0 && now.bottom <= height
      })
  }
}
