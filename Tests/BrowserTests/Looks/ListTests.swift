import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Lists and long texts")
  struct ListTests {
    @Test(
      "0.34 A list is sorted by the chosen order, and its links lead through it", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInEnglishPlain])
    func orders(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/staff")
        if manner.hasScript {
          try walker.waitReady()
          #expect(try !page.read("document.querySelector('.settings button').checkVisibility()"))
          try page.waitForPage { try walker.choose(3, in: "#order") }
        } else {
          try walker.choose(3, in: "#order")
          try page.waitForPage { try walker.press(".settings button") }
        }
        #expect(try address(page) == "?order=-hired")
        #expect(try page.text(of: "#order option:checked") == "Hired, newest first")
        try expectFirst(250, of: walker)
        for (link, first) in [
          ("a[rel=next]", 150), (".pages a:last-child", 100), ("a[rel=prev]", 200),
          (".pages a:first-child", 250),
        ] {
          try page.waitForPage { try walker.press(link) }
          #expect(try address(page).contains("order=-hired"), "\(link)")
          try expectFirst(first, of: walker)
        }
        #expect(try address(page) == "?order=-hired")
        #expect(try page.text(of: "header p") == "Rows 1–100")
        #expect(try page.count(of: "a[rel=prev]") == 0)
      }
    }

    @Test("0.34 With arrow keys an order is applied on leaving or on Enter")
    func orderByArrows() throws {
      try Walker.walk(.list, by: .keyboard, table: "staff") { walker in
        let page = walker.page
        for (leaving, wanted) in [(Key.tab, "?order=hired"), (.enter, "?order=-hired")] {
          try page.open("\(walker.server.base)/t/staff")
          try walker.waitReady()
          try walker.focus("#order")
          try page.press(.down, times: wanted.contains("-") ? 3 : 2)
          #expect(try address(page).isEmpty)
          try page.waitForPage { try page.press(leaving) }
          #expect(try address(page) == wanted)
        }
      }
    }

    @Test(
      "0.9 The first Tab stop leads past the rows of a list",
      arguments: few(Manner(hand: .keyboard), of: [Manner(hand: .keyboard), .keysInEnglishPlain]))
    func skipLink(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/staff")
        #expect(try page.rect(of: ".skip").height <= 1)
        try page.press(.tab)
        try walker.waitFocus(on: ".skip")
        #expect(try page.text(of: ".skip") == walker.words.lists.skip)
        #expect(try page.rect(of: ".skip").height >= 44)
        if manner.hasScript { #expect(try page.violations(by: axe) == []) }
        try page.press(.enter)
        try page.press(.tab)
        try walker.waitFocus(on: ".pages a")
      }
    }

    @Test(
      "0.46, 0.47 A row is titled like its record's page", .inTestAll,
      arguments: [Manner.touchInEnglish, .keysInDutch])
    func telling(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .chinook, table: "Invoice") { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/Invoice")
        let row = "a[href='/t/Invoice/1']"
        let title = "Leonie Köhler"
        #expect(try page.text(of: "\(row) bdi") == title)
        let line = try page.text(of: "\(row) .subtitle")
        let day = walker.environment.text(of: LocalDate(nearestTo: 2021, month: 1, day: 1))
        let amount = walker.environment.text(of: 1.98, NumberStyle(isGrouped: true, scale: 2))
        #expect(line == "\(day) · Stuttgart · \(amount)")
        #expect(try page.violations(by: axe) == [])
        try page.waitForPage { try walker.press(row) }
        #expect(try page.text(of: "h1") == title)
        let typed: String = try page.read(
          "document.querySelector('\(walker.input("Total"))').value")
        #expect(typed == walker.environment.text(of: 1.98))
        try page.open("\(walker.server.base)/t/InvoiceLine")
        #expect(
          try page.text(of: "a[href='/t/InvoiceLine/1'] bdi") == "Invoice 1 · Balls to the Wall")
      }
    }

    private func address(_ page: Page) throws -> String {
      try page.read("location.search")
    }

    /// Expects the first row of a list, with its value in the second line.
    private func expectFirst(_ number: Int, of walker: Walker) throws {
      let day = try #require(LocalDate(dayNumber: 18_262 + number))
      #expect(try walker.page.text(of: ".group .label bdi") == "Person \(number)")
      #expect(try walker.page.text(of: ".group .subtitle") == "Hired: \(walker.shown("\(day)"))")
    }

    @Test(
      "0.35 A long text is shown whole on demand and can then be edited", .promise(11),
      arguments: few(of: [Manner.touchInEnglish, .keysInEnglishPlain]))
    func longTexts(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff", expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        #expect(try page.count(of: walker.input("note")) == 0)
        #expect(try walker.value("note").hasSuffix("…"))
        #expect(try page.text(of: "#r-note .all").contains("Show all"))
        try page.waitForPage { try walker.press("#r-note a.all") }
        #expect(try page.count(of: "#r-note .all") == 0)
        #expect(try walker.text("note").count == 12_600)
        if manner.hasScript { try walker.waitReady() }
        try walker.write("Short", in: walker.input("note"))
        try walker.leave()
        if !manner.hasScript {
          // Undo could not restore the old text, so the page asks first.
          try page.waitForPage { try walker.press("\(walker.row("note")) [name='~set.note']") }
        }
        if manner.hasScript { try walker.waitSaved("note") }
        #expect(try walker.stored("note") == "Short")
      }
    }

    @Test(
      "0.36 A sorted list and a shortened text violate no accessibility rule",
      arguments: few(.touchInEnglish, of: AxeTests.manners))
    func accessibility(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .list, table: "staff") { walker in
        for path in ["/t/staff?order=-hired", "/t/staff?order=hired&last=1", "/t/staff/1"] {
          try walker.page.open(walker.server.base + path)
          let violations = try walker.page.violations(by: axe)
          #expect(violations == [], "\(path)")
        }
      }
    }
  }
}
