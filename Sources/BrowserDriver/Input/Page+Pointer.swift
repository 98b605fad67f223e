/// What points at a place.
public enum Pointer: Sendable {
  /// A finger.
  case touch
  /// A mouse with its main button.
  case mouse
}

extension Page {
  /// Puts a finger on a place and lifts it.
  public func tap(_ point: Point) throws { try drag([point], by: .touch) }

  /// Moves the mouse to a place and clicks.
  public func click(_ point: Point) throws { try drag([point], by: .mouse) }

  /// Taps the middle of an element, if it can be seen and touched there; see ``aim(at:)``.
  public func tap(_ css: String) throws { try tap(aim(at: css)) }

  /// Clicks the middle of an element, if it can be seen and reached there; see ``aim(at:)``.
  public func click(_ css: String) throws { try click(aim(at: css)) }

  /// Moves the mouse to a place without pressing.
  public func hover(_ point: Point) throws { try mouse("mouseMoved", point) }

  /// Drags from one place to another in equal steps of about one frame each, and lets go.
  ///
  /// More steps make it slower; few make a flick.
  public func drag(
    from start: Point, to end: Point, by pointer: Pointer = .touch, steps: Int = 10
  ) throws {
    let places = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    try drag(places, by: pointer)
  }

  /// Turns the mouse wheel at a place.
  public func turnWheel(at point: Point, right: Double = 0, down: Double) throws {
    try devTools(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y),
        "deltaX": .number(right), "deltaY": .number(down),
      ])
  }

  /// Presses at the first place, moves over the others, and lets go at the last.
  private func drag(_ places: [Point], by pointer: Pointer) throws {
    guard let first = places.first, let last = places.last else { return }
    switch pointer {
    case .touch:
      try touch("touchStart", first)
      for place in places.dropFirst() { try touch("touchMove", place) }
      try touch("touchEnd", nil)
    case .mouse:
      try mouse("mouseMoved", first)
      try mouse("mousePressed", first, isDown: true)
      for place in places.dropFirst() { try mouse("mouseMoved", place, isDown: true) }
      try mouse("mouseReleased", last)
    }
  }

  private func touch(_ type: String, _ point: Point?) throws {
    let points = point.map { [JSON.object(["x": .number($0.x), "y": .number($0.y)])] } ?? []
    try devTools(
      "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }

  private func mouse(_ type: String, _ point: Point, isDown: Bool = false) throws {
    let button: JSON = type == "mouseMoved" && !isDown ? "none" : "left"
    try devTools(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(point.x), "y": .number(point.y), "button": button,
        "buttons": isDown ? 1 : 0, "clickCount": type == "mouseMoved" ? 0 : 1,
      ])
  }
}
