import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("By keyboard alone")
  struct KeyboardTests {
    @Test("0.9 A date is found, unfolded, changed and left with the keyboard alone")
    func walk() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.page.open(walker.server.base + "/")
        try walker.focus("a[href='/t/people']")
        try walker.page.waitForPage { try walker.page.press(.enter) }
        try walker.focus("a[href='/t/people/1']")
        try walker.page.waitForPage { try walker.page.press(.enter) }
        try walker.waitReady()
        try walker.focus(walker.owner("started_work"))
        try walker.page.press(.space)
        try walker.waitUnfolded("started_work")
        #expect(try walker.page.focused == "button.row", "the focus stays on the row")
        // Tab moves into the drawer, in reading order.
        try walker.page.press(.tab)
        try walker.waitFocus(on: walker.select("month", of: "started_work"))
        try walker.turnOnly(.month, to: 7, of: "started_work")
        try walker.waitSaved("started_work")
        try walker.waitFocus(on: walker.select("month", of: "started_work"))
        #expect(try walker.value("started_work") == "07/12/2005")
        try walker.page.press(.escape)
        try walker.waitFolded()
        try walker.waitFocus(on: walker.owner("started_work"))
        #expect(try walker.stored("started_work") == "2005-07-12")
      }
    }

    @Test("0.9 Letters typed in a column select one value", .inTestAll)
    func typedAhead() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.server.changeFromOutside(
          "UPDATE people SET birth_date = '2000-02-29', started_work = '2006-01-31' WHERE id = 1")
        try walker.open()
        try walker.unfold("birth_date")
        try walker.focus(walker.select("year", of: "birth_date"))
        try walker.page.type("2004")
        try walker.waitStored("2004-02-29", "birth_date")
        // The next keys neither wait for the typed value to be stored nor discard it.
        try walker.page.press(.up, times: 4)
        try walker.page.press(.escape)
        try walker.waitFolded()
        try walker.waitStored("2000-02-29", "birth_date")
      }
    }

    @Test("0.9 Escape in a typed date restores it first and then folds the drawer")
    func escape() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.unfold("started_work")
        try walker.write("01/02/2003", in: walker.input("started_work"))
        try walker.page.press(.escape)
        #expect(try walker.text("started_work") == "06/12/2005")
        try walker.page.press(.escape)
        try walker.waitFolded()
        try walker.waitFocus(on: walker.owner("started_work"))
        #expect(try walker.stored("started_work") == "2005-06-12")
      }
    }

    @Test("0.9 A button that disappears when pressed leaves the focus in its drawer")
    func focusAfterClear() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.unfold("birth_date")
        try walker.press(walker.button("Clear", of: "birth_date"))
        try walker.waitSaved("birth_date")
        #expect(try walker.stored("birth_date") == nil)
        try walker.waitFocus(on: walker.select("month", of: "birth_date"))
        // Meanwhile the drawer is shut, and cannot have the focus.
        try walker.page.delayAnswers(by: .milliseconds(600))
        try walker.page.press(.escape)
        try walker.waitFolded()
        try walker.waitFocus(on: walker.owner("birth_date"))
      }
    }

    @Test("0.9 A drawer that folds while it has the focus passes it to its row")
    func focusKept() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.open()
        try walker.unfoldWheels("ended_work")
        try walker.focus(walker.select("day", of: "ended_work"))
        try walker.page.click(walker.owner("ended_work"))
        try walker.waitFolded()
        try walker.waitFocus(on: walker.owner("ended_work"))
      }
    }
  }
}

extension Walker {
  /// Waits until the first element that matches has the focus.
  func waitFocus(on css: String) throws {
    try page.wait(until: "document.activeElement === document.querySelector(\(js(css)))")
  }
}
