import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Tests with the example's last day to confirm, which has no value yet.
  @Suite("A calendar that is always open")
  struct OpenCalendarTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .fields, expecting: statuses) { walker in
        try walker.open()
        if manner.hasScript {
          try walker.waitReady()
          try walker.page.wait(until: "!!document.querySelector('.calendar td [tabindex=\"0\"]')")
        }
        try body(walker)
      }
    }

    @Test(
      "4.23 A day takes one tap, folds no other row, and no row folds the calendar",
      arguments: few(.touchInEnglish, of: Manner.all + [.mouse, .mouseInArabic]))
    func day(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.unfold("arrival")
        let isKeyed = manner.hand == .keyboard && manner.hasScript
        let day =
          "\(walker.row("confirm_by")) td button" + (isKeyed ? "[tabindex='0']" : ":not(.outside)")
        let chosen = try #require(try page.attribute("value", of: day))
        try walker.act { try walker.press(day) }
        try page.wait(until: walker.shows(walker.shown(chosen), in: "confirm_by"))
        try walker.expectUnfolded("arrival")
        #expect(try page.attribute("value", of: walker.chosen) == chosen)
        // Another row folds the first, but not the open calendar.
        try walker.unfold("departure")
        #expect(try page.attribute("value", of: walker.chosen) == chosen)
        try page.reload()
        #expect(try page.attribute("value", of: walker.chosen) == chosen)
        #expect(try walker.value("confirm_by") == walker.shown(chosen))
      }
    }

    @Test(
      "4.23 Mini pickers turn an open calendar, the address has its month, and drawers stay open",
      .inTestAll,
      arguments: [Manner.touchInEnglish, .mouseInArabic, .touchInDutchPlain, .keysInEnglishPlain])
    func turning(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.unfold("arrival")
        let first = "\(walker.row("confirm_by")) td button:not(.outside)"
        let before = try #require(try walker.page.attribute("value", of: first))
        try walker.act {
          try walker.press("\(walker.row("confirm_by")) .mini-picker button[name]:first-child")
        }
        try walker.page.wait(
          until: "document.querySelector('\(first)').value < '\(before)'")
        #expect(
          try walker.page.read("location.search", as: String.self).contains("view=confirm_by"))
        try walker.expectUnfolded("arrival")
        let turned = try walker.page.attribute("value", of: first)
        try walker.page.reload()
        #expect(try walker.page.attribute("value", of: first) == turned)
        #expect(try walker.value("confirm_by") == walker.words.values.none)
      }
    }

    @Test(
      "4.24 A refused date is reported beside its entry and folds nothing", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInArabic, .keysInEnglishPlain])
    func refused(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        try walker.unfold("arrival")
        try walker.enter("2026-02-30", into: "confirm_by")
        let sentence = try #require(walker.refusal(ofDate: "2026-02-30"))
        try walker.waitFault("confirm_by", saying: sentence)
        #expect(try walker.page.count(of: ".calendar .entry \(walker.error("confirm_by"))") == 1)
        try walker.expectUnfolded("arrival")
        // The page stays where the person types, though another row's drawer is open far above.
        if manner.hasScript {
          try walker.page.waitStill()
          let entry = try walker.page.rect(of: walker.input("confirm_by"))
          let height = try walker.page.read("innerHeight", as: Double.self)
          #expect(entry.y >= 0 && entry.bottom <= height)
        }
        try walker.enterAndStore("2026-11-20", into: "confirm_by")
        #expect(try walker.fault("confirm_by") == nil)
        #expect(try walker.value("confirm_by") == walker.shown("2026-11-20"))
        #expect(try walker.page.attribute("value", of: walker.chosen) == "2026-11-20")
        try walker.expectUnfolded("arrival")
      }
    }
  }
}

extension Walker {
  /// The chosen day of the example's calendar.
  fileprivate var chosen: String { "\(row("confirm_by")) td[aria-selected] button" }

  /// Expects that a drawer is still open.
  ///
  /// With keys and script it expects nothing: keys move through texts, which fold the drawer.
  fileprivate func expectUnfolded(_ field: String) throws {
    if hand == .keyboard, manner.hasScript { return }
    #expect(try page.count(of: drawer(field)) == 1)
  }
}
