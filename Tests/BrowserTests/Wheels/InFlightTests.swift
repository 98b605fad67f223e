import BrowserDriver
import TestSupport
import Testing

extension Timing {
  @Suite("Wheels that still turn")
  struct InFlightTests {
    @Test(
      "1.32 A wheel left while turning settles on the nearest value, which is stored",
      arguments: few(of: ["fold", "another", "text", "escape", "reload", "away", "link"]))
    func settles(_ way: String) throws {
      try Walker.walk(moving: true) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.page.waitStill()
        let owner = try walker.page.aim(at: walker.owner("started_work"))
        let above = try walker.page.aim(at: walker.owner("birth_date"))
        let text = try walker.page.aim(at: walker.input("position"))
        let link = try walker.page.aim(at: "body > nav a")
        try walker.flick("year", of: "started_work")
        switch way {
        case "fold": try walker.insist(on: owner, until: "!document.querySelector('.drawer')")
        case "another":
          try walker.insist(on: above, until: "!!document.querySelector('#d-birth_date')")
        case "text": try walker.insist(on: text, until: "!document.querySelector('.drawer')")
        case "escape":
          try walker.page.press(.escape)
        case "reload": try walker.page.reload()
        case "away": try walker.page.open("about:blank")
        default: try walker.insist(on: link, until: "location.pathname === '/t/people'")
        }
        let stored = try Deadline.poll(
          until: "the year is stored", reading: { try walker.stored("started_work") ?? "" },
          satisfies: { $0 != "2005-06-12" })
        #expect(stored.hasSuffix("-06-12"))
        #expect(stored > "2005", "it turned forward, not back")
        try walker.open()
        #expect(try walker.iso(walker.value("started_work")) == walker.stored("started_work"))
      }
    }

    @Test("1.27 A flick goes further than the finger", .inTestAll, arguments: [Hand.touch, .mouse])
    func flick(_ hand: Hand) throws {
      try Walker.walk(by: hand, moving: true) { walker in
        try walker.open()
        try walker.unfold("started_work")
        let list = walker.select("year", of: "started_work")
        var year = 2005
        var went = 0
        // On a busy machine a flick may be too slow to be a throw, so try a few times.
        for _ in 1...4 where went <= 3 {
          let before = try walker.picked("started_work")
          try walker.flick("year", of: "started_work")
          // Wait for the gesture to take effect: a wheel that has just begun to turn still seems to
          // rest.
          _ = try Deadline.poll(
            until: "the wheel is turned", reading: { try walker.picked("started_work") },
            satisfies: { $0 > before })
          let wheel = try #require(try walker.waitResting(list))
          #expect(wheel.place == wheel.chosen)
          let now = try Int(walker.picked("started_work").prefix(4)) ?? 0
          went = now - year
          year = now
        }
        #expect(went > 3, "100 px are three values, and it went on: \(went), to \(year)")
        try walker.waitStored("\(year)-06-12", "started_work")
      }
    }
  }
}

extension Browsing {
  @Suite("Wheels under the finger")
  struct HeldWheelTests {
    @Test("1.32 A wheel under the finger is left alone and counts when the finger lifts")
    func held() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("started_work")
        let list = walker.select("year", of: "started_work")
        let middle = try walker.middle(over: list)
        try walker.page.dragWithoutLifting(
          from: middle, to: Point(middle.x, middle.y - 111), steps: 8)
        try walker.waitFrames(30)
        #expect(try walker.stored("started_work") == "2005-06-12", "nothing is chosen yet")
        try walker.page.touchUp()
        try walker.waitStored("2008-06-12", "started_work")
      }
    }

    @Test("6.8 Turning a wheel replaces neither the row nor the wheel under the finger")
    func keeps() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.waitWheels()
        let page = walker.page
        let parts = """
          [...document.querySelectorAll('#r-started_work, #r-started_work button, #d-started_work, \
          #d-started_work select, #d-started_work .strip')]
          """
        _ = try page.read("(window.parts_ = \(parts)).length", as: Int.self)
        let kept =
          "(now => now.length === parts_.length && now.every((e, i) => e === parts_[i]))(\(parts))"
        // A day is chosen, and the finger is on the year's wheel while the answer is late.
        try page.delayAnswers(by: .milliseconds(400))
        try walker.tapWheel(over: walker.select("day", of: "started_work"), steps: 1)
        let list = walker.select("year", of: "started_work")
        let middle = try walker.middle(over: list)
        try page.dragWithoutLifting(from: middle, to: Point(middle.x, middle.y - 111), steps: 8)
        let scrolled = "document.querySelector(\(walker.js(walker.ribbon(list)))).scrollTop"
        try walker.waitFrames(4)
        let place = try page.read(scrolled, as: Double.self)
        try page.wait(until: walker.shows(walker.shown("2005-06-13"), in: "started_work"))
        #expect(try page.read(scrolled, as: Double.self) == place)
        #expect(try page.read(kept, as: Bool.self))
        try page.touchUp()
        try page.delayAnswers(by: .zero)
        try walker.waitStored("2008-06-13", "started_work")
        #expect(try page.read(kept, as: Bool.self))
      }
    }

    @Test("6.9 One turn is one change, however often its drawer was opened", .inTestAll)
    func once() throws {
      try Walker.walk { walker in
        try walker.open()
        for _ in 1...3 {
          try walker.unfold("started_work")
          try walker.fold("started_work")
        }
        try walker.unfold("birth_date")
        try walker.unfold("started_work")
        try walker.page.waitStill()
        let asked =
          "performance.getEntriesByType('resource').filter(e => e.initiatorType === 'fetch').length"
        let before = try walker.page.read(asked, as: Int.self)
        try walker.tapWheel(over: walker.select("day", of: "started_work"), steps: 1)
        try walker.waitStored("2005-06-13", "started_work")
        // After a second change, any duplicate request for the first would have arrived.
        try walker.tapWheel(over: walker.select("day", of: "started_work"), steps: 1)
        try walker.waitStored("2005-06-14", "started_work")
        // The browser counts a request when it ends, which may be after its answer is read.
        try walker.page.wait(until: asked, is: .number(Double(before + 2)))
      }
    }

    @Test("6.11 A second finger does not disturb a drag")
    func secondFinger() throws {
      try Walker.walk { anybody in
        // A new browser: after two fingers, Chromium reports no drag to a page that was reloaded,
        // and yet scrolls it.
        let walker = anybody.another(try Stage.stranger(.walked))
        try Stage.settleZone(walker.page, at: walker.server.base)
        try walker.open()
        try walker.unfold("started_work")
        let list = walker.select("year", of: "started_work")
        let middle = try walker.middle(over: list)
        let other = try walker.middle(over: walker.select("day", of: "started_work"))
        try walker.page.dragWithoutLifting(
          from: middle, to: Point(middle.x, middle.y - 79), steps: 6)
        let first = Finger(at: Point(middle.x, middle.y - 79))
        let scrolled = "document.querySelector(\(walker.js(walker.ribbon(list)))).scrollTop"
        try walker.waitFrames(4)
        let before = try walker.page.read(scrolled, as: Double.self)
        try walker.page.touchDown(first, Finger(1, at: other))
        try walker.waitFrames(4)
        let after = try walker.page.read(scrolled, as: Double.self)
        #expect(abs(after - before) < 1, "it stays under the first finger")
        try walker.page.move(first)
        try walker.waitFrames(4)
        try walker.page.touchUp()
        try walker.waitStored("2007-06-12", "started_work")
      }
    }
  }
}

extension Walker {
  /// Taps a point until the page takes it as a click, and waits until a script is true.
  ///
  /// While something on a page still scrolls, browsers take the first tap as a command to stop, and
  /// not always as a tap.
  func insist(on place: Point, until script: String) throws {
    _ = try page.read(
      "!(window.hit_ = addEventListener('click', () => { hit_ = true }, true))", as: Bool.self)
    for _ in 1...4 {
      try page.tap(place)
      // The two seconds only decide whether to tap again.
      if (try? page.wait(until: "window.hit_ || \(script)", within: .seconds(2))) != nil { break }
    }
    try page.wait(until: script)
  }
}
