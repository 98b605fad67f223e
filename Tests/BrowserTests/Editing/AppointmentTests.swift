import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Dates with a time")
  struct AppointmentTests {
    @Test(
      "2.1 A date and time is shown as a medium date and a short time of the reader's locale",
      .inTestAll, arguments: Manner.languages)
    func shown(_ manner: Manner) throws {
      try Walker.walk(manner, table: "appointments") { walker in
        try walker.open(1)
        let value = try walker.value("starts")
        #expect(value == (try walker.shown("2016-11-21 19:30")))
        let written = [
          Manner.Language.english: "Nov 21, 2016 at 7:30 PM", .dutch: "21 nov 2016, 19:30",
          .arabic: "٢١/١١/٢٠١٦، ٧:٣٠ م",
        ]
        #expect(value.plain == written[manner.language])
      }
    }

    @Test(
      "2.2 A date and time has the columns of both and keeps the seconds", .inTestAll,
      arguments: Manner.languages)
    func seconds(_ manner: Manner) throws {
      try Walker.walk(manner, table: "appointments") { walker in
        try walker.server.changeFromOutside(
          "UPDATE appointments SET starts = '2016-11-21 19:30:45' WHERE id = 1")
        try walker.open(1)
        try walker.unfold("starts")
        let columns: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-starts select')].map(e => e.name.slice(1, -7))")
        let order: [String] =
          switch manner.language {
          case .english: ["month", "day", "year", "hour", "minute", "dayPeriod"]
          case .dutch: ["day", "month", "year", "hour", "minute"]
          case .arabic: ["day", "month", "year", "hour", "minute", "dayPeriod"]
          }
        #expect(columns == order)
        #expect(try walker.picked("starts") == "2016-11-21 19:30")
        try walker.turn(.minute, to: 31, of: "starts")
        #expect(try walker.stored("starts") == "2016-11-21 19:31:45")
      }
    }

    @Test(
      "2.3 Choosing a day keeps the time, and changing the time keeps the day", .inTestAll,
      arguments: Manner.all + [.mouse])
    func kept(_ manner: Manner) throws {
      try Walker.walk(manner, table: "appointments") { walker in
        try walker.open(1)
        try walker.unfold("starts")
        try walker.turn(.day, to: 24, of: "starts")
        #expect(try walker.value("starts") == walker.shown("2016-11-24 19:30"))
        #expect(try walker.stored("starts") == "2016-11-24 19:30:00")
        if manner.language == .dutch {
          try walker.turn(.hour, to: 7, of: "starts")
        } else {
          try walker.turn(.dayPeriod, to: 0, of: "starts")
        }
        #expect(try walker.value("starts") == walker.shown("2016-11-24 07:30"))
        #expect(try walker.stored("starts") == "2016-11-24 07:30:00")
        try walker.enterAndStore("2017-01-02 03:04", into: "starts")
        #expect(try walker.value("starts") == walker.shown("2017-01-02 03:04"))
        #expect(try walker.stored("starts")?.hasPrefix("2017-01-02 03:04") == true)
      }
    }

    @Test(
      "2.10 A time that the clocks skip is refused under the row, and the old one stays",
      .inTestAll, arguments: [Manner.keysInEnglishPlain])
    func noSuchTime(_ manner: Manner) throws {
      try Walker.walk(manner, table: "appointments", expecting: [422]) { walker in
        try walker.open(1)
        try walker.unfold("starts")
        for time in ["2016-11-21 25:00", "2016-11-21 12:60", "2016-11-31 12:00"] {
          let why = try #require(walker.refusal(ofDateTime: time))
          try walker.enter(time, into: "starts")
          try walker.waitFault("starts", saying: why)
          #expect(try walker.text("starts") == time)
        }
        #expect(try walker.value("starts") == walker.shown("2016-11-21 19:30"))
        #expect(try walker.stored("starts") == "2016-11-21 19:30:00")
      }
    }

    @Test("2.7 Rows are at least 44 high, and a drawer is as high as its editor", .inTestAll)
    func heights() throws {
      for (table, field) in [("people", "started_work"), ("appointments", "starts")] {
        try Walker.walk(table: table) { walker in
          try walker.open()
          let least: Double = try walker.page.read(
            "Math.min(...[...document.querySelectorAll('.item')].map(e => e.offsetHeight))")
          #expect(least >= 44)
          try walker.unfold(field)
          let drawer = try walker.page.rect(of: walker.drawer(field))
          let editor = try walker.page.rect(of: "\(walker.drawer(field)) .editor")
          #expect(abs(drawer.height - editor.height) < 0.5, "nothing is cut off")
          // This much space is kept for a late answer.
          let stated = try walker.page.attribute("data-h", of: walker.row(field))
          #expect(stated.flatMap(Double.init) == drawer.height)
        }
      }
    }
  }
}

extension Walker {
  /// Returns a script that is true if a field's row shows a text, ignoring kinds of blanks and
  /// direction marks.
  func shows(_ text: String, in field: String) -> String {
    """
    document.querySelector(\(js("\(row(field)) .value")))?.innerText.replace(/[\\u202f\\xa0]/g, ' ') \
    .replace(/[\\u200e\\u200f\\u061c\\u2068\\u2069]/g, '') === \(js(text.plain))
    """
  }
}
