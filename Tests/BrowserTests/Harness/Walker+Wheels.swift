import BrowserDriver

/// Turning a column of a date's editor: a list of options, over which a script lays a wheel.
extension Walker {
  /// A wheel as it stands.
  struct Wheel: Decodable, Equatable {
    /// The place of the value in its middle.
    let place: Int
    /// The place of what its list holds.
    let chosen: Int
    /// True where it rests on a value.
    let isResting: Bool
    /// The values of its list.
    let values: [String]
  }

  /// The height of a value of a wheel.
  static let valueHeight = 32.0

  /// The wheel over a list, if there is one.
  func wheel(over list: String) throws -> Wheel? {
    try page.read(
      """
      (list => {
        const ribbon = list?.parentElement.querySelector('.strip')
        if (!ribbon || !ribbon.checkVisibility()) return null
        const place = ribbon.scrollTop / 32
        return {place: Math.round(place), chosen: list.selectedIndex,
          isResting: Math.abs(place - Math.round(place)) < 0.05,
          values: [...list.options].map(o => o.value)}
      })(document.querySelector(\(js(list))))
      """)
  }

  /// The selector of the wheel over a list.
  func ribbon(_ list: String) -> String { "\(list) ~ .strip" }

  /// Waits until every list of a date has its wheel, where a script lays them over: it is fetched
  /// with the first drawer, which stands open and still before.
  func waitWheels() throws {
    try page.wait(until: "!document.querySelector('.ribbon .wheels select:not(:has(~ .strip))')")
  }

  /// The middle of the wheel over a list.
  func middle(over list: String) throws -> Point {
    try waitWheels()
    return try page.rect(of: ribbon(list)).center
  }

  /// Waits until a wheel rests, and its list holds what it shows.
  @discardableResult
  func waitResting(_ list: String) throws -> Wheel? {
    var last: Wheel?
    return try Deadline.poll(
      until: "the wheel over \(list) rests on what its list holds",
      reading: { try wheel(over: list) },
      satisfies: { now in
        defer { last = now }
        return now == last && now?.isResting == true && now?.place == now?.chosen
      })
  }

  /// Turns a wheel by hand until a value stands in its middle: by drags, which let go at rest, and
  /// for the last steps by taps on the value above or below. An answer may change the list on the
  /// way: a minute that is none of its steps goes with the turn, so the value is found again each
  /// time.
  func turnWheel(over list: String, to wanted: Int) throws {
    try bring(ribbon(list))
    var value: String?
    for _ in 0..<40 {
      guard let wheel = try waitResting(list) else { return }
      value = value ?? wheel.values[wanted]
      guard let goal = wheel.values.firstIndex(where: { $0 == value }) else {
        throw DriverError.optionMissing(label: value ?? "", css: list, labels: wheel.values)
      }
      let distance = goal - wheel.place
      if distance == 0 { return }
      if abs(distance) <= 2 {
        try tapWheel(over: list, steps: distance)
      } else {
        try dragWheel(over: list, by: distance)
      }
      // Until the hand is felt: a wheel that only begins to turn still rests.
      _ = try Deadline.poll(
        until: "the wheel over \(list) turns", reading: { try self.wheel(over: list) },
        satisfies: { $0 != wheel })
    }
  }

  /// Turns a column of a date's editor by one value, as the hand does.
  func step(_ component: String, of field: String) throws {
    let list = select(component, of: field)
    if hand != .keyboard {
      try bring(ribbon(list))
      try waitResting(list)
      return try tapWheel(over: list, steps: 1)
    }
    try focus(list)
    try page.press(.down)
  }

  /// Taps the value so many steps below the middle of a wheel, or above it.
  func tapWheel(over list: String, steps: Int) throws {
    // The page may still make room for the bar of Undo.
    try bring(ribbon(list))
    try page.waitStill()
    let middle = try self.middle(over: list)
    let place = Point(middle.x, middle.y + Double(steps) * Walker.valueHeight)
    if hand == .mouse { try page.click(place) } else { try page.tap(place) }
  }

  /// Drags a wheel by about so many values, as far as the hand reaches.
  func dragWheel(over list: String, by steps: Int) throws {
    let middle = try self.middle(over: list)
    let height = try page.read("innerHeight", as: Double.self)
    // A touch becomes a drag only after some pixels.
    let reach = Double(steps) * Walker.valueHeight + (hand == .touch ? (steps > 0 ? 15 : -15) : 0)
    let end = min(max(middle.y - reach, 4), height - 4)
    let target = Point(middle.x, end)
    if hand == .mouse {
      try page.pressMouse(at: middle)
      for place in middle.way(to: target, steps: 8) { try page.moveMouse(to: place) }
      // At rest for longer than a throw looks back.
      try waitFrames(9)
      try page.moveMouse(to: target)
      try page.releaseMouse(at: target)
    } else {
      try page.dragWithoutLifting(from: middle, to: target, steps: 8)
      try waitFrames(9)
      try page.touchUp()
    }
  }

  /// Lets the page paint some frames.
  func waitFrames(_ count: Int) throws {
    _ = try page.read(
      """
      new Promise(done => {
        let left = \(count)
        const frame = () => left-- > 0 ? requestAnimationFrame(frame) : done(true)
        frame()
      })
      """, as: Bool.self)
  }
}

extension Point {
  /// The places between this one and another, the other with them.
  func way(to end: Point, steps: Int) -> [Point] {
    (1...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(x + (end.x - x) * share, y + (end.y - y) * share)
    }
  }
}
