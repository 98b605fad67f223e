import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  /// Tests with the demo's reminder of Friday 20 November 2026, 18:00. The appointment starts on
  /// the 21st.
  @Suite("A date's calendar")
  struct CalendarTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(
        manner, .demo, table: "appointments", at: "/appointment", expecting: statuses
      ) { walker in
        try walker.open()
        try walker.unfold("reminder")
        if manner.hasScript { try walker.page.wait(until: Walker.isDressed) }
        try body(walker)
      }
    }

    @Test(
      "2.5, 4.3 A tap on a day chooses it, keeps the time, and closes nothing",
      arguments: few(.mouse, .touchInDutchPlain, of: Manner.all + [.mouse]))
    func day(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.chooseDay("2026-11-18")
        try walker.page.wait(until: walker.shows(walker.shown("2026-11-18 18:00"), in: "reminder"))
        #expect(try walker.stored("reminder")?.hasPrefix("2026-11-18 18:00") == true)
        #expect(try walker.chosenDays == ["2026-11-18"])
        #expect(try walker.page.count(of: walker.drawer("reminder")) == 1)
      }
    }

    @Test(
      "2.3, 2.5 The line below the days changes the time and keeps the day", .inTestAll,
      arguments: [Manner.keysInDutch, .touchInDutchPlain, .mouse])
    func time(_ manner: Manner) throws {
      try walk(manner) { walker in
        // Read at once, because the page may still be scrolling.
        let gap: Double = try walker.page.read(
          """
          (drawer => drawer.querySelector('.time').getBoundingClientRect().top
            - drawer.querySelector('table').getBoundingClientRect().bottom)
          (document.querySelector('\(walker.drawer("reminder"))'))
          """)
        #expect(gap >= -0.5)
        try walker.choose(15, in: "\(walker.drawer("reminder")) select[name='~minute.reminder']")
        if !manner.hasScript { try walker.act { try walker.press(".big") } }
        try walker.page.wait(until: walker.shows(walker.shown("2026-11-20 18:15"), in: "reminder"))
        #expect(try walker.stored("reminder")?.hasPrefix("2026-11-20 18:15") == true)
      }
    }

    @Test(
      "4.5 Mini pickers turn the calendar by arrows and lists, and change no date", .inTestAll,
      arguments: Manner.all)
    func turning(_ manner: Manner) throws {
      try walk(manner) { walker in
        let before = try walker.stored("reminder")
        let pickers = "\(walker.drawer("reminder")) .mini-picker"
        try walker.turnPage { try walker.press("\(pickers) \(walker.arrow(to: "2026-10"))") }
        #expect(try walker.firstDay == "2026-10-01")
        #expect(try walker.page.read("location.search", as: String.self).contains("view=reminder"))
        try walker.turnPage {
          try walker.choose(1, in: "\(pickers) select[name='~viewMonth.reminder']")
          if !manner.hasScript { try walker.press(".big") }
        }
        #expect(try walker.firstDay == "2026-02-01")
        // A reload shows the same month.
        try walker.page.reload()
        #expect(try walker.firstDay == "2026-02-01")
        #expect(try walker.stored("reminder") == before)
        #expect(try walker.page.count(of: "#undo button") == 0)
      }
    }

    @Test(
      "4.6 A dimmed day of another month can be chosen, and the calendar follows", .inTestAll,
      arguments: [Manner.touchInArabic, .mouseInArabic, .touchInDutchPlain])
    func otherMonth(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.press(walker.day("2026-10-31"))
        try walker.page.wait(until: walker.shows(walker.shown("2026-10-31 18:00"), in: "reminder"))
        #expect(try walker.firstDay == "2026-10-01")
        #expect(try walker.chosenDays == ["2026-10-31"])
      }
    }

    @Test(
      "4.7 A day outside the limits cannot be chosen", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func limits(_ manner: Manner) throws {
      try walk(manner) { walker in
        let late = walker.day("2026-11-24")
        #expect(try walker.page.attribute("aria-disabled", of: late) == "true")
        try walker.press(late)
        // If this press had changed something, the next change would show it.
        try walker.chooseDay("2026-11-19")
        try walker.page.wait(until: walker.shows(walker.shown("2026-11-19 18:00"), in: "reminder"))
        #expect(try walker.page.count(of: ".error") == 0)
      }
    }

    @Test(
      "4.8 With no date the calendar shows today's month, and no day is chosen", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch])
    func noDate(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.server.changeFromOutside("UPDATE appointments SET reminder = NULL")
        try walker.open()
        try walker.unfold("reminder")
        if manner.hasScript { try walker.page.wait(until: Walker.isDressed) }
        #expect(try walker.chosenDays == [])
        // Today is after the last allowed day, so the calendar shows that day's month.
        #expect(try walker.firstDay == "2026-11-01")
        try walker.chooseDay("2026-11-05")
        try walker.page.wait(until: "document.querySelectorAll('td[aria-selected]').length === 1")
        #expect(try walker.chosenDays == ["2026-11-05"])
      }
    }

    @Test(
      "4.9 The calendar turns to the month of a changed date, and folding resets the month",
      .inTestAll, arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func follows(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.enterAndStore("2026-01-15 10:00", into: "reminder")
        #expect(try walker.firstDay == "2026-01-01")
        try walker.turnPage {
          try walker.press(
            "\(walker.drawer("reminder")) .mini-picker \(walker.arrow(to: "2026-02"))")
        }
        try walker.tapRow("reminder")
        try walker.waitFolded()
        try walker.unfold("reminder")
        #expect(try walker.firstDay == "2026-01-01")
      }
    }

    @Test(
      "4.10 Arrow keys move by days, Page Up and Down by months and years",
      arguments: few(of: [Manner.keysInDutch, .keysInEnglish]))
    func keys(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.focus("\(walker.drawer("reminder")) td button[tabindex='0']")
        func press(_ key: Key, _ modifiers: Modifiers, _ day: String) throws {
          try page.press(key, modifiers, times: 1)
          try page.wait(until: "document.activeElement.value === '\(day)'")
        }
        try press(.right, [], "2026-11-21")
        try press(.down, [], "2026-11-28")
        try press(.left, [], "2026-11-27")
        for day in ["2026-11-20", "2026-11-13", "2026-11-06", "2026-10-30"] {
          try press(.up, [], day)
        }
        #expect(try walker.firstDay == "2026-10-01")
        try press(.pageUp, [], "2026-09-30")
        try press(.pageUp, .shift, "2025-09-30")
        try press(.pageDown, .shift, "2026-09-30")
        try press(.pageDown, [], "2026-10-30")
        try press(.down, [], "2026-11-06")
        let isMonday = manner.language == .dutch
        try press(.home, [], isMonday ? "2026-11-02" : "2026-11-01")
        try press(.end, [], isMonday ? "2026-11-08" : "2026-11-07")
        #expect(try walker.stored("reminder")?.hasPrefix("2026-11-20") == true)
        try page.press(.enter)
        try page.wait(
          until: walker.shows(
            walker.shown("2026-11-\(isMonday ? "08" : "07") 18:00"), in: "reminder"))
      }
    }

    @Test("4.10 From right to left the arrow keys move where they point")
    func mirrored() throws {
      try walk(Manner(hand: .keyboard, language: .arabic)) { walker in
        try walker.focus("\(walker.drawer("reminder")) td button[tabindex='0']")
        for (key, day) in [
          (Key.right, "2026-11-19"), (.right, "2026-11-18"), (.left, "2026-11-19"),
        ] {
          try walker.page.press(key)
          try walker.page.wait(until: "document.activeElement.value === '\(day)'")
        }
        let next = try walker.page.rect(of: walker.day("2026-11-19"))
        let day = try walker.page.rect(of: walker.day("2026-11-18"))
        #expect(next.x < day.x)
      }
    }

    @Test(
      "4.11 An open calendar violates no accessibility rule and fits the screen", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInArabic, .mouse, .mouseInArabic])
    func axe(_ manner: Manner) throws {
      let axe = try Axe()
      try walk(manner) { walker in
        #expect(try walker.page.violations(by: axe) == [])
        try walker.page.expectFits("a calendar")
        let drawer = try walker.page.rect(of: walker.drawer("reminder"))
        let stated = try walker.page.attribute("data-h", of: walker.row("reminder"))
        #expect(stated.flatMap(Double.init) == drawer.height)
      }
    }

    @Test(
      "4.4 Six weeks begin on the locale's weekday, with today and the chosen day marked",
      .inTestAll, arguments: Manner.languages)
    func grid(_ manner: Manner) throws {
      try walk(manner) { walker in
        #expect(try walker.page.count(of: "\(walker.drawer("reminder")) tbody tr") == 6)
        let first: String = try walker.page.read(
          "document.querySelector('#d-reminder td button').value")
        let expected = [
          Manner.Language.english: "2026-11-01", .dutch: "2026-10-26", .arabic: "2026-10-31",
        ]
        #expect(first == expected[manner.language])
        let number = try walker.page.text(of: walker.day("2026-11-20"))
        #expect(number == (manner.language == .arabic ? "٢٠" : "20"))
        #expect(try walker.chosenDays == ["2026-11-20"])
      }
    }
  }
}

extension Walker {
  /// A script that is true once the calendar takes keys: then exactly one day is a Tab stop.
  fileprivate static let isDressed =
    "document.querySelectorAll('.calendar td [tabindex=\"0\"]').length === 1"

  /// Returns the selector of a mini picker's arrow to a month.
  fileprivate func arrow(to month: String) -> String {
    "[name='~view.reminder'][value^='\(month)']"
  }

  /// Returns the selector of a day's button.
  fileprivate func day(_ day: String) -> String { "\(drawer("reminder")) td [value='\(day)']" }

  /// Presses a day. By keys with script it moves there with the arrow keys.
  fileprivate func chooseDay(_ day: String) throws {
    guard hand == .keyboard, manner.hasScript else { return try press(self.day(day)) }
    try focus("\(drawer("reminder")) td button[tabindex='0']")
    let steps: Int = try page.read(
      """
      (days => days.findIndex(d => d.value === '\(day)') - days.indexOf(document.activeElement))
      ([...document.querySelectorAll('#d-reminder td button')])
      """)
    let isMirrored = manner.language == .arabic
    try page.press((steps < 0) != isMirrored ? .left : .right, times: abs(steps))
    try page.wait(until: "document.activeElement.value === '\(day)'")
    try page.press(.enter)
  }

  /// The days that are marked as chosen.
  fileprivate var chosenDays: [String] {
    get throws {
      try page.read(
        "[...document.querySelectorAll('#d-reminder td[aria-selected] button')].map(d => d.value)")
    }
  }

  /// The first day of the month that is shown.
  fileprivate var firstDay: String {
    get throws {
      try page.read("document.querySelector('#d-reminder td button:not(.outside)').value")
    }
  }

  /// Turns the page, and waits until another month is shown.
  fileprivate func turnPage(_ act: () throws -> Void) throws {
    let before = try firstDay
    try act()
    try page.wait(
      until: "document.querySelector('#d-reminder td button:not(.outside)')?.value !== '\(before)'")
  }
}
