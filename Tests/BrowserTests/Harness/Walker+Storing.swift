import BrowserDriver
import FoldoutForms

/// Steps that differ with a script and without: with one a value is stored when it is
/// entered, and answers change the page; without, Save and every row's button lead to a page.
extension Walker {
  /// Presses what leads to another page where there is no script.
  func act(_ body: () throws -> Void) throws {
    if manner.hasScript { try body() } else { try page.waitForPage(after: body) }
  }

  /// Taps a field's row and waits until its drawer stands open, and no other.
  func unfold(_ field: String) throws {
    try act { try tapRow(field) }
    try waitUnfolded(field)
  }

  /// Unfolds a date's drawer, which shows wheels then, whatever it shows by itself.
  func unfoldWheels(_ field: String) throws {
    try unfold(field)
    try showWheels(field)
  }

  /// Changes the open calendar of a date for wheels.
  func showWheels(_ field: String) throws {
    try act { try press("\(drawer(field)) .tools [value='wheels']") }
    try page.wait(until: "!!document.querySelector('\(drawer(field)) .wheels')")
  }

  /// Taps a field's row and waits until no drawer is left.
  func fold(_ field: String) throws {
    try act { try tapRow(field) }
    try waitFolded()
  }

  /// Types a text over a field's own, and presses Enter.
  func enter(_ text: String, into field: String) throws {
    try write(text, in: input(field))
    try act { try page.press(.enter) }
  }

  /// Waits until what was entered is stored, pressing Save where that is how one stores.
  func store(_ field: String) throws {
    if manner.hasScript { return try waitSaved(field) }
    try page.waitForPage { try save() }
  }

  /// Types a text over a field's own, presses Enter, and waits until it is stored.
  func enterAndStore(_ text: String, into field: String) throws {
    try enter(text, into: field)
    if manner.hasScript { try waitSaved(field) }
  }

  /// Turns one column of an open editor to a value, and waits until that is stored.
  func turn(_ component: DateComponent, to value: Int, of field: String) throws {
    try turnOnly(component, to: value, of: field)
    try store(field)
    // A wheel that is turned far by drags is stored at each rest: the last one is waited for.
    _ = try Deadline.poll(
      until: "the row of \(field) says what its editor does",
      reading: { (shown: try iso(self.value(field)), picked: try picked(field)) },
      satisfies: { $0.shown.hasPrefix($0.picked) })
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

  /// Presses a button of an open drawer, and waits until its deed is stored.
  func pressAndStore(_ label: String, of field: String) throws {
    try act { try press(button(label, of: field)) }
    if manner.hasScript { try waitSaved(field) }
  }

  /// Presses the page's Save, which only a page without script shows.
  func save() throws { try press(".nojs button") }

  /// Leaves a text: to the next control by keyboard, else by a tap beside all rows. Without a
  /// script nothing is stored by that alone, so Save is pressed.
  func leave() throws {
    switch (manner.hasScript, hand) {
    case (false, _): try page.waitForPage { try save() }
    case (true, .keyboard): try page.press(.tab)
    case (true, _): try press("h1")
    }
  }
}
