/// An input device and its actions, one for each tick (W3C WebDriver, section 17.4).
enum InputSource {
  /// The keyboard.
  case keys([JSON])
  /// The mouse.
  case mouse([JSON])

  var json: JSON {
    switch self {
    case .keys(let ticks): ["type": "key", "id": "keyboard", "actions": .array(ticks)]
    case .mouse(let ticks):
      [
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": .array(ticks),
      ]
    }
  }
}

extension Page {
  /// Performs the actions of one device.
  ///
  /// A key or button that is pressed stays down until a later action releases it.
  func perform(_ source: InputSource, as name: String) throws {
    try command("POST", "/actions", ["actions": [source.json]], as: name)
  }
}
