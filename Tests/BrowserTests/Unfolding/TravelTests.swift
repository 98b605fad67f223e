import BrowserDriver
import ScriptedPages
import TestSupport
import Testing

extension Timing {
  /// Tests how rows travel when a new outline replaces the shown one.
  @Suite("Travelling rows")
  struct TravelTests {
    private static let need = Scripted.Operation.need(.moves)
    private static let names = ["a", "b", "c", "d", "e", "f"]

    /// Returns a page with six rows. A tap on `go` moves the last one to the front, and `back`
    /// returns it.
    private func travelling(_ isAnimated: Bool = true) throws -> Scripted {
      let need = isAnimated ? [Self.need] : []
      return try Scripted(
        Scripted.section(
          "one",
          [Scripted.owner("go", ""), Scripted.owner("back", "")]
            + Self.names.map { Scripted.text($0, $0) }),
        replies: [
          (
            "tap=go",
            .init(
              operations: need + [
                .move(id: "r-f", after: "g-one"), .delete(id: "r-c"),
                .insert(id: "r-x", after: "r-f", html: Scripted.text("x", "new")),
              ])
          ),
          ("tap=back", .init(operations: need + [.move(id: "r-f", after: "r-e")])),
        ])
    }

    private func open(_ scripted: Scripted, reducing: Bool = false) throws -> Page {
      let page = try Stage.person(.desktop)
      try page.prefer(Preferences(reducesMotion: reducing))
      try scripted.open(on: page)
      return page
    }

    private static func top(_ row: String) -> String {
      "(document.querySelector('#r-\(row)')?.getBoundingClientRect().top ?? -1)"
    }

    @Test("3.21 Rows travel from their old to their new positions")
    func travel() throws {
      let scripted = try travelling()
      let page = try open(scripted)
      let start = try page.rect(of: "#r-f").y
      // Watch the distance that the row's animation states. A busy machine may show few of the
      // frames.
      try page.watch(
        """
        (a => a ? parseFloat(a.effect.getKeyframes()[0].transform.slice(11)) : 0
        )(document.querySelector('#r-f').getAnimations().find(a => a.effect.getKeyframes()[0].transform))
        """)
      try page.click("#r-go button")
      try page.wait(until: "document.querySelector('#g-one > li').id === 'r-f'")
      try page.wait(until: Page.isStill)
      let ways = Set(try page.watched())
      let end = try page.rect(of: "#r-f").y
      #expect(start - end > 200)
      #expect(ways == [0, start - end])
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }

    @Test("3.21 A row that moves in a section that moves starts from where it was")
    func travelWithin() throws {
      let scripted = try Scripted(
        Scripted.section("one", Scripted.owner("go", ""))
          + Scripted.section("two", Self.names.map { Scripted.text($0, $0) }),
        replies: [
          (
            "tap=go",
            .init(operations: [
              Self.need, .move(id: "s-two", after: "sections"), .move(id: "r-f", after: "g-two"),
            ])
          )
        ])
      let page = try open(scripted)
      let start = try page.rect(of: "#r-f").y
      // The row travels by the distances that its own and its section's animations state.
      try page.watch(
        """
        ['#r-f', '#s-two'].map(id => document.querySelector(id).getAnimations()
            .map(a => a.effect.getKeyframes()[0].transform).find(way => way))
          .reduce((sum, way) => sum + (way ? parseFloat(way.slice(11)) : 0), 0)
        """)
      try page.click("#r-go button")
      try page.wait(until: "document.querySelector('#g-two > li').id === 'r-f'")
      try page.wait(until: Page.isStill)
      let ways = Set(try page.watched())
      let end = try page.rect(of: "#r-f").y
      #expect(start - end > 100)
      #expect(ways == [0, start - end])
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }

    @Test("3.22 New rows unfold and removed ones fold, and are inactive meanwhile")
    func folding() throws {
      let scripted = try travelling()
      let page = try open(scripted)
      try page.watch(
        """
        [...document.querySelectorAll('#g-one > li')].filter(e =>
          !['none', 'inset(0px)'].includes(getComputedStyle(e).clipPath)).length
          + 100 * document.querySelectorAll('#g-one > li[inert]:not([id]):not(:has([name], [id]))').length
        """)
      try page.click("#r-go button")
      try page.wait(until: "!!document.querySelector('#r-x')")
      try page.wait(until: Page.isStill)
      let values = Set(try page.watched())
      // At first the new and the removed row are both clipped. In the end neither is, and the
      // removed row is gone.
      #expect(values.contains(102), "\(values)")
      #expect(try page.count(of: "#g-one > li") == 8)
      #expect(try page.count(of: "[inert]") == 0)
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }

    @Test("3.23 A second snapshot during the animation starts from where the rows are")
    func interrupted() throws {
      let scripted = try travelling()
      let page = try open(scripted)
      let start = try page.rect(of: "#r-f").y
      // Each animation of the row stands halfway, so that no clock decides where it is interrupted.
      _ = try page.read(
        """
        (animate => {
          Element.prototype.animate = function (...timing) {
            const made = animate.apply(this, timing)
            if (this.id === 'r-f') {
              made.pause()
              made.currentTime = 150
            }
            return made
          }
          return true
        })(Element.prototype.animate)
        """, as: Bool.self)
      try page.click("#r-go button")
      try page.wait(until: "document.querySelector('#g-one > li').id === 'r-f'")
      let halfway = try page.rect(of: "#r-f").y
      try page.click("#r-back button")
      try page.wait(until: "document.querySelector('#g-one > li:last-child').id === 'r-f'")
      let distance: Double = try page.read(
        """
        parseFloat(document.querySelector('#r-f').getAnimations().map(
          a => a.effect.getKeyframes()[0].transform).find(Boolean).slice(11))
        """)
      #expect(abs(start + distance - halfway) < 1)
      #expect(start - halfway > 20)
      _ = try page.read(
        "document.getAnimations().forEach(a => a.finish()) ?? true", as: Bool.self)
      try page.wait(until: Page.isStill)
      #expect(try page.rect(of: "#r-f").y == start)
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }

    @Test(
      "3.24 Nothing travels with reduced motion or in a form without animation",
      arguments: few(of: [true, false]))
    func still(_ isReduced: Bool) throws {
      let scripted = try travelling(isReduced)
      let page = try open(scripted, reducing: isReduced)
      try page.watch(Self.top("f"))
      try page.click("#r-go button")
      try page.wait(until: "!!document.querySelector('#r-x')")
      try page.waitStill()
      let places = try page.watched()
      #expect(Set(places).count == 2, "\(places)")
      #expect(try page.count(of: "#g-one > li") == 8)
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }

    @Test("3.28 A thousand new rows appear in one frame, within 200 ms")
    func thousand() throws {
      let rows = (0..<1_000).map { Scripted.text("n\($0)", "\($0)") }.joined()
      let scripted = try Scripted(
        Scripted.section("one", Scripted.owner("go", ""), Scripted.text("a", "alpha")),
        replies: [
          (
            "tap=go",
            .init(operations: [Self.need, .insert(id: "r-n0", after: "r-go", html: rows)])
          )
        ])
      let page = try open(scripted)
      try page.watch("document.querySelectorAll('#g-one > li').length")
      try page.click("#r-go button")
      try page.wait(until: "document.querySelectorAll('#g-one > li').length === 1002")
      try page.wait(until: Page.isStill)
      let frames = try page.watchedFrames()
      let last = try #require(frames.last { $0.value == 2 })
      let first = try #require(frames.first { $0.value == 1_002 })
      print("1,000 rows inserted: \(first.time - last.time) ms from frame to frame")
      // No test of `make test` fails by the clock.
      if Depth.isWhole { #expect(first.time - last.time <= 200) }
      #expect(Set(frames.map(\.value)) == [2, 1_002], "all rows appear in one frame")
      try page.expectQuiet()
      #expect(!scripted.received.isEmpty)
    }
  }
}
