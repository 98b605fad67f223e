import BrowserDriver
import FoldoutForms

/// Steps that differ with and without a script.
///
/// With a script a value is stored as soon as it is entered, and answers change the page. Without
/// one, Save and every row's button lead to another page.
extension Walker {
  /// Presses a control. Without script, waits for the page that it leads to.
  func act(_ body: () throws -> Void) throws {
    if manner.hasScript { try body() } else { try page.waitForPage(after: body) }
  }

  /// Taps a field's row, and waits until its drawer is open and no other is.
  func unfold(_ field: String) throws {
    try act { try tapRow(field) }
    try waitUnfolded(field)
  }

  /// Unfolds a date's drawer and shows its wheels, whichever style it opens with.
  func unfoldWheels(_ field: String) throws {
    try unfold(field)
    try showWheels(field)
  }

  /// Shows wheels instead of the open calendar of a date.
  func showWheels(_ field: String) throws {
    try act { try press("\(drawer(field)) .tools [value='wheels']") }
    try page.wait(until: "!!document.querySelector('\(drawer(field)) .wheels')")
  }

  /// Taps a field's row and waits until there is no drawer.
  func fold(_ field: String) throws {
    try act { try tapRow(field) }
    try waitFolded()
  }

  /// Replaces a field's text by typing, and presses Enter.
  func enter(_ text: String, into field: String) throws {
    try write(text, in: input(field))
    try act { try page.press(.enter) }
  }

  /// Waits until the entered value is stored. Without script, presses Save.
  func store(_ field: String) throws {
    if manner.hasScript { return try waitSaved(field) }
    try page.waitForPage { try save() }
  }

  /// Replaces a field's text by typing, presses Enter, and waits until it is stored.
  func enterAndStore(_ text: String, into field: String) throws {
    try enter(text, into: field)
    if manner.hasScript { try waitSaved(field) }
  }

  /// Replaces a secret: types another, and agrees to lose the old one. Without script the question
  /// is answered by typing it again.
  func replaceSecret(_ text: String, in field: String) throws {
    try enter(text, into: field)
    try page.wait(until: "!!document.querySelector('#e-\(field).question')")
    guard manner.hasScript else { return try enter(text, into: field) }
    try agreeToReplace(field)
  }

  /// Agrees to lose the old secret, and waits until the new one is stored.
  func agreeToReplace(_ field: String) throws {
    try page.wait(until: "!!document.querySelector('#e-\(field) [name=\"~value.\(field)\"]')")
    try act { try press("#e-\(field) [name='~value.\(field)']") }
    try waitSaved(field)
  }

  /// Turns one column of an open editor to a value, and waits until that is stored.
  func turn(_ component: DateComponent, to value: Int, of field: String) throws {
    try turnOnly(component, to: value, of: field)
    try store(field)
    // A wheel that is turned far by several drags stores a value after each. Wait for the last; the
    // row follows the wheels before it is stored. A list that was just closed may still have its
    // old value, which is stored, too.
    let list = select(component.rawValue, of: field)
    _ = try Deadline.poll(
      until: "the row of \(field) shows the value of its editor",
      reading: {
        let chosen: String? = try page.read("document.querySelector(\(js(list)))?.value")
        let state = (shown: try iso(self.value(field)), picked: try picked(field))
        let isUnderWay = try page.count(of: "\(row(field)) [data-stored]") > 0
        return isUnderWay || chosen != "\(value)" ? nil : state
      },
      satisfies: { $0.map { $0.shown.hasPrefix($0.picked) } ?? false })
  }

  /// Turns one column of an open editor to a value.
  func turnOnly(_ component: DateComponent, to value: Int, of field: String) throws {
    let list = select(component.rawValue, of: field)
    let index: Int = try page.read(
      "[...document.querySelector(\(js(list))).options].findIndex(o => o.value === '\(value)')")
    guard index >= 0 else {
      throw DriverError.optionMissing(label: "\(value)", css: list, labels: [])
    }
    try choose(index, in: list)
  }

  /// Presses a button of an open drawer, and waits until the result is stored.
  func pressAndStore(_ label: String, of field: String) throws {
    try act { try press(button(label, of: field)) }
    if manner.hasScript { try waitSaved(field) }
  }

  /// Presses the page's Save button, which only pages without script show.
  func save() throws { try press(".nojs button") }

  /// Leaves a text: by Tab with the keyboard, else by a tap beside all rows.
  ///
  /// Without a script leaving a text stores nothing, so it presses Save.
  func leave() throws {
    switch (manner.hasScript, hand) {
    case (false, _): try page.waitForPage { try save() }
    case (true, .keyboard): try page.press(.tab)
    case (true, _): try press("h1")
    }
  }
}
