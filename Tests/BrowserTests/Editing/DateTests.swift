import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Dates")
  struct DateTests {
    @Test(
      "1.9, 1.10 A date row shows MM/dd/yyyy or the locale's form, and no date as -", .inTestAll,
      arguments: Manner.languages)
    func shown(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        let date = try walker.shown("2005-06-12")
        #expect(try walker.value("started_work") == date)
        #expect(try walker.value("ended_work") == "-")
        try walker.unfold("ended_work")
        #expect(try walker.text("ended_work") == "", "- is never the text being edited")
        try walker.unfold("started_work")
        #expect(try walker.text("started_work") == date)
        // The reader's form is fixed here, so that the test does not depend on the program's own
        // formatting.
        let written = [
          Manner.Language.english: "06/12/2005", .dutch: "12-06-2005", .arabic: "١٢/٠٦/٢٠٠٥",
        ]
        #expect(date.plain == written[manner.language])
      }
    }

    @Test(
      "1.18 Turning the picker changes the record and its row's text at once",
      arguments: few(.keysInDutch, .keysInEnglishPlain, of: Manner.all + [.mouse]))
    func turning(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.turn(.year, to: 2017, of: "started_work")
        #expect(try walker.value("started_work") == walker.shown("2017-06-12"))
        #expect(try walker.stored("started_work") == "2017-06-12")
        #expect(try walker.text("started_work") == walker.shown("2017-06-12"))
        // A day that the new month lacks becomes its last day, as a wheel would settle.
        try walker.enter("2017-05-31", into: "started_work")
        try walker.page.wait(until: walker.shows(walker.shown("2017-05-31"), in: "started_work"))
        try walker.turnOnly(.month, to: 2, of: "started_work")
        if !manner.hasScript {
          // Without a script a day that does not exist is refused with the reason.
          try walker.page.waitForPage { try walker.save() }
          #expect(try walker.stored("started_work") == "2017-05-31")
          return #expect(try walker.fault("started_work") != nil)
        }
        try walker.page.wait(until: walker.shows(walker.shown("2017-02-28"), in: "started_work"))
        #expect(try walker.stored("started_work") == "2017-02-28")
        #expect(try walker.picked("started_work") == "2017-02-28")
      }
    }

    @Test(
      "1.19 With no date the picker shows today, and nothing is stored until it is turned",
      .inTestAll, arguments: [Manner.keysInDutch, .touchInDutchPlain])
    func none(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.unfoldWheels("ended_work")
        let today = "\(walker.environment.today)"
        #expect(try walker.picked("ended_work") == today)
        #expect(try walker.value("ended_work") == "-")
        try walker.fold("ended_work")
        #expect(try walker.stored("ended_work") == nil)
        try walker.unfoldWheels("ended_work")
        try walker.turn(.year, to: 2020, of: "ended_work")
        #expect(try walker.stored("ended_work") == "2020" + today.dropFirst(4))
      }
    }

    @Test(
      "1.20 Today sets today, Clear sets no date, and a required date has no Clear", .inTestAll,
      arguments: [Manner.mouse, .keysInArabicPlain])
    func todayAndClear(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let words = walker.words.actions
        try walker.open()
        try walker.unfoldWheels("ended_work")
        let today = "\(walker.environment.today)"
        try walker.pressAndStore(words.today, of: "ended_work")
        #expect(try walker.stored("ended_work") == today)
        #expect(try walker.value("ended_work") == walker.shown(today))
        #expect(try walker.picked("ended_work") == today)
        try walker.act { try walker.press(walker.button(words.clear, of: "ended_work")) }
        try walker.page.wait(until: walker.shows("-", in: "ended_work"))
        #expect(try walker.stored("ended_work") == nil)
        #expect(try walker.page.count(of: "#d-ended_work") == 1, "the drawer stays open")
        try walker.unfold("started_work")
        let labels: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-started_work .actions button')].map(b => b.innerText)")
        #expect(labels == [words.today, walker.words.dates.showCalendar])
      }
    }

    @Test(
      "1.21 A date can be typed, as ISO 8601, as MM/dd/yyyy or as the locale writes it", .inTestAll,
      arguments: [Manner.touchInArabic, .keysInDutch, .keysInEnglishPlain])
    func typed(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open(1)
        try walker.unfold("started_work")
        var texts = ["2017-10-15": "2017-10-15", "2018-11-16": try walker.shown("2018-11-16")]
        switch manner.language {
        case .english: texts["2003-01-02"] = "01/02/2003"
        case .dutch: texts["2003-01-02"] = "2 januari 2003"
        case .arabic: texts["2003-01-02"] = "٢ يناير ٢٠٠٣"
        }
        for (day, text) in texts.sorted(by: { $0.key > $1.key }) {
          try walker.enterAndStore(text, into: "started_work")
          #expect(try walker.stored("started_work") == day)
          #expect(try walker.picked("started_work") == day)
          #expect(try walker.value("started_work") == walker.shown(day))
        }
      }
    }

    @Test("1.21 The language in the address is kept", .inTestAll)
    func language() throws {
      try Walker.walk { walker in
        try walker.open(1, "?lang=de&open=started_work")
        try walker.write("15.10.2017", in: walker.input("started_work"))
        try walker.page.press(.enter)
        try walker.page.wait(until: walker.shows("15.10.2017", in: "started_work"))
        #expect(try walker.stored("started_work") == "2017-10-15")
        #expect(try walker.page.url.contains("lang=de"))
      }
    }
  }
}

extension Walker {
  /// Returns today's date in the browser, as ISO 8601.
  func today() throws -> String {
    try page.read(
      """
      (d => [d.getFullYear(), d.getMonth() + 1, d.getDate()]
        .map(n => String(n).padStart(2, '0')).join('-'))(new Date())
      """)
  }
}
