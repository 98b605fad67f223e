import FoldoutForms
import FoldoutUIKit
@_spi(UIKitDouble) import UIKit

/// Measures how long a form of 10,000 rows takes until it is on the screen, and its layout.
@MainActor
func measureBuilding() throws {
  let value = Register(rows: 10_000)
  var cells = 0
  let declared = Clock.median(of: 5) { _ in Clock.measure { _ = value.form } }
  let form = value.form
  let built = try Clock.median(of: 5) { _ in
    try Clock.measure { cells = try Screen(form, value).table.madeCells }
  }
  print("form of 10,000 rows, declared", declared.host, limit: nil)
  print("form of 10,000 rows, built and shown", built.host, limit: 100)
  print("  beside the double's own work", built.double, limit: nil)
  Figure(name: "  its cells", measured: Double(cells), unit: "").print()
  let screen = try Screen(form, value)
  let laid = Clock.median(of: 101) { _ in
    Clock.measure {
      screen.table.setNeedsLayout()
      screen.window.layoutIfNeeded()
    }
  }
  print("layout of a screen, again", laid.host + laid.double, limit: 1)
  let scrolled = Clock.median(of: 101) { round in
    screen.table.contentOffset.y = CGFloat(round * 700)
    return Clock.measure { screen.window.layoutIfNeeded() }
  }
  print("layout of a screen of other rows", scrolled.host + scrolled.double, limit: nil)
}

/// Measures a tap that folds one drawer and unfolds another, among 10,000 rows.
@MainActor
func measureTaps() throws {
  for rows in [100, 10_000] {
    let value = Register(rows: rows)
    let screen = try Screen(value.form, value)
    let (first, second) = (IndexPath(row: 2, section: 0), IndexPath(row: 6, section: 0))
    let table = screen.table
    table.delegate?.tableView(table, didSelectRowAt: first)
    screen.settle()
    var made = 0
    let parts = Clock.median(of: 101) { round in
      // The other row stands one lower while the drawer above it is open.
      let path = round.isMultiple(of: 2) ? IndexPath(row: second.row + 1, section: 0) : first
      let cells = table.madeCells
      let parts = Clock.measure { table.delegate?.tableView(table, didSelectRowAt: path) }
      screen.settle()
      if round > 3 { made = max(made, table.madeCells - cells) }
      return parts
    }
    let name = "tap that folds a drawer and unfolds another, \(rows) rows"
    print(name, parts.host, limit: 0.05)
    print("  beside the double's own work", parts.double, limit: nil)
    Figure(name: "  cells made", measured: Double(made), limit: 1, unit: "").print()
  }
}

/// Measures an edit that shows or hides 1,000 rows.
@MainActor
func measureConditions() throws {
  let value = Conditional(rows: 1_000)
  let screen = try Screen(value.form, value)
  let parts = Clock.median(of: 21) { _ in
    guard let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0)),
      let toggle = screen.first(UISwitch.self, in: cell)
    else { return Parts(host: .nan, double: .nan) }
    let parts = Clock.measure { toggle.turn() }
    screen.settle()
    return parts
  }
  print("edit with 1,000 dependent conditions", parts.host, limit: 5)
  print("  beside the double's own work", parts.double, limit: nil)
}

extension Screen {
  /// The first view of a class within another.
  func first<View: UIView>(_ kind: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    for child in view.subviews { if let found = first(kind, in: child) { return found } }
    return nil
  }
}

private func print(_ name: String, _ milliseconds: Double, limit: Double?) {
  Figure(name: name, measured: milliseconds, limit: limit, unit: "ms").print()
}
