import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Tests with the month until which the example's card is valid. It has no value yet.
  @Suite("A month of a year")
  struct YearMonthTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .fields, expecting: statuses) { walker in
        try walker.open()
        try walker.unfold("valid_until")
        try body(walker)
      }
    }

    private func month(_ year: Int, _ month: Int, in walker: Walker) throws -> String {
      walker.environment.text(of: try #require(YearMonth(year: year, month: month)))
    }

    @Test(
      "4.54 Wheels for month and year unfold, and a month can be typed in many forms",
      arguments: few(.touchInArabic, of: Manner.all + [.mouse]))
    func turned(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.enterAndStore("2030-11", into: "valid_until")
        #expect(try walker.value("valid_until") == month(2030, 11, in: walker))
        #expect(try walker.text("valid_until") == month(2030, 11, in: walker))
        for (component, number, shown) in [
          (DateComponent.month, 9, (2030, 9)), (.year, 2032, (2032, 9)),
        ] {
          try walker.turnOnly(component, to: number, of: "valid_until")
          try walker.store("valid_until")
          try page.wait(
            until: walker.shows(try month(shown.0, shown.1, in: walker), in: "valid_until"))
        }
        try walker.enterAndStore(month(2031, 8, in: walker), into: "valid_until")
        try page.wait(until: walker.shows(try month(2031, 8, in: walker), in: "valid_until"))
        #expect(try page.count(of: "\(walker.drawer("valid_until")) select") == 2)
      }
    }

    @Test(
      "4.55 With no month the wheels show this month, with buttons to set and clear it", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .keysInArabicPlain])
    func none(_ manner: Manner) throws {
      try walk(manner) { walker in
        let this = walker.environment.thisMonth
        #expect(try walker.picked("valid_until").hasPrefix("\(this)"))
        #expect(try walker.value("valid_until") == "-")
        try walker.pressAndStore(walker.words.actions.thisMonth, of: "valid_until")
        try walker.page.wait(
          until: walker.shows(walker.environment.text(of: this), in: "valid_until"))
        try walker.pressAndStore(walker.words.actions.clear, of: "valid_until")
        try walker.page.wait(until: walker.shows("-", in: "valid_until"))
      }
    }

    @Test(
      "4.56 A month beyond the limits is refused in words", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInArabic, .touchInDutchPlain])
    func refused(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        try walker.enter("2019-02", into: "valid_until")
        let first = try #require(YearMonth(year: 2026, month: 1))
        try walker.waitFault(
          "valid_until", saying: MonthError.beforeLimit(first).sentence(in: walker.environment))
        #expect(try walker.value("valid_until") == "-")
      }
    }

    @Test(
      "4.58 Wheels for hours beyond 24 and minutes unfold under a time span",
      arguments: few(
        .touchInDutchPlain,
        of: [Manner.touchInEnglish, .keysInDutch, .touchInArabic, .touchInDutchPlain]))
    func span(_ manner: Manner) throws {
      try Walker.walk(manner, .fields) { walker in
        func shown(_ minutes: Int) throws -> String {
          walker.environment.text(of: try #require(TimeSpan(minutes: minutes)))
        }
        try walker.open()
        try walker.unfold("bicycles")
        try walker.enterAndStore(shown(37 * 60 + 20), into: "bicycles")
        // Twenty minutes is none of the picker's steps, so it disappears when the minutes are
        // turned.
        let turns = [(DateComponent.hour, 39, 39 * 60 + 20), (.minute, 30, 39 * 60 + 30)]
        for (component, number, minutes) in turns {
          try walker.turnOnly(component, to: number, of: "bicycles")
          try walker.store("bicycles")
          let wanted = try shown(minutes).plain
          _ = try Deadline.poll(
            until: "the row shows \(wanted)",
            reading: {
              (
                shown: try walker.value("bicycles").plain, chosen: try walker.chosen("bicycles"),
                fault: try walker.fault("bicycles")
              )
            }, satisfies: { $0.shown == wanted })
        }
        try walker.pressAndStore(walker.words.actions.clear, of: "bicycles")
        try walker.page.wait(until: walker.shows("-", in: "bicycles"))
      }
    }

    @Test(
      "4.57 The open wheels of a month violate no accessibility rule and fit the screen",
      arguments: few(of: [Manner.touchInEnglish, .touchInArabic]))
    func axe(_ manner: Manner) throws {
      let axe = try Axe()
      try walk(manner) { walker in
        try walker.waitWheels()
        #expect(try walker.page.violations(by: axe) == [])
        try walker.page.expectFits("a month")
      }
    }
  }
}
