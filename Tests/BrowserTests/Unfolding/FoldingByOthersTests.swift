import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Rows without a drawer fold what is open")
  struct FoldingByOthersTests {
    @Test(
      "1.42 A switch, a read-only row and a button fold the open drawer", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouse])
    func folds(_ manner: Manner) throws {
      try Walker.walk(manner, .fields) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("Ann", into: "guest")
        try walker.unfold("arrival")
        try walker.press("\(walker.row("agrees")) .switch")
        try walker.waitSaved("agrees")
        try walker.waitFolded()
        #expect(try page.read("document.querySelector('#r-agrees .switch').checked", as: Bool.self))
        try walker.unfold("arrival")
        try walker.press("\(walker.row("booking_number")) .row")
        try walker.waitFolded()
        #expect(try walker.fault("booking_number") == nil)
        // The row has no drawer, not even while the answer is late.
        #expect(try page.count(of: "#d-booking_number") == 0)
        try walker.unfold("arrival")
        try walker.press("\(walker.row("book")) button")
        try walker.waitFolded()
        #expect(try page.attribute("aria-expanded", of: walker.owner("arrival")) == "false")
      }
    }

    @Test("1.42 A switch stores and folds with one request")
    func inOneRequest() throws {
      try Walker.walk(by: .mouse) { walker in
        let page = walker.page
        try walker.open(1, "?open=started_work")
        try walker.waitReady()
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        try walker.waitFolded()
        let apart: Int = try page.read(
          """
          performance.getEntriesByType('resource').filter(e => /[?&](tap|edit)=/.test(e.name)).length
          """)
        #expect(apart == 0)
        #expect(try walker.stored("works_from_home") == "1")
      }
    }
  }
}
