import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  /// Tests with the example's day of arrival, which cannot be a Sunday and has no value yet.
  @Suite("Closed days in wheels")
  struct ClosedWheelsTests {
    @Test(
      "2.60 Wheels turned onto a closed day go on to the next offered day; a list refuses it",
      .inTestAll, arguments: [Manner.touchInEnglish, .keysInDutch, .touchInDutchPlain])
    func turned(_ manner: Manner) throws {
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("arrival")
        try walker.enterAndStore("2026-11-21", into: "arrival")
        guard manner.hasScript else {
          try walker.turnOnly(.day, to: 22, of: "arrival")
          try walker.page.waitForPage { try walker.save() }
          let sunday = try walker.environment.date(from: "2026-11-22")
          try walker.waitFault(
            "arrival", saying: DateError.notOffered(sunday).sentence(in: walker.environment))
          return #expect(try walker.value("arrival") == walker.shown("2026-11-21"))
        }
        try walker.step("day", of: "arrival")
        try walker.page.wait(until: walker.shows(walker.shown("2026-11-23"), in: "arrival"))
        _ = try Deadline.poll(
          until: "the wheels show the row's day",
          reading: { try walker.picked("arrival") }, satisfies: { $0 == "2026-11-23" })
      }
    }

    @Test(
      "2.61 With no date a picker shows the first day from today that can be chosen", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func noDate(_ manner: Manner) throws {
      try Walker.walk(manner, .fields) { walker in
        try walker.open()
        try walker.unfold("arrival")
        let offered = OfferedDays(closedWeekdays: [.sunday])
        let today = walker.environment.today
        #expect(try walker.picked("arrival") == "\(offered.nearest(to: today))")
        let now = try walker.page.count(of: "\(walker.drawer("arrival")) [name='~now.arrival']")
        #expect((now == 1) == offered.contains(today))
        #expect(try walker.value("arrival") == "-")
      }
    }
  }
}
