internal import Foundation

extension Page {
  /// Evaluates a JavaScript expression that only reads, with `arguments` at hand.
  ///
  /// Works with scripts disabled as well: those of the page are, not the debugger's. Only
  /// what needs the page's event loop (timers, animation frames) then never happens.
  public func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., as type: Value.Type = Value.self
  ) throws -> Value {
    try evaluate(script, arguments).decoded(as: Value.self)
  }

  /// Evaluates a reading expression to whatever JSON it gives.
  public func read(_ script: String, _ arguments: JSON...) throws -> JSON {
    try evaluate(script, arguments).decoded(as: JSON.self)
  }

  /// The text of the first element that matches, as it is rendered.
  public func text(of css: String) throws -> String {
    try read("document.querySelector(arguments[0])?.innerText ?? null", .string(css), orAbsent: css)
  }

  /// An attribute of the first element that matches; nil where the element has none.
  public func attribute(_ name: String, of css: String) throws -> String? {
    let script = "(e => e && [e.getAttribute(arguments[1])])(document.querySelector(arguments[0]))"
    let found: [String?] = try read(script, .string(css), .string(name), orAbsent: css)
    return found.first ?? nil
  }

  /// The number of elements that match.
  public func count(of css: String) throws -> Int {
    try read("document.querySelectorAll(arguments[0]).length", .string(css))
  }

  /// The element that has the focus, written as `button#r-start`.
  public var focused: String {
    get throws { try read("(\(Self.nameOfElement))(document.activeElement)") }
  }

  /// A function that writes an element for a reader: tag and id, else tag and classes.
  static let nameOfElement = """
    e => e.localName + (e.id ? '#' + e.id : [...e.classList].map(c => '.' + c).join(''))
    """

  func evaluate(_ script: String, _ arguments: [JSON]) throws -> Wire.Answer {
    try command(
      "POST", "/execute/sync",
      ["script": .string("return (\(script))"), "args": .array(arguments)], as: script)
  }

  private func read<Value: Decodable>(
    _ script: String, _ arguments: JSON..., orAbsent css: String
  ) throws -> Value {
    let value = try evaluate(script, arguments).decoded(as: Value?.self)
    guard let value else { throw DriverFault.absent(css: css) }
    return value
  }
}
