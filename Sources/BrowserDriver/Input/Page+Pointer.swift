/// The device that points at a position.
public enum Pointer: Sendable {
  /// A finger.
  case touch
  /// A mouse with its main button.
  case mouse
}

extension Page {
  /// Puts a finger on a point and lifts it.
  public func tap(_ point: Point) throws { try drag([point], by: .touch) }

  /// Moves the mouse to a point and clicks.
  public func click(_ point: Point) throws {
    try mouse(.moved(to: point), .pressed(at: point), .released(at: point))
  }

  /// Taps the middle of an element, if it can be seen and touched there; see ``aim(at:)``.
  public func tap(_ css: String) throws { try tap(aim(at: css)) }

  /// Clicks the middle of an element, if it can be seen and reached there; see ``aim(at:)``.
  public func click(_ css: String) throws { try click(aim(at: css)) }

  /// Drags from one point to another in equal steps of about one frame each, and lets go.
  ///
  /// More steps make it slower; few make a flick.
  public func drag(
    from start: Point, to end: Point, by pointer: Pointer = .touch, steps: Int = 10
  ) throws {
    try drag(start.points(to: end, steps: steps), by: pointer)
  }

  /// Turns the mouse wheel at a point.
  public func turnWheel(at point: Point, right: Double = 0, down: Double) throws {
    try devTools(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y),
        "deltaX": .number(right), "deltaY": .number(down),
      ])
  }

  /// Presses at the first point, moves over the others, and lets go at the last.
  private func drag(_ points: [Point], by pointer: Pointer) throws {
    guard let first = points.first, let last = points.last else { return }
    switch pointer {
    case .touch:
      try putDown(Finger(at: first))
      for point in points.dropFirst() { try move(Finger(at: point)) }
      try liftFingers()
    case .mouse:
      try pressMouse(at: first)
      for point in points.dropFirst() { try moveMouse(to: point) }
      try releaseMouse(at: last)
    }
  }

  /// Moves the mouse to a point and presses its main button, which stays down.
  public func pressMouse(at point: Point) throws {
    try mouse(.moved(to: point), .pressed(at: point))
  }

  /// Moves the mouse to a point, with no button down.
  public func hover(at point: Point) throws { try mouse(.moved(to: point)) }

  /// Moves the mouse with its main button down.
  public func moveMouse(to point: Point) throws { try mouse(.dragged(to: point)) }

  /// Lets the main button go at a point.
  public func releaseMouse(at point: Point) throws {
    try mouse(.dragged(to: point), .released(at: point))
  }
}
