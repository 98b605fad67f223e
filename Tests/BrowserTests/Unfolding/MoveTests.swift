import BrowserDriver
import ScriptedPages
import TestSupport
import Testing

extension Browsing {
  /// Tests batches that insert, move and delete rows and sections, on a page whose answers the test
  /// writes.
  @Suite("Rows and sections that move")
  struct MoveTests {
    private static let rows = "[...document.querySelectorAll('#sections li')].map(e => e.id).join()"

    /// Returns a page with a text whose change moves its row into another section.
    private func moving() throws -> Scripted {
      try Scripted(
        Scripted.section("one", Scripted.text("a", "alpha"), Scripted.text("b", "beta")),
        Scripted.section("two", Scripted.text("c", "gamma")),
        replies: [
          (
            "a=alphabet",
            .init(operations: [.move(id: "r-a", after: "r-c"), .say("moved")])
          )
        ])
    }

    /// Types into the first text, selects the typed letters, and presses Enter, which moves the
    /// row.
    private func move(_ page: Page, _ scripted: Scripted) throws {
      try scripted.open(on: page)
      #expect(try page.read("(window.text_ = document.querySelector('#i-a')).value") == "alpha")
      for _ in 1...20 where try page.focused != "input#i-a" { try page.press(.tab) }
      try page.press(.end)
      try page.type("bet")
      try page.press(.left, .shift, times: 3)
      try page.press(.enter)
      try page.wait(until: Self.rows, is: "r-b,r-c,r-a")
      #expect(try page.read("document.activeElement === window.text_", as: Bool.self))
      #expect(
        try page.read("[text_.selectionStart, text_.selectionEnd]", as: [Int].self) == [5, 8])
      // Typing continues at the selection.
      try page.type("?")
      #expect(try page.read("text_.value", as: String.self) == "alpha?")
      #expect(scripted.changes.count == 1)
    }

    @Test("A row that moves keeps its focus and text selection")
    func keepsFocus() throws {
      let page = try Stage.person(.desktop)
      let scripted = try moving()
      try move(page, scripted)
      try page.expectQuiet()
    }

    @Test("A row that moves keeps its focus, even in a browser that has to reinsert it", .inTestAll)
    func keepsFocusInWebKit() throws {
      let browser = try Browser.start(.webKit)
      defer { browser.stop() }
      let page = try browser.page(.desktop)
      let scripted = try moving()
      try move(page, scripted)
      #expect(try !page.read("'moveBefore' in Element.prototype", as: Bool.self))
    }

    @Test("A row moves together with its drawer, which stays scrolled")
    func keepsScroll() throws {
      let titles = (1...12).map { "Option \($0)" }
      let scripted = try Scripted(
        Scripted.section(
          "one", Scripted.text("b", "beta"), Scripted.owner("a", "Option 7", isOpen: true),
          Scripted.drawer("a", titles, chosen: "Option 7")),
        replies: [
          (
            "option.a",
            .init(operations: [
              .move(id: "r-a", after: "g-one"), .move(id: "d-a", after: "r-a"),
            ])
          )
        ])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      let top = try page.read(
        "(window.list_ = document.querySelector('.options')).scrollTop", as: Int.self)
      #expect(top > 0)
      try page.tap(".option:nth-child(8)")
      try page.wait(until: Self.rows, is: "r-a,d-a,r-b")
      #expect(try page.read("document.querySelector('.options') === list_", as: Bool.self))
      #expect(try page.read("list_.scrollTop", as: Int.self) == top)
      #expect(
        try page.read("list_.querySelector(':checked').value", as: String.self) == "t:Option 8")
      #expect(try page.count(of: ".shut") == 0)
      try page.expectQuiet()
    }

    @Test("Sections appear at any position and disappear without animation", .inTestAll)
    func sections() throws {
      let scripted = try Scripted(
        Scripted.section("b", Scripted.owner("go", "")),
        replies: [
          (
            "tap=go",
            .init(operations: [
              .insert(
                id: "s-a", after: "sections",
                html: Scripted.section("a", Scripted.text("first", ""))),
              .insert(
                id: "s-d", after: "s-b",
                html: Scripted.section(
                  "d", Scripted.owner("last", "x", isOpen: true),
                  Scripted.drawer("last", ["x", "y"], chosen: "x")
                )),
              .insert(id: "s-c", after: "s-b", html: Scripted.section("c")),
              .delete(id: "s-b"), .delete(id: "s-never"), .move(id: "r-never", after: "r-first"),
            ])
          )
        ])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      try page.tap("#r-go button")
      try page.wait(
        until: "[...document.querySelectorAll('#sections > *')].map(e => e.id).join()",
        is: "s-a,s-c,s-d")
      #expect(try page.read(Self.rows, as: String.self) == "r-first,r-last,d-last")
      #expect(try page.count(of: ".shut") == 0)
      // The new section's part of the script works.
      try page.waitForParts()
      try page.tap(".option:nth-child(2)")
      try page.wait(until: "document.querySelector(':checked').value", is: "t:y")
      try page.expectQuiet()
    }

    @Test("An operation unknown to the script is ignored, and the others are done")
    func unknown() throws {
      let scripted = try Scripted(
        Scripted.section("one", Scripted.owner("a", ""), Scripted.text("b", "beta")),
        replies: [
          (
            "tap=a",
            .init(
              operations: [.say("what a later server says"), .move(id: "r-b", after: "g-one")],
              spelling: ["say": "new"])
          )
        ])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      try page.tap("#r-a button")
      try page.wait(until: Self.rows, is: "r-b,r-a")
      #expect(try page.text(of: "#live") == "")
      try page.expectQuiet()
    }

    @Test("Elements made by a part of the script survive changes around them")
    func own() throws {
      let scripted = try Scripted(
        Scripted.section(
          "one",
          """
          <li id="r-a" class="item" data-h="0"><button class="row" name="open" value="a">\
          <i data-own="">mine</i><span class="label">a</span> <i data-own="">too</i><bdi class="value">1</bdi>\
          </button></li>
          """),
        replies: [
          (
            "tap=a",
            .init(operations: [
              .replace(
                id: "r-a",
                html: """
                  <li id="r-a" class="item" data-h="0"><button class="row" name="open" value="a">\
                  <span class="label">b</span> <bdi class="value">2</bdi></button></li>
                  """)
            ])
          )
        ])
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      try page.tap("#r-a button")
      try page.wait(until: "document.querySelector('#r-a .value').textContent", is: "2")
      #expect(try page.text(of: "#r-a button").filter { !$0.isWhitespace } == "mineb" + "too2")
      #expect(try page.count(of: "#r-a [data-own]") == 2)
    }
  }
}
