import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  /// Tests all pickers of the demo's page. Each holds Wednesday 18 November 2026.
  @Suite("All pickers")
  struct PickersTests {
    private func walk(
      _ manner: Manner, in viewport: Viewport? = nil, expecting statuses: Set<Int> = [],
      _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(
        manner, .demo, in: viewport, table: "pickers", at: "/pickers", expecting: statuses, body)
    }

    private func environment(_ tag: String) throws -> FormEnvironment {
      FormEnvironment(
        locale: try #require(LanguageTag(tag)?.locale), timeZone: .current, now: Date())
    }

    @Test(
      "4.66, 0.70, 0.71 A switch leads to another address of the page, which answers keep",
      .inTestAll,
      arguments: [
        Manner.keysInDutch, .touchInEnglish, .mouseInArabic, .touchInDutchPlain,
        .keysInEnglishPlain,
      ])
    func switches(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/")
        try page.waitForPage { try walker.press("a[href='/pickers']") }
        if manner.hasScript { try page.waitForParts() }
        try walker.unfold("calendar")
        try walker.change("calendar", to: "persian")
        let address: String = try page.read("location.search")
        #expect(address.contains("-u-ca-persian"))
        if manner.hasScript, manner.hand == .keyboard {
          // Keys move through a text on their way, which folds the calendar.
          try walker.unfold("calendar")
        }
        #expect(try page.read("location.search", as: String.self).contains("open=calendar"))
        #expect(try page.count(of: walker.drawer("calendar")) == 1)
        // The stored value is still a day of the Gregorian calendar.
        let day = "\(walker.drawer("calendar")) td button[value='2026-11-18']"
        #expect(try page.attribute("value", of: day) == "2026-11-18")
        let persian = try environment("\(manner.language.rawValue)-u-ca-persian")
        let shown = persian.text(of: LocalDate(year: 2026, month: 11, day: 18) ?? .first)
        #expect(try walker.value("calendar").plain == shown.plain)
        try walker.enter("2026-11-20", into: "calendar")
        let next = persian.text(of: LocalDate(year: 2026, month: 11, day: 20) ?? .first)
        try page.wait(until: walker.shows(next, in: "calendar"))
        #expect(try walker.stored("calendar") == "2026-11-20")
        #expect(try page.read("location.search", as: String.self).contains("-u-ca-persian"))
        try page.reload()
        #expect(try walker.value("calendar").plain == next.plain)
        // Switch back to automatic.
        try walker.change("calendar", to: "")
        #expect(try !page.read("location.search", as: String.self).contains("-u-ca-"))
        #expect(try walker.value("calendar").plain == walker.shown("2026-11-20").plain)
      }
    }

    @Test("0.71 After Back the switches match what the page shows")
    func back() throws {
      try walk(.mouse) { walker in
        let page = walker.page
        try walker.open()
        try page.waitForParts()
        try walker.change("week", to: "fri")
        try page.back()
        try page.wait(until: "document.querySelector('#r-open td button').value === '2026-11-01'")
        try page.wait(until: "document.querySelector('#switches [name=week]').value === ''")
        // A control that loses the focus requests nothing.
        try walker.tapRow("wheels")
        try walker.waitUnfolded("wheels")
        #expect(try !page.read("location.search", as: String.self).contains("lang="))
      }
    }

    @Test("0.70 All time zones load after the first view, and one is the page's own")
    func zone() throws {
      try walk(.touchInEnglish) { walker in
        try walker.open()
        try walker.page.waitForParts()
        try walker.change("zone", to: "Pacific/Kiritimati")
        try walker.unfold("moment_wheels")
        #expect(try walker.page.text(of: "#d-moment_wheels .tools").contains("Kiritimati"))
        // A field with a time zone of its own does not use the reader's.
        try walker.unfold("amsterdam")
        #expect(try walker.page.text(of: "#d-amsterdam .tools").contains("Amsterdam"))
        // Other pages use the reader's own setting.
        try walker.page.open("\(walker.server.base)/appointment?open=starts")
        #expect(try !walker.page.text(of: "#d-starts .tools").contains("Kiritimati"))
      }
    }

    @Test(
      "4.61 In Arabic with the Islamic calendar the grid and mini pickers show that calendar",
      .inTestAll, arguments: [Manner.touchInEnglish, .mouse, .keysInEnglishPlain])
    func islamic(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        if manner.hasScript { try page.waitForParts() }
        try walker.change("lang", to: "ar-EG")
        try walker.change("calendar", to: "islamic")
        let there = try environment("ar-EG-u-ca-islamic")
        #expect(try page.attribute("dir", of: "html") == "rtl")
        let day = try #require(LocalDate(year: 2026, month: 11, day: 18))
        let month = CalendarMonth(containing: day, environment: there)
        let days: [String] = try page.read(
          "[...document.querySelectorAll('#r-open td')].map(e => e.innerText.trim())")
        #expect(days == month.weeks.flatMap(\.days).map { $0?.number ?? "" })
        let columns: [String] = try page.read(
          "[...document.querySelectorAll('#r-open th')].map(e => e.innerText.trim())")
        #expect(columns == month.weekdays.map(\.shortName))
        let chosen: [String] = try page.read(
          "[...document.querySelectorAll('#r-open .mini-picker select, #r-open .mini-picker input')]"
            + ".map(e => e.selectedOptions ? e.selectedOptions[0].value : e.value)")
        #expect(try chosen.map { try #require(Int($0)) } == [month.month, month.year])
        try walker.press("#r-open td button[value='2026-11-19']")
        try page.wait(until: walker.shows(there.text(of: day.adding(days: 1) ?? day), in: "open"))
        #expect(try walker.stored("open") == "2026-11-19")
      }
    }

    @Test(
      "4.62 The chosen first weekday is the first column", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInDutchPlain])
    func firstWeekday(_ manner: Manner) throws {
      try walk(manner) { walker in
        let first = "#r-open tr:nth-child(2) td:first-child button"
        try walker.open()
        if manner.hasScript { try walker.page.waitForParts() }
        for (name, day) in [("fri", "2026-11-06"), ("wed", "2026-11-04"), ("mon", "2026-11-02")] {
          try walker.change("week", to: name)
          #expect(try walker.page.attribute("value", of: first) == day)
          let weekday = try #require(LanguageTag.weekdays[name])
          let column = try walker.page.text(of: "#r-open th:first-child")
          #expect(walker.environment.name(of: weekday).hasPrefix(column.prefix(2)))
        }
      }
    }

    @Test(
      "0.73 The direction alone mirrors arrows, columns and labels",
      arguments: few(of: [Manner.mouseInArabic, .touchInEnglish, .touchInDutchPlain]))
    func direction(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        if manner.hasScript { try page.waitForParts() }
        func isMirrored() throws -> Bool {
          let arrows = try [1, -1].map { step in
            try page.rect(of: "#r-open .mini-picker button:\(step > 0 ? "last" : "first")-of-type")
              .x
          }
          let days = try ["16", "17"].map {
            try page.rect(of: "#r-open td button[value='2026-11-\($0)']").x
          }
          let label = try page.rect(of: "#r-wheels .label").x
          let value = try page.rect(of: "#r-wheels .value").x
          let signs = [arrows[0] < arrows[1], days[1] < days[0], label > value]
          #expect(Set(signs).count == 1, "\(signs)")
          return signs[0]
        }
        let isArabic = manner.language == .arabic
        #expect(try isMirrored() == isArabic)
        let text = try walker.value("wheels")
        try walker.change("dir", to: isArabic ? "ltr" : "rtl")
        #expect(try isMirrored() == !isArabic)
        #expect(try walker.value("wheels") == text)
        #expect(try page.attribute("lang", of: "html") == walker.words.language)
        // The arrows turn in the direction in which they point.
        try walker.press("#r-open .mini-picker button[name]:first-of-type")
        try page.wait(until: "!!document.querySelector('#r-open td [value=\"2026-10-15\"]')")
        #expect(try isMirroredArrows(page) == !isArabic)
      }
    }

    /// True if the arrow back is to the right of the other.
    private func isMirroredArrows(_ page: Page) throws -> Bool {
      try page.rect(of: "#r-open .mini-picker button:first-of-type").x
        > page.rect(of: "#r-open .mini-picker button:last-of-type").x
    }

    @Test(
      "0.72 A language is typed as a tag, and unknown settings are reported", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .keysInEnglishPlain])
    func typed(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        if manner.hasScript { try page.waitForParts() }
        try page.waitForPage {
          try walker.write("ja-u-ca-buddhist", in: "#switches [name=tag]")
          try page.press(.enter)
        }
        #expect(try page.read("location.search") == "?lang=ja-u-ca-buddhist")
        let there = try environment("ja-u-ca-buddhist")
        let day = try #require(LocalDate(year: 2026, month: 11, day: 18))
        #expect(try walker.value("wheels").plain == there.text(of: day).plain)
        try walker.open(1, "?lang=\(walker.words.language)-u-ca-lunar-fw-foo&zone=Mars")
        let notes: [String] = try page.read(
          "[...document.querySelectorAll('.note')].map(e => e.innerText)")
        for part in ["lunar", "foo", "Mars"] {
          #expect(notes.contains { $0.contains(part) }, "\(part): \(notes)")
        }
        #expect(try page.count(of: "#r-open td") == 42)
      }
    }

    @Test(
      "0.74 All pickers together violate no accessibility rule and fit the screen",
      arguments: few(of: [Manner.mouse, .touchInEnglish, .touchInArabic, .mouseInArabic]))
    func axe(_ manner: Manner) throws {
      let axe = try Axe()
      try walk(manner) { walker in
        for query in [
          "", "?lang=fa-IR&dir=rtl", "?lang=de-u-ca-ethiopic-fw-sat&open=moment_calendar",
        ] {
          try walker.open(1, query)
          try walker.page.waitForParts()
          #expect(try walker.page.violations(by: axe) == [], "\(query)")
          for width in manner.hand == .mouse ? [1280, 700] : [390, 320] {
            try walker.page.resize(to: Viewport(width: width, height: 844))
            try walker.page.expectFits("all pickers at \(width) \(query)")
          }
        }
      }
    }

    @Test("4.65 A repeated time says which of its moments is meant", .inTestAll)
    func twice() throws {
      try walk(.touchInEnglish) { walker in
        try walker.open()
        try walker.unfold("amsterdam")
        #expect(try walker.page.count(of: "#d-amsterdam p.caption") == 0)
        try walker.enter("2026-10-25 02:30", into: "amsterdam")
        try walker.page.wait(until: "!!document.querySelector('#d-amsterdam p.caption')")
        let note = try walker.page.text(of: "#d-amsterdam p.caption")
        #expect(note.contains("Amsterdam") && note.contains("twice"))
        #expect(try walker.stored("amsterdam") == "2026-10-25 02:30:00")
      }
    }
  }
}

extension Walker {
  /// Chooses another value of a switch.
  ///
  /// Without script it then presses the button. By keys, if the list still has the focus, it then
  /// presses Tab.
  fileprivate func change(_ name: String, to value: String) throws {
    let list = "#switches select[name=\(name)]"
    try page.waitForPage {
      try pick(value, in: list)
      if !manner.hasScript {
        try press("#switches button")
      } else if hand == .keyboard,
        try page.read("document.activeElement?.matches(\(js(list))) === true", as: Bool.self)
      {
        try page.press(.tab)
      }
    }
    if manner.hasScript { try page.waitForParts() }
  }
}
