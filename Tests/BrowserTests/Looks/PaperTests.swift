import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Print, contrast and titles")
  struct PaperTests {
    @Test("0.26 A printed page has the values and no controls", arguments: [Manner.keysInDutch])
    func printed(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        let page = walker.page
        try walker.open()
        try walker.enterAndStore("Captain of all the ships in the harbour", into: "position")
        try walker.unfold("started_work")
        try page.prefer(Preferences(isDark: manner.isDark, isPrinted: true))
        let hidden: [String] = try page.read(
          """
          [...document.querySelectorAll('body > nav, .drawer, #undo, .nojs, select, .strip, .actions button')]
            .filter(e => e.checkVisibility() && e.getBoundingClientRect().height > 0)
            .map(e => e.outerHTML.slice(0, 80))
          """)
        #expect(hidden == [])
        #expect(try page.text(of: "#r-position .printed").hasSuffix("in the harbour"))
        #expect(try page.rect(of: "#r-position .printed").height > 0)
        #expect(try page.rect(of: "#r-started_work .value").height > 0)
        #expect(try page.rect(of: "h1").height > 0)
        // A text longer than its line is printed in full.
        let cut: [String] = try page.read(
          """
          [...document.querySelectorAll('.row > :is(input, textarea, .printed, .value)')]
            .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 && e.localName === 'input'
              || e.localName === 'textarea' && e.scrollHeight > e.clientHeight + 1)).map(e => e.id)
          """)
        #expect(cut == [])
        // Black on white, whatever the screen's colours.
        #expect(
          try page.read(
            "getComputedStyle(document.querySelector('h1')).color", as: String.self)
            == "rgb(0, 0, 0)")
      }
    }

    @Test(
      "0.27 With more contrast, secondary text and lines are as dark as the rest",
      arguments: few(of: [true, false]))
    func contrast(_ isDark: Bool) throws {
      try Walker.walk { walker in
        let page = walker.page
        try page.prefer(
          Preferences(isDark: isDark, reducesMotion: true, increasesContrast: true))
        try walker.open(1, "?open=started_work")
        let colors: [String] = try page.read(
          """
          [...new Set([...document.querySelectorAll('.value:not([aria-expanded=true] *), h2, .caption, .label')]
            .filter(e => e.checkVisibility()).map(e => getComputedStyle(e).color))]
          """)
        #expect(colors == [isDark ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"])
        let line: String = try page.read(
          "getComputedStyle(document.querySelector('#r-email'), '::before').borderTopColor")
        #expect(line == (isDark ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"))
      }
    }

    @Test("0.31 A text row does not stay highlighted", arguments: [Manner.touchInArabic])
    func highlighted(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        let color = """
          getComputedStyle(document.querySelector('#r-position .row')).backgroundColor
          """
        let before: String = try walker.page.read(color)
        try walker.write("Captain", in: walker.input("position"))
        #expect(try walker.page.read(color) == .string(before))
        try walker.leave()
        try walker.page.wait(until: "\(color) === '\(before)'")
      }
    }

    @Test(
      "0.32 Every page has its own title and an icon",
      arguments: [Manner.keysInArabicPlain])
    func titles(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, expecting: [404]) { walker in
        var titles: Set<String> = []
        let paths = [
          "/", "/people", "/record/1", "/record/2", "/appointment", "/t/people", "/t/none",
        ]
        for path in paths {
          try walker.page.open(walker.server.base + path)
          titles.insert(try walker.page.title)
          let icon = try #require(try walker.page.attribute("href", of: "link[rel=icon]"))
          let answer = try walker.server.client.get(icon)
          #expect(answer.status == 200)
          #expect(answer.headers["Content-Type"]?.hasPrefix("image/") == true)
        }
        // One list is reached by two addresses, so one title may occur twice.
        #expect(titles.count >= paths.count - 1, "\(titles)")
        #expect(!titles.contains(""))
      }
    }

    @Test("0.33 A list without rows says so", .inTestAll, arguments: [Manner.touchInDutchPlain])
    func empty(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.page.open(walker.server.base + "/t/empty")
        #expect(try walker.page.text(of: "main").contains(walker.words.lists.empty))
      }
    }
  }
}
