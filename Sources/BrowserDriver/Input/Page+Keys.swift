extension Page {
  /// Presses a key and releases it, any number of times, in one command.
  public func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) throws {
    guard times > 0 else { return }
    let held = modifiers.keys
    let strokes = (0..<times).flatMap { _ in Page.stroke(key.value) }
    try perform(
      .keys(held.map(Page.down) + strokes + held.reversed().map(Page.up)),
      as: "press \(key.value.debugDescription)")
  }

  /// Types a text, key by key, in one command.
  public func type(_ text: String) throws {
    guard !text.isEmpty else { return }
    let strokes = text.flatMap { Page.stroke($0.isNewline ? Key.enter.value : $0) }
    try perform(.keys(strokes), as: "type \(text)")
  }

  /// Inserts a text at once, as an input method or the clipboard does.
  public func insert(_ text: String) throws {
    try devTools("Input.insertText", ["text": .string(text)])
  }

  private static func stroke(_ value: Character) -> [JSON] { [down(value), up(value)] }

  private static func down(_ value: Character) -> JSON {
    ["type": "keyDown", "value": .string(String(value))]
  }

  private static func up(_ value: Character) -> JSON {
    ["type": "keyUp", "value": .string(String(value))]
  }
}
