/// A finger on the page, told from the others by its number.
public struct Finger: Sendable, Equatable {
  /// The number, which it keeps until it is lifted.
  public let id: Int
  /// Where it is.
  public var point: Point

  /// A finger at a point.
  public init(_ id: Int = 0, at point: Point) {
    self.id = id
    self.point = point
  }
}

extension Page {
  /// Puts fingers on the page, beside those that are named with the points where they are already.
  ///
  /// They stay until ``liftFingers()``, so that a page can be read with a finger on it.
  public func putDown(_ fingers: Finger...) throws { try touch("touchStart", fingers) }

  /// Moves fingers; one that is on the page and is not named is lifted.
  public func move(_ fingers: Finger...) throws { try touch("touchMove", fingers) }

  /// Lifts all fingers.
  ///
  /// Where that leads to another page at once, the WebDriver server may take the command for
  /// interrupted and send it again, when there is no finger any more: that is what was asked for.
  public func liftFingers() throws {
    do {
      try touch("touchEnd", [])
    } catch DriverError.refused(_, _, let message) where message.contains("send a TouchStart") {
      return
    }
  }

  /// Ends the touch as a system does that takes it for itself, by a call or a gesture of its own.
  public func cancelTouch() throws { try touch("touchCancel", []) }

  /// Drags one finger over the page and leaves it there, in steps of about one frame each.
  public func dragWithoutLifting(from start: Point, to end: Point, steps: Int = 10) throws {
    let points = start.points(to: end, steps: steps)
    for (index, point) in points.enumerated() {
      if index == 0 { try putDown(Finger(at: point)) } else { try move(Finger(at: point)) }
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
  /// The way to another point in equal steps, both ends with it.
  func points(to end: Point, steps: Int) -> [Point] {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(x + (end.x - x) * share, y + (end.y - y) * share)
    }
  }
}
