import BrowserDriver
import Testing

extension Browsing {
  @Suite("Dates with a time")
  struct AppointmentTests {
    @Test(
      "2.1 A date and time is shown as a medium date and a short time of the reader's locale",
      arguments: [("?lang=en-US", "Nov 21, 2026 at 7:30 PM"), ("?lang=de", "21.11.2026, 19:30")])
    func shown(_ parameters: String, _ text: String) throws {
      try Walker.walk(table: "appointments") { walker in
        try walker.open(1, parameters)
        // Between time and half of the day some locales have a narrow blank.
        let value = try walker.value("starts").replacing("\u{202f}", with: " ")
        #expect(value == text)
      }
    }

    @Test("2.2 Its editor has the date's columns and the time's, and keeps the seconds")
    func seconds() throws {
      try Walker.walk(table: "appointments") { walker in
        try walker.server.elsewhere(
          "UPDATE appointments SET starts = '2026-11-21 19:30:45' WHERE id = 1")
        try walker.open(1, "?lang=en-US")
        try walker.unfold("starts")
        let columns: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-starts label:has(select)')].map(e => e.className)")
        #expect(columns == ["month", "day", "year", "hour", "minute", "dayPeriod"])
        #expect(try walker.chosen("starts") == ["November", "21", "2026", "7", "30", "PM"])
        try walker.choose("31", "minute", of: "starts")
        try walker.waitSaved("starts")
        #expect(try walker.stored("starts") == "2026-11-21 19:31:45")
      }
    }

    @Test(
      "2.3 Choosing a day keeps the time, changing the time keeps the day",
      arguments: Hand.allCases)
    func kept(_ hand: Hand) throws {
      try Walker.walk(by: hand, table: "appointments") { walker in
        try walker.open(1, "?lang=en-US")
        try walker.unfold("starts")
        try walker.choose("24", "day", of: "starts")
        try walker.page.wait(until: walker.shows("Nov 24, 2026 at 7:30 PM", in: "starts"))
        #expect(try walker.stored("starts") == "2026-11-24 19:30:00")
        try walker.choose("AM", "dayPeriod", of: "starts")
        try walker.page.wait(until: walker.shows("Nov 24, 2026 at 7:30 AM", in: "starts"))
        #expect(try walker.stored("starts") == "2026-11-24 07:30:00")
        try walker.enter("2027-01-02 03:04", into: "starts")
        try walker.page.wait(until: walker.shows("Jan 2, 2027 at 3:04 AM", in: "starts"))
        #expect(try walker.stored("starts")?.hasPrefix("2027-01-02 03:04") == true)
      }
    }

    @Test("2.7 Rows are at least 44 high, and a drawer is as high as its editor")
    func heights() throws {
      for (table, field) in [("people", "started_work"), ("appointments", "starts")] {
        try Walker.walk(table: table) { walker in
          try walker.open()
          let least: Double = try walker.page.read(
            "Math.min(...[...document.querySelectorAll('.r')].map(e => e.offsetHeight))")
          #expect(least >= 44)
          try walker.unfold(field)
          let drawer = try walker.page.rect(of: walker.drawer(field))
          let editor = try walker.page.rect(of: "\(walker.drawer(field)) .ed")
          #expect(abs(drawer.height - editor.height) < 0.5, "nothing is cut")
          // So much place is kept for an answer that is late.
          let stated = try walker.page.attribute("data-h", of: walker.row(field))
          #expect(stated.flatMap(Double.init) == drawer.height)
        }
      }
    }
  }
}

extension Walker {
  /// A script that tells whether a field's row shows a text, narrow blanks read as blanks.
  func shows(_ text: String, in field: String) -> String {
    """
    document.querySelector(\(js("\(row(field)) .val")))?.innerText.replaceAll('\\u202f', ' ') \
    === \(js(text))
    """
  }
}
