/// One action of a mouse.
enum MouseTick {
  case moved(to: Point)
  case dragged(to: Point)
  case pressed(at: Point)
  case released(at: Point)

  /// The event of the DevTools protocol: its name and point, and the state of the button.
  fileprivate var event: (type: String, point: Point, isDown: Bool) {
    switch self {
    case .moved(let point): ("mouseMoved", point, false)
    case .dragged(let point): ("mouseMoved", point, true)
    case .pressed(let point): ("mousePressed", point, true)
    case .released(let point): ("mouseReleased", point, false)
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
        let isMove = event.type == "mouseMoved"
        try devTools(
          "Input.dispatchMouseEvent",
          [
            "type": .string(event.type), "x": .number(event.point.x), "y": .number(event.point.y),
            "button": isMove && !event.isDown ? "none" : "left",
            "buttons": event.isDown ? 1 : 0, "clickCount": isMove ? 0 : 1,
          ])
      }
    }
  }
}
