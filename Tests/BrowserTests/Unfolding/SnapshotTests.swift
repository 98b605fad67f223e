import BrowserDriver
import ScriptedPages
import TestSupport
import Testing

extension Browsing {
  /// Tests new outlines that replace the shown one: on the demo's options, and on pages whose
  /// answers the test writes.
  @Suite("Snapshots")
  struct SnapshotTests {
    private static let words = """
      [...document.querySelectorAll('#g-favourites > li')].map(e => e.innerText.trim()).join()
      """

    private func walk(
      _ manner: Manner, moving: Bool = false, _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .demo, table: "options", at: "/options", moving: moving, body)
    }

    @Test(
      "3.20 A new snapshot keeps the rows that stay, with their focus and typed text", .inTestAll,
      arguments: [Manner.keysInDutch, .touchInEnglish])
    func keeps(_ manner: Manner) throws {
      try walk(manner, moving: manner.hand == .touch) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        let before = try page.read(Self.words, as: String.self)
        #expect(
          try page.read(
            """
            (window.kept_ = new Map([...document.querySelectorAll('#g-favourites > li')]
              .map(e => [e.id, e]))).size
            """) == 8)
        // The list is short, so a shuffle can repeat the order. Shuffle again until it differs.
        for _ in 1...8 where try page.read(Self.words, as: String.self) == before {
          try walker.press("#r-shuffle button")
          try walker.waitSign("✓", of: "shuffle")
        }
        try page.wait(until: "(\(Self.words)) !== \(walker.js(before))")
        #expect(
          try page.read(
            "[...kept_].every(([id, e]) => document.getElementById(id) === e)", as: Bool.self))
        if manner.hand == .keyboard {
          #expect(try page.read("document.activeElement.name", as: String.self) == "~press.shuffle")
        }
        try walker.press("#r-fewer button")
        try page.wait(until: "document.querySelectorAll('#g-favourites > li[id]').length === 5")
        try page.wait(until: Page.isStill)
        #expect(try page.count(of: "#g-favourites > li") == 5)
        try walker.press("#r-more button")
        try page.wait(until: "document.querySelectorAll('#g-favourites > li[id]').length === 8")
        #expect(
          try page.read("[...kept_].filter(([id, e]) => e.isConnected).length", as: Int.self) == 5)
      }
    }

    @Test(
      "3.29 Somebody else's snapshot appears with the next answer or page", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInDutchPlain])
    func shared(_ manner: Manner) throws {
      try walk(manner) { walker in
        // So high that no scrolling is needed.
        let other = try walker.another(
          Stage.another(Viewport(width: 390, height: 1900, isPhone: true)))
        if !manner.hasScript { try other.page.disableScripts() }
        try other.open()
        try walker.open()
        if manner.hasScript { try walker.waitReady() }
        try walker.act { try walker.press("#r-more button") }
        try walker.page.wait(
          until: "document.querySelectorAll('#g-favourites > li[id]').length === 11")
        let shown = try walker.page.read(Self.words, as: String.self)
        #expect(try other.page.count(of: "#g-favourites > li") == 8)
        // The answer to any request brings the new snapshot.
        try other.act { try other.press("#r-shuffle button") }
        try other.page.wait(
          until: "document.querySelectorAll('#g-favourites > li[id]').length === 11")
        #expect(
          try other.page.read(Self.words, as: String.self).split(separator: ",").sorted()
            == shown.split(separator: ",").sorted())
      }
    }

    private static let need = Scripted.Operation.need(.moves)

    @Test("3.25 An open drawer and an unsent text move with their rows", .inTestAll)
    func unsent() throws {
      let scripted = try Scripted(
        Scripted.section(
          "one", Scripted.owner("go", ""), Scripted.text("a", "alpha"), Scripted.text("b", "beta"),
          Scripted.owner("c", "x", isOpen: true), Scripted.drawer("c", ["x", "y"], chosen: "x")),
        replies: [
          (
            "tap=go",
            .init(operations: [
              Self.need, .delete(id: "r-b"), .move(id: "r-c", after: "g-one"),
              .move(id: "d-c", after: "r-c"),
              .insert(
                id: "r-x", after: "d-c",
                html: Scripted.text("x", "one") + Scripted.text("y", "two")),
            ])
          )
        ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      try page.click("#i-a")
      try page.press(.end)
      try page.type("bet")
      _ = try page.read("!!(window.text_ = document.querySelector('#i-a'))", as: Bool.self)
      try page.click("#r-go button")
      try page.wait(
        until: "[...document.querySelectorAll('#g-one > li[id]')].map(e => e.id).join()",
        is: "r-c,d-c,r-x,r-y,r-go,r-a")
      #expect(try page.read("document.querySelector('#i-a') === text_", as: Bool.self))
      #expect(try page.read("text_.value", as: String.self) == "alphabet")
      #expect(try page.count(of: "#d-c .fold:not(.shut) :checked") == 1)
      try page.wait(until: Page.isStill)
      #expect(try page.count(of: "#g-one > li") == 6)
      try page.expectQuiet()
    }

    @Test("3.26 Sections appear, disappear and move with their contents, and the focus stays")
    func sections() throws {
      let scripted = try Scripted(
        Scripted.section("one", Scripted.text("a", "alpha")),
        Scripted.section("two", Scripted.owner("go", "")),
        Scripted.section("three", Scripted.text("c", "gamma")),
        replies: [
          (
            "tap=go",
            .init(operations: [
              Self.need, .move(id: "s-three", after: "sections"),
              .insert(
                id: "s-four", after: "s-three",
                html: Scripted.section("four", Scripted.text("d", "delta"))),
              .delete(id: "s-one"),
            ])
          )
        ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      try page.click("#r-go button")
      try page.wait(
        until: "[...document.querySelectorAll('#sections > section[id]')].map(e => e.id).join()",
        is: "s-three,s-four,s-two")
      #expect(try page.read("document.activeElement.value", as: String.self) == "go")
      try page.wait(until: "document.querySelectorAll('#sections > *').length === 3")
      try page.expectQuiet()
    }

    @Test("3.27 A section that is redrawn keeps the focused input, also when it moves")
    func anew() throws {
      let rows = (0..<300).map { Scripted.text("t\($0)", $0 == 3 ? "30" : "\($0)") }
      let scripted = try Scripted(
        Scripted.section("one", (0..<301).map { Scripted.text("t\($0)", "\($0)") }),
        replies: [
          (
            "t3=30",
            .init(operations: [
              Self.need,
              .replace(id: "s-one", html: Scripted.section("one", rows.reversed())),
            ])
          )
        ])
      let page = try Stage.person(.desktop)
      try scripted.open(on: page)
      try page.click("#i-t3")
      _ = try page.read("!!(window.text_ = document.querySelector('#i-t3'))", as: Bool.self)
      try page.press(.end)
      try page.type("0")
      try page.press(.enter)
      try page.wait(until: "document.querySelector('#g-one > li[id]').id === 'r-t299'")
      #expect(try page.read("document.activeElement === text_", as: Bool.self))
      #expect(try page.read("text_.selectionStart", as: Int.self) == 2)
      try page.wait(until: Page.isStill)
      #expect(try page.count(of: "#g-one > li") == 300)
      try page.expectQuiet()
    }
  }
}
