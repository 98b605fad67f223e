import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Tests with the example's card, whose month is March, and with its year and a year of birth,
  /// which have no value.
  @Suite("A month and a year in their rows")
  struct MonthFieldTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .fields, expecting: statuses) { walker in
        try walker.open()
        if manner.hasScript { try walker.waitReady() }
        try body(walker)
      }
    }

    @Test(
      "4.2 Arrows and lists each store one change and stop at the ends",
      arguments: few(.touchInArabic, .keysInEnglishPlain, of: Manner.all + [.mouse]))
    func steps(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        if manner.hand == .keyboard, manner.hasScript {
          try walker.choose(3, in: walker.input("card_month"))
        } else {
          try walker.act { try walker.press(walker.arrow("card_month", isNext: true)) }
        }
        try walker.wait("card_month", holds: "4")
        if manner.hasScript { try walker.waitSaved("card_month") }
        // One change makes one line in the bar of Undo.
        #expect(try page.count(of: "#undo p[id]") == 1)
        try page.reload()
        #expect(try walker.text("card_month") == "4")
        #expect(
          try page.read("document.querySelector('#i-card_month').selectedOptions[0].text")
            == walker.environment.monthNames[3])
        try walker.choose(11, in: walker.input("card_month"))
        try walker.store("card_month")
        try walker.wait("card_month", holds: "12")
        #expect(try page.count(of: walker.arrow("card_month", isNext: true) + ":disabled") == 1)
        try walker.act { try walker.press(walker.arrow("card_month", isNext: false)) }
        try walker.wait("card_month", holds: "11")
        try page.wait(
          until: "!document.querySelector('\(walker.arrow("card_month", isNext: true)):disabled')")
      }
    }

    @Test(
      "4.21 An empty year can be shown and chosen, and its arrow leads to the current year",
      .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInEnglishPlain, .mouseInArabic, .touchInDutchPlain])
    func none(_ manner: Manner) throws {
      try walk(manner) { walker in
        #expect(try walker.text("card_year") == "")
        let first = walker.arrow("card_year", isNext: false)
        #expect(try walker.page.count(of: first + ":disabled") == 1)
        let next = walker.arrow("card_year", isNext: true)
        let year = try #require(try walker.page.attribute("value", of: next))
        try walker.act { try walker.press(next) }
        try walker.wait("card_year", holds: year)
        let shown: String = try walker.page.read(
          "document.querySelector('#i-card_year').selectedOptions[0].text")
        #expect(shown == walker.environment.text(of: try #require(Int64(year))))
        try walker.choose(0, in: walker.input("card_year"))
        try walker.store("card_year")
        try walker.wait("card_year", holds: "")
      }
    }

    @Test(
      "4.22 A year out of range is refused in words, and the locale's digits are read", .inTestAll,
      arguments: Manner.languages + [.touchInDutchPlain])
    func range(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        let environment = walker.environment
        try walker.enter("1899", into: "born_in")
        try walker.waitFault(
          "born_in",
          saying: walker.words.fields.tooSmall([
            "field": "Born in", "least": environment.text(of: Int64(1900)),
          ]))
        let year = environment.text(of: Int64(1965))
        try walker.enterAndStore(year, into: "born_in")
        try walker.page.reload()
        #expect(try walker.text("born_in") == year)
        try walker.act { try walker.press(walker.arrow("born_in", isNext: true)) }
        try walker.wait("born_in", holds: environment.text(of: Int64(1966)))
      }
    }

    @Test("4.2 Changing a mini picker folds the open drawer", .inTestAll)
    func folds() throws {
      try walk(.touchInEnglish) { walker in
        try walker.unfold("arrival")
        try walker.press(walker.arrow("card_month", isNext: true))
        try walker.wait("card_month", holds: "4")
        try walker.waitFolded()
      }
    }

    @Test(
      "4.11 Months, years and open calendars in rows violate no accessibility rule",
      arguments: few(of: [Manner.touchInArabic, .touchInEnglish, .mouse, .mouseInArabic]))
    func axe(_ manner: Manner) throws {
      let axe = try Axe()
      try walk(manner) { walker in
        try walker.page.wait(until: "!!document.querySelector('.calendar td [tabindex=\"0\"]')")
        #expect(try walker.page.violations(by: axe) == [])
        try walker.page.expectFits("months, years and an open calendar")
      }
    }
  }
}

extension Walker {
  /// Returns the selector of a mini picker's arrow in a field's row.
  fileprivate func arrow(_ field: String, isNext: Bool) -> String {
    "\(row(field)) .mini-picker button:\(isNext ? "last" : "first")-child"
  }

  /// Waits until a field's control holds a text, and no change is pending.
  fileprivate func wait(_ field: String, holds text: String) throws {
    try page.wait(
      until: """
        document.querySelector(\(js(input(field))))?.value === \(js(text)) \
        && !document.querySelector('.pending')
        """)
  }
}
