import BrowserDriver
import Testing

extension Walker {
  /// Waits until a field's drawer stands open and still, and no other is there.
  func waitUnfolded(_ field: String) throws {
    try page.wait(
      until: """
        [...document.querySelectorAll('.dl')].map(e => e.id).join() === \(js("d-\(field)")) \
        && !document.querySelector('.dl[inert]') && document.getAnimations().length === 0
        """)
  }

  /// Waits until no drawer is left and nothing moves.
  func waitFolded() throws {
    try page.wait(
      until: "!document.querySelector('.dl') && document.getAnimations().length === 0")
  }

  /// Waits until a field's row says that its change is stored.
  func waitSaved(_ field: String) throws { try waitSign("Saved", of: field) }

  /// Waits until a field's row says a word about its change.
  func waitSign(_ word: String, of field: String) throws {
    try page.wait(until: "document.querySelector(\(js(row(field)))).dataset.sign === \(js(word))")
  }

  /// The value that a field's row shows.
  func value(_ field: String) throws -> String { try page.text(of: "\(row(field)) .val") }

  /// What stands in a field's input.
  func text(_ field: String) throws -> String {
    try page.read("document.querySelector(\(js(input(field)))).value")
  }

  /// What stands under a field's row, or `nil` where nothing was refused.
  func fault(_ field: String) throws -> String? {
    try page.read("document.querySelector(\(js("\(row(field)) .err")))?.innerText ?? null")
  }

  /// Waits until something is said under a field's row, and returns it.
  func waitFault(_ field: String) throws -> String {
    try page.wait(until: "!!document.querySelector(\(js("\(row(field)) .err")))")
    return try fault(field) ?? ""
  }

  /// The columns of an open editor, by what is chosen in each.
  func chosen(_ field: String) throws -> [String] {
    try page.read(
      "[...document.querySelectorAll(\(js("\(drawer(field)) select")))]"
        + ".map(s => s.selectedOptions[0]?.label)")
  }
}
