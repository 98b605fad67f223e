import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Language and time zone")
  struct EnvironmentTests {
    @Test(
      "0.23 The program speaks English, German, Dutch or Arabic, each in its direction", .inTestAll,
      arguments: Words.all.map(\.language))
    func words(_ language: String) throws {
      let words = Words.of(Locale(identifier: language))
      try Walker.walk { walker in
        let page = walker.page
        try walker.open(1, "?open=ended_work&lang=\(language)")
        #expect(try page.attribute("lang", of: "html") == language)
        #expect(try page.attribute("dir", of: "html") == words.direction)
        #expect(try page.text(of: "#d-ended_work .actions button") == words.actions.today)
        // From right to left, the label is to the right of the value.
        let label = try page.rect(of: "#r-ended_work .label").x
        let value = try page.rect(of: "#r-ended_work .value").x
        #expect((label > value) == (words.direction == "rtl"))
      }
    }

    @Test(
      "0.24 Language and time zone are chosen on the start page and kept", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInArabicPlain])
    func choose(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let page = walker.page
        try walker.openZones()
        #expect(try page.text(of: "#h-env") == walker.words.start.environment)
        let german = Words.of(Locale(identifier: "de"))
        try walker.pick("de", in: "#lang")
        try walker.pick("Africa/Addis_Ababa", in: "#zone")
        try page.waitForPage { try walker.press(".environment button") }
        #expect(try page.text(of: "#h-env") == german.start.environment)
        #expect(try page.read("document.querySelector('#zone').value") == "Africa/Addis_Ababa")
        try walker.open(1, "?open=started_work")
        #expect(try walker.value("started_work") == "12.06.2005")
        #expect(try page.text(of: "#d-started_work .tools").contains("Addis Ababa"))
        // Switch back to what the browser asks for.
        try walker.openZones()
        try walker.pick("", in: "#lang")
        try walker.pick("", in: "#zone")
        try page.waitForPage { try walker.press(".environment button") }
        #expect(try page.text(of: "#h-env") == walker.words.start.environment)
        try walker.open()
        #expect(try walker.value("started_work") == walker.shown("2005-06-12"))
      }
    }

    @Test("0.24 The browser's own time zone is automatic and named before and after a choice")
    func ownZone() throws {
      let server = try Server(.people)
      defer { server.stop() }
      let page = try Stage.stranger(.phone)
      defer { page.close() }
      try page.setTimeZone("Pacific/Kiritimati")
      let own = "document.querySelector('#zone option').text === 'Kiritimati (automatic)'"
      for _ in 1...2 {
        try page.open(server.base + "/")
        try page.wait(until: own)
        #expect(try page.read("document.querySelector('#zone').value") == "")
      }
      let walker = Walker(server: server, page: page, manner: Manner(), table: "people")
      try walker.pick("Asia/Tokyo", in: "#zone")
      try page.waitForPage { try walker.press(".environment button") }
      try page.wait(until: own)
      #expect(try page.read("document.querySelector('#zone').value") == "Asia/Tokyo")
      try page.expectQuiet()
    }

    @Test(
      "0.25 An unknown language or zone in the address is reported, and another used", .inTestAll,
      arguments: [Manner.touchInDutchPlain])
    func unknown(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let page = walker.page
        try walker.open(1, "?lang=tlh&zone=Mars%2FOlympus")
        let text = try page.text(of: "body").plain
        #expect(text.contains("tlh"))
        #expect(text.contains("Mars/Olympus"))
        #expect(try walker.value("started_work") == walker.shown("2005-06-12"))
        try walker.unfold("started_work")
        #expect(try walker.picked("started_work") == "2005-06-12")
      }
    }

    @Test(
      "6.6 A date set in New York is the same day elsewhere, even without a midnight", .promise(10),
      .inTestAll
    )
    func zones() throws {
      let server = try Server(.people)
      defer { server.stop() }
      func person(_ zone: String) throws -> Walker {
        let page = try Stage.stranger(.phone)
        try page.prefer(Preferences(reducesMotion: true))
        try page.setTimeZone(zone)
        return Walker(server: server, page: page, manner: Manner(), table: "people")
      }
      let inNewYork = try person("America/New_York")
      defer { inNewYork.page.close() }
      try inNewYork.open()
      try inNewYork.unfold("started_work")
      try inNewYork.enterAndStore("01/01/2017", into: "started_work")
      let inLosAngeles = try person("America/Los_Angeles")
      defer { inLosAngeles.page.close() }
      try inLosAngeles.open()
      #expect(try inLosAngeles.value("started_work") == "01/01/2017")
      try inLosAngeles.unfold("started_work")
      #expect(try inLosAngeles.picked("started_work") == "2017-01-01")
      // The months' names are right west of Greenwich, too.
      let months: [String] = try inLosAngeles.page.read(
        "[...document.querySelector('#d-started_work .month select').options].map(o => o.label)")
      #expect(months == inLosAngeles.environment.monthNames)
      try inLosAngeles.page.open("about:blank")
      // In São Paulo 15 October 2017 began at one o'clock.
      let inSaoPaulo = try person("America/Sao_Paulo")
      defer { inSaoPaulo.page.close() }
      try inSaoPaulo.open()
      try inSaoPaulo.unfold("started_work")
      try inSaoPaulo.enterAndStore("10/15/2017", into: "started_work")
      #expect(try inSaoPaulo.stored("started_work") == "2017-10-15")
      #expect(try inSaoPaulo.value("started_work") == "10/15/2017")
    }

    @Test(
      "6.7 Months have the right names west of Greenwich", .inTestAll,
      arguments: [Manner.keysInDutch])
    func months(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.openZones()
        try walker.pick("America/Adak", in: "#zone")
        try walker.page.waitForPage { try walker.press(".environment button") }
        try walker.open()
        try walker.unfold("started_work")
        let months: [String] = try walker.page.read(
          "[...document.querySelector('#d-started_work .month select').options].map(o => o.label)")
        #expect(months == walker.environment.monthNames)
        #expect(try walker.picked("started_work") == "2005-06-12")
      }
    }
  }
}

extension Walker {
  /// Opens the start page with all time zones.
  ///
  /// With a script the page fetches them and names the browser's own. Without one a link leads to
  /// them.
  func openZones() throws {
    try page.open(server.base + "/")
    if manner.hasScript { try waitReady() } else { try page.waitForPage { try press("#zones") } }
  }

  /// Chooses an option of a list by its value.
  func pick(_ value: String, in css: String) throws {
    let place =
      "[...document.querySelector(\(js(css))).options].findIndex(o => o.value === \(js(value)))"
    try page.wait(until: "\(place) >= 0")
    let index: Int = try page.read(place)
    try choose(index, in: css)
  }
}
