import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Texts, numbers and switches")
  struct TextTests {
    @Test(
      "1.3 A text row is edited in place and stored on leaving or on Enter",
      arguments: few(.mouse, of: Manner.all + [.mouse]))
    func inPlace(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        #expect(try walker.stored("position") == "Engineer", "nothing is stored yet")
        try walker.act { try walker.page.press(.enter) }
        if manner.hasScript {
          try walker.waitSaved("position")
          #expect(try walker.page.focused == "input#i-position")
        }
        #expect(try walker.stored("position") == "Captain")
        try walker.write("ada@example.org", in: walker.input("email"))
        try walker.leave()
        if manner.hasScript { try walker.waitSaved("email") }
        #expect(try walker.stored("email") == "ada@example.org")
        // In an optional field an empty text is stored as no value.
        try walker.enter("", into: "email")
        try walker.page.wait(until: "document.querySelector('#i-email').placeholder === '-'")
        #expect(try walker.stored("email") == nil)
      }
    }

    @Test(
      "1.1 The head shows whose record it is and follows a change of the name", .inTestAll,
      arguments: [Manner.touchInArabic])
    func head(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        #expect(try walker.page.text(of: "h1") == "Ada Brandt")
        try walker.enterAndStore("Adele", into: "first_name")
        #expect(try walker.page.text(of: "h1") == "Adele Brandt")
        #expect(try walker.page.title == "Adele Brandt · People")
      }
    }

    @Test("1.4 Escape in a text row restores the old text", arguments: [Manner.keysInDutch])
    func escape(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.write("Captain", in: walker.input("position"))
        // Escape that leaves an input method leaves the text.
        _ = try walker.page.read(
          """
          document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }))
          """, as: Bool.self)
        #expect(try walker.text("position") == "Captain")
        try walker.page.press(.escape)
        #expect(try walker.text("position") == "Engineer")
        // The stored value after the next change shows that Escape sent nothing.
        try walker.enterAndStore("30", into: "days_of_leave")
        #expect(try walker.stored("position") == "Engineer")
      }
    }

    @Test(
      "1.5 A refusal is shown under the row, and the old value stays", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInArabicPlain])
    func refused(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        let environment = walker.environment
        try walker.open()
        try walker.enter("many", into: "days_of_leave")
        let why = try #require(walker.refusal(ofWholeNumber: "many"))
        try walker.waitFault("days_of_leave", saying: why)
        #expect(try walker.text("days_of_leave") == "many", "the typed text can be corrected")
        #expect(try walker.stored("days_of_leave") == "21")
        #expect(
          try walker.page.attribute("aria-describedby", of: walker.input("days_of_leave"))
            == "e-days_of_leave")
        try walker.enterAndStore(environment.digits(28), into: "days_of_leave")
        #expect(try walker.fault("days_of_leave") == nil)
        #expect(try walker.stored("days_of_leave") == "28")
        try walker.enter("", into: "first_name")
        try walker.waitFault(
          "first_name", saying: walker.words.fields.required(["field": "First name"]))
        #expect(try walker.stored("first_name") == "Ada")
      }
    }

    @Test(
      "1.6 A switch changes its value at once",
      arguments: few(.keysInDutch, of: Manner.all + [.mouse]))
    func switches(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        for value in ["1", "0"] {
          try walker.press("\(walker.row("works_from_home")) .switch")
          // Wait until the tap takes effect: the row still shows the note about the first change.
          try walker.page.wait(
            until: "document.querySelector('.switch').checked", is: .bool(value == "1"))
          try walker.store("works_from_home")
          #expect(try walker.stored("works_from_home") == value)
        }
      }
    }

    @Test(
      "1.36 A number is written with the locale's separator and digits",
      arguments: few(.touchInArabic, of: Manner.all))
    func numbers(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        let written: (shown: String, typed: String, other: String) =
          switch manner.language {
          case .english: ("26.25", "99.5", "12,5")
          case .dutch: ("26,25", "99,5", "1.2.3")
          case .arabic: ("٢٦٫٢٥", "٩٩٫٥", "12,5")
          }
        try walker.open()
        #expect(try walker.text("hourly_rate").plain == written.shown)
        #expect(try walker.text("days_of_leave").plain == walker.environment.digits(21))
        try walker.enterAndStore(written.typed, into: "hourly_rate")
        #expect(try walker.stored("hourly_rate") == "99.5")
        #expect(try walker.text("hourly_rate").plain == written.typed)
        // Arabic digits are read in every language.
        try walker.enterAndStore("٢٩", into: "days_of_leave")
        #expect(try walker.stored("days_of_leave") == "29")
        #expect(try walker.text("days_of_leave").plain == walker.environment.digits(29))
        try walker.enter(written.other, into: "hourly_rate")
        #expect(try !walker.waitFault("hourly_rate").isEmpty)
        #expect(try walker.stored("hourly_rate") == "99.5")
      }
    }

    @Test("1.3 Saving one field keeps the line breaks of all others", .promise(5), .inTestAll)
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

    @Test(
      "1.5 A refusal by the store's own rule is shown under the row", .inTestAll,
      arguments: [Manner.touchInDutchPlain])
    func storeRefuses(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.server.changeFromOutside("CREATE UNIQUE INDEX once ON people (email)")
        try walker.open()
        try walker.enterAndStore("bjorn@example.com", into: "email")
        let taken = try #require(try walker.server.stored("email", of: 3, in: "people"))
        try walker.enter(taken, into: "email")
        let cell = walker.words.store.cell(["column": "Email", "table": "People"])
        try walker.waitFault("email", saying: walker.words.store.unique(["cell": cell]))
        #expect(try walker.stored("email") == "bjorn@example.com")
      }
    }
  }
}
