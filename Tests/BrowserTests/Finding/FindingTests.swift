import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  @Suite("Finding in a list")
  struct FindingTests {
    private func address(_ page: Page) throws -> String { try page.read("location.search") }

    /// Waits until the line above the rows shows a text.
    private func waitFound(_ text: String, _ walker: Walker) throws {
      _ = try Deadline.poll(
        until: "the line above the rows is “\(text)”",
        reading: {
          let shown: String = try walker.page.read(
            "document.querySelector('#found')?.textContent ?? ''")
          return shown.plain
        },
        satisfies: { $0 == text.plain })
    }

    private func waitFound(_ count: Int, _ walker: Walker) throws {
      try waitFound(
        walker.words.finding.found(["count": walker.environment.text(of: Int64(count))]), walker)
    }

    /// Opens a list, and waits until its search reacts to typing.
    private func open(_ path: String, _ walker: Walker) throws {
      try walker.page.open(walker.server.base + path)
      guard walker.manner.hasScript else { return }
      try walker.waitReady()
      try walker.page.wait(until: "document.documentElement.classList.contains('has-find')")
    }

    /// Types words into the search field, and waits for the first rows unless the server does not
    /// answer. Without script it then presses Enter.
    private func search(
      _ words: String, isAnswered: Bool = true, _ walker: Walker
    ) throws {
      if walker.hand == .keyboard, walker.manner.hasScript {
        try walker.page.type("/")
      } else if walker.hand == .keyboard {
        try walker.focus("#q")
      } else {
        try walker.press("#q")
      }
      try walker.page.type(words)
      if !walker.manner.hasScript { try walker.page.waitForPage { try walker.page.press(.enter) } }
      if walker.manner.hasScript, isAnswered { try waitSearched(words, walker) }
    }

    /// Waits until the rows of a query are shown, and not those of its first letters.
    private func waitSearched(_ words: String, _ walker: Walker) throws {
      try walker.page.wait(
        until: "new URLSearchParams(location.search).get('q') === arguments[0]", .string(words))
    }

    /// Sorts a list by one of its orders. With the keyboard, Enter applies the order.
    private func order(by index: Int, _ walker: Walker) throws {
      let page = walker.page
      guard walker.manner.hasScript else {
        try walker.choose(index, in: "#order")
        return try page.waitForPage { try walker.press(".settings button") }
      }
      guard walker.hand == .keyboard else {
        return try page.waitForPage { try walker.choose(index, in: "#order") }
      }
      try walker.focus("#order")
      try page.press(.down, times: index)
      try page.waitForPage { try page.press(.enter) }
    }

    private static let ways = [
      Manner.touchInEnglish, .mouse, .keysInEnglish, .keysInEnglishPlain,
    ]

    @Test(
      "7.1, 7.2, 7.3 Words are found as they are typed and marked, and all rows can be shown again",
      arguments: few(of: [Manner.keysInDutch, .touchInEnglish, .mouse]))
    func typing(_ manner: Manner) throws {
      let axe = try Axe()
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        try search("PERSON 24", walker)
        // 24, 124, 224 and 240 to 249, and the people whose day of hiring contains 24.
        try walker.waitFocus(on: "#q")
        let count = try page.count(of: "#listed li")
        #expect(count >= 13 && count < 60)
        try waitFound(count, walker)
        #expect(try page.text(of: "#listed li mark") == "Person")
        // Back shows the rows and the words of the search before.
        try page.back()
        try page.wait(until: "document.querySelectorAll('#listed li').length === 100")
        #expect(try page.read("document.querySelector('#q').value", as: String.self) == "")
        try walker.waitFocus(on: "#q")
        try page.type("PERSON 24")
        try waitSearched("PERSON 24", walker)
        try waitFound(count, walker)
        try page.wait(
          until: "document.querySelector('#live').textContent"
            + " === document.querySelector('#found').textContent")
        if manner.hand == .keyboard { #expect(try page.violations(by: axe) == []) }
        try page.type(" zz")
        try waitSearched("PERSON 24 zz", walker)
        #expect(try page.count(of: "#listed li") == 0)
        let none = walker.words.finding.none(["words": "PERSON 24 zz"]).plain
        #expect(try page.text(of: "#found").plain.hasPrefix(none))
        if manner.hand == .keyboard {
          try page.press(.escape)
        } else {
          try page.waitForPage { try walker.press("#found a") }
        }
        try page.wait(until: "document.querySelectorAll('#listed li').length === 100")
        #expect(try address(page) == "")
        if manner.hand == .keyboard { try walker.waitFocus(on: "#q") }
      }
    }

    @Test(
      "7.4 Search words survive reload, record and order, and Back leaves the search",
      arguments: few(of: [Manner.mouse, .touchInEnglish, .keysInDutch, .keysInEnglishPlain]))
    func keeping(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        try search("works", walker)
        try waitFound(1, walker)
        try page.reload()
        try waitFound(1, walker)
        #expect(try page.read("document.querySelector('#q').value", as: String.self) == "works")
        try page.waitForPage { try walker.press("#listed li a") }
        try page.waitForPage { try walker.press("body > nav a") }
        #expect(try address(page) == "?q=works")
        if manner.hasScript { try walker.waitReady() }
        try order(by: 1, walker)
        #expect(try ["?q=works&order=-", "?order=-&q=works"].contains(address(page)))
        for _ in 0..<5 where try address(page).contains("q=") || walker.path.hasSuffix("/1") {
          let left = try page.url
          try page.back()
          // Going back within one page returns before the address has changed.
          try page.wait(until: "location.href !== arguments[0]", .string(left))
        }
        #expect(try page.url == walker.server.base + "/t/staff")
        try page.wait(until: "document.querySelectorAll('#listed li').length === 100")
      }
    }

    @Test(
      "7.2, 7.3, 7.5 Without script a button searches, and a link shows all rows again",
      arguments: few(of: [Manner.keysInArabicPlain, .touchInDutchPlain]))
    func withoutScript(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        try walker.focus("#q")
        try page.type("person 250")
        try page.waitForPage { try walker.press(".search button") }
        try waitFound(1, walker)
        #expect(try page.text(of: "#listed li mark") == "Person")
        try walker.write("nobody", in: "#q")
        try page.waitForPage { try walker.press(".search button") }
        #expect(try page.count(of: "#listed li") == 0)
        try page.waitForPage { try walker.press("#found a") }
        #expect(try page.count(of: "#listed li") == 100)
      }
    }

    @Test(
      "7.6 A long search continues by itself, and without script by its link",
      arguments: few(.touchInEnglish, of: ways))
    func long(_ manner: Manner) throws {
      try Walker.walk(manner, .log, table: "log") { walker in
        let page = walker.page
        // One answer searches tens of thousands of rows, or some hundred whose text is computed.
        // The script continues for five seconds.
        try open(manner.hasScript ? "/t/log" : "/t/slow", walker)
        let near = Depth.of("needle 100007", all: "needle 200007")
        let needle = manner.hasScript ? near : "needle 4007"
        try search(needle, walker)
        guard !manner.hasScript else {
          try page.wait(until: "document.querySelector('#listed mark')?.textContent === 'needle'")
          #expect(try page.text(of: "#listed li bdi") == needle)
          return
        }
        #expect(try page.text(of: "#found").hasPrefix(walker.words.finding.noneYet))
        for _ in 0..<60 where try page.count(of: "#listed li") == 0 {
          try page.waitForPage { try walker.press("#on") }
        }
        #expect(try page.text(of: "#listed li bdi") == needle)
      }
    }

    @Test(
      "7.6 A long sorted search shows all matches in order once all rows were examined", .inTestAll,
      arguments: ways)
    func longAndSorted(_ manner: Manner) throws {
      try Walker.walk(manner, .log, table: "notes") { walker in
        let page = walker.page
        try open("/t/notes?order=-text", walker)
        try search("needle", walker)
        // A fast machine has already searched all rows.
        if !manner.hasScript, try page.count(of: "#on") > 0 {
          try page.waitForPage { try walker.press("#on") }
          #expect(try address(page).contains("whole=1"))
        }
        try page.wait(
          until: """
            document.querySelectorAll('#listed li').length === 12 && !document.querySelector('#on')
            """)
        #expect(try page.text(of: "#listed li bdi") == "needle 90007")
        #expect(try page.text(of: "#listed li:last-child bdi") == "needle 100007")
        #expect(try address(page).contains("whole=1") == false || !manner.hasScript)
      }
    }

    @Test(
      "7.7 A list is sorted by a column without an index, and says so", .inTestAll, arguments: ways)
    func sorting(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        try order(by: 5, walker)
        #expect(try address(page) == "?order=-name")
        #expect(try page.text(of: "#listed li bdi") == "Person 99")
        try waitFound(walker.words.finding.sorted, walker)
      }
    }

    @Test(
      "7.8 An employee is found by last name in three steps",
      arguments: few(.keysInEnglish, of: ways))
    func threeSteps(_ manner: Manner) throws {
      try Walker.walk(manner, .chinook, table: "Employee") { walker in
        let page = walker.page
        try open("/t/Employee", walker)
        try search("adams", walker)
        try page.wait(until: "document.querySelector('#listed mark')?.textContent === 'Adams'")
        try page.waitForPage {
          if manner.hand == .keyboard, manner.hasScript {
            try page.press(.down)
            try page.press(.enter)
          } else {
            try walker.press("#listed li a")
          }
        }
        #expect(try page.text(of: "h1").contains("Adams"))
      }
    }

    @Test(
      "7.9 A found row unfolds its bar, is removed and restored, and the words stay", .inTestAll,
      arguments: ways)
    func acting(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        try search("person 24", walker)
        try page.wait(until: "!!document.querySelector('#listed mark')")
        let count = try page.count(of: "#listed .item")
        try unfold("240", walker)
        if manner.hasScript {
          let label = walker.words.rows.actionsFor(["title": "Person 240"])
          #expect(try page.attribute("aria-label", of: walker.owner("240"))?.plain == label.plain)
        }
        #expect(try address(page).contains("q=person"))
        #expect(try address(page).contains("open=240"))
        try walker.act { try walker.press("#d-240 .bad") }
        try waitFound(count - 1, walker)
        #expect(try page.count(of: ".follow[value='240']") == 0)
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try waitFound(count, walker)
        if manner.hasScript {
          try page.wait(until: "document.activeElement.closest('li')?.id === 'r-240'")
        }
        #expect(try page.count(of: ".follow[value='240']") == 1)
        try page.reload()
        #expect(try page.count(of: "#listed .item") == count)
      }
    }

    @Test(
      "5.11 A list of a million records is searched, and records removed, restored and added",
      .inTestAll, arguments: ways)
    func million(_ manner: Manner) throws {
      try Walker.walk(manner, .million, table: "log") { walker in
        let page = walker.page
        try open("/t/log", walker)
        try search("needle 7", walker)
        try page.wait(until: "document.querySelector('#listed li bdi')?.textContent === 'needle 7'")
        try unfold("7", walker)
        try walker.act { try walker.press("#d-7 .bad") }
        try page.wait(until: "!document.querySelector('.follow[value=\"7\"]')")
        #expect(try walker.server.count(in: "log") == 999_999)
        try walker.act { try walker.press("#undo [data-kind=undo]") }
        try page.wait(until: "!!document.querySelector('.follow[value=\"7\"]')")
        #expect(try walker.server.stored("text", of: 7, in: "log") == "needle 7")
        try page.waitForPage { try walker.press("a.add") }
        try walker.write("thread", in: walker.input("text"))
        try page.waitForPage { try walker.press("#add button[value=save]") }
        #expect(try walker.server.count(in: "log") == 1_000_001)
      }
    }

    @Test(
      "7.10 A search that the server does not answer says so, and Enter searches again",
      arguments: few(of: [Manner.touchInEnglish, .mouse, .keysInDutch]))
    func unreached(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        try open("/t/staff", walker)
        walker.server.kill()
        try search("person 24", isAnswered: false, walker)
        try page.wait(until: "!!document.querySelector('#listed > .note.bad')")
        let sentence = try page.text(of: "#listed > .note.bad")
        #expect(sentence.plain == walker.words.messages.unreached.plain)
        #expect(try page.count(of: "#listed li") == 100)
        try walker.server.restart()
        try page.press(.enter)
        try page.wait(until: "!!document.querySelector('#listed li mark')")
        #expect(try page.count(of: "#listed > .note.bad") == 0)
        try page.expectConsoleErrors(containing: "ERR_CONNECTION")
      }
    }

    @Test(
      "7.10 The count of old rows is hidden while the server hangs, and shown again", .inTestAll,
      arguments: [Manner.mouse, .keysInEnglish])
    func oldCount(_ manner: Manner) throws {
      try Walker.walk(manner, .list, table: "staff") { walker in
        let page = walker.page
        let isOld = "document.querySelector('#found')?.hidden === true"
        let isMissed = "!!document.querySelector('#listed > .note.bad')"
        try open("/t/staff", walker)
        try search("works", walker)
        try waitFound(1, walker)
        // A server that hangs is given ten seconds, which are shortened here.
        _ = try page.read(
          """
          !!(real => {
            window.setTimeout = (act, time, ...rest) => real(act, Math.min(time, 1000), ...rest)
          })(setTimeout) || true
          """, as: Bool.self)
        walker.server.freeze()
        try page.type(" zz")
        try page.wait(until: isMissed)
        try page.wait(until: isOld)
        #expect(try page.count(of: "#listed li") == 1)
        // The words of the rows that are shown need no request.
        try page.press(.backspace, times: 3)
        try page.wait(until: "!\(isMissed)")
        #expect(try page.read(isOld, as: Bool.self) == false)
        try page.type(" yy")
        try page.wait(until: isMissed)
        try page.wait(until: isOld)
        walker.server.thaw()
        try page.press(.enter)
        try waitSearched("works yy", walker)
        let none = walker.words.finding.none(["words": "works yy"]).plain
        #expect(try page.text(of: "#found").plain.hasPrefix(none))
        #expect(try page.read(isMissed, as: Bool.self) == false)
      }
    }

    /// Unfolds a row's bar. Without script a folded row has no id.
    private func unfold(_ record: String, _ walker: Walker) throws {
      if walker.manner.hasScript { return try walker.unfold(record) }
      try walker.page.waitForPage { try walker.press(".follow[value='\(record)']") }
      #expect(try walker.page.count(of: "#d-\(record)") == 1)
    }
  }
}
