import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Browsing {
  /// Walks over the same pages in Safari's engine.
  ///
  /// They repeat only what depends on the engine: wheels that snap, keys in lists, drawers that
  /// unfold, and rows that stay in place.
  @Suite("In WebKit")
  struct WebKitTests {
    @Test("0.37 A record is edited in WebKit, too", arguments: few(of: [Hand.mouse, .keyboard]))
    func record(_ hand: Hand) throws {
      try Walker.walkInWebKit(by: hand) { walker in
        try walker.open()
        try walker.unfold("started_work")
        #expect(try walker.follows("started_work"))
        try walker.stepInWebKit(.day, of: "started_work")
        try walker.waitStored("2005-06-13", "started_work")
        try walker.enterAndStore("2017-10-15", into: "started_work")
        #expect(try walker.stored("started_work") == "2017-10-15")
        #expect(try walker.picked("started_work") == "2017-10-15")
        try walker.enter("2017-02-31", into: "started_work")
        #expect(try walker.waitFault("started_work").contains("February"))
        // Another row folds the first and unfolds the second, where it was tapped.
        try walker.unfold("birth_date")
        #expect(try walker.follows("birth_date"))
        #expect(try walker.page.count(of: "[aria-expanded=true]") == 1)
        try walker.enterAndStore("Captain", into: "position")
        try walker.waitFolded()
        #expect(try walker.stored("position") == "Captain")
        try walker.press("#undo button")
        try walker.page.wait(until: "document.querySelector('#i-position').value === 'Engineer'")
        try walker.press("\(walker.row("works_from_home")) .switch")
        try walker.waitSaved("works_from_home")
        #expect(try walker.stored("works_from_home") == "1")
      }
    }

    @Test(
      "0.37 An appointment is moved in WebKit, too", .inTestAll, arguments: [Hand.mouse, .keyboard])
    func appointment(_ hand: Hand) throws {
      try Walker.walkInWebKit(by: hand, .demo, table: "appointments", at: "/appointment") {
        walker in
        try walker.open()
        let before = try walker.iso(walker.value("starts"))
        try walker.unfold("starts")
        // By one minute, so that it still starts before it ends.
        try walker.stepInWebKit(.minute, of: "starts")
        try walker.page.wait(until: "!(\(walker.shows(walker.shown(before), in: "starts")))")
        let after = try walker.iso(walker.value("starts"))
        #expect(after.prefix(14) == before.prefix(14) && after > before)
        try walker.waitStored(after, "starts")
        // The compact style: the platform's own popover, with a text to type in.
        try walker.press("\(walker.row("ends")) .compact")
        try walker.page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
        try walker.enter("2030-01-02 03:04", into: "ends")
        try walker.page.wait(until: walker.shows(walker.shown("2030-01-02 03:04"), in: "ends"))
        #expect(try walker.stored("ends")?.hasPrefix("2030-01-02 03:04") == true)
      }
    }
  }
}

extension Walker {
  /// Lets a person walk over a fixture in WebKit, in a new browser: its WebDriver server allows
  /// only one session.
  static func walkInWebKit(
    by hand: Hand, _ fixture: Fixture = .people, table: String = "people", at place: String? = nil,
    _ body: (Walker) throws -> Void
  ) throws {
    let server = try Server(fixture)
    defer { server.stop() }
    let browser = try Browser.start(.webKit)
    defer { browser.stop() }
    let page = try browser.page(.desktop)
    try body(
      Walker(
        server: server, page: page, manner: Manner(hand: hand), table: table, place: place))
  }

  /// Turns a wheel forward by one value: by a click on the value below, or with the arrow key in
  /// its list.
  func stepInWebKit(_ component: DateComponent, of field: String) throws {
    let list = select(component.rawValue, of: field)
    try waitResting(list)
    if hand == .keyboard {
      try focus(list)
      try page.press(.down)
    } else {
      try tapWheel(over: list, steps: 1)
    }
  }
}
