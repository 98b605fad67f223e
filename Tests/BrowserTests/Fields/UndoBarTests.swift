import BrowserDriver
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("The bar of Undo")
  struct UndoBarTests {
    /// Measures of the foot of the window while the bar of Undo covers it.
    private struct Strip: Decodable {
      var top: Double
      var bottom: Double
      var height: Double
      /// The rows or their parts that are found at points along the bar.
      var found: [String]
      /// The number of rows that reach under the bar's upper edge, or lie below it.
      var below: Int
      /// The widest distance by which rows reach beyond the bar to the left or right.
      var beside: Double
      var colour: String
      var page: String
      var overflow: Double
    }

    private static let strip = """
      (bar => {
        const own = bar.getBoundingClientRect(), found = []
        const rows = [...document.querySelectorAll('#f :is(.item, .drawer)')].map(e => e.getBoundingClientRect())
        for (let x = 2; x < innerWidth; x += 7) for (let y = own.top + 1; y < innerHeight; y += 9) {
          const e = document.elementFromPoint(x, y)?.closest('#sections *')
          if (e) found.push(`${e.id || e.className} at ${x}, ${y}`)
        }
        return {
          top: own.top, bottom: own.bottom, height: innerHeight, found,
          below: rows.filter(r => r.top < own.top && r.bottom > own.top || r.top >= own.top && r.top < innerHeight).length,
          beside: Math.max(0, ...rows.flatMap(r => [own.left - r.left, r.right - own.right])),
          colour: getComputedStyle(bar).backgroundColor,
          page: getComputedStyle(document.body).backgroundColor,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }
      })(document.querySelector('#undo'))
      """

    @Test(
      "0.22 No row is visible under or beside the Undo bar",
      arguments: few(of: [
        (Manner.touchInEnglish, 390, Fixture.people), (.touchInArabic, 320, .demo),
        (.keysInDutch, 1280, .people),
      ]))
    func strip(_ manner: Manner, _ width: Int, _ fixture: Fixture) throws {
      let viewport = Viewport(width: width, height: 480, isPhone: manner.hand == .touch)
      try Walker.walk(manner, fixture, in: viewport) { walker in
        let page = walker.page
        if case .demo = fixture {
          try page.open(walker.server.base + "/months")
          try walker.waitReady()
          try walker.unfold("2")
          try walker.press("#d-2 .bad")
        } else {
          try walker.open()
          try walker.waitReady()
          try walker.press("\(walker.row("works_from_home")) .switch")
        }
        try page.wait(until: "!!document.querySelector('#undo [data-kind=undo]')")
        if manner.hand != .touch { try page.hover(at: Point(2, 2)) }
        try page.turnWheel(at: Point(4, 60), down: -2000)
        try page.waitStill()
        let strip: Strip = try page.read(Self.strip)
        #expect(abs(strip.bottom - strip.height) < 1 && strip.top > strip.height - 80, "\(strip)")
        #expect(strip.found == [] && strip.beside <= 0 && strip.overflow <= 0)
        #expect(strip.colour == strip.page, "it is as opaque as the page")
        #expect(strip.below > 0, "rows continue below the bar, as below a window")
        let padding: Double = try page.read(
          "parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)")
        #expect(padding >= strip.height - strip.top + 16)
      }
    }

    @Test("0.22 A refusal at the foot of the window scrolls into view above the Undo bar")
    func refusedAtTheFoot() throws {
      let viewport = Viewport(width: 390, height: 480, isPhone: true)
      try Walker.walk(.touchInEnglish, in: viewport, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("Captain", into: "position")
        let bar = try page.rect(of: "#undo")
        // The row's lower edge is just above the bar, and the refusal makes the row higher.
        let row = try page.rect(of: walker.row("days_of_leave"))
        try page.turnWheel(at: Point(4, 60), down: row.bottom - bar.y + 4)
        try page.waitStill()
        let moved = try page.rect(of: walker.row("days_of_leave"))
        #expect(moved.bottom <= bar.y && moved.bottom > bar.y - 20, "\(moved)")
        try page.tap(walker.input("days_of_leave"))
        try page.wait(until: "document.activeElement?.id === 'i-days_of_leave'")
        try page.press(.character("a"), .control)
        try page.type("many")
        try page.press(.enter)
        _ = try walker.waitFault("days_of_leave")
        try page.waitStill()
        let fault = try page.rect(of: walker.error("days_of_leave"))
        let strip = try page.rect(of: "#undo")
        #expect(strip.height > 0 && fault.bottom <= strip.y && fault.y > 0, "\(fault), \(strip)")
      }
    }

    @Test("0.22 After a while the Undo bar uncovers the rows, and can still be pressed")
    func leaves() throws {
      try Walker.walk(by: .mouse, in: Viewport(width: 701, height: 500)) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        #expect(try page.rect(of: "#undo").bottom <= 500)
        try page.hover(at: Point(2, 2))
        try page.wait(until: "document.querySelector('#undo').matches('.late')")
        // Below the rows, the bar is a part of the form again, and contains its button to close it.
        let last = try page.rect(of: ".group:last-child")
        let bar = try page.rect(of: "#undo")
        #expect(bar.y > 500 && bar.y >= last.bottom)
        let close = try page.rect(of: "#undo .close")
        #expect(close.y >= bar.y && close.bottom <= bar.bottom)
        #expect(
          try page.read("getComputedStyle(document.documentElement).scrollPaddingBottom") == "16px")
        try walker.press("#undo button")
        try page.wait(until: "!document.querySelector('.switch').checked")
        #expect(try walker.stored("works_from_home") == "0")
      }
    }

    @Test("0.22 Beside a refused value no Undo is offered", .inTestAll)
    func besideARefusal() throws {
      try Walker.walk(expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("20", into: "days_of_leave")
        #expect(try page.rect(of: "#undo").height > 0)
        try walker.enter("many", into: "days_of_leave")
        _ = try walker.waitFault("days_of_leave")
        try page.wait(until: "!document.querySelector('#undo').checkVisibility()")
        // Escape restores the value, and Undo is offered again.
        try page.press(.escape)
        try page.wait(until: "document.querySelector('#undo').checkVisibility()")
        try walker.press("#undo button")
        try page.wait(until: "document.querySelector('#i-days_of_leave').value === '21'")
        #expect(try walker.stored("days_of_leave") == "21")
      }
    }
  }
}
