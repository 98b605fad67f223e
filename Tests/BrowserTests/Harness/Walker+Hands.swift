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
      let kind: String? = try page.read(
        "(e => e.matches('button, a') ? 'button' : e.type)(document.activeElement)")
      if kind == "button" { try page.press(.enter) }
      if kind == "checkbox" { try page.press(.space) }
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
        try page.read(
          """
          ((now, e) => ({
            has: !!now?.matches(\(js(css))), now: `${now?.localName}#${now?.id}`,
            at: e?.getBoundingClientRect(), scrolled: scrollY,
          }))(document.activeElement, document.querySelector(\(js(css))))
          """)
      }, satisfies: { $0["has"] == true })
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
