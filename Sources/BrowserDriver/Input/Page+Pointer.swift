/// A pointing device.
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

  /// Moves the mouse to a point and clicks twice, as fast as a double click. In WebKit both are
  /// single clicks.
  public func doubleClick(_ point: Point) throws {
    try mouse(
      .moved(to: point), .pressed(at: point), .released(at: point), .pressed(at: point, click: 2),
      .released(at: point, click: 2))
  }

  /// Taps the middle of an element; throws if it is not visible or is covered there (``aim(at:)``).
  public func tap(_ css: String) throws { try tap(aim(at: css)) }

  /// Clicks the middle of an element; throws if it is not visible or is covered there
  /// (``aim(at:)``).
  public func click(_ css: String) throws { try click(aim(at: css)) }

  /// Drags from one point to another in equal steps of about one frame each, and releases.
  ///
  /// More steps make the drag slower; few steps make a flick.
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

  /// Presses at the first point, moves over the others, and releases at the last.
  private func drag(_ points: [Point], by pointer: Pointer) throws {
    guard let first = points.first, let last = points.last else { return }
    switch pointer {
    case .touch:
      try touchDown(Finger(at: first))
      for point in points.dropFirst() { try move(Finger(at: point)) }
      try touchUp()
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

  /// Moves the mouse to a point and releases its main button.
  public func releaseMouse(at point: Point) throws {
    try mouse(.dragged(to: point), .released(at: point))
  }
}
