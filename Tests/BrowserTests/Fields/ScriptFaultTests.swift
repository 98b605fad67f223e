import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Faults that the script avoids")
  struct ScriptFaultTests {
    @Test("0.22 Control and Z never returns to the text that Undo replaced", .inTestAll)
    func twice() throws {
      try Walker.walk(.fields, by: .keyboard) { walker in
        try walker.open()
        let text = walker.input("wishes")
        try walker.focus(text)
        let first = try walker.text("wishes")
        try walker.page.insert("One\ntwo")
        try walker.page.press(.tab)
        try walker.waitSaved("wishes")
        try walker.write("NEW", in: text)
        try walker.page.press(.tab)
        try walker.page.wait(until: "document.querySelector('#undo button')?.value.includes('One')")
        // The script's part for keys loads later.
        try walker.waitReady()
        try walker.page.press(.character("z"), .control)
        try walker.page.wait(until: "document.querySelector('#i-wishes').value === 'One\\ntwo'")
        try walker.focus(text)
        for _ in 1...3 {
          try walker.page.press(.character("z"), .control)
          #expect(try walker.text("wishes") != "NEW")
        }
        // These keys undid the change before, too.
        try walker.page.wait(
          until: "document.querySelector('#i-wishes').value === \(walker.js(first))")
        // New typing has the browser's own undo again.
        try walker.page.type("!")
        #expect(try walker.text("wishes") != first)
      }
    }

    @Test("1.39 A button does nothing while a refused value is on the page")
    func held() throws {
      try Walker.walk(.fields, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.enterAndStore("Ann", into: "guest")
        try walker.press("\(walker.row("agrees")) .switch")
        try walker.waitSaved("agrees")
        try walker.enter("99", into: "guests")
        let why = try walker.waitFault("guests")
        try walker.press("\(walker.row("book")) button")
        try page.wait(until: "document.activeElement.id === 'i-guests'")
        try page.wait(until: "document.querySelector('#live').textContent === \(walker.js(why))")
        #expect(try walker.text("guests") == "99")
        #expect(!walker.server.log.contains("Booked"))
        try walker.enterAndStore("3", into: "guests")
        try walker.press("\(walker.row("book")) button")
        try walker.waitSign("✓", of: "book")
      }
    }

    @Test("2.6 A refusal in a popover is shown in it and disappears with it", .inTestAll)
    func popover() throws {
      let manner = Manner(hand: .keyboard)
      try Walker.walk(
        manner, .demo, table: "appointments", at: "/appointment", expecting: [422]
      ) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        let shown = try walker.text("ends")
        try walker.press("\(walker.row("ends")) .compact")
        try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        try walker.enter("2001-01-01 10:00", into: "ends")
        _ = try walker.waitFault("ends")
        #expect(try page.count(of: "#p-ends:popover-open .error") == 1)
        try page.press(.escape)
        try page.wait(until: "!document.querySelector('#r-ends .error')")
        if try page.count(of: "#p-ends:popover-open") == 1 { try page.press(.escape) }
        try page.wait(until: "!document.querySelector('#p-ends:popover-open')")
        #expect(try walker.text("ends") == shown)
        #expect(try page.read("sessionStorage.length", as: Int.self) == 0)
        try walker.open()
        #expect(try walker.fault("ends") == nil)
        #expect(try walker.text("ends") == shown)
      }
    }

    @Test("1.19 With no date the wheels are pale, and a tap takes the proposed value")
    func pale() throws {
      try Walker.walk { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.unfoldWheels("ended_work")
        let list = walker.select("day", of: "ended_work")
        _ = try walker.waitResting(list)
        // An empty field proposes a date. A tap chooses it, and Clear removes it again.
        for _ in 1...2 {
          try page.wait(until: "!!document.querySelector('.wheels.pale')")
          #expect(try walker.stored("ended_work") == nil)
          _ = try walker.waitResting(list)
          let proposed = try walker.picked("ended_work")
          try page.tap(page.rect(of: walker.ribbon(list)).center)
          try page.wait(until: "!document.querySelector('.wheels.pale')")
          #expect(try walker.stored("ended_work") == proposed)
          #expect(try walker.iso(walker.value("ended_work")) == proposed)
          try walker.press("#d-ended_work [name='~clear.ended_work']")
          try page.wait(until: "!!document.querySelector('.wheels.pale')")
          // The focus goes to a wheel's list, which brings up no on-screen keyboard, unlike a text.
          #expect(
            try page.read("document.activeElement.matches('#d-ended_work select')", as: Bool.self))
        }
      }
    }

    @Test("0.22 The Undo bar closes on demand and covers no drawer that unfolds", .inTestAll)
    func bar() throws {
      try Walker.walk(in: Viewport(width: 390, height: 500)) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("Captain", into: "position")
        #expect(try !page.url.contains("undo"))
        try walker.unfold("started_work")
        let isClear = """
          document.querySelector('.drawer').getBoundingClientRect().bottom \
          <= document.querySelector('#undo').getBoundingClientRect().top
          """
        try page.wait(until: isClear)
        try page.press(.escape)
        try page.wait(until: "document.querySelector('#undo').hidden")
        try walker.enterAndStore("Pilot", into: "position")
        try walker.press("#undo .close")
        try page.wait(until: "document.querySelector('#undo').hidden")
        #expect(try walker.stored("position") == "Pilot")
      }
    }
  }
}
