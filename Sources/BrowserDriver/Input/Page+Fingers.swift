/// A finger on the page, identified by a number.
public struct Finger: Sendable, Equatable {
  /// The number, which stays the same until the finger is lifted.
  public let id: Int
  /// The position.
  public var point: Point

  /// Creates a finger at a point.
  public init(_ id: Int = 0, at point: Point) {
    self.id = id
    self.point = point
  }
}

extension Page {
  /// Puts fingers on the page; fingers already on it must be included, at their points.
  ///
  /// They stay until ``touchUp()``, so that a test can read the page meanwhile.
  public func touchDown(_ fingers: Finger...) throws { try touch("touchStart", fingers) }

  /// Moves fingers; a finger on the page that is not included is lifted.
  public func move(_ fingers: Finger...) throws { try touch("touchMove", fingers) }

  /// Lifts all fingers.
  ///
  /// If that leads to another page at once, the WebDriver server may think that the command was
  /// interrupted and send it again. The second one fails because no finger is left, which is the
  /// requested state.
  public func touchUp() throws {
    do {
      try touch("touchEnd", [])
    } catch DriverError.refused(_, _, let message) where message.contains("send a TouchStart") {
      return
    }
  }

  /// Cancels the touch, as the system does for a phone call or a gesture of its own.
  public func cancelTouch() throws { try touch("touchCancel", []) }

  /// Drags one finger in steps of about one frame each, without lifting it.
  public func dragWithoutLifting(from start: Point, to end: Point, steps: Int = 10) throws {
    let points = start.points(to: end, steps: steps)
    for (index, point) in points.enumerated() {
      if index == 0 { try touchDown(Finger(at: point)) } else { try move(Finger(at: point)) }
    }
  }

  func touch(_ type: String, _ fingers: [Finger]) throws {
    let points = fingers.map { finger -> JSON in
      [
        "id": .number(Double(finger.id)), "x": .number(finger.point.x),
        "y": .number(finger.point.y),
      ]
    }
    try devTools(
      "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }
}

extension Point {
  /// Returns points in equal steps to another point, including both ends.
  func points(to end: Point, steps: Int) -> [Point] {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(x + (end.x - x) * share, y + (end.y - y) * share)
    }
  }
}
