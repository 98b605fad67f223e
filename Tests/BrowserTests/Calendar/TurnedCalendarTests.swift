import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Timing {
  /// Tests with the demo's pickers of 18 November 2026: a calendar in its row and one in a drawer.
  @Suite("Calendars that are still turning, or change elsewhere")
  struct TurnedCalendarTests {
    private func walk(_ manner: Manner, _ body: (Walker) throws -> Void) throws {
      // High enough for both calendars and the rows between them.
      let isPhone = manner.hand == .touch
      let viewport = Viewport(width: isPhone ? 390 : 1280, height: 1700, isPhone: isPhone)
      try Walker.walk(
        manner, .demo, in: viewport, table: "pickers", at: "/pickers", moving: true
      ) { walker in
        try walker.open(1, "?open=calendar")
        try walker.page.waitForParts()
        try body(walker)
      }
    }

    @Test(
      "4.63 A tap on another row while the calendar turns changes no date and unfolds that row",
      arguments: few(of: [Manner.touchInEnglish, .mouse]))
    func inFlight(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try page.waitStill()
        let other = try page.aim(at: walker.owner("wheels"))
        try walker.flingMonth(in: walker.drawer("calendar"))
        try walker.insist(on: other, until: "!!document.querySelector('#d-wheels')")
        try walker.waitUnfolded("wheels")
        #expect(try walker.stored("calendar") == "2026-11-18")
        #expect(try walker.value("calendar") == walker.shown("2026-11-18"))
        // Unfolded again, it shows the date's month: folding forgets the month that was turned to.
        try walker.tapRow("calendar")
        try walker.waitUnfolded("calendar")
        #expect(try page.count(of: "#d-calendar td[aria-selected] [value='2026-11-18']") == 1)
        #expect(try page.count(of: ".error") == 0)
      }
    }

    @Test(
      "4.63 A row's mini picker settles on the reached month when another row is tapped",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouse])
    func openInFlight(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try page.waitStill()
        let other = try page.aim(at: walker.owner("wheels"))
        try walker.flingMonth(in: walker.row("open"))
        try walker.insist(on: other, until: "!!document.querySelector('#d-wheels')")
        try walker.waitUnfolded("wheels")
        let list = "document.querySelector(\"#r-open select[name='~viewMonth.open']\")"
        let first = "document.querySelector('#r-open td button:not(.outside)')"
        // The list, the days and the address agree on one month, which is not the date's.
        try page.wait(
          until: """
            Number(\(list).value) === Number(\(first).value.slice(5, 7)) && \
            \(first).value.slice(0, 7) !== '2026-11' && \
            decodeURIComponent(location.search).includes('view=open:' + \(first).value.slice(0, 7))
            """)
        #expect(try walker.stored("open") == "2026-11-18")
        #expect(try walker.value("open") == walker.shown("2026-11-18"))
      }
    }

    /// Covers Eureka#2041: a value that is still spinning is lost when another row is tapped.
    @Test(
      "4.63 A year that is still turning when another row is tapped settles and is stored",
      arguments: few(of: [Manner.mouse, .touchInEnglish]))
    func yearInFlight(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try page.waitStill()
        let other = try page.aim(at: walker.owner("wheels"))
        try walker.fling("\(walker.row("year")) .mini-picker .strip")
        try walker.insist(on: other, until: "!!document.querySelector('#d-wheels')")
        try walker.waitUnfolded("wheels")
        let year = try Deadline.poll(
          until: "a later year is stored", reading: { try walker.stored("year") ?? "" },
          satisfies: { $0 > "2026" })
        try page.wait(
          until: "document.querySelector('#r-year .mini-picker input').value === '\(year)'")
        try page.wait(until: "\(walker.inMiddle(of: "#r-year .mini-picker .strip")) === '\(year)'")
        #expect(try page.count(of: ".error") == 0)
        #expect(try walker.stored("year") == year)
      }
    }

    @Test(
      "4.64 A calendar follows a date that somebody else changed", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouseInArabic])
    func elsewhere(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.server.changeFromOutside(
          "UPDATE pickers SET open = '2027-02-03', calendar = '2025-05-06'")
        // Any answer brings the change. A day of the open calendar folds no drawer.
        try walker.press("#r-open .mini-picker button[name]:last-of-type")
        try page.wait(until: walker.shows(walker.shown("2025-05-06"), in: "calendar"))
        try page.wait(until: walker.shows(walker.shown("2027-02-03"), in: "open"))
        #expect(try page.count(of: "#d-calendar td[aria-selected] [value='2025-05-06']") == 1)
        // The calendar that was turned stays on its month, and marks its day when it is in view.
        try page.wait(until: "!!document.querySelector('#r-open td [value=\"2026-12-15\"]')")
        #expect(try page.count(of: "#r-open td[aria-selected]") == 0)
        try walker.server.changeFromOutside("UPDATE pickers SET open = '2026-12-24'")
        try walker.press("#d-calendar .mini-picker button[name]:last-of-type")
        try page.wait(until: walker.shows(walker.shown("2026-12-24"), in: "open"))
        #expect(try page.count(of: "#r-open td[aria-selected] [value='2026-12-24']") == 1)
        #expect(try page.count(of: ".error") == 0)
      }
    }

    @Test("4.64 Wheels follow a date that somebody else changed", .inTestAll)
    func wheelsElsewhere() throws {
      try walk(.touchInEnglish) { walker in
        try walker.unfold("moment_wheels")
        try walker.server.changeFromOutside(
          "UPDATE pickers SET moment_wheels = '2027-02-03 08:15:00'")
        try walker.press("#r-open td button[value='2026-11-20']")
        try walker.page.wait(
          until: walker.shows(walker.shown("2027-02-03 08:15"), in: "moment_wheels"))
        try walker.waitResting(walker.select("day", of: "moment_wheels"))
        try walker.step("day", of: "moment_wheels")
        try walker.waitStored("2027-02-04 08:15", "moment_wheels")
      }
    }
  }
}

extension Walker {
  /// Flings the month of a calendar to later ones, without waiting until it rests.
  fileprivate func flingMonth(in part: String) throws {
    try fling("\(part) .mini-picker select[name^='~viewMonth'] ~ .strip")
  }

  /// A script that reads the text in the middle of a ribbon.
  fileprivate func inMiddle(of ribbon: String) -> String {
    """
    (ribbon => {
      const own = ribbon.getBoundingClientRect(), middle = (own.left + own.right) / 2
      return [...ribbon.children].find(i => {
        const {left, right} = i.getBoundingClientRect()
        return Math.abs((left + right) / 2 - middle) < 2
      })?.innerText
    })(document.querySelector(\(js(ribbon))))
    """
  }

  /// Flings a ribbon to later values, without waiting until it rests.
  fileprivate func fling(_ ribbon: String) throws {
    let rect = try page.rect(of: ribbon)
    let ahead = manner.language == .arabic ? 1.0 : -1
    try page.drag(
      from: Point(rect.center.x - ahead * rect.width * 0.4, rect.center.y),
      to: Point(rect.center.x + ahead * rect.width * 0.4, rect.center.y),
      by: hand == .mouse ? .mouse : .touch, steps: 4)
  }
}
