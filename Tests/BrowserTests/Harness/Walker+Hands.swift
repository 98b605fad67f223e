import BrowserDriver
import Testing

extension Walker {
  /// Presses a control with the person's hand: by pointing at it once it is in view, or by Tab and
  /// Enter.
  func press(_ css: String) throws {
    switch hand {
    case .touch:
      try bring(css)
      try page.tap(css)
    case .mouse:
      try bring(css)
      try page.click(css)
    case .keyboard:
      let isArrow = try page.count(of: "\(css):is(.mini-picker > [tabindex='-1'])") > 0
      if isArrow { return try pressArrow(css) }
      try focus(css)
      // In a text, Enter would end the editing. A box is checked by Space.
      let isButton = try page.read("document.activeElement.matches('button,a')", as: Bool.self)
      let isBox = try page.read("document.activeElement.type === 'checkbox'", as: Bool.self)
      if isButton { try page.press(.enter) } else if isBox { try page.press(.space) }
    }
  }

  /// Does by keys what an arrow of a mini picker does. Tab does not stop at the arrows.
  private func pressArrow(_ css: String) throws {
    let arrow = "document.querySelector(\(js(css)))"
    let isNext: Bool = try page.read("!\(arrow).nextSibling")
    let name: String = try page.read("\(arrow).parentNode.querySelector('select, input').name")
    let isList = try page.count(of: "select[name='\(name)']") > 0
    try focus("[name='\(name)']")
    try page.press(isNext == isList ? .down : .up)
  }

  /// Scrolls a control fully into view, and waits until the page is still.
  ///
  /// The driver only needs the control's middle in view, which may be the case before the scrolling
  /// has ended. A control under the bar of Undo is scrolled to just above it.
  func bring(_ css: String) throws {
    try scroll(to: css)
    try scrollList(to: css)
    let covered = """
      ((bar, e) => !bar || bar.contains(e) || !bar.checkVisibility() || e.closest(':popover-open')
        || bar.getBoundingClientRect().bottom <= e.getBoundingClientRect().top
        ? 0 : Math.max(0, e.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
      )(document.querySelector('.js #undo'), document.querySelector(\(js(css))))
      """
    let way: Double = try page.read(covered)
    guard way > 0 else { return }
    try page.turnWheel(at: Point(2, 2), down: way + 8)
    try page.wait(until: "\(covered) === 0")
    try page.waitStill()
  }

  /// Scrolls the list of options around a control until the control is in view.
  private func scrollList(to css: String) throws {
    let isInList: Bool = try page.read("!!document.querySelector(\(js(css)))?.closest('.options')")
    guard isInList else { return }
    let hidden = """
      ((e, list) => {
        const own = e.getBoundingClientRect(), visible = list.getBoundingClientRect()
        return Math.max(0, own.bottom - visible.bottom) || Math.min(0, own.top - visible.top)
      })(document.querySelector(\(js(css))), document.querySelector(\(js(css))).closest('.options'))
      """
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

  /// Moves the focus to a control by Tab, or by Shift and Tab if it comes earlier.
  ///
  /// It presses the key once for each stop on the way, then counts again: some controls have
  /// several stops, and folding drawers remove some.
  func focus(_ css: String) throws {
    let distance = """
      (e => {
        const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
          .filter(e => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({visibilityProperty: true}))
          .filter(e => e.type !== 'radio'
            || e === (all => all.find(c => c.checked) ?? all[0])([...document.getElementsByName(e.name)]))
        const now = document.activeElement
        if (e === now) return 0
        const way = stops.indexOf(e) - stops.indexOf(now)
        return way || (e?.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
      })(document.querySelector(\(js(css))))
      """
    for _ in 0..<120 {
      let way = try page.read(distance, as: Int.self)
      if way == 0 { return }
      try page.press(.tab, way < 0 ? .shift : [], times: abs(way))
    }
    throw DriverError.unfocused(css: css, focused: try page.focused)
  }

  /// Taps a field's row.
  func tapRow(_ field: String) throws { try press(owner(field)) }

  /// Replaces the text of a control, and stays in it.
  func write(_ text: String, in css: String) throws {
    try press(css)
    _ = try Deadline.poll(
      until: "\(css) has the focus",
      reading: {
        (
          has: try page.read("!!document.activeElement?.matches(\(js(css)))", as: Bool.self),
          now: try page.focused, at: try page.rect(of: css),
          scrolled: try page.read("scrollY", as: Double.self)
        )
      }, satisfies: { $0.has })
    try page.press(.character("a"), .control)
    try page.press(.delete)
    try page.type(text)
  }

  /// Chooses a value in a column of an open date editor: on its wheel, or in its list without a
  /// script and by keys.
  func choose(_ index: Int, in css: String) throws {
    if hand != .keyboard, try page.count(of: "\(ribbon(css)):is(.mini-picker > *)") > 0 {
      return try chooseInList(index, under: ribbon(css), css)
    }
    if hand != .keyboard {
      try waitWheels()
      if try wheel(over: css) != nil { return try turnWheel(over: css, to: index) }
    }
    let list: [String] = try page.read(
      "[...document.querySelector(\(js(css))).options].map(o => o.label)")
    switch hand {
    case .touch:
      try bring(css)
      try page.choose(list[index], in: css, by: .touch)
    case .mouse:
      try bring(css)
      try page.choose(list[index], in: css, by: .mouse)
    case .keyboard:
      try focus(css)
      try page.choose(list[index], in: css, by: .keyboard)
    }
  }
}

extension Walker {
  /// Chooses a value in a mini picker's list, which a tap on the ribbon opens.
  private func chooseInList(_ index: Int, under ribbon: String, _ css: String) throws {
    try press(ribbon)
    try page.wait(until: "document.querySelector(\(js(css))).matches(':open')")
    let chosen: Int = try page.read("document.querySelector(\(js(css))).selectedIndex")
    try page.press(index < chosen ? .up : .down, times: abs(index - chosen))
    try page.press(.enter)
    try page.wait(until: "!document.querySelector(\(js(css))).matches(':open')")
  }

  /// Moves by the arrow keys from the chosen option of an open drawer to another, which chooses it.
  /// The options may be redrawn on the way.
  func step(to value: String, of field: String) throws {
    let steps = """
      (all => all.findIndex(e => e.value === \(js(value))) - all.findIndex(e => e.checked))\
      ([...document.querySelectorAll('\(drawer(field)) .option input')])
      """
    // With nothing chosen, choose the first option; the arrows continue from it after the answer.
    if try page.count(of: "\(drawer(field)) .option :checked") == 0 {
      try focus("\(drawer(field)) .option input")
      try page.press(.space)
      try page.wait(
        until: """
          ((chosen, shown) => !!chosen && chosen.innerText === shown?.innerText)(
            document.querySelector(\(js("\(drawer(field)) .option:has(:checked) bdi"))),
            document.querySelector(\(js("\(row(field)) .value bdi"))))
          """)
    }
    for _ in 0..<40 {
      let way: Int = try page.read(steps)
      if way == 0 { return }
      try focus("\(drawer(field)) .option :checked")
      try page.press(way > 0 ? .down : .up)
    }
    throw DriverError.unfocused(css: "\(value) of \(field)", focused: try page.focused)
  }
}

extension Walker {
  func owner(_ field: String) -> String { "\(row(field)) button[name=open]" }
  func row(_ field: String) -> String { "#r-\(field)" }
  func drawer(_ field: String) -> String { "#d-\(field)" }
  func input(_ field: String) -> String { "#i-\(field)" }
  func select(_ component: String, of field: String) -> String {
    "\(drawer(field)) .\(component) select"
  }
  func button(_ label: String, of field: String) throws -> String {
    let place = try page.read(
      "[...document.querySelectorAll(\(js("\(drawer(field)) .actions button")))]"
        + ".findIndex(b => b.innerText === \(js(label)))", as: Int.self)
    #expect(place >= 0, "no button \(label) in the drawer of \(field)")
    return "\(drawer(field)) .actions button:nth-child(\(place + 1))"
  }

  /// Quotes a text as a JavaScript string literal.
  func js(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
