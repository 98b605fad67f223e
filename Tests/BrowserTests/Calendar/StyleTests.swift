import BrowserDriver
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Tests with a day of birth in 1979, which is too far from today for a calendar.
  @Suite("A date that decides its editor's style")
  struct StyleTests {
    @Test(
      "0.58 A distant date opens the wheels, and a button switches to the calendar and back",
      .inTestAll, arguments: Manner.all + [.mouse])
    func restyling(_ manner: Manner) throws {
      try Walker.walk(manner, .fields) { walker in
        try walker.open()
        try walker.unfold("born")
        let drawer = walker.drawer("born")
        let before = try walker.value("born")
        let isStyled = "location.search.includes('style=born')"
        #expect(try walker.page.count(of: "\(drawer) table") == 0)
        try walker.act { try walker.press("\(drawer) [value='calendar']") }
        try walker.page.wait(until: "!!document.querySelector('\(drawer) table')")
        try walker.page.wait(until: isStyled)
        try walker.act { try walker.press("\(drawer) [value='wheels']") }
        try walker.page.wait(until: "!document.querySelector('\(drawer) table')")
        try walker.page.wait(until: "!\(isStyled)")
        #expect(try walker.value("born") == before)
        #expect(try walker.page.count(of: "#undo button") == 0)
        try walker.act { try walker.press("\(drawer) [value='calendar']") }
        try walker.page.wait(until: isStyled)
        try walker.page.reload()
        #expect(try walker.page.count(of: "\(drawer) table") == 1)
      }
    }

    @Test(
      "0.57 Found dates that are near or missing have a calendar, and distant ones wheels",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouse, .keysInEnglishPlain])
    func found(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.server.changeFromOutside(
          "UPDATE people SET ended_work = '2025-04-06T00:00' WHERE id = 1")
        try walker.open()
        try walker.unfold("started_work")
        #expect(try walker.page.count(of: "\(walker.drawer("started_work")) .wheels") == 1)
        try walker.unfold("ended_work")
        let drawer = walker.drawer("ended_work")
        #expect(try walker.page.count(of: "\(drawer) table") == 1)
        try walker.act { try walker.press("\(drawer) .mini-picker button") }
        try walker.page.wait(until: "location.search.includes('view=')")
        try walker.fold("ended_work")
        #expect(try walker.stored("ended_work") == "2025-04-06T00:00")
        try walker.unfold("ended_work")
        try walker.act { try walker.press("\(drawer) button[value='2025-04-16']") }
        try walker.page.wait(until: walker.shows(walker.shown("2025-04-16"), in: "ended_work"))
        #expect(try walker.stored("ended_work") == "2025-04-16T00:00")
        if manner.hasScript {
          // Wait until the bar of Undo has taken its space.
          try walker.page.wait(until: "!!document.querySelector('#undo button')")
          try walker.page.waitStill()
        }
        try walker.unfold("birth_date")
        try walker.pressAndStore(walker.words.actions.clear, of: "birth_date")
        try walker.fold("birth_date")
        try walker.unfold("birth_date")
        #expect(try walker.page.count(of: "\(walker.drawer("birth_date")) table") == 1)
      }
    }

    @Test(
      "0.58 With no date the calendar opens, and stays when the date becomes a distant one",
      .inTestAll)
    func moving() throws {
      try Walker.walk(.fields) { walker in
        try walker.open()
        try walker.unfold("born")
        try walker.pressAndStore(walker.words.actions.clear, of: "born")
        try walker.fold("born")
        try walker.unfold("born")
        let drawer = walker.drawer("born")
        #expect(try walker.page.count(of: "\(drawer) table") == 1)
        try walker.waitReady()
        try walker.enterAndStore("1961-04-30", into: "born")
        try walker.page.wait(until: walker.shows(walker.shown("1961-04-30"), in: "born"))
        #expect(try walker.page.count(of: "\(drawer) table") == 1)
      }
    }
  }
}
