import BrowserDriver
import FoldoutForms
import Foundation
import TestSupport
import Testing

extension Browsing {
  /// Tests with the demo's hours: entries until today, the first of them 6 weeks ago.
  @Suite("Hours")
  struct HoursTests {
    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(
        manner, .demo, table: "hours", at: "/entry/1", expecting: statuses, body)
    }

    @Test(
      "4.12 The hours are a list of entries with day, project and hours, the latest first",
      .inTestAll, arguments: Manner.languages + [.mouse])
    func list(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/")
        try page.waitForPage { try walker.press("a[href='/hours']") }
        let days: [String] = try page.read(
          "[...document.querySelectorAll('#f .row bdi:first-child')].map(e => e.innerText)")
        let dates = try days.map { try walker.iso($0.plain) }
        #expect(dates == dates.sorted().reversed() && Set(dates).count > 15)
        let last = try walker.server.count(in: "hours")
        #expect(try dates.first == walker.server.stored("day", of: last, in: "hours"))
        let detail = try page.text(of: "#f li:last-child .subtitle").plain
        let hours = try walker.hours(walker.server.stored("minutes", of: 1, in: "hours"))
        #expect(detail.hasSuffix(" · \(hours)"))
        try page.waitForPage { try walker.press("#f li:last-child a.row") }
        #expect(try walker.text("minutes") == hours)
      }
    }

    @Test(
      "4.13 Hours are typed as 7:30, 7.5 or 7 h 30 and shown in the locale's form", .inTestAll,
      arguments: Manner.all + [.mouse])
    func typing(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.open()
        let separator = walker.environment.decimalSeparator
        for (text, minutes) in [("7\(separator)25", 435), ("6:20", 380), ("8 h 05", 485)] {
          try walker.enterAndStore(text, into: "minutes")
          #expect(try walker.stored("minutes") == "\(minutes)")
          #expect(try walker.text("minutes") == walker.hours("\(minutes)"))
        }
      }
    }

    @Test(
      "4.14 Malformed hours and more than a day's are refused in words", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInDutchPlain])
    func refusing(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        try walker.open()
        let before = try walker.stored("minutes")
        let environment = walker.environment
        let decimal = "7\(environment.decimalSeparator)33"
        let day = TimeSpan(hours: 24, minutes: 0) ?? .zero
        for text in ["abc", decimal, "24:01"] {
          try walker.enter(text, into: "minutes")
          let problem = environment.problem(ofHours: text) ?? .tooLong(maximum: day)
          try walker.waitFault("minutes", saying: problem.sentence(in: environment))
          #expect(try walker.text("minutes") == text)
        }
        #expect(try walker.stored("minutes") == before)
      }
    }

    @Test(
      "4.15, 4.16 Next day adds an entry with its hours in editing, and Undo removes it",
      .inTestAll, arguments: Manner.all + [.mouse])
    func nextDay(_ manner: Manner) throws {
      try walk(manner) { walker in
        let (page, server) = (walker.page, walker.server)
        let count = try server.count(in: "hours")
        try page.open("\(server.base)/hours")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfoldRow(count)
        try page.waitForPage { try walker.press("#d-\(count) [name='~press.next_day']") }
        try walker.expectEntry(count + 1, after: count)
        // The button on the entry's page does the same, and first stores the typed text.
        try page.type("7:30")
        if manner.hasScript {
          try page.press(.enter)
          try walker.waitSaved("minutes")
        }
        try page.waitForPage { try walker.press("[name='~press.next_day']") }
        try walker.expectEntry(count + 2, after: count + 1)
        #expect(try server.stored("minutes", of: count + 1, in: "hours") == "450")
        if manner.hasScript { try walker.waitReady() }
        try page.waitForPage { try walker.press("#undo [name='~unadd']") }
        #expect(try page.read("location.pathname") == "/hours")
        #expect(try server.count(in: "hours") == count + 1)
      }
    }

    @Test(
      "4.17 If there is no later day, the row and the button say so", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func noNextDay(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        let (page, server) = (walker.page, walker.server)
        try server.changeFromOutside("UPDATE hours SET day = '2099-12-31' WHERE id = 1")
        let count = try server.count(in: "hours")
        try page.open("\(server.base)/hours")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfoldRow(1)
        try walker.act { try walker.press("#d-1 [name='~press.next_day']") }
        #expect(try !walker.waitFault("1").isEmpty)
        try walker.open()
        try walker.act { try walker.press("[name='~press.next_day']") }
        #expect(try !walker.waitFault("next_day").isEmpty)
        #expect(try server.count(in: "hours") == count)
      }
    }

    @Test(
      "4.18 Days with entries are marked in the calendar and announced", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInArabic, .keysInArabicPlain])
    func marks(_ manner: Manner) throws {
      try walk(manner) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("day")
        let day = try #require(try walker.stored("day"))
        let own = "#d-day td [value='\(day)']"
        #expect(try page.count(of: "\(own).marked") == 1)
        let name = try page.attribute("aria-label", of: own) ?? ""
        let weekday = try page.read(
          "[...document.querySelectorAll('#d-day td .marked')].map(e => e.value)", as: [String].self
        )
        for marked in weekday {
          let date = try walker.environment.date(from: marked)
          #expect(date.weekday != .saturday && date.weekday != .sunday)
        }
        #expect(weekday.count > 3)
        let words = [Manner.Language.english: "entr", .dutch: "regel", .arabic: "إدخال"]
        #expect(name.contains(try #require(words[manner.language])), "\(name)")
        let unmarked = "#d-day td button:not(.marked)"
        #expect(try page.count(of: unmarked) == 42 - weekday.count)
        // Turning the page fetches the marked days of the next page.
        let before = try page.count(of: "#d-day td .marked")
        try walker.act {
          try walker.press("#d-day .mini-picker:nth-child(2) button:first-child")
        }
        try page.wait(until: "!document.querySelector('#d-day td .marked')")
        #expect(before > 0)
      }
    }

    @Test(
      "4.19 The list's footer sums the month and week, also after a removal and Undo", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch, .touchInArabic, .keysInEnglishPlain])
    func sums(_ manner: Manner) throws {
      try walk(manner) { walker in
        let (page, server) = (walker.page, walker.server)
        try server.changeFromOutside(
          """
          DELETE FROM hours; INSERT INTO hours (id, day, minutes) VALUES
          (1, '\(walker.environment.today)', 450), (2, '\(walker.environment.today)', 45)
          """)
        func waitSums(_ minutes: String) throws {
          let hours = try walker.hours(minutes)
          _ = try Deadline.poll(
            until: "the sums are \(hours)", reading: { try page.text(of: "#below").plain },
            satisfies: { $0.components(separatedBy: ": \(hours)").count == 3 })
        }
        try page.open("\(server.base)/hours")
        if manner.hasScript { try walker.waitReady() }
        try waitSums("495")
        try walker.unfoldRow(2)
        try walker.act { try walker.press("#d-2 .bad") }
        try waitSums("450")
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try waitSums("495")
      }
    }

    @Test(
      "4.20 The list and entries of hours violate no accessibility rule and fit 320 px",
      arguments: few(of: [Manner.keysInDutch, .touchInEnglish, .touchInArabic]))
    func axe(_ manner: Manner) throws {
      let axe = try Axe()
      try walk(manner) { walker in
        let (page, server) = (walker.page, walker.server)
        try page.resize(to: Viewport(width: 320, height: 700))
        try page.open("\(server.base)/hours?open=1")
        try walker.waitReady()
        #expect(try page.violations(by: axe) == [])
        try page.expectFits("hours")
        try walker.open(1, "?open=day")
        try walker.waitReady()
        #expect(try page.violations(by: axe) == [])
        try page.expectFits("an entry")
      }
    }

    @Test("4.16 Pressing again adds nothing and leads to the same entry", .inTestAll)
    func again() throws {
      try Walker.walk(.demo, withoutScript: true) { walker in
        let client = walker.server.client
        let count = try walker.server.count(in: "hours")
        let page = try client.get("/hours?open=\(count)").text
        let press = try #require(page.firstMatch(of: /name="~press.next_day" value="([^"]+)"/)).1
        let ticket = try #require(page.firstMatch(of: /name="~ticket" value="([^"]+)"/)).1
        for _ in 1...3 {
          let answer = try client.post(
            "/hours", form: ["~press.next_day": String(press), "~ticket": String(ticket)])
          #expect(answer.status == 303)
          #expect(answer.headers["location"]?.hasPrefix("/entry/\(count + 1)?") == true)
        }
        #expect(try walker.server.count(in: "hours") == count + 1)
      }
    }
  }
}

extension Walker {
  /// Formats minutes as hours in the person's language.
  fileprivate func hours(_ minutes: String?) throws -> String {
    let span = try #require(minutes.flatMap { Int($0) }.flatMap { TimeSpan(minutes: $0) })
    return environment.text(of: span)
  }

  /// Unfolds the bar of an entry. Without script its folded row has no id.
  func unfoldRow(_ id: Int) throws {
    try act { try press("#f .follow[value='\(id)']") }
    try waitUnfolded("\(id)")
  }

  /// Expects the page of an entry that *Next day* added after another, with its hours being edited.
  func expectEntry(_ id: Int, after other: Int) throws {
    #expect(try page.read("location.pathname") == "/entry/\(id)")
    let day = try #require(try server.stored("day", of: other, in: "hours"))
    var next = try environment.date(from: day).adding(days: 1)
    if next?.weekday == .sunday { next = next?.adding(days: 1) }
    #expect(try server.stored("day", of: id, in: "hours") == next.map { "\($0)" })
    #expect(
      try server.stored("project", of: id, in: "hours")
        == server.stored("project", of: other, in: "hours"))
    #expect(try server.stored("minutes", of: id, in: "hours") == nil)
    #expect(try text("minutes") == "")
    try page.wait(until: "document.activeElement?.id === 'i-minutes'")
  }
}

extension FormEnvironment {
  /// Returns the reason why a text is no length of time, or `nil` if it is one.
  fileprivate func problem(ofHours text: String) -> TimeSpanError? {
    do throws(TimeSpanError) {
      _ = try timeSpan(from: text)
      return nil
    } catch {
      return error
    }
  }
}
