import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Undo")
  struct UndoTests {
    @Test(
      "0.22 The page's last change can be undone and redone",
      arguments: few(of: [Manner.touchInDutchPlain, .touchInEnglish, .keysInDutch]))
    func undo(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.enterAndStore("Captain", into: "position")
        #expect(try walker.stored("position") == "Captain")
        try walker.act { try walker.press("#undo button") }
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
        #expect(try walker.stored("position") == "Engineer")
        #expect(try walker.page.text(of: "#undo button") == walker.words.actions.redo)
        try walker.act { try walker.press("#undo button") }
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Captain'")
        #expect(try walker.stored("position") == "Captain")
        // The columns of a date's open editor follow Undo.
        try walker.unfold("started_work")
        try walker.turn(.year, to: 2007, of: "started_work")
        try walker.act { try walker.press("#undo button") }
        try walker.page.wait(until: walker.shows(walker.shown("2005-06-12"), in: "started_work"))
        #expect(try walker.stored("started_work") == "2005-06-12")
        // By keyboard the way to Undo leads through texts, which fold the drawer.
        try walker.page.wait(until: "!document.querySelector('.shut')")
        if try walker.page.count(of: "#d-started_work") == 1 {
          #expect(try walker.picked("started_work") == "2005-06-12")
        }
      }
    }

    @Test(
      "0.22 Undo does not overwrite somebody else's later change", .inTestAll,
      arguments: [Manner.touchInArabic, .keysInEnglishPlain])
    func changedSince(_ manner: Manner) throws {
      try Walker.walk(manner, expecting: [409]) { walker in
        try walker.open()
        try walker.enterAndStore("Captain", into: "position")
        try walker.server.changeFromOutside("UPDATE people SET position = 'Theirs' WHERE id = 1")
        try walker.act { try walker.press("#undo button") }
        let why = try walker.waitFault("position")
        #expect(why.contains("Theirs"))
        #expect(try walker.stored("position") == "Theirs")
      }
    }

    @Test("0.22 Changes stored together are undone together, by button and by keys")
    func together() throws {
      try Walker.walk(by: .keyboard) { walker in
        for way in ["button", "keys"] {
          try walker.server.changeFromOutside(
            "UPDATE people SET position = 'Captain', works_from_home = 1 WHERE id = 1")
          let changes = """
            ?undo=position&was=t%3AEngineer&now=t%3ACaptain\
            &undo=works_from_home&was=i%3A0&now=i%3A1
            """
          try walker.open(1, changes)
          let born = try walker.page.read("performance.timeOrigin", as: Double.self)
          if way == "button" {
            try walker.press("#undo [name='~undo']")
          } else {
            // The script's part for keys loads after the first view.
            try walker.waitReady()
            try walker.page.press(.character("z"), .control)
          }
          try walker.page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
          try walker.page.wait(until: "!document.querySelector('.switch').checked")
          #expect(try walker.stored("position") == "Engineer")
          #expect(try walker.stored("works_from_home") == "0")
          // The page was not reloaded, and offers to redo both.
          #expect(try walker.page.read("performance.timeOrigin", as: Double.self) == born)
          try walker.page.wait(
            until: "document.querySelectorAll(\"#undo [name^='~redo.']\").length === 2")
        }
      }
    }

    @Test("0.22 Control and Z undoes a change, unless a changed text has the focus", .inTestAll)
    func key() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        try walker.page.press(.character("z"), .control)
        try walker.page.wait(until: "!document.querySelector('.switch').checked")
        #expect(try walker.stored("works_from_home") == "0")
        // In a text that is being typed, the keys belong to the browser.
        try walker.write("Capt", in: walker.input("position"))
        try walker.page.press(.character("z"), .control)
        #expect(try walker.stored("works_from_home") == "0")
      }
    }

    @Test("0.22 The browser's own undo history does not mix with Undo")
    func keyTwice() throws {
      try Walker.walk(by: .keyboard) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.write("Captain", in: walker.input("position"))
        try walker.page.press(.tab)
        try walker.waitSaved("position")
        try walker.focus(walker.input("position"))
        for _ in 1...3 {
          try walker.page.press(.character("z"), .control)
          try walker.page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
          #expect(try walker.page.text(of: "#undo button") == walker.words.actions.redo)
        }
        try walker.page.press(.tab)
        #expect(try walker.text("position") == "Engineer")
        #expect(try walker.stored("position") == "Engineer")
      }
    }

    @Test("0.22 An Undo that gets no answer is offered again")
    func unanswered() throws {
      try Walker.walk(.touchInEnglish) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("Captain", into: "position")
        // Our server never gives this answer, so the page's next request is faked.
        _ = try page.read(
          """
          !!(real => {
            window.fetch = async (url, options) => {
              window.fetch = real
              return new Response('Not here', { status: 404 })
            }
          })(window.fetch.bind(window)) || true
          """, as: Bool.self)
        try walker.press("#undo [data-kind=undo]")
        try page.wait(until: "document.querySelector('#e-position')?.textContent === 'Not here'")
        try walker.enterAndStore("20", into: "days_of_leave")
        try walker.press("#u-days_of_leave [data-kind=undo]")
        try page.wait(until: "document.querySelector('#i-days_of_leave').value === '21'")
        try page.wait(until: "!!document.querySelector('[id^=u-position] [data-kind=undo]')")
        try walker.press("[id^=u-position] [data-kind=undo]")
        try page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
      }
    }

    @Test("0.22 The Undo bar does not cover the focused element", .inTestAll)
    func covers() throws {
      try Walker.walk(by: .keyboard, in: Viewport(width: 390, height: 500)) { walker in
        try walker.open()
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        for _ in 1...8 {
          try walker.page.press(.tab)
          let isSeen: Bool = try walker.page.read(
            """
            (e => {
              const bar = document.querySelector('#undo').getBoundingClientRect()
              return !!e.closest('#undo') || e.getBoundingClientRect().bottom <= bar.top + 1
            })(document.activeElement)
            """)
          let focused = try walker.page.focused
          #expect(isSeen, "\(focused)")
        }
      }
    }

    @Test("0.22 Changes are undone one by one, the last first", .inTestAll)
    func oneByOne() throws {
      try Walker.walk(.touchInEnglish) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        try walker.enterAndStore("Captain", into: "position")
        try walker.press("#undo [data-kind=undo]")
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
        // The change can be redone, and the one before it undone.
        try walker.page.wait(until: "!!document.querySelector('#undo [data-kind=redo]')")
        try walker.press("#undo [data-kind=undo]")
        try walker.page.wait(until: "!document.querySelector('.switch').checked")
        #expect(try walker.stored("works_from_home") == "0")
        #expect(try walker.stored("position") == "Engineer")
        #expect(try walker.page.count(of: "#undo [data-kind=undo]") == 0)
      }
    }
  }
}
