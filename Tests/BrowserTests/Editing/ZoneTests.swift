import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Time zones")
  struct ZoneTests {
    /// Tests a zone far to the east, one to the west, and one where 15 October 2017 began at one
    /// o'clock.
    @Test(
      "1.25 A date is shown as the same day in every time zone", .promise(10), .inTestAll,
      arguments: ["Pacific/Kiritimati", "America/Los_Angeles", "America/Sao_Paulo"])
    func sameDay(_ zone: String) throws {
      let server = try Server(.people)
      defer { server.stop() }
      // A new browser, because the zone is kept in a cookie that other tests must not find.
      let page = try Stage.stranger(.phone)
      defer { page.close() }
      try page.prefer(Preferences(reducesMotion: true))
      try page.setTimeZone(zone)
      let walker = Walker(server: server, page: page, manner: Manner(), table: "people")
      try walker.open()
      #expect(try walker.value("started_work") == "06/12/2005")
      try walker.unfold("started_work")
      #expect(try walker.picked("started_work") == "2005-06-12")
      try walker.enter("10/15/2017", into: "started_work")
      try walker.waitSaved("started_work")
      #expect(try walker.stored("started_work") == "2017-10-15")
      #expect(try walker.value("started_work") == "10/15/2017")
      #expect(try walker.picked("started_work") == "2017-10-15")
      // The button sets today in the reader's time zone.
      try walker.unfold("ended_work")
      let today = try walker.today()
      try walker.press(walker.button("Today", of: "ended_work"))
      try walker.waitSaved("ended_work")
      #expect(try walker.stored("ended_work") == today)
      try page.expectQuiet()
    }
  }
}
