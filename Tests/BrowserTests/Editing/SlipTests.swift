import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Slips of the hand")
  struct SlipTests {
    @Test("0.75 A drawer takes no press before it has unfolded and stood for a tenth of a second")
    func early() throws {
      try Walker.walk(moving: true) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        // The drawer is held where it has unfolded and stood for less than a tenth of a second. The
        // page itself holds it when it begins, since a slow machine would come too late.
        let animations = "document.querySelector('#d-started_work .fold').getAnimations()"
        _ = try page.read(
          """
          !new MutationObserver(() => {
            const running = document.querySelector('#d-started_work .fold')?.getAnimations() ?? []
            if (running.length < 3 || window.isHeld) return
            for (const a of running) { a.pause(); a.currentTime = 390 }
            window.isHeld = true
          }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
          """, as: Bool.self)
        try walker.tapRow("started_work")
        try page.wait(until: "!!window.isHeld")
        let list = walker.select("year", of: "started_work")
        try walker.waitResting(list)
        let year = try walker.middle(over: list)
        try page.tap(Point(year.x, year.y + Walker.valueHeight))
        try walker.waitFrames(3)
        _ = try page.read("\(animations).every(a => { a.finish(); return true })", as: Bool.self)
        try walker.waitUnfolded("started_work")
        #expect(try walker.picked("started_work") == "2005-06-12")
        #expect(try page.focused != "select")
        try walker.tapWheel(over: list, steps: 1)
        try walker.waitStored("2006-06-12", "started_work")
      }
    }

    @Test("0.75 A press that began on a row is none of the drawer that comes to lie under it")
    func elsewhere() throws {
      try Walker.walk(Manner(hand: .touch), .demo, at: "/record/1") { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        let stored = try walker.stored("marital_status")
        let other = "\(walker.drawer("marital_status")) .option:not(:has(:checked))"
        // The finger comes down on a row, and the drawer unfolds under it.
        let row = try page.rect(of: walker.row("ended_work")).center
        _ = try page.read(
          """
          document.elementFromPoint(\(row.x), \(row.y)).dispatchEvent(new PointerEvent('pointerdown',
            { clientX: \(row.x), clientY: \(row.y), bubbles: true }))
          """, as: Bool.self)
        _ = try page.read(
          "document.querySelector('\(walker.owner("marital_status"))').click() ?? true",
          as: Bool.self)
        try walker.waitUnfolded("marital_status")
        let click = "new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true })"
        let isTaken = try page.read(
          "document.querySelector('\(other)').dispatchEvent(\(click))", as: Bool.self)
        #expect(!isTaken)
        #expect(try walker.stored("marital_status") == stored)
        // A press of its own chooses.
        try walker.press(other)
        try walker.waitSaved("marital_status")
        #expect(try walker.stored("marital_status") != stored)
      }
    }

    @Test(
      "1.18 A date's row follows its wheels before the answer, and says that it is not saved",
      arguments: [Hand.mouse, .keyboard])
    func following(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("started_work")
        try walker.waitWheels()
        let stored = try walker.value("started_work")
        walker.server.freeze()
        try walker.step("day", of: "started_work")
        try page.wait(
          until: "document.querySelector('#r-started_work .value').innerText === 'June 13 2005'")
        try page.wait(until: "document.querySelector('#r-started_work').matches('.pending')")
        walker.server.thaw()
        try walker.waitSaved("started_work")
        #expect(try walker.value("started_work") == stored.replacing("12", with: "13"))
        #expect(try page.count(of: "[data-stored]") == 0)
      }
    }

    @Test("1.18 A month that may lack the day waits for the answer")
    func lackingDay() throws {
      try Walker.walk(by: .mouse) { walker in
        let page = walker.page
        try walker.server.changeFromOutside("UPDATE people SET started_work = '2005-06-30'")
        try walker.open()
        try walker.unfold("started_work")
        try walker.waitWheels()
        let stored = try walker.value("started_work")
        walker.server.freeze()
        try walker.step("month", of: "started_work")
        try page.wait(until: "document.querySelector('#r-started_work').matches('.pending')")
        #expect(try walker.value("started_work") == stored)
        walker.server.thaw()
        try walker.waitSaved("started_work")
        let turned = try walker.value("started_work")
        #expect(turned == stored.replacing("06/", with: "07/"))
      }
    }

    @Test("1.18 After a refused turn the row shows what is stored")
    func refused() throws {
      try Walker.walk(by: .mouse, expecting: [422]) { walker in
        try walker.server.changeFromOutside(
          """
          CREATE TRIGGER closed BEFORE UPDATE OF started_work ON people
          BEGIN SELECT RAISE(ABORT, 'closed'); END
          """)
        try walker.open()
        try walker.unfold("started_work")
        let stored = try walker.value("started_work")
        try walker.step("day", of: "started_work")
        #expect(try walker.waitFault("started_work").contains("closed"))
        #expect(try walker.value("started_work") == stored)
        #expect(try walker.picked("started_work") == "2005-06-13")
        #expect(try walker.page.count(of: "[data-stored]") == 0)
      }
    }

    @Test(
      "1.44 Blanks around a name are taken off and told, and kept by choice",
      arguments: few(
        Manner.touchInEnglish, of: [.touchInEnglish, .keysInDutch, .keysInArabicPlain]))
    func blanks(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.enterAndStore("Captain ", into: "position")
        #expect(try walker.stored("position") == "Captain")
        let told = walker.words.changes.trimmed(["field": "Position"])
        #expect(try walker.waitFault("position").plain.hasPrefix(told.plain))
        #expect(try walker.text("position") == "Captain")
        if manner.hasScript {
          try walker.press("\(walker.error("position")) button")
          try walker.waitSaved("position")
        } else {
          try walker.enterAndStore("Captain ", into: "position")
        }
        #expect(try walker.stored("position") == "Captain ")
        #expect(try walker.fault("position") == nil)
      }
    }

    @Test("0.77 A tap beside the text of a number selects it, beside that of a text it goes on")
    func carets() throws {
      try Walker.walk { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        func tap(beside field: String) throws {
          try walker.bring(walker.input(field))
          let box = try page.rect(of: walker.input(field))
          try page.tap(Point(box.x + 4, box.center.y))
          try page.wait(until: "document.activeElement.id === 'i-\(field)'")
        }
        try tap(beside: "days_of_leave")
        try page.type("5")
        #expect(try walker.text("days_of_leave") == "5")
        try tap(beside: "position")
        try page.type("s")
        #expect(try walker.text("position") == "Engineers")
        // A tap on a label goes to its input.
        try walker.press("label[for='i-hourly_rate']")
        try page.wait(until: "document.activeElement.id === 'i-hourly_rate'")
        try page.type("7")
        #expect(try walker.text("hourly_rate") == "7")
        // Within the text the caret is where the tap is.
        let email = try page.rect(of: walker.input("email"))
        try page.tap(Point(email.x + email.width - 60, email.center.y))
        try page.wait(until: "document.activeElement.id === 'i-email'")
        let caret = try page.read("document.activeElement.selectionStart", as: Int.self)
        #expect((1..<22).contains(caret))
      }
    }

    @Test("0.76 The value that a row shows can be selected and copied")
    func selecting() throws {
      try Walker.walk(by: .mouse) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        let shown = try walker.value("started_work")
        let box = try page.rect(of: "\(walker.owner("started_work")) .value")
        try page.drag(
          from: Point(box.x + 1, box.center.y), to: Point(box.x + box.width - 1, box.center.y),
          by: .mouse)
        #expect(try page.read("getSelection().toString()", as: String.self) == shown)
        _ = try page.read(
          """
          addEventListener('copy', e => {
            window.copied = e.clipboardData.getData('text/plain') || getSelection().toString()
          }) ?? true
          """, as: Bool.self)
        try page.press(.character("c"), .control)
        try page.wait(until: "window.copied === \(walker.js(shown))")
        // The drag was no tap, and the next click is one.
        #expect(try page.count(of: ".drawer") == 0)
        try walker.unfold("started_work")
        try walker.fold("started_work")
        // A selection elsewhere takes no key from a row.
        try page.press(.character("a"), .control)
        try walker.focus(walker.owner("started_work"))
        try page.press(.enter)
        try walker.waitUnfolded("started_work")
        // Copying from the focused row needs no selection.
        _ = try page.read("(window.copied = '', getSelection().empty()) ?? true", as: Bool.self)
        try walker.focus(walker.owner("birth_date"))
        try page.press(.character("c"), .control)
        try page.wait(until: "window.copied === \(walker.js(walker.value("birth_date")))")
      }
    }

    @Test("0.76 A double click does not fold what its first click unfolds")
    func doubled() throws {
      try Walker.walk(by: .mouse) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try page.doubleClick(page.aim(at: walker.owner("started_work")))
        try walker.waitUnfolded("started_work")
        // The answer to the second click would come before that to this change.
        let list = walker.select("year", of: "started_work")
        try walker.tapWheel(over: list, steps: 1)
        try walker.waitStored("2006-06-12", "started_work")
        try walker.waitUnfolded("started_work")
      }
    }
  }
}
