import BrowserDriver
import ScriptedPages
import TestSupport
import Testing

extension Browsing {
  /// Tests a drawer of options with the real script and styles, on a page whose answers the test
  /// writes.
  @Suite("Options in a drawer")
  struct OptionTests {
    private static let titles = (1...12).map { "Option \($0)" }
    private static let chosen = "document.querySelector('.options :checked')?.value ?? null"

    /// Returns a page with an open drawer between two rows of text.
    private func scripted(
      _ titles: [String] = titles, chosen: String = "Option 7",
      replies: [(request: String, reply: Scripted.Reply)] = []
    ) throws -> Scripted {
      try Scripted(
        Scripted.section(
          "one", Scripted.text("before", "x"), Scripted.owner("status", chosen, isOpen: true),
          Scripted.drawer("status", titles, chosen: chosen, other: "Other…", clear: "Clear"),
          Scripted.text("after", "x")), replies: replies)
    }

    /// Returns the answer to a change: the drawer with another option chosen.
    private func answer(_ titles: [String] = titles, chosen: String) -> Scripted.Reply {
      .init(operations: [
        .replace(id: "r-status", html: Scripted.owner("status", chosen, isOpen: true)),
        .replace(
          id: "d-status",
          html: Scripted.drawer(
            "status", titles, chosen: chosen, other: "Other…", clear: "Clear"
          )),
      ])
    }

    @Test(
      "A touch chooses and stores at once, and the drawer stays open"
    )
    func touch() throws {
      let scripted = try scripted(replies: [("option.status", answer(chosen: "Option 8"))])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      try page.tap(".option:nth-child(8)")
      try page.wait(until: "document.querySelector('#r-status .value').textContent", is: "Option 8")
      #expect(
        scripted.changes == [
          "%7Eoption.status=t%3AOption+8&%7Eoriginal.status=t%3AOption+7&from=1"
        ])
      #expect(try page.count(of: "#d-status .fold:not(.shut)") == 1)
      // A second tap on the chosen option stores nothing.
      try page.tap(".option:nth-child(8)")
      try page.wait(until: Self.chosen, is: "t:Option 8")
      try page.tap(".option:nth-child(7)")
      try page.wait(until: "document.querySelector('#r-status').dataset.sign", is: "Saved")
      #expect(scripted.changes.count == 2)
      try page.expectQuiet()
    }

    @Test("Several steps by arrow keys are stored as one change after a pause or the next action")
    func arrows() throws {
      let scripted = try scripted(replies: [
        (
          "tap=status",
          .init(operations: [.delete(id: "d-status"), .expanded(id: "r-status", false)])
        ),
        ("option.status=t%3AOption+9", answer(chosen: "Option 9")),
        ("option.status=t%3AOption+11", answer(chosen: "Option 11")),
      ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.count(of: ".option :focus") == 0 { try page.press(.tab) }
      try page.press(.down, times: 2)
      try page.wait(until: "document.querySelector('#r-status .value').textContent", is: "Option 9")
      #expect(scripted.changes.count == 1)
      try page.press(.down, times: 2)
      try page.press(.escape)
      try page.wait(until: "!document.querySelector('#d-status')")
      #expect(scripted.changes.count == 2)
      #expect(scripted.changes.last?.contains("Option+11") == true)
      #expect(scripted.changes.last?.hasSuffix("&tap=status") == true)
      #expect(try page.focused == "button.row")
      try page.expectQuiet()
    }

    @Test("The focus in a drawer that an answer folds goes to its row")
    func folded() throws {
      let scripted = try scripted(replies: [
        (
          "option.status",
          .init(operations: [.delete(id: "d-status"), .expanded(id: "r-status", false)])
        )
      ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.count(of: ".option :focus") == 0 { try page.press(.tab) }
      try page.press(.down)
      try page.wait(until: "!document.querySelector('#d-status')")
      #expect(try page.focused == "button.row")
      try page.expectQuiet()
    }

    @Test("A pending step by arrow keys is stored when the page is left", .inTestAll)
    func left() throws {
      let scripted = try scripted()
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.count(of: ".option :focus") == 0 { try page.press(.tab) }
      try page.press(.up)
      try page.open("about:blank")
      _ = try Deadline.poll(
        until: "it is stored", reading: { scripted.changes },
        satisfies: { $0.contains { $0.hasPrefix("%7Eoption.status=t%3AOption+6&") } })
    }

    @Test("Another value is typed in the last row and replaces the chosen option on Enter")
    func other() throws {
      let scripted = try scripted(replies: [
        ("status=Complicated", answer(Self.titles + ["Complicated"], chosen: "Complicated"))
      ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.focused != "input#i-status" { try page.press(.tab) }
      try page.type("Complicated")
      try page.press(.enter)
      try page.wait(until: Self.chosen, is: "t:Complicated")
      #expect(scripted.changes.count == 1)
      #expect(try !#require(scripted.changes.first).contains("option"))
      #expect(try page.read("document.querySelector('#i-status').value", as: String.self) == "")
      // The row of the new value is inserted before the row with the entry, which keeps the focus.
      #expect(try page.focused == "input#i-status")
    }

    @Test(
      "A value is checked while it is typed, unless an option is pressed instead"
    )
    func judged() throws {
      let line = "<p class=\"error\" id=\"e-status\">Not that.</p>"
      let scripted = try Scripted(
        Scripted.section(
          "one", Scripted.owner("status", "Option 1", isOpen: true, isJudged: true),
          Scripted.drawer("status", Self.titles, chosen: "Option 1", other: "Other…")),
        replies: [
          ("check.status", .init(operations: [.error(id: "r-status", html: line)])),
          ("option.status", answer(chosen: "Option 12")),
        ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.focused != "input#i-status" { try page.press(.tab) }
      try page.type("Complic")
      try page.wait(until: "!!document.querySelector('#e-status')")
      #expect(scripted.changes.allSatisfy { $0.hasPrefix("%7Echeck.status=") })
      #expect(!scripted.changes.isEmpty)
      let asked = scripted.changes.count
      try page.click(".option:nth-child(12)")
      try page.wait(until: Self.chosen, is: "t:Option 12")
      // The option replaces the half-typed value, which is neither checked nor stored.
      #expect(scripted.changes.dropFirst(asked).count == 1)
      #expect(scripted.changes.last?.hasPrefix("%7Eoption.status=t%3AOption+12&") == true)
    }

    @Test(
      "A half-typed value gives way to Clear and is stored on leaving the drawer",
      arguments: few(of: [Hand.touch, .mouse]))
    func begun(_ hand: Hand) throws {
      let scripted = try scripted()
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      let clear = "#d-status [name='~clear.status']"
      func type() throws {
        for _ in 1...20 where try page.focused != "input#i-status" { try page.press(.tab) }
        try page.type("Complic")
      }
      try type()
      if hand == .touch { try page.tap(clear) } else { try page.click(clear) }
      _ = try Deadline.poll(
        until: "it is cleared", reading: { scripted.changes },
        satisfies: { $0.contains { $0.hasPrefix("%7Eclear.status=1&") } })
      #expect(scripted.changes.count == 1)
      try type()
      if hand == .touch { try page.tap("#i-after") } else { try page.click("#i-after") }
      _ = try Deadline.poll(
        until: "it is stored", reading: { scripted.changes },
        satisfies: { $0.contains { $0.hasPrefix("status=Complic&") } })
    }

    @Test("A button that is being pressed stays in place until its press is over")
    func lifted() throws {
      let line = "<p class=\"error\" id=\"e-before\">Not that.</p>"
      let scripted = try Scripted(
        Scripted.section(
          "one", Scripted.text("before", "x"), Scripted.owner("status", "Option 1", isOpen: true),
          Scripted.drawer("status", Self.titles, chosen: "Option 1")),
        replies: [
          (
            "before=", .init(status: "422 ", operations: [.error(id: "r-before", html: line)])
          ),
          ("option.status", answer(chosen: "Option 3")),
        ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      for _ in 1...20 where try page.focused != "input#i-before" { try page.press(.tab) }
      try page.type("y")
      let place = try page.aim(at: ".option:nth-child(3)")
      try page.pressMouse(at: place)
      _ = try Deadline.poll(
        until: "the text is sent", reading: { scripted.changes.first ?? "" },
        satisfies: { $0.hasPrefix("before=") })
      #expect(try page.count(of: "#e-before") == 0)
      try page.releaseMouse(at: place)
      try page.wait(until: Self.chosen, is: "t:Option 3")
      try page.wait(until: "!!document.querySelector('#e-before')")
      try page.expectQuiet(but: [422])
    }

    @Test("An unsaved choice stays on its option when an answer brings other options")
    func kept() throws {
      var refusal = answer(["Option 0"] + Self.titles, chosen: "Option 3")
      refusal.status = "409 Conflict"
      let scripted = try scripted(replies: [("option.status", refusal)])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      try page.tap(".option:nth-child(8)")
      try page.wait(until: "document.querySelectorAll('.option').length", is: 13)
      #expect(try page.read(Self.chosen, as: String.self) == "t:Option 8")
      #expect(
        try page.read("document.querySelector('.options [checked]').value", as: String.self)
          == "t:Option 3")
      // The change carries the original token again, so it is a conflict again.
      try page.tap(".option:nth-child(6)")
      try page.wait(until: "document.querySelector('#r-status').matches('.pending')", is: false)
      #expect(scripted.changes.count == 2)
      #expect(scripted.changes.allSatisfy { $0.contains("original.status=t%3AOption+7") })
      try page.expectQuiet(but: [409])
    }

    @Test(
      "The drawer is at most 286 high, shows that there is more, and opens at the chosen option",
      .inTestAll, arguments: [Viewport.walked, .smallPhone])
    func size(_ viewport: Viewport) throws {
      let scripted = try scripted()
      let page = try Stage.person(viewport)
      try scripted.open(on: page)
      #expect(try page.rect(of: "#d-status").height == 286)
      let list = try page.rect(of: ".options")
      let heights: [Double] = try page.read(
        "[...document.querySelectorAll('.options > *')].map(e => e.getBoundingClientRect().height)")
      #expect(Set(heights) == [44])
      #expect(list.height.truncatingRemainder(dividingBy: 44) == 22)
      let option = try page.rect(of: ".option:nth-child(7)")
      #expect(abs(option.center.y - list.center.y) <= 1)
      #expect(try page.read("scrollY", as: Double.self) == 0)
      #expect(
        try page.read("document.documentElement.scrollWidth", as: Double.self)
          <= Double(viewport.width))
    }

    @Test("The mark is at the leading edge, filled if chosen or being pressed")
    func mark() throws {
      let words = Manner.touchInArabic.words
      let few = ["Option 1", "Option 2"]
      let scripted = try Scripted(
        Scripted.section(
          "one", Scripted.owner("status", "Option 1", isOpen: true),
          Scripted.drawer("status", few, chosen: "Option 1")), words: words)
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      let row = try page.rect(of: ".option:nth-child(2)")
      let mark = try page.rect(of: ".option:nth-child(2) input")
      #expect(mark.width == 22 && mark.height == 22)
      #expect(row.x + row.width - mark.x - mark.width == 16)
      let filled =
        "[...document.querySelectorAll('.option input')].map(e => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)')"
      #expect(try page.read(filled, as: [Bool].self) == [true, false])
      let place = try page.aim(at: ".option:nth-child(2) span")
      try page.pressMouse(at: place)
      try page.wait(until: filled, is: [true, true])
      try page.releaseMouse(at: place)
      try page.wait(until: filled, is: [false, true])
    }

    @Test("0.10 Options violate no accessibility rule, also in dark and high contrast", .inTestAll)
    func axe() throws {
      let axe = try Axe()
      let page = try Stage.person(.walked)
      for preferences in [
        Preferences(), Preferences(isDark: true, reducesMotion: true),
        Preferences(forcesColors: true),
      ] {
        try page.prefer(preferences)
        let scripted = try scripted()
        try scripted.open(on: page)
        #expect(try page.violations(by: axe) == [])
      }
    }
  }
}
