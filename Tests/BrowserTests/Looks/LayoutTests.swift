import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Layout")
  struct LayoutTests {
    @Test("0.3 A row that cannot be changed is paler and holds no control", .inTestAll)
    func readOnlyRows() throws {
      try Walker.walk { walker in
        try walker.open()
        func colour(_ css: String) throws -> String {
          try walker.page.read("getComputedStyle(document.querySelector('\(css)')).color")
        }
        let ink = try colour("#i-position")
        for css in ["#r-birth_date .value", "#r-birth_date .label", "#i-notes"] {
          #expect(try colour(css) == ink, "\(css)")
        }
        let pale = try colour("#r-id .value")
        #expect(pale != ink)
        #expect(try colour("#r-id .label") == pale)
        #expect(try walker.page.count(of: "#r-id :is(button, input, a)") == 0)
      }
    }

    @Test("0.1 Owner and drawer look like one cell, without a separator")
    func oneCell() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("started_work")
        #expect(try walker.follows("started_work"))
        let line = "(css => getComputedStyle(document.querySelector(css), '::before').content)"
        #expect(try walker.page.read("\(line)('#r-started_work')", as: String.self) == #""""#)
        #expect(try walker.page.read("\(line)('#d-started_work')", as: String.self) == "none")
        #expect(try walker.page.read("\(line)('#r-ended_work')", as: String.self) == #""""#)
        // Neither row nor anything in the drawer has a background colour of its own. (A browser
        // highlights a tapped button briefly after the finger is lifted.)
        try walker.page.wait(
          until: """
            [...document.querySelectorAll('#r-started_work, #r-started_work .row, \
            #d-started_work, #d-started_work *')].every(e => e.matches('select, input, option')
              || getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)')
            """)
        let borders: Double = try walker.page.read(
          """
          Math.max(...[...document.querySelectorAll('#d-started_work, #d-started_work .fold, \
          #d-started_work .content, #d-started_work .editor')].map(e =>
            parseFloat(getComputedStyle(e).borderTopWidth)))
          """)
        #expect(borders == 0)
      }
    }

    @Test(
      "0.11 Nothing is wider than the screen, and no target is under 24 px",
      arguments: few(of: [320, 390, 768, 1280]))
    func widths(_ width: Int) throws {
      let viewport = Viewport(width: width, height: 800, scale: 2, isPhone: width < 768)
      try Walker.walk(in: viewport, expecting: [404, 409, 422]) { walker in
        for scene in Scene.all {
          try scene.show(walker)
          try walker.page.expectFits(scene.name)
        }
      }
    }

    @Test("0.11 Long texts and names wrap at 320 px", .inTestAll, arguments: ["", "?open=open"])
    func long(_ parameters: String) throws {
      try Walker.walk(.odd, in: .smallPhone, table: Fixture.table) { walker in
        try walker.page.open(walker.server.base + "/")
        try walker.page.expectFits("start")
        try walker.openOdd(parameters)
        try walker.page.expectFits("record")
      }
    }

    @Test("0.11 A note about a change moves nothing when it comes and goes", .inTestAll)
    func sign() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.page.observeShifts()
        let height = try walker.page.rect(of: walker.row("position")).height
        try walker.page.delayAnswers(by: .milliseconds(100))
        try walker.enter("Captain", into: "position")
        #expect(try walker.page.rect(of: walker.row("position")).height == height)
        try walker.waitSaved("position")
        #expect(try walker.page.rect(of: walker.row("position")).height == height)
        #expect(try walker.page.shifts() == 0)
      }
    }
  }
}

extension Page {
  /// Expects that nothing overflows sideways, and that targets are at least 24 px in both
  /// directions.
  ///
  /// The minimum is that of WCAG 2.5.8, which excepts links in a sentence.
  func expectFits(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wide: [String] = try read(
      """
      [...document.querySelectorAll('body *')].filter(e => !e.closest('.visually-hidden, .mini-picker i')
        && e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
        .map(e => e.localName + '#' + e.id + '.' + e.className)
      """)
    #expect(wide == [], "\(name)", sourceLocation: sourceLocation)
    #expect(
      try read("document.documentElement.scrollWidth <= innerWidth", as: Bool.self),
      "\(name)", sourceLocation: sourceLocation)
    let small: [String] = try read(
      """
      [...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea')]
        .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, .problems, .note'))
        .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
        .filter(([, r]) => Math.min(r.width, r.height) < 24)
        .map(([e, r]) => `${e.localName}#${e.id} ${e.innerText} ${r.width} × ${r.height}`)
      """)
    #expect(small == [], "\(name)", sourceLocation: sourceLocation)
  }
}
