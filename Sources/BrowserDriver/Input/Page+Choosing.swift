internal import Foundation

/// The input that opens a native list.
public enum ListOpening: Sendable {
  /// A tap on the list.
  case touch
  /// A click on the list.
  case mouse
  /// Space; the list must have the focus.
  case keyboard
}

extension Page {
  private struct Options: Decodable {
    /// The labels of the enabled options, in order.
    let labels: [String]
    /// The index of the chosen option among them; -1 if it is disabled.
    let chosen: Int
    let hasFocus: Bool
  }

  /// Chooses an option of a native list (`<select>`) by its label.
  ///
  /// Opens the list's popup, moves to the option by arrow keys, and confirms by Enter. The page
  /// gets one `input` and one `change` event, as from a person, and no key events for the arrows.
  /// Does not wait for the page's reaction.
  public func choose(_ label: String, in css: String, by opening: ListOpening = .touch) throws {
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
    guard let target = options.labels.firstIndex(of: label) else {
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
    // Keys pressed before the popup opens would go to the page.
    let isOpen = "!!document.querySelector(arguments[0])?.matches(':open')"
    try wait(until: isOpen, .string(css))
    // If a disabled option is chosen, start from the first enabled one.
    if options.chosen < 0 { try press(.home) }
    let distance = target - max(options.chosen, 0)
    try press(distance < 0 ? .up : .down, times: abs(distance))
    try press(.enter)
    try wait(until: isOpen, .string(css), is: false)
  }
}

extension Page {
  /// Chooses files in a file input without the system's dialog; the page gets `input` and `change`.
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
  /// The value as JavaScript source.
  var source: String {
    do { return String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } catch {
      preconditionFailure("A value cannot be encoded as JSON: \(error)")
    }
  }
}
