import BrowserDriver
import Testing

extension Browsing {
  @Suite("Texts, numbers and switches")
  struct TextTests {
    @Test(
      "1.3 A text row is edited in place, and stored on leaving or on Enter",
      arguments: Hand.allCases)
    func inPlace(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        #expect(try walker.stored("position") == "Engineer", "not before it is left")
        try walker.page.press(.enter)
        try walker.waitSaved("position")
        #expect(try walker.stored("position") == "Captain")
        #expect(try walker.page.focused == "input#i-position")
        try walker.write("ada@example.org", in: walker.input("email"))
        if hand == .keyboard {
          try walker.page.press(.tab)
        } else {
          try walker.press("h1")
        }
        try walker.waitSaved("email")
        #expect(try walker.stored("email") == "ada@example.org")
        // An emptied text is no value where there may be none.
        try walker.enter("", into: "email")
        try walker.page.wait(until: "document.querySelector('#i-email').placeholder === '-'")
        #expect(try walker.stored("email") == nil)
      }
    }

    @Test("1.1 The head shows whose record it is, and follows a change of the name")
    func head() throws {
      try Walker.walk { walker in
        try walker.open()
        #expect(try walker.page.text(of: "h1") == "Ada Brandt")
        try walker.enter("Adele", into: "first_name")
        try walker.waitSaved("first_name")
        #expect(try walker.page.text(of: "h1") == "Adele Brandt")
        #expect(try walker.page.title == "Adele Brandt · People")
      }
    }

    @Test("1.4 Escape in a text row restores the old text", arguments: [Hand.touch, .keyboard])
    func escape(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        try walker.page.press(.escape)
        #expect(try walker.text("position") == "Engineer")
        // The next change shows that the row asked for none.
        try walker.enter("30", into: "days_of_leave")
        try walker.waitSaved("days_of_leave")
        #expect(try walker.stored("position") == "Engineer")
      }
    }

    @Test("1.5 What a field refuses is said under the row, and the old value stays")
    func refused() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.open()
        try walker.enter("many", into: "days_of_leave")
        let why = try walker.waitFault("days_of_leave")
        #expect(why.contains("many"))
        #expect(try walker.text("days_of_leave") == "many", "what was typed can be corrected")
        #expect(try walker.stored("days_of_leave") == "21")
        #expect(
          try walker.page.attribute("aria-describedby", of: walker.input("days_of_leave"))
            == "e-days_of_leave")
        try walker.enter("28", into: "days_of_leave")
        try walker.waitSaved("days_of_leave")
        #expect(try walker.fault("days_of_leave") == nil)
        #expect(try walker.stored("days_of_leave") == "28")
        // One that has to be there, and one that the store's own rule refuses.
        try walker.enter("", into: "first_name")
        _ = try walker.waitFault("first_name")
        #expect(try walker.stored("first_name") == "Ada")
        try walker.enter("12,5", into: "hourly_rate")
        _ = try walker.waitFault("hourly_rate")
      }
    }

    @Test("1.5 What the store's own rule refuses is said under the row")
    func storeRefuses() throws {
      try Walker.walk(expecting: [422]) { walker in
        try walker.server.elsewhere("CREATE UNIQUE INDEX once ON people (email)")
        try walker.open()
        try walker.enter("björn.åkesson@example.com", into: "email")
        try walker.waitSaved("email")
        let taken = try #require(try walker.server.stored("email", of: 3, in: "people"))
        try walker.enter(taken, into: "email")
        #expect(try !walker.waitFault("email").isEmpty)
        #expect(try walker.stored("email") == "björn.åkesson@example.com")
      }
    }

    @Test("1.6 A switch changes its value at once", arguments: Hand.allCases)
    func switches(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        for value in ["1", "0"] {
          try walker.press("\(walker.row("works_from_home")) .sw")
          try walker.waitSaved("works_from_home")
          #expect(try walker.stored("works_from_home") == value)
        }
      }
    }

    @Test("1.3 Saving one field leaves the line breaks of all others as they are")
    func lines() throws {
      try Walker.walk(.odd, table: Fixture.table) { walker in
        try walker.openOdd()
        let lines = "one\n\n  two\r\nthree"
        #expect(try walker.stored("lines") == lines)
        try walker.enter("plain", into: "action")
        try walker.waitSaved("action")
        #expect(try walker.stored("lines") == lines)
        try walker.write("first\nsecond", in: walker.input("lines"))
        try walker.press("h1")
        try walker.waitSaved("lines")
        #expect(try walker.stored("lines") == "first\nsecond")
      }
    }
  }
}
