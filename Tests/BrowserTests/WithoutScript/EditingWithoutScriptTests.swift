import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Without JavaScript")
  struct EditingWithoutScriptTests {
    @Test(
      "0.8 Without JavaScript a date unfolds, is changed by its columns, saved and folded",
      .inTestAll, arguments: Hand.allCases)
    func columns(_ hand: Hand) throws {
      try Walker.walk(.chinook, by: hand, table: "Employee", withoutScript: true) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("HireDate")
        #expect(try walker.follows("HireDate"))
        #expect(try page.url.hasSuffix("?open=HireDate#r-HireDate"))
        try walker.turnOnly(.year, to: 2017, of: "HireDate")
        try page.waitForPage { try walker.save() }
        #expect(try walker.value("HireDate") == "08/14/2017")
        #expect(try walker.stored("HireDate") == "2017-08-14 00:00:00")
        walker.server.kill()
        try walker.server.restart()
        try walker.fold("HireDate")
        #expect(try page.count(of: ".drawer") == 0)
        #expect(try walker.value("HireDate") == "08/14/2017")
        #expect(try walker.stored("HireDate") == "2017-08-14 00:00:00")
      }
    }

    @Test(
      "0.8 Without JavaScript a tap elsewhere saves first",
      arguments: few(.mouse, of: Hand.allCases))
    func elsewhere(_ hand: Hand) throws {
      try Walker.walk(by: hand, withoutScript: true) { walker in
        let page = walker.page
        try walker.open()
        try walker.write("Captain", in: walker.input("position"))
        try walker.unfold("started_work")
        #expect(try walker.stored("position") == "Captain")
        #expect(try walker.follows("started_work"))
        try walker.turnOnly(.month, to: 5, of: "started_work")
        try walker.unfold("birth_date")
        #expect(try walker.stored("started_work") == "2005-05-12")
        #expect(try walker.follows("birth_date"))
        #expect(try page.count(of: ".drawer") == 1)
      }
    }

    @Test("0.8 Without JavaScript texts, numbers, switches, Today and Clear work")
    func editors() throws {
      try Walker.walk(withoutScript: true) { walker in
        let page = walker.page
        try walker.open()
        try walker.write("Adele", in: walker.input("first_name"))
        try walker.write("30", in: walker.input("days_of_leave"))
        try walker.write("99.5", in: walker.input("hourly_rate"))
        try walker.press("\(walker.row("works_from_home")) .switch")
        try page.waitForPage { try walker.save() }
        #expect(try walker.stored("first_name") == "Adele")
        #expect(try walker.stored("days_of_leave") == "30")
        #expect(try walker.stored("hourly_rate") == "99.5")
        #expect(try walker.stored("works_from_home") == "1")
        #expect(try page.text(of: "h1") == "Adele Brandt")
        // Switched off again: an unchecked box is not sent, but still counts as a change.
        try walker.press("\(walker.row("works_from_home")) .switch")
        try page.waitForPage { try walker.save() }
        #expect(try walker.stored("works_from_home") == "0")
        try walker.unfold("ended_work")
        try page.waitForPage { try walker.press(walker.button("Today", of: "ended_work")) }
        #expect(try walker.stored("ended_work") == walker.today())
        #expect(try walker.follows("ended_work"))
        try page.waitForPage { try walker.press(walker.button("Clear", of: "ended_work")) }
        #expect(try walker.stored("ended_work") == nil)
        #expect(try walker.value("ended_work") == "-")
      }
    }

    @Test("0.8 Saving without a change stores nothing and keeps line breaks", .promise(6))
    func nothing() throws {
      try Walker.walk(.odd, table: Fixture.table, withoutScript: true) { walker in
        let before = try walker.server.digest()
        try walker.openOdd("?open=open")
        try walker.page.waitForPage { try walker.save() }
        #expect(try walker.server.digest() == before)
        try walker.write("plain", in: walker.input("action"))
        try walker.page.waitForPage { try walker.save() }
        #expect(try walker.stored("action") == "plain")
        #expect(try walker.stored("lines") == "one\n\n  two\r\nthree")
      }
    }

    @Test(
      "0.8 Without JavaScript a date and time is changed by its columns and by typing", .inTestAll)
    func dateTime() throws {
      try Walker.walk(table: "appointments", withoutScript: true) { walker in
        let page = walker.page
        try walker.open(1, "?open=starts&lang=en-US")
        try walker.turnOnly(.dayPeriod, to: 0, of: "starts")
        try page.waitForPage { try walker.save() }
        #expect(try walker.stored("starts") == "2016-11-21 07:30:00")
        try walker.write("2017-01-02 03:04", in: walker.input("starts"))
        try page.waitForPage { try page.press(.enter) }
        #expect(try walker.stored("starts")?.hasPrefix("2017-01-02 03:04") == true)
      }
    }
  }
}
