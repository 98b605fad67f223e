import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  /// Tests with the demo's hours, which allow no Sunday. The first entry is moved to Friday 6
  /// November 2026.
  @Suite("Closed days")
  struct ClosedDaysTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .demo, table: "hours", at: "/entry/1", expecting: statuses) {
        walker in
        try walker.server.changeFromOutside("UPDATE hours SET day = '2026-11-06' WHERE id = 1")
        try body(walker)
      }
    }

    private func day(_ day: Int) -> String { "#d-day td [value='2026-11-0\(day)']" }

    @Test(
      "4.51 Closed days are struck through, announced as disabled, and cannot be chosen",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouseInArabic, .touchInDutchPlain])
    func closed(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("day")
        let closed: [String] = try page.read(
          "[...document.querySelectorAll('#d-day td [aria-disabled=true]')].map(e => e.value)")
        #expect(try closed.map(walker.environment.date(from:)).allSatisfy { $0.weekday == .sunday })
        #expect(closed.count == 6)
        let line: String = try page.read(
          "getComputedStyle(document.querySelector(\"\(day(8))\")).textDecorationLine")
        #expect(line == "line-through")
        try walker.press(day(8))
        // If this press had changed something, the next change would show it.
        try walker.press(day(7))
        try page.wait(until: walker.shows(walker.shown("2026-11-07"), in: "day"))
        #expect(try walker.stored("day") == "2026-11-07" && page.count(of: ".error") == 0)
      }
    }

    @Test(
      "4.51 Keys pass over a closed day and do not choose it", arguments: [Manner.keysInEnglish])
    func keys(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("day")
        try page.wait(
          until: "document.querySelectorAll('.calendar td [tabindex=\"0\"]').length === 1")
        try walker.focus("#d-day td button[tabindex='0']")
        for date in ["2026-11-07", "2026-11-08"] {
          try page.press(.right)
          try page.wait(until: "document.activeElement.value === '\(date)'")
        }
        try page.press(.enter)
        try page.press(.right)
        try page.wait(until: "document.activeElement.value === '2026-11-09'")
        #expect(try walker.stored("day") == "2026-11-06")
        try page.press(.enter)
        try page.wait(until: walker.shows(walker.shown("2026-11-09"), in: "day"))
      }
    }

    @Test(
      "4.52 A closed day that is typed is refused in words, and the old one stays", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInArabic, .touchInDutchPlain])
    func typed(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("day")
        let sunday = try walker.environment.date(from: "2026-11-08")
        try walker.enter(walker.environment.text(of: sunday), into: "day")
        try walker.waitFault(
          "day", saying: DateError.notOffered(sunday).sentence(in: walker.environment))
        #expect(try walker.stored("day") == "2026-11-06")
      }
    }

    @Test(
      "2.62, 4.53 Next day leads over a Sunday, and an entry on one stays as it is", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInArabicPlain])
    func nextDay(_ manner: Manner) throws {
      try walk(manner) { walker in
        let (page, server) = (walker.page, walker.server)
        let count = try server.count(in: "hours")
        try server.changeFromOutside(
          "UPDATE hours SET day = '2026-11-08', minutes = 450 WHERE id = 1")
        try server.changeFromOutside("UPDATE hours SET day = '2026-11-07' WHERE id = 2")
        try walker.open()
        #expect(try walker.value("day") == walker.shown("2026-11-08"))
        try walker.enterAndStore("6:30", into: "minutes")
        try page.waitForPage { try walker.press("[name='~press.next_day']") }
        try walker.expectEntry(count + 1, after: 1)
        try page.open("\(server.base)/hours")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfoldRow(2)
        try page.waitForPage { try walker.press("#d-2 [name='~press.next_day']") }
        try walker.expectEntry(count + 2, after: 2)
        #expect(try server.stored("day", of: count + 2, in: "hours") == "2026-11-09")
        #expect(try server.stored("day", of: 1, in: "hours") == "2026-11-08")
      }
    }
  }
}
