import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  /// Tests presses of arrows and keys that come faster than their answers.
  @Suite("Presses on calendars and mini pickers")
  struct PressingTests {
    /// Walks with the demo's reminder of Friday 20 November 2026, 18:00, whose last allowed day is
    /// 23 November.
    private func walk(
      _ manner: Manner, view: String = "2026-06-01", expecting statuses: Set<Int> = [],
      _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(
        manner, .demo, table: "appointments", at: "/appointment", expecting: statuses
      ) { walker in
        try walker.open(1, "?open=reminder&view=reminder:\(view)")
        try walker.page.waitForParts()
        try walker.page.wait(
          until: "document.querySelectorAll('#d-reminder .mini-picker .strip').length === 2")
        try walker.bring("#d-reminder .mini-picker")
        try body(walker)
      }
    }

    private func fields(_ manner: Manner, _ body: (Walker) throws -> Void) throws {
      try Walker.walk(manner, .fields) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.page.wait(until: "!!document.querySelector('#r-card_month .mini-picker .strip')")
        try body(walker)
      }
    }

    @Test(
      "4.71 An arrow pressed again before its answer counts each time",
      arguments: few(of: [Manner.touchInEnglish, .mouseInArabic]))
    func arrows(_ manner: Manner) throws {
      try walk(manner) { walker in
        let next = "#d-reminder .mini-picker button:last-child"
        try walker.page.delayAnswers(by: .milliseconds(300))
        for _ in 1...3 { try walker.press(next) }
        try walker.page.delayAnswers(by: .zero)
        try walker.wait(first: "2026-09-01")
      }
    }

    @Test(
      "4.71 Keys pressed before the page has answered count from the expected value", .inTestAll)
    func keys() throws {
      try walk(.keysInEnglish) { walker in
        let page = walker.page
        let active = "document.activeElement.value"
        try walker.focusDay()
        try page.wait(until: "\(active) === '2026-06-01'")
        try page.delayAnswers(by: .milliseconds(300))
        try page.press(.pageUp, times: 2)
        try page.press(.left, times: 3)
        try page.delayAnswers(by: .zero)
        try page.wait(until: "\(active) === '2026-03-29'")
      }
    }

    @Test("4.72 The arrow of a year counts from the year that was typed")
    func typedYear() throws {
      try fields(.mouse) { walker in
        try walker.enterAndStore("1965", into: "born_in")
        try walker.page.delayAnswers(by: .milliseconds(200))
        try walker.write("1999", in: walker.input("born_in"))
        try walker.press("#r-born_in .mini-picker button:last-child")
        try walker.page.delayAnswers(by: .zero)
        try walker.page.wait(
          until: """
            document.querySelector('#i-born_in').value === '2000' \
            && document.querySelector('#i-born_in').defaultValue === '2000' \
            && !document.querySelector('.pending')
            """)
      }
    }

    @Test("4.73 Keys that pass several months store only the last one")
    func passing() throws {
      try fields(.keysInEnglish) { walker in
        try walker.focus(walker.input("card_month"))
        try walker.page.press(.down, times: 5)
        try walker.waitSaved("card_month")
        #expect(try walker.text("card_month") == "8")
        #expect(try walker.page.count(of: "#undo p[id]") == 1)
      }
    }

    @Test("4.75 Keys work as in native lists and numbers, and Tab skips the arrows")
    func controls() throws {
      try fields(.keysInEnglish) { walker in
        let page = walker.page
        func press(_ key: Key, _ field: String, _ text: String) throws {
          try page.press(key)
          try page.wait(until: "document.querySelector('#i-\(field)').value === '\(text)'")
        }
        try walker.focus(walker.input("card_month"))
        try press(.down, "card_month", "4")
        try press(.pageDown, "card_month", "9")
        try press(.end, "card_month", "12")
        try press(.up, "card_month", "11")
        try walker.enterAndStore("1965", into: "born_in")
        try press(.up, "born_in", "1966")
        try press(.pageUp, "born_in", "1971")
        try press(.down, "born_in", "1970")
        try press(.pageDown, "born_in", "1965")
        #expect(try page.count(of: ".mini-picker > button:not([tabindex='-1'])") == 0)
      }
    }

    @Test("4.76 There are no days before year 1, and keys stop there")
    func firstWeek() throws {
      try walk(.keysInEnglish, view: "0001-01-15") { walker in
        let active = "document.activeElement.value"
        try walker.focusDay()
        try walker.page.wait(until: "\(active) === '0001-01-01'")
        for key in [Key.home, .left, .up] {
          try walker.page.press(key)
          let day: String = try walker.page.read(active)
          #expect(day == "0001-01-01", "\(key)")
        }
        try walker.page.press(.end)
        try walker.page.wait(until: "\(active) === '0001-01-06'")
      }
    }

    @Test("4.77 Arrow keys stop where the arrows of the month do")
    func lastPage() throws {
      try walk(.keysInEnglish, view: "2026-11-01") { walker in
        let page = walker.page
        let active = "document.activeElement.value"
        try page.wait(
          until: "!!document.querySelector('#d-reminder .mini-picker button:last-child:disabled')")
        try walker.focusDay()
        try page.press(.down)
        try page.press(.right, times: 3)
        try page.wait(until: "\(active) === '2026-11-30'")
        try page.press(.right)
        try page.press(.left)
        try page.wait(until: "\(active) === '2026-11-29'")
        #expect(try walker.first == "2026-11-01")
      }
    }

    @Test("4.78 A day tapped in an empty date is stored with the time shown", .inTestAll)
    func shownTime() throws {
      try walk(.mouse, view: "2026-11-01") { walker in
        try walker.server.changeFromOutside("UPDATE appointments SET reminder = NULL")
        try walker.page.reload()
        try walker.page.waitForParts()
        let shown: [String] = try walker.page.read(
          "[...document.querySelectorAll('#d-reminder .time select')].map(e => e.value)")
        // In another time zone the current time differs.
        try walker.page.setCookie("zone", to: "Asia/Kolkata", at: walker.server.base)
        try walker.press("#d-reminder td [value='2026-11-05']")
        let stored = try Deadline.poll(
          until: "the day is stored", reading: { try walker.stored("reminder") ?? "" },
          satisfies: { $0.hasPrefix("2026-11-05") })
        let minute = stored.dropFirst(14).prefix(2)
        #expect(Int(minute) == Int(shown[1]), "\(stored) \(shown)")
      }
    }

    @Test("4.79 An hour that the clocks skip is refused, and the old one stays", .inTestAll)
    func skippedHour() throws {
      try walk(.keysInDutch, view: "2026-03-01", expecting: [422]) { walker in
        try walker.server.changeFromOutside(
          "UPDATE appointments SET reminder = '2026-03-29 01:30:00'")
        try walker.page.setCookie("zone", to: "Europe/Amsterdam", at: walker.server.base)
        try walker.page.reload()
        try walker.page.waitForParts()
        _ = try walker.page.read(
          "document.querySelector('[name=\"~hour.reminder\"]').focus() ?? true", as: Bool.self)
        try walker.page.press(.down)
        try walker.page.wait(until: "!!document.querySelector('#r-reminder[data-sign]')")
        #expect(try walker.stored("reminder") == "2026-03-29 01:30:00")
        #expect(try !walker.waitFault("reminder").isEmpty)
      }
    }
  }
}

extension Walker {
  /// The first day of the month that is shown.
  fileprivate var first: String {
    get throws {
      try page.read("document.querySelector('#d-reminder td button:not(.outside)').value")
    }
  }

  /// Moves the focus to the day of the calendar that is its Tab stop.
  fileprivate func focusDay() throws {
    let day = "#d-reminder td button[tabindex='0']"
    try page.wait(until: "!!document.querySelector(\(js(day)))")
    _ = try page.read("document.querySelector(\(js(day))).focus() ?? true", as: Bool.self)
  }

  /// Waits until the calendar shows a month, given by its first day.
  fileprivate func wait(first day: String) throws {
    try page.wait(
      until: "document.querySelector('#d-reminder td button:not(.outside)').value === '\(day)'")
  }
}
