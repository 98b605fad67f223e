import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("The mouse's wheel")
  struct MouseWheelTests {
    @Test(
      "1.27 The mouse wheel scrolls the page over a picker, unless it has the focus", .promise(6))
    func picker() throws {
      // High enough for the drawer and the bar of Undo, so that the page need not scroll for them.
      try Walker.walk(by: .mouse, in: Viewport(width: 1280, height: 850)) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("started_work")
        let list = walker.select("year", of: "started_work")
        let place = try walker.middle(over: list)
        // Over the picker, and on until another picker may be under the mouse.
        for _ in 1...3 { try walker.scroll(at: place, by: 40) }
        for _ in 1...3 { try walker.scroll(at: place, by: -40) }
        #expect(try walker.picked("started_work") == "2005-06-12")
        // A scroll that begins beside the picker and ends with it under the mouse.
        try walker.scroll(at: Point(place.x, 20), by: 200)
        try walker.scroll(at: Point(place.x, 20), by: -200)
        try page.hover(at: Point(place.x, place.y + 1))
        try walker.scroll(at: place, by: 40)
        try walker.scroll(at: place, by: -40)
        #expect(try walker.picked("started_work") == "2005-06-12")
        // A press gives the wheel the focus, and it turns. (The first change shows the bar of Undo,
        // and the page makes room for it.)
        try walker.tapWheel(over: list, steps: 1)
        try walker.waitStored("2006-06-12", "started_work")
        try page.waitStill()
        let before = try page.read("scrollY", as: Double.self)
        try page.turnWheel(at: walker.middle(over: list), down: 64)
        _ = try Deadline.poll(
          until: "the year is turned", reading: { try walker.picked("started_work") },
          satisfies: { $0 > "2007" })
        try walker.waitResting(list)
        try walker.waitStored(walker.picked("started_work"), "started_work")
        #expect(try page.read("scrollY", as: Double.self) == before)
        // The page has scrolled since, so the rest of that scroll must not turn the wheel that
        // comes under the mouse.
        let turned = try walker.picked("started_work")
        try walker.scroll(at: Point(2, 250), by: 60)
        try walker.scroll(at: walker.middle(over: list), by: -60)
        #expect(try walker.picked("started_work") == turned)
        #expect(try walker.stored("started_work") == turned)
      }
    }

    @Test(
      "1.27 The mouse wheel scrolls the page after an arrow of a mini picker was pressed",
      .promise(6))
    func arrow() throws {
      try Walker.walk(
        Manner(hand: .mouse), .demo, in: Viewport(width: 1280, height: 850), table: "pickers",
        at: "/pickers"
      ) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("moment_calendar")
        let picker = "\(walker.drawer("moment_calendar")) .mini-picker"
        let month = "document.querySelector('\(picker) select').selectedIndex"
        let before: Int = try page.read(month)
        try page.wait(until: "!!document.querySelector('\(picker) .strip')")
        try walker.press("\(picker) button:first-child")
        try page.wait(until: "\(month) === \((before + 11) % 12)")
        let ribbon = try page.rect(of: "\(picker) .strip").center
        try page.hover(at: ribbon)
        try walker.scroll(at: ribbon, by: -60)
        try walker.scroll(at: ribbon, by: 60)
        #expect(try page.read(month, as: Int.self) == (before + 11) % 12)
        // With the focus on its list the wheel turns it.
        _ = try page.read(
          "document.querySelector('\(picker) select').focus() ?? true", as: Bool.self)
        let way = before == 0 ? -60.0 : 60
        try page.turnWheel(at: ribbon, down: way)
        try page.wait(until: "\(month) === \(before == 0 ? 10 : before)")
      }
    }

    @Test(
      "2.6 The mouse wheel changes nothing in the platform's own input", .promise(6), .inTestAll)
    func compact() throws {
      let manner = Manner(hand: .mouse)
      try Walker.walk(manner, .demo, table: "appointments", at: "/appointment") { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        let ends = try walker.stored("ends")
        try walker.press("\(walker.row("ends")) .compact")
        try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        let input = try page.rect(of: "#n-ends")
        // Over the day, with the focus and without.
        let place = Point(input.x + 34, input.center.y)
        for _ in 1...2 {
          let before = try page.read("document.querySelector('#n-ends').value", as: String.self)
          for distance in [100.0, -300] { try page.turnWheel(at: place, down: distance) }
          try walker.waitFrames(20)
          #expect(try page.read("document.querySelector('#n-ends').value") == before)
          try page.click(place)
        }
        try page.press(.escape)
        #expect(try walker.stored("ends") == ends)
      }
    }
  }
}

extension Walker {
  /// Turns the mouse wheel at a point, and waits until the page has scrolled by that distance and
  /// is still.
  func scroll(at place: Point, by distance: Double) throws {
    let before = try page.read("scrollY", as: Double.self)
    try page.turnWheel(at: place, down: distance)
    try page.wait(until: "Math.abs(scrollY - \(before + distance)) < 1")
    try page.waitStill()
  }
}
