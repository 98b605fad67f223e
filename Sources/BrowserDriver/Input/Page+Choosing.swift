internal import Foundation

/// The way in which a list's options are opened.
public enum Opening: Sendable {
  /// By a tap on the list.
  case touch
  /// By a click on the list.
  case mouse
  /// By Space, when the list has the focus already.
  case keyboard
}

extension Page {
  private struct Options: Decodable {
    /// The labels of the options that can be chosen, in order.
    let labels: [String]
    /// The point of the chosen one among them.
    let chosen: Int
    let hasFocus: Bool
  }

  /// Chooses an option of a native list (`<select>`) by its label.
  ///
  /// Opens the list's popup, moves to the option by arrow keys and confirms by Enter. The page
  /// hears one `input` and one `change`, as from a person; it does not see the arrows. What the
  /// page does with the choice is for the test to wait for.
  public func choose(_ label: String, in css: String, by opening: Opening = .touch) throws {
    let script = """
      (e => {
        if (!e) return null
        const can = [...e.options].filter(o => !o.matches(':disabled'))
        return {labels: can.map(o => o.label), chosen: can.indexOf(e.selectedOptions[0]),
          hasFocus: document.activeElement === e}
      })(document.querySelector(arguments[0]))
      """
    let options = try read(script, .string(css), as: Options?.self)
    guard let options else { throw DriverError.absent(css: css) }
    guard let wanted = options.labels.firstIndex(of: label) else {
      throw DriverError.optionMissing(label: label, css: css, labels: options.labels)
    }
    switch opening {
    case .touch: try tap(css)
    case .mouse: try click(css)
    case .keyboard:
      guard options.hasFocus else {
        throw DriverError.unfocused(css: css, focused: try focused)
      }
      try press(.space)
    }
    // Keys pressed before the popup is there would go to the page.
    let isOpen = "!!document.querySelector(arguments[0])?.matches(':open')"
    try wait(until: isOpen, .string(css))
    // From a disabled option, which has no point, Home leads to the first.
    if options.chosen < 0 { try press(.home) }
    let distance = wanted - max(options.chosen, 0)
    try press(distance < 0 ? .up : .down, times: abs(distance))
    try press(.enter)
    try wait(until: isOpen, .string(css), is: false)
  }
}

extension Page {
  /// Chooses files in a file input, as the system's own dialog would: the page hears `input` and
  /// `change`.
  public func chooseFiles(_ paths: [String], in css: String) throws {
    let found = try devTools(
      "Runtime.evaluate",
      ["expression": .string("document.querySelector(\(JSON.string(css).source))")])
    guard let id = found["result"]["objectId"].string else { throw DriverError.absent(css: css) }
    try devTools(
      "DOM.setFileInputFiles",
      ["files": .array(paths.map { .string($0) }), "objectId": .string(id)])
  }
}

extension JSON {
  /// The value as it stands in a script.
  var source: String {
    // A value of JSON can always be encoded.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
