import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("The demo's record")
  struct RecordTests {
    @Test(
      "1.2 The head shows the person's picture, or the initials where there is none", .inTestAll)
    func picture() throws {
      try Walker.walk(Manner(), .demo, at: "/record/1") { walker in
        try walker.open()
        try walker.page.wait(until: "document.querySelector('#head img')?.naturalWidth > 0")
        try walker.page.open(walker.server.base + "/record/2")
        #expect(try walker.page.count(of: "#head img") == 0)
        #expect(try walker.page.text(of: "#head").contains("BÅ"))
      }
    }

    @Test(
      "1.30 A person's fields appear in their order", .inTestAll,
      arguments: Manner.languages)
    func order(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, at: "/record/1") { walker in
        try walker.open()
        let fields: [String] = try walker.page.read(
          "[...document.querySelectorAll('#f li.item')].map(e => e.id)")
        #expect(
          fields.prefix(7) == [
            "r-name", "r-email", "r-started_work", "r-ended_work", "r-phone_number",
            "r-marital_status", "r-address",
          ])
        // Every label is in the reader's language: none is empty, and "Started work" appears in
        // English only.
        let labels: [String] = try walker.page.read(
          "[...document.querySelectorAll('#f li.item .label')].map(e => e.innerText)")
        #expect(labels.allSatisfy { !$0.isEmpty })
        #expect(labels.contains("Started work") == (manner.language == .english))
      }
    }

    @Test(
      "1.26 An end before its start is refused, whichever of the two is changed", .inTestAll,
      arguments: [Manner.touchInDutchPlain])
    func never(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, at: "/record/1", expecting: [422]) { walker in
        try walker.open()
        try walker.unfold("ended_work")
        try walker.enter("2004-01-01", into: "ended_work")
        let why = try walker.waitFault("ended_work").plain
        #expect(why.contains(try walker.shown("2005-06-12").plain), "it says which day: \(why)")
        #expect(try walker.stored("ended_work") == nil)
        try walker.enterAndStore("2006-01-31", into: "ended_work")
        #expect(try walker.stored("ended_work") == "2006-01-31")
        try walker.unfold("started_work")
        try walker.enter("2007-01-01", into: "started_work")
        #expect(
          try walker.waitFault("started_work").plain.contains(walker.shown("2006-01-31").plain))
        #expect(try walker.stored("started_work") == "2005-06-12")
        #expect(try walker.value("started_work") == walker.shown("2005-06-12"))
        try walker.enterAndStore("2006-01-31", into: "started_work")
        // The wheels offer no year after the other date's, either.
        let years: [String] = try walker.page.read(
          "[...document.querySelector('\(walker.select("year", of: "started_work"))').options].map(o => o.value)"
        )
        #expect(years.last == "2006")
      }
    }

    @Test(
      "1.33 The people are a list of a thousand, each with a record", .inTestAll,
      arguments: [Manner.touchInEnglish])
    func list(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open(walker.server.base + "/")
        try page.waitForPage { try walker.press("a[href='/people']") }
        try page.waitForPage { try walker.press("a[href='/record/1']") }
        #expect(try page.text(of: "h1") == "Ada Brandt")
        try page.waitForPage { try walker.press("body > nav a") }
        // Turn to the next rows, then open the last of the thousand.
        try page.waitForPage { try walker.press("a[rel=next]") }
        #expect(try page.count(of: "a[href='/record/1']") == 0)
        try page.open(walker.server.base + "/people?after=990")
        #expect(try page.count(of: "a[href='/record/1000']") == 1)
        #expect(try page.count(of: "a[rel=next]") == 0)
        try page.waitForPage { try walker.press("a[href='/record/1000']") }
        #expect(try !page.text(of: "h1").isEmpty)
      }
    }

    @Test(
      "1.7 Credentials are not listed with the fields, and a secret never leaves the store",
      .promise(7),
      .inTestAll
    )
    func credentials() throws {
      try Walker.walk(.demo) { walker in
        let password = try #require(try walker.stored("password"))
        let user = try #require(try walker.stored("user_id"))
        for path in ["/record/1", "/people", "/t/people/1", "/t/people", "/"] {
          try walker.page.open(walker.server.base + path)
          let html = try walker.page.read("document.documentElement.outerHTML", as: String.self)
          #expect(!html.contains(password), "\(path)")
          // The person's e-mail address begins with the user name, and that is no credential.
          let bare = html.replacing("\(user)@", with: "").replacing("\(user)%40", with: "")
          if !path.hasPrefix("/t/people") { #expect(!bare.contains(user), "\(path)") }
        }
        try walker.page.open(walker.server.base + "/record/1")
        #expect(try walker.page.count(of: "#r-password, #r-user_id") == 0)
        #expect(!walker.server.log.contains(password))
      }
    }

    @Test(
      "1.40 Paragraphs, emoji and direction marks in a name are kept or refused, never altered",
      .inTestAll, arguments: [Manner.keysInArabicPlain, .touchInArabic])
    func pasted(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, at: "/record/1", expecting: [422]) { walker in
        for name in ["Zoë 👩🏽‍🚀 Ñandú", "ليلى \u{200f}منصور", "e\u{301}lan", "<b>&amp;</b>"] {
          try walker.open()
          try walker.press(walker.input("name"))
          try walker.page.press(.character("a"), .control)
          try walker.page.insert(name)
          try walker.act { try walker.page.press(.enter) }
          if manner.hasScript { try walker.waitSaved("name") }
          #expect(try Array((walker.stored("name") ?? "").utf8) == Array(name.utf8))
          #expect(try walker.page.text(of: "h1").plain == name.plain)
        }
        // A line break does not fit an input of one line, which would drop it.
        try walker.press(walker.input("address"))
        try walker.page.press(.character("a"), .control)
        try walker.page.insert("Harbour 1\n\n  2nd floor\nNorth")
        try walker.leave()
        if manner.hasScript { try walker.waitSaved("address") }
        #expect(try walker.stored("address") == "Harbour 1\n\n  2nd floor\nNorth")
      }
    }
  }
}
