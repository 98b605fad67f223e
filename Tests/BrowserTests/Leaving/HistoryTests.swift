import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Back and Forward", .wholeBrowser)
  struct HistoryTests {
    @Test("0.13 Back and Forward show pages with the stored values")
    func back() throws {
      try Walker.walk { walker in
        let page = walker.page
        try page.open(walker.server.base + "/")
        try page.waitForPage { try walker.press("a[href='/t/people']") }
        try page.waitForPage { try walker.press("a[href='/t/people/1']") }
        try walker.unfold("started_work")
        try walker.turnOnly(.year, to: 2013, of: "started_work")
        try walker.waitSaved("started_work")
        try walker.unfold("birth_date")
        try walker.enter("Adele", into: "first_name")
        try walker.waitSaved("first_name")
        try walker.waitFolded()
        // Drawers share one entry of the history: Back leads to the list at once.
        try page.waitForPage { try page.back() }
        #expect(try page.title.hasPrefix("People"))
        try page.wait(
          until: "document.querySelector('a[href=\"/t/people/1\"] bdi')?.innerText"
            + " === 'Adele Brandt'")
        // The list may still be reloading when it is left. That reload counts as another page.
        try page.waitForPage { try page.forward() }
        try page.wait(until: walker.shows("06/12/2013", in: "started_work"))
        #expect(try page.read("document.contentType", as: String.self) == "text/html")
        #expect(try walker.text("first_name") == "Adele")
        try page.waitForPage { try page.back() }
        try page.waitForPage { try page.back() }
        try page.wait(until: "location.href", is: .string(walker.server.base + "/"))
      }
    }

    @Test("0.13 A note in the address is not repeated when the page is reloaded", .inTestAll)
    func toldOnce() throws {
      try Walker.walk { walker in
        let page = walker.page
        for (query, left) in [
          ("?saved=1", ""), ("?open=birth_date&saved=1", "?open=birth_date"),
          ("?altered=position&saved=1&lang=en", "?lang=en"),
        ] {
          try walker.open(1, query)
          #expect(try page.count(of: "main > .note") == 1)
          try page.wait(until: "location.search === \(walker.js(left))")
          try page.reload()
          #expect(try page.count(of: "main > .note") == 0)
          #expect(try walker.fault("position") == nil)
        }
      }
    }

    @Test("0.13 Back to an open drawer shows the page, not the batch that opened it")
    func drawer() throws {
      try Walker.walk { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("started_work")
        // The batch had the same address, so the browser must not show its cached copy as the page.
        try page.waitForPage { try walker.press("body > nav a") }
        try walker.server.changeFromOutside(
          "UPDATE people SET started_work = '1999-12-31' WHERE id = 1")
        try page.waitForPage { try page.back() }
        #expect(try page.read("document.contentType", as: String.self) == "text/html")
        try walker.waitUnfolded("started_work")
        try page.wait(until: walker.shows("12/31/1999", in: "started_work"))
        #expect(try walker.picked("started_work") == "1999-12-31")
        #expect(try walker.text("started_work") == "12/31/1999")
      }
    }

    @Test(
      "0.13 Without JavaScript Back leads through the pages of saved changes, each up to date",
      .inTestAll)
    func withoutScript() throws {
      try Walker.walk(withoutScript: true) { walker in
        let page = walker.page
        try page.open(walker.server.base + "/t/people")
        try page.waitForPage { try walker.press("a[href='/t/people/1']") }
        try walker.unfold("started_work")
        try walker.write("2014-05-06", in: walker.input("started_work"))
        try page.waitForPage { try page.press(.enter) }
        #expect(try walker.value("started_work") == "05/06/2014")
        try page.waitForPage { try page.back() }
        #expect(try page.read("document.contentType", as: String.self) == "text/html")
        #expect(try walker.value("started_work") == "05/06/2014")
      }
    }
  }
}
