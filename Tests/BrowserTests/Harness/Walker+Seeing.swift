import BrowserDriver
import FoldoutWords
import Testing

extension Walker {
  /// Waits until a field's drawer stands open and still, no other is there, and the address says
  /// so, which it does a moment after the drawer is seen.
  func waitUnfolded(_ field: String) throws {
    try page.wait(
      until: """
        [...document.querySelectorAll('.drawer')].map(e => e.id).join() === \(js("d-\(field)")) \
        && !document.querySelector('.drawer[inert], .shut') && \(Page.isStill) \
        && new URL(location).searchParams.get('open') === decodeURIComponent(\(js(field)))
        """)
  }

  /// Waits until no drawer is left and nothing moves.
  func waitFolded() throws {
    try page.wait(
      until: """
        !document.querySelector('.drawer') && \(Page.isStill) \
        && !new URL(location).searchParams.get('open')
        """)
  }

  /// Waits until the parts of the script are there that come after the first view: a key that is
  /// pressed before is the browser's.
  func waitReady() throws { try page.waitForParts() }

  /// Waits until a field's row says that its change is stored.
  func waitSaved(_ field: String) throws { try waitSign(words.messages.saved, of: field) }

  /// Waits until a field's row says a word about its change.
  func waitSign(_ word: String, of field: String) throws {
    try page.wait(until: "document.querySelector(\(js(row(field)))).dataset.sign === \(js(word))")
  }

  /// The value that a field's row shows.
  func value(_ field: String) throws -> String { try page.text(of: "\(row(field)) .value") }

  /// Returns the text in a field's input.
  func text(_ field: String) throws -> String {
    try page.read("document.querySelector(\(js(input(field)))).value")
  }

  /// The selector of what is said about a field: under its row, or beside the entry of an open
  /// drawer.
  func error(_ field: String) -> String { "#e-\(field)" }

  /// Returns the refusal of a field's entry, or `nil` where nothing was refused.
  func fault(_ field: String) throws -> String? {
    try page.read("document.querySelector(\(js(error(field))))?.innerText ?? null")
  }

  /// Waits until something is said of what was entered into a field, and returns it.
  func waitFault(_ field: String) throws -> String {
    try page.wait(until: "!!document.querySelector(\(js(error(field))))")
    return try fault(field) ?? ""
  }

  /// Waits until a sentence stands under a field's row.
  func waitFault(_ field: String, saying sentence: String) throws {
    let wanted = sentence.plain
    _ = try Deadline.poll(
      until: "“\(wanted)” stands under \(field)", reading: { try fault(field)?.plain ?? "" },
      satisfies: { $0 == wanted })
  }

  /// The columns of an open editor, by what is chosen in each.
  func chosen(_ field: String) throws -> [String] {
    try page.read(
      "[...document.querySelectorAll(\(js("\(drawer(field)) select")))]"
        + ".map(s => s.selectedOptions[0]?.label)")
  }

  /// The day, or day and time, on which an open editor stands: as its columns are, by ISO 8601.
  func picked(_ field: String) throws -> String {
    let parts: [String: String] = try page.read(
      """
      Object.fromEntries([...document.querySelectorAll(\(js("\(drawer(field)) select")))]
        .map(s => [s.name.slice(1).split('.')[0], s.value]))
      """)
    func number(_ part: String, _ width: Int = 2) -> String {
      let text = parts[part] ?? "?"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(number("year", 4))-\(number("month"))-\(number("day"))"
    guard let hour = parts["hour"].flatMap(Int.init) else { return day }
    let half = parts["dayPeriod"].flatMap(Int.init) ?? 0
    let whole = hour + 12 * half
    return "\(day) \(whole < 10 ? "0" : "")\(whole):\(number("minute"))"
  }
}
