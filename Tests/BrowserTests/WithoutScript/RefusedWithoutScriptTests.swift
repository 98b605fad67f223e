import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Refused without JavaScript")
  struct RefusedWithoutScriptTests {
    @Test("0.8, 1.5, 1.22 Without JavaScript a refusal is a page with the text and the reason")
    func refused() throws {
      try Walker.walk(withoutScript: true, expecting: [422]) { walker in
        let page = walker.page
        try walker.open(1, "?open=started_work")
        try walker.write("Captain", in: walker.input("position"))
        try walker.write("many", in: walker.input("days_of_leave"))
        try walker.write("02/31/2017", in: walker.input("started_work"))
        try page.waitForPage { try walker.save() }
        #expect(try page.title.hasPrefix("Error: "))
        #expect(try walker.fault("started_work")?.contains("February") == true)
        #expect(try walker.fault("days_of_leave")?.contains("many") == true)
        #expect(try walker.text("started_work") == "02/31/2017")
        #expect(try walker.text("days_of_leave") == "many")
        #expect(try walker.text("position") == "Captain", "the valid text is kept, too")
        #expect(try walker.value("started_work") == "06/12/2005")
        #expect(try walker.stored("position") == "Engineer", "all or nothing")
        // The summary's links lead to the rows.
        try walker.press(".problems a[href='#r-days_of_leave']")
        try page.wait(until: "location.hash === '#r-days_of_leave'")
        try walker.write("28", in: walker.input("days_of_leave"))
        try walker.write("02/28/2017", in: walker.input("started_work"))
        try page.waitForPage { try walker.save() }
        #expect(try walker.stored("started_work") == "2017-02-28")
        #expect(try walker.stored("days_of_leave") == "28")
        #expect(try walker.stored("position") == "Captain")
        #expect(try page.count(of: ".error, .problems") == 0)
      }
    }

    @Test(
      "0.8, 0.17 Without JavaScript a conflict shows both values, and either can be chosen",
      .inTestAll, arguments: ["keep", "set"])
    func conflict(_ choice: String) throws {
      try Walker.walk(withoutScript: true, expecting: [409]) { walker in
        let page = walker.page
        try walker.open(1, "?open=started_work")
        try walker.server.changeFromOutside(
          "UPDATE people SET started_work = '2011-06-12' WHERE id = 1")
        try walker.turnOnly(.year, to: 2012, of: "started_work")
        try page.waitForPage { try walker.save() }
        let why = try #require(try walker.fault("started_work"))
        #expect(why.contains("06/12/2011") && why.contains("06/12/2012"))
        #expect(try walker.stored("started_work") == "2011-06-12")
        try page.waitForPage {
          try walker.press("\(walker.row("started_work")) .error [name^='~\(choice).']")
        }
        let result = choice == "keep" ? "2011" : "2012"
        #expect(try walker.stored("started_work") == "\(result)-06-12")
        #expect(try walker.value("started_work") == "06/12/\(result)")
      }
    }
  }
}
