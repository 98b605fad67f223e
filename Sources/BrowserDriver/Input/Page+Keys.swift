extension Page {
  /// Presses a key and releases it.
  public func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) throws {
    // With Control or Alt a key is a shortcut and types nothing.
    let text = modifiers.isDisjoint(with: [.control, .alt, .meta]) ? key.text : nil
    for _ in 0..<times {
      try send("rawKeyDown", key, modifiers)
      if let text { try send("char", key, modifiers, text: text) }
      try send("keyUp", key, modifiers)
    }
  }

  /// Types a text, key by key.
  public func type(_ text: String) throws {
    for character in text { try press(character.isNewline ? .enter : .character(character)) }
  }

  /// Inserts a text at once, as an input method or the clipboard does.
  public func insert(_ text: String) throws {
    try devTools("Input.insertText", ["text": .string(text)])
  }

  private func send(
    _ type: String, _ key: Key, _ modifiers: Modifiers, text: String? = nil
  ) throws {
    var event: [String: JSON] = [
      "type": .string(type), "key": .string(key.name), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.number)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    if let text { event["text"] = .string(text) }
    try devTools("Input.dispatchKeyEvent", .object(event))
  }
}
