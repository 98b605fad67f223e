import BrowserDriver
import Foundation
import Testing

extension Browsing {
  @Suite("Dates")
  struct DateTests {
    @Test("1.9, 1.10 A date row shows its date as MM/dd/yyyy, and no date as -")
    func shown() throws {
      try Walker.walk { walker in
        try walker.open()
        #expect(try walker.value("started_work") == "06/12/2005")
        #expect(try walker.value("ended_work") == "-")
        try walker.unfold("ended_work")
        #expect(try walker.text("ended_work") == "", "- is never the text being edited")
        try walker.open(1, "?lang=de&open=started_work")
        #expect(try walker.value("started_work") == "12.06.2005")
        #expect(try walker.text("started_work") == "12.06.2005")
      }
    }

    @Test(
      "1.18 Turning the picker changes the record at once, and the row's text with it",
      arguments: Hand.allCases)
    func turning(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.choose("2017", "year", of: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.value("started_work") == "06/12/2017")
        #expect(try walker.stored("started_work") == "2017-06-12")
        #expect(try walker.text("started_work") == "06/12/2017")
        // A day that the new month has not becomes its last one, as a wheel would settle.
        try walker.enter("05/31/2017", into: "started_work")
        try walker.page.wait(until: walker.shows("05/31/2017", in: "started_work"))
        try walker.choose("February", "month", of: "started_work")
        try walker.page.wait(until: walker.shows("02/28/2017", in: "started_work"))
        #expect(try walker.stored("started_work") == "2017-02-28")
        #expect(try walker.chosen("started_work") == ["February", "28", "2017"])
      }
    }

    @Test("1.19 Over no date the picker stands on today, and nothing is stored until it is turned")
    func none() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("ended_work")
        let today = try walker.today()
        #expect(try walker.chosen("ended_work") == today.columns)
        #expect(try walker.value("ended_work") == "-")
        try walker.tapRow("ended_work")
        try walker.waitFolded()
        #expect(try walker.stored("ended_work") == nil)
        try walker.unfold("ended_work")
        try walker.choose("2020", "year", of: "ended_work")
        try walker.waitSaved("ended_work")
        #expect(try walker.stored("ended_work") == "2020" + today.iso.dropFirst(4))
      }
    }

    @Test(
      "1.20 Today sets today, Clear sets no date; a date that must be there has no Clear",
      arguments: Hand.allCases)
    func todayAndClear(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.unfold("ended_work")
        let today = try walker.today()
        try walker.press(walker.button("Today", of: "ended_work"))
        try walker.waitSaved("ended_work")
        #expect(try walker.stored("ended_work") == today.iso)
        #expect(try walker.value("ended_work") == today.shown)
        #expect(try walker.chosen("ended_work") == today.columns)
        try walker.press(walker.button("Clear", of: "ended_work"))
        try walker.page.wait(until: walker.shows("-", in: "ended_work"))
        #expect(try walker.stored("ended_work") == nil)
        #expect(try walker.page.count(of: "#d-ended_work") == 1, "it stays open")
        try walker.unfold("started_work")
        let labels: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-started_work .acts button')].map(b => b.innerText)")
        #expect(labels == ["Today"])
      }
    }

    @Test(
      "1.21 A date can be typed, as ISO 8601, as MM/dd/yyyy or as the locale writes it",
      arguments: [
        ("", "2017-10-15"), ("", "10/15/2017"), ("?lang=de", "15.10.2017"),
        ("?lang=nl", "15-10-2017"),
      ])
    func typed(_ parameters: String, _ text: String) throws {
      try Walker.walk { walker in
        try walker.open(1, parameters)
        try walker.unfold("started_work")
        try walker.enter(text, into: "started_work")
        try walker.waitSaved("started_work")
        #expect(try walker.stored("started_work") == "2017-10-15")
        #expect(try walker.chosen("started_work").contains("2017"))
        if !parameters.isEmpty {
          #expect(try walker.page.url.contains(parameters.dropFirst()), "the language is kept")
          #expect(try walker.value("started_work") == text)
        }
      }
    }
  }
}

extension Walker {
  /// Today where the browser is.
  func today() throws -> (iso: String, shown: String, columns: [String]) {
    let parts: [String] = try page.read(
      """
      (d => [d.getFullYear(), d.getMonth() + 1, d.getDate(),
        d.toLocaleDateString('en', {month: 'long'})].map(String))(new Date())
      """)
    let month = (parts[1].count < 2 ? "0" : "") + parts[1]
    let day = (parts[2].count < 2 ? "0" : "") + parts[2]
    return (
      "\(parts[0])-\(month)-\(day)", "\(month)/\(day)/\(parts[0])", [parts[3], parts[2], parts[0]]
    )
  }
}
