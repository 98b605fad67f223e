import BrowserDriver
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Tests found rows while other things happen on the page.
  @Suite("Found rows")
  struct FoundRowsTests {
    private func open(_ walker: Walker, _ path: String) throws {
      try walker.page.open("\(walker.server.base)\(path)")
      try walker.waitReady()
      try walker.page.wait(until: "document.documentElement.classList.contains('has-find')")
    }

    /// Replaces the page's `fetch` by one that records requests.
    ///
    /// It holds back the answers to addresses that contain the text, until `release_` is called.
    private func hold(_ text: String, _ page: Page) throws {
      _ = try page.read(
        """
        !!(real => {
          window.asked_ = []
          window.fetch = async (url, options) => {
            asked_.push(`${url}`)
            const answer = await real(url, options)
            if (`${url}`.includes('\(text)')) await new Promise(done => { window.release_ = done })
            return answer
          }
        })(window.fetch.bind(window)) || true
        """, as: Bool.self)
    }

    @Test(
      "7.1 A key searches at once where no search is under way, and else after a pause", .inTestAll)
    func noPause() throws {
      try Walker.walk(.touchInEnglish, .list, table: "staff") { walker in
        let page = walker.page
        try open(walker, "/t/staff")
        try hold("q=w", page)
        let typing = """
          (field => {
            field.value += 'w'
            field.dispatchEvent(new Event('input', { bubbles: true }))
            return asked_.length
          })(document.querySelector('#q'))
          """
        #expect(try page.read(typing, as: Int.self) == 1)
        // The first rows are still awaited.
        #expect(try page.read(typing, as: Int.self) == 1)
        try page.wait(until: "asked_.length === 2 && asked_[1].includes('q=ww')")
      }
    }

    @Test("7.4 A late answer to a tap leaves the newer search words")
    func lateTap() throws {
      try Walker.walk(.touchInEnglish, .list, table: "staff") { walker in
        let page = walker.page
        try open(walker, "/t/staff?q=person+24")
        try hold("tap=", page)
        try walker.tapRow("240")
        // The space for the bar unfolds before its answer, and scrolls into view.
        try page.wait(until: "!!window.release_ && !!document.querySelector('.drawer')")
        try page.waitStill()
        try walker.press("#q")
        try page.press(.character("a"), .control)
        try page.type("works")
        try page.wait(until: "document.querySelector('#found')?.textContent === '1 found.'")
        try page.wait(until: "location.search === '?q=works' && !!window.release_")
        let asked: Int = try page.read("asked_.length")
        _ = try page.read("(release_(), true)", as: Bool.self)
        // The search is repeated once.
        try page.wait(until: "asked_.length === \(asked + 1)")
        try page.wait(
          until: """
            location.search.includes('q=works') && document.querySelectorAll('#listed .item').length === 1 \
            && document.querySelector('#f').getAttribute('action').includes('q=works')
            """)
        #expect(try page.text(of: "#found") == "1 found.")
        #expect(try page.read("document.querySelector('#q').value", as: String.self) == "works")
      }
    }

    @Test(
      "7.4 Search words that are abandoned before their answer leave the rows unchanged", .inTestAll
    )
    func givenUp() throws {
      try Walker.walk(.list, by: .keyboard, table: "staff") { walker in
        let page = walker.page
        try open(walker, "/t/staff")
        try hold("q=w", page)
        try walker.focus("#q")
        try page.type("works")
        try page.wait(until: "!!window.release_ && asked_.at(-1).includes('q=works')")
        try page.press(.character("a"), .control)
        try page.press(.backspace)
        try page.wait(until: "document.querySelector('#live').textContent !== ''")
        _ = try page.read("(release_(), true)", as: Bool.self)
        try page.waitStill()
        #expect(try page.read("asked_.every(url => url.includes('q=w'))", as: Bool.self))
        #expect(try page.count(of: "#listed .item") == 100)
        #expect(try page.read("location.search", as: String.self) == "")
      }
    }

    @Test("7.4 Back to a place in the list with a bar open does not search again", .inTestAll)
    func backFromAPlace() throws {
      try Walker.walk(.list, by: .keyboard, table: "staff") { walker in
        let page = walker.page
        try open(walker, "/t/staff")
        try walker.unfold("2")
        try hold("nothing", page)
        try walker.press(".skip")
        try page.wait(until: "location.hash === '#pages'")
        try page.back()
        try page.wait(until: "location.hash === ''")
        try walker.waitUnfolded("2")
        #expect(try page.read("asked_.length", as: Int.self) == 0)
      }
    }

    @Test("7.4 A bar opened on a later page of rows leaves the window's title", .inTestAll)
    func title() throws {
      try Walker.walk(.list, by: .mouse, table: "staff") { walker in
        let page = walker.page
        for path in ["/t/staff?order=-name&last=1", "/t/staff?after=100"] {
          try open(walker, path)
          let title: String = try page.read("document.title")
          #expect(title.contains("–"), "\(title)")
          let row = try #require(try page.attribute("id", of: "#listed .item:nth-child(3)"))
          try walker.unfold(String(row.dropFirst(2)))
          #expect(try page.read("document.title") == title)
        }
      }
    }

    @Test("0.34 The link to all orders keeps the open row", .inTestAll)
    func allOrders() throws {
      try Walker.walk(.people, by: .touch) { walker in
        let page = walker.page
        try open(walker, "/t/people")
        try walker.unfold("2")
        try page.waitForPage { try walker.press("a#order") }
        #expect(try page.count(of: "#d-2") == 1 && page.count(of: "select#order") == 1)
        // A link after folding does not keep the row.
        try open(walker, "/t/people?open=2")
        try walker.fold("2")
        #expect(try page.attribute("href", of: "a#order")?.contains("open=") == false)
      }
    }

    @Test("7.6 A search longer than half a minute waits for Go on", .inTestAll)
    func continuedSearch() throws {
      // A text that SQLite computes takes a fraction of a millisecond on any machine.
      try Walker.walk(.touchInEnglish, .log, table: "slow") { walker in
        let page = walker.page
        try page.delayAnswers(by: .milliseconds(2000))
        try page.open("\(walker.server.base)/t/slow?q=needle+199907")
        // The note comes once the search has stopped, and offers to go on.
        let continueSearch = walker.words.finding.continueSearch
        try page.wait(
          until: "document.querySelector('#live').textContent.endsWith('\(continueSearch)')")
        let looked: String = try page.text(of: "#found")
        #expect(try page.count(of: "#on") == 1 && page.count(of: "#listed li") == 0)
        try page.delayAnswers(by: .zero)
        try walker.press("#on")
        try page.wait(until: "document.querySelector('#found').innerText !== \(walker.js(looked))")
        #expect(try page.read("location.search", as: String.self) == "?q=needle+199907")
      }
    }
  }
}
