/// One action of a mouse.
enum MouseTick {
  case moved(to: Point)
  case dragged(to: Point)
  /// `click` counts the presses at a point in quick succession.
  case pressed(at: Point, click: Int = 1)
  case released(at: Point, click: Int = 1)

  /// The event of the DevTools protocol: its name and point, the state of the button, and the
  /// count of clicks, which is 0 for a move.
  fileprivate var event: (type: String, point: Point, isDown: Bool, clicks: Int) {
    switch self {
    case .moved(let point): ("mouseMoved", point, false, 0)
    case .dragged(let point): ("mouseMoved", point, true, 0)
    case .pressed(let point, let click): ("mousePressed", point, true, click)
    case .released(let point, let click): ("mouseReleased", point, false, click)
    }
  }

  /// The action of WebDriver (W3C WebDriver, section 17.4.3), rounded to whole pixels.
  fileprivate var action: JSON {
    switch self {
    case .moved(let point), .dragged(let point):
      [
        "type": "pointerMove", "duration": 0, "x": .number(point.x.rounded()),
        "y": .number(point.y.rounded()),
      ]
    case .pressed: ["type": "pointerDown", "button": 0]
    case .released: ["type": "pointerUp", "button": 0]
    }
  }
}

extension Page {
  /// Performs mouse actions in order.
  ///
  /// Chromium gets them through the DevTools protocol, because after a WebDriver move it adds a
  /// move without the button, and a page that captured the pointer loses the capture.
  func mouse(_ ticks: MouseTick...) throws {
    switch engine {
    case .webKit: try perform(.mouse(ticks.map(\.action)), as: "move the mouse")
    case .chromium, .headlessShell:
      for event in ticks.map(\.event) {
        try devTools(
          "Input.dispatchMouseEvent",
          [
            "type": .string(event.type), "x": .number(event.point.x), "y": .number(event.point.y),
            "button": event.clicks == 0 && !event.isDown ? "none" : "left",
            "buttons": event.isDown ? 1 : 0, "clickCount": .number(Double(event.clicks)),
          ])
      }
    }
  }
}

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
