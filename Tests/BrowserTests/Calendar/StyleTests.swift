import BrowserDriver
import FoldoutWords
import Testing

extension Browsing {
  /// A day of birth in 1979: too far from today for a calendar.
  @Suite("A date that decides its editor's style")
  struct StyleTests {
    @Test(
      "0.58 A far date opens the wheels, and a button changes them for the calendar and back",
      arguments: Manner.all + [.mouse])
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

    @Test("0.58 No date opens the calendar, which stays when the date becomes a far one")
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
