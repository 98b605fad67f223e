import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("The demo's appointment")
  struct AppointmentScreenTests {
    private func walk(
      _ manner: Manner, moving: Bool = false, expecting statuses: Set<Int> = [],
      _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(
        manner, .demo, table: "appointments", at: "/appointment", moving: moving,
        expecting: statuses, body)
    }

    @Test(
      "2.8 The first section has title, place and notes, and the second the dates", .inTestAll,
      arguments: [Manner.keysInArabicPlain])
    func sections(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.open()
        let sections: [[String]] = try walker.page.read(
          """
          [...document.querySelectorAll('#sections section')]
            .map(s => [...s.querySelectorAll('li.item')].map(e => e.id.slice(2)))
          """)
        #expect(sections == [["title", "place", "notes"], ["starts", "ends", "reminder"]])
      }
    }

    @Test(
      "2.9 An appointment that ends before it starts is refused, to the minute", .inTestAll,
      arguments: [Manner.keysInDutch])
    func order(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        try walker.open()
        let starts = try walker.iso(walker.value("starts"))
        try walker.unfold("starts")
        let ends = try walker.iso(walker.value("ends"))
        let late = "\(ends.prefix(10)) 23:59"
        try walker.enter(late, into: "starts")
        #expect(try walker.waitFault("starts").plain.contains(walker.shown(ends).plain))
        #expect(try walker.stored("starts")?.hasPrefix(starts) == true)
        // A start at the same minute as the end is allowed.
        try walker.enterAndStore(ends, into: "starts")
        #expect(try walker.stored("starts")?.hasPrefix(ends) == true)
      }
    }

    @Test(
      "2.6 The compact style has a small button with a popover of the platform's picker",
      arguments: few(
        .mouse, .touchInDutchPlain, of: [Manner.touchInEnglish, .mouse, .touchInDutchPlain]))
    func compact(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        // Until the script is ready, each part that is typed counts as a date of its own.
        if manner.hasScript { try walker.waitReady() }
        let button = "\(walker.row("ends")) .compact"
        #expect(try page.rect(of: button).height < page.rect(of: walker.row("ends")).height)
        try walker.press(button)
        try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        #expect(try page.count(of: ".drawer") == 0, "no drawer")
        let box = try page.rect(of: "#p-ends")
        let width = try page.read("innerWidth", as: Double.self)
        #expect(box.x >= 0 && box.right <= width && box.y >= 0)
        let before = try #require(try walker.stored("ends"))
        // The platform's input uses the browser's own language.
        try walker.focus("#n-ends")
        try page.type("12312026")
        try page.press(.tab)
        try page.type("1145PM")
        try page.press(.enter)
        if !manner.hasScript {
          try page.wait(until: "!document.querySelector('#p-ends:popover-open')")
        }
        try page.wait(until: walker.shows(walker.shown("2026-12-31 23:45"), in: "ends"))
        #expect(try walker.stored("ends") != before)
        #expect(try walker.stored("ends")?.hasPrefix("2026-12-31 23:45") == true)
      }
    }

    @Test(
      "2.6 In the popover a date is typed, refused and cleared",
      arguments: few(.touchInArabic, of: Manner.all))
    func popover(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        let button = "\(walker.row("ends")) .compact"
        try walker.press(button)
        try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        try walker.write("2026-11-31 10:00", in: walker.input("ends"))
        try walker.act { try page.press(.enter) }
        let why = try #require(walker.refusal(ofDateTime: "2026-11-31 10:00"))
        try walker.waitFault("ends", saying: why)
        if try page.count(of: "#p-ends:popover-open") == 0 { try walker.press(button) }
        #expect(try walker.text("ends") == "2026-11-31 10:00")
        try walker.write("2027-01-02 03:04", in: walker.input("ends"))
        try walker.act { try page.press(.enter) }
        try page.wait(until: walker.shows(walker.shown("2027-01-02 03:04"), in: "ends"))
        #expect(try walker.fault("ends") == nil)
        if try page.count(of: "#p-ends:popover-open") == 0 { try walker.press(button) }
        try walker.act {
          try walker.press("#p-ends .actions button[name='~clear.ends']")
        }
        try page.wait(until: walker.shows("-", in: "ends"))
        #expect(try walker.stored("ends") == nil)
      }
    }

    @Test("2.6 Escape closes the popover and gives its button the focus")
    func escape() throws {
      try walk(Manner(hand: .keyboard)) { walker in
        try walker.open()
        let button = "\(walker.row("ends")) .compact"
        try walker.press(button)
        try walker.page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        try walker.focus(walker.input("ends"))
        try walker.page.press(.escape)
        try walker.page.wait(until: "!document.querySelector('#p-ends:popover-open')")
        try walker.waitFocus(on: button)
      }
    }
  }
}
