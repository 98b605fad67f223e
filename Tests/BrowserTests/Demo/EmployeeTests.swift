import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("A day with an employee's record")
  struct EmployeeTests {
    @Test(
      "0.9, 0.16, 1.18, 1.22 An employee's dates and texts are edited, undone and survive",
      .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInArabic])
    func walk(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .chinook, table: "Employee", expecting: [422]) { walker in
        let page = walker.page
        func check(_ name: String) throws {
          // The checker counts what lies under the edge of the bar of Undo as too small a target,
          // though it can be scrolled out.
          let hasBar: Bool = try page.read(
            "!!document.querySelector('#undo:not(:empty, [hidden])')")
          if hasBar, manner.hand == .touch {
            try walker.press("#undo .close")
            try page.wait(until: "document.querySelector('#undo').hidden")
          }
          let violations = try page.violations(by: axe)
          #expect(violations == [], "\(name)")
        }
        try page.open(walker.server.base + "/t/Employee")
        try check("list")
        try page.waitForPage { try walker.press("a[href='/t/Employee/1']") }
        try check("record")
        for (field, day, other) in [
          ("BirthDate", "1962-02-18", "1970-03-31"), ("HireDate", "2002-08-14", "2010-10-31"),
        ] {
          try walker.unfold(field)
          try check(field)
          try walker.turn(.day, to: 11, of: field)
          #expect(try walker.stored(field)?.hasPrefix("\(day.dropLast(2))11") == true)
          try walker.enterAndStore(walker.shown(other), into: field)
          #expect(try walker.stored(field) == "\(other) 00:00:00")
          try walker.enter("31.02.2017", into: field)
          let why = try #require(walker.refusal(ofDate: "31.02.2017"))
          try walker.waitFault(field, saying: why)
          try check("\(field) refused")
          try walker.enterAndStore("2011-12-13", into: field)
          try walker.press("#undo button")
          try page.wait(until: walker.shows(walker.shown(other), in: field))
          #expect(try walker.stored(field) == "\(other) 00:00:00")
        }
        try walker.enterAndStore("Captain", into: "Title")
        try walker.write("Calgary", in: walker.input("City"))
        try page.waitForPage { try walker.press("body > nav a") }
        // A list that loads before the answer sends the text again and then reloads, perhaps under
        // the pointer. So open the record by its address, and go on when it has nothing left to
        // send.
        _ = try Deadline.poll(
          until: "the city is stored", reading: { try walker.stored("City") },
          satisfies: { $0 == "Calgary" })
        try walker.open()
        #expect(try walker.text("City") == "Calgary")
        try page.wait(until: "sessionStorage.length === 0")
        try page.reload()
        try walker.waitReady()
        walker.server.kill()
        try walker.server.restart()
        try walker.open()
        #expect(try walker.stored("City") == "Calgary")
        #expect(try walker.text("Title") == "Captain")
        #expect(try walker.value("BirthDate") == walker.shown("1970-03-31"))
        #expect(try walker.value("HireDate") == walker.shown("2010-10-31"))
        try check("in the end")
      }
    }
  }
}
