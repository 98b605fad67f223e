import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Two people, one record")
  struct ConflictTests {
    @Test(
      "0.17 Of two people who change one date the second sees both values and chooses", .promise(4),
      arguments: few(of: [Hand.touch, .keyboard]), few(of: ["keep", "set"]))
    func date(_ hand: Hand, _ choice: String) throws {
      try Walker.walk(by: hand, expecting: [409]) { walker in
        let other = try walker.another(Stage.another(.phone))
        try walker.open()
        try other.open()
        try walker.unfold("started_work")
        try other.unfold("started_work")
        // The other person turns it the other way. Equal values would overwrite nothing.
        try other.turn(.year, to: 2003, of: "started_work")
        try walker.step("year", of: "started_work")
        let why = try walker.waitFault("started_work")
        for value in ["06/12/2003", "06/12/2006"] {
          #expect(why.split(separator: value).count == 2, "\(value) is shown once")
        }
        // The picker folds, so that no third date is entered.
        try walker.waitFolded()
        #expect(try walker.stored("started_work") == "2003-06-12", "nothing is overwritten")
        try walker.press("\(walker.row("started_work")) .error [name^='~\(choice).']")
        try walker.page.wait(until: "!document.querySelector('#r-started_work .error')")
        let result = choice == "keep" ? "2003" : "2006"
        #expect(try walker.stored("started_work") == "\(result)-06-12")
        #expect(try walker.value("started_work") == "06/12/\(result)")
        try walker.unfold("started_work")
        #expect(try walker.picked("started_work") == "\(result)-06-12")
        #expect(try walker.text("started_work") == "06/12/\(result)")
        try other.page.expectQuiet()
      }
    }

    @Test(
      "0.17 A picker reopened in a conflict shows the entered value, also after a reload",
      .promise(4),
      .inTestAll)
    func turned() throws {
      try Walker.walk(expecting: [409]) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.unfold("started_work")
        try walker.server.changeFromOutside(
          "UPDATE people SET started_work = '1999-01-02' WHERE id = 1")
        try walker.step("year", of: "started_work")
        _ = try walker.waitFault("started_work")
        try walker.waitFolded()
        try walker.page.reload()
        #expect(try walker.waitFault("started_work").contains("06/12/2006"))
        try walker.waitReady()
        try walker.unfold("started_work")
        #expect(try walker.picked("started_work") == "2006-06-12")
        #expect(try walker.fault("started_work")?.contains("06/12/2006") == true)
        try walker.step("day", of: "started_work")
        try walker.page.wait(
          until: "document.querySelector('#e-started_work')?.innerText.includes('06/13/2006')")
        try walker.waitFolded()
        #expect(try walker.stored("started_work") == "1999-01-02")
        try walker.press("\(walker.row("started_work")) .error [name^='~set.']")
        try walker.waitStored("2006-06-13", "started_work")
        try walker.unfold("started_work")
        #expect(try walker.picked("started_work") == "2006-06-13")
      }
    }

    @Test(
      "0.17 In a conflict the popover closes, and both values are shown under the row", .promise(4),
      .inTestAll)
    func popover() throws {
      try Walker.walk(
        Manner(hand: .keyboard), .demo, table: "appointments", at: "/appointment", expecting: [409]
      ) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.server.changeFromOutside("UPDATE appointments SET ends = '2026-11-21 23:30:00'")
        try walker.press("\(walker.row("ends")) .compact")
        try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        try walker.enter("2026-11-21 23:45", into: "ends")
        _ = try walker.waitFault("ends")
        try page.wait(until: "!document.querySelector('#p-ends:popover-open')")
        try page.wait(until: "!!document.querySelector('#r-ends > .error .actions')")
        try walker.press("\(walker.row("ends")) .error [name^='~set.']")
        try page.wait(until: "!document.querySelector('#r-ends .error')")
        #expect(try walker.stored("ends")?.contains("23:45") == true)
      }
    }

    @Test(
      "0.17 A text that somebody else changed is shown beside the person's own", .promise(4),
      .inTestAll)
    func text() throws {
      try Walker.walk(expecting: [409]) { walker in
        try walker.open()
        try walker.write("Mine", in: walker.input("position"))
        try walker.server.changeFromOutside("UPDATE people SET position = 'Theirs' WHERE id = 1")
        try walker.page.press(.enter)
        let why = try walker.waitFault("position")
        #expect(why.contains("Mine") && why.contains("Theirs"))
        #expect(try walker.text("position") == "Mine", "the typed text is still there")
        #expect(try walker.stored("position") == "Theirs")
        try walker.press("\(walker.row("position")) .error [name^='~keep.']")
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Theirs'")
        #expect(try walker.fault("position") == nil)
      }
    }

    @Test("0.17 A secret that somebody else changed is set by entering it again", .inTestAll)
    func secret() throws {
      try Walker.walk(expecting: [409, 422]) { walker in
        try walker.open()
        // Even the stored secret itself is a conflict. Otherwise guesses could be tried.
        for (theirs, text) in [
          ("theirs-12345", "theirs-12345"), ("theirs-67890", "battery-staple-9"),
        ] {
          try walker.server.changeFromOutside(
            "UPDATE people SET password = '\(theirs)' WHERE id = 1")
          try walker.enter(text, into: "password")
          #expect(try walker.waitFault("password").contains("may have been changed elsewhere"))
          try walker.page.wait(until: "document.querySelector('#i-password').value === ''")
        }
        try walker.replaceSecret("battery-staple-9", in: "password")
        #expect(try walker.stored("password") == "battery-staple-9")
        #expect(try walker.fault("password") == nil)
      }
    }

    @Test("0.17 A record that was removed meanwhile is reported as gone", .inTestAll)
    func gone() throws {
      try Walker.walk(expecting: [404, 410]) { walker in
        try walker.open()
        try walker.server.changeFromOutside(
          "DELETE FROM appointments; DELETE FROM people WHERE id = 1")
        try walker.enter("Mine", into: "position")
        #expect(try !walker.waitFault("position").isEmpty)
        try walker.page.reload()
        #expect(try walker.page.read("document.querySelectorAll('main a').length > 0"))
      }
    }

    @Test("1.28 A change from elsewhere appears with the next answer, also in an open picker")
    func elsewhere() throws {
      try Walker.walk { walker in
        try walker.open(1, "?open=started_work")
        try walker.server.changeFromOutside(
          """
          UPDATE people SET started_work = '2010-03-04', last_name = 'Byron', email = NULL,
            works_from_home = 1 WHERE id = 1
          """)
        try walker.enter("Captain", into: "position")
        try walker.waitSaved("position")
        #expect(try walker.value("started_work") == "03/04/2010")
        #expect(try walker.page.text(of: "h1") == "Ada Byron")
        #expect(try walker.text("email") == "")
        #expect(try walker.page.read("document.querySelector('.switch').checked"))
        try walker.unfold("birth_date")
        try walker.server.changeFromOutside(
          "UPDATE people SET birth_date = '1815-12-10' WHERE id = 1")
        // A press on Undo folds no picker, unlike one on a switch.
        try walker.press("#undo button")
        try walker.page.wait(until: walker.shows("12/10/1815", in: "birth_date"))
        #expect(try walker.picked("birth_date") == "1815-12-10")
        #expect(try walker.text("birth_date") == "12/10/1815")
      }
    }

    @Test("1.28 A text being typed is not replaced by a change from elsewhere")
    func typing() throws {
      try Walker.walk { walker in
        try walker.open(1, "?open=started_work")
        try walker.server.changeFromOutside("UPDATE people SET last_name = 'Byron' WHERE id = 1")
        // The answer to the focus brings the change. The text typed at the same time stays.
        try walker.write("Half a sen", in: walker.input("position"))
        try walker.waitFolded()
        try walker.page.wait(until: "document.querySelector('h1').innerText === 'Ada Byron'")
        #expect(try walker.text("position") == "Half a sen")
        #expect(try walker.page.focused == "input#i-position")
        try walker.page.type("tence")
        try walker.page.press(.enter)
        try walker.waitSaved("position")
        #expect(try walker.stored("position") == "Half a sentence")
      }
    }
  }
}

extension Browsing.ConflictTests {
  @Test("0.17 An answer about another field does not let typing overwrite somebody's change")
  func token() throws {
    try Walker.walk(expecting: [409]) { walker in
      try walker.open(1, "?open=started_work")
      try walker.page.delayAnswers(by: .milliseconds(400))
      // The focus requests that the drawer fold. The answer arrives after the text was typed.
      try walker.write("Mine", in: walker.input("position"))
      try walker.server.changeFromOutside("UPDATE people SET position = 'Theirs' WHERE id = 1")
      try walker.page.delayAnswers(by: .zero)
      try walker.waitFolded()
      try walker.press("\(walker.row("works_from_home")) .switch")
      let why = try walker.waitFault("position")
      #expect(why.contains("Mine") && why.contains("Theirs"))
      #expect(try walker.stored("position") == "Theirs")
    }
  }

  @Test(
    "0.15 A person's own next change of a field is not taken for somebody else's", .promise(4),
    .inTestAll)
  func twice() throws {
    try Walker.walk { walker in
      try walker.open()
      try walker.page.delayAnswers(by: .milliseconds(300))
      for text in ["One", "Two", "Three"] { try walker.enter(text, into: "position") }
      _ = try Deadline.poll(
        until: "the last text is stored", reading: { try walker.stored("position") },
        satisfies: { $0 == "Three" })
      try walker.waitSaved("position")
      #expect(try walker.fault("position") == nil)
      // The text is typed further while its change waits, and the waiting change sends all of it.
      // Then Enter has nothing left to send, and the row shows Saved.
      try walker.page.delayAnswers(by: .seconds(1))
      for text in ["Four", "Five"] { try walker.enter(text, into: "position") }
      try walker.write("Six", in: walker.input("position"))
      _ = try Deadline.poll(
        until: "all of the text is sent", reading: { try walker.stored("position") },
        satisfies: { $0 == "Six" })
      try walker.page.press(.enter)
      try walker.waitSaved("position")
      try walker.page.delayAnswers(by: .milliseconds(300))
      // The wheels turn again before the first answer. The last value counts.
      try walker.unfold("started_work")
      try walker.turnOnly(.year, to: 2010, of: "started_work")
      try walker.turnOnly(.year, to: 2011, of: "started_work")
      try walker.turnOnly(.month, to: 7, of: "started_work")
      try walker.page.wait(until: walker.shows("07/12/2011", in: "started_work"))
      try walker.waitSaved("started_work")
      #expect(try walker.stored("started_work") == "2011-07-12")
    }
  }

  @Test(
    "0.17 A conflict returns after the page is left, until the person chooses",
    arguments: few(of: ["link", "reload", "enter"]))
  func left(_ way: String) throws {
    try Walker.walk(expecting: [409]) { walker in
      try walker.open()
      try walker.server.changeFromOutside("UPDATE people SET position = 'Theirs' WHERE id = 1")
      try walker.enter("Mine", into: "position")
      _ = try walker.waitFault("position")
      switch way {
      case "reload": try walker.page.reload()
      case "link":
        try walker.page.waitForPage { try walker.press("body > nav a") }
        try walker.page.waitForPage { try walker.press("a[href='/t/people/1']") }
      default:
        try walker.page.press(.tab)
        try walker.enter("Mine!", into: "position")
        // The first conflict stays until the second is answered.
        try walker.page.wait(
          until: "document.querySelector('#r-position .error')?.innerText.includes('Mine!')")
      }
      let why = try walker.waitFault("position")
      #expect(why.contains("Mine") && why.contains("Theirs"))
      #expect(try walker.stored("position") == "Theirs")
      try walker.press("\(walker.row("position")) .error button[name^='~set']")
      try walker.waitSaved("position")
      #expect(try walker.stored("position") == (way == "enter" ? "Mine!" : "Mine"))
      #expect(try walker.fault("position") == nil)
    }
  }
}
