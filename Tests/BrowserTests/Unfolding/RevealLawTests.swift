import BrowserDriver
import Foldout
import FoldoutTesting
import Foundation
import Testing

extension Browsing {
  /// Checks that the script scrolls to where the engine's arithmetic says, in random situations.
  @Suite("The script reveals as the engine does")
  struct RevealLawTests {
    /// The page's measures on which the position of a tapped row depends.
    private struct Geometry: Decodable {
      var offset: Double
      var height: Double
      var contents: Double
      /// The height that an on-screen keyboard covers.
      var keyboard: Double
      var undo: Double
    }

    private struct Row: Decodable {
      var id: String
      var top: Double
      var height: Double
      var x: Double
      var isOpen: Bool
    }

    private static let geometry = """
      (bar => ({
        offset: scrollY, height: innerHeight, contents: document.documentElement.scrollHeight,
        keyboard: innerHeight - visualViewport.height - visualViewport.offsetTop,
        undo: bar.matches('.late') ? 0 : bar.offsetHeight,
      }))(document.querySelector('#undo'))
      """

    /// A script that returns the rows whose buttons can be pressed without scrolling.
    private static let rows = """
      [...document.querySelectorAll('#f .item[id]:has([name=open])')].map(li => {
        const row = li.getBoundingClientRect(), own = li.querySelector('[name=open]').getBoundingClientRect()
        const x = own.left + own.width / 2, y = row.top + 22
        const isMet = li.contains(document.elementFromPoint(x, y)) && row.top >= 8 && row.bottom <= innerHeight
        return isMet && { id: li.id.slice(2), top: row.top + scrollY, height: row.height, x,
          isOpen: li.querySelector('[name=open]').ariaExpanded === 'true' }
      }).filter(row => row)
      """

    @Test(
      "0.5, 0.6, 5.7 The view scrolls to where the engine says, also by late answers",
      arguments: few(of: [
        ("/people", 480, 11), ("/people", 300, 12), ("/months", 420, 13), ("/record/3", 500, 14),
        ("/record/3", 330, 15),
      ]))
    func reveals(_ path: String, _ height: Int, _ seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let viewport = BrowserDriver.Viewport(width: 390, height: height, isPhone: true)
      try Walker.walk(.touchInEnglish, .demo, in: viewport) { walker in
        let page = walker.page
        try page.open(walker.server.base + path)
        try walker.waitReady()
        try change(walker, path)
        for step in 1...6 {
          let cover = Bool.random(using: &random) ? Int.random(in: 60...140, using: &random) : 0
          // No driver opens an on-screen keyboard, so the page's visual viewport is overridden.
          _ = try page.read(
            """
            !!Object.defineProperty(visualViewport, 'height',
              { configurable: true, get: () => innerHeight - \(cover) })
            """, as: Bool.self)
          let way = Double.random(in: -300...500, using: &random)
          try page.turnWheel(at: Point(4, 60), down: way)
          try page.waitStill()
          let rows: [Row] = try page.read(Self.rows)
          guard let row = rows.filter({ !$0.isOpen }).randomElement(using: &random) else {
            continue
          }
          let before: Geometry = try page.read(Self.geometry)
          // The placeholder of a late answer has the height of the bar that was open last.
          try page.delayAnswers(by: step.isMultiple(of: 2) ? .milliseconds(500) : .zero)
          try page.tap(Point(row.x, row.top - before.offset + 22))
          try walker.waitUnfolded(row.id)
          try page.waitStill()
          let after: Geometry = try page.read(Self.geometry)
          let expected = try expected(page, row, before, after)
          #expect(
            abs(after.offset - expected) <= 1.5,
            "seed \(seed), step \(step): row \(row) of \(before), at \(after.offset), not \(expected)"
          )
        }
      }
    }

    /// Shows the bar of Undo on the page of months. Other pages stay unchanged.
    private func change(_ walker: Walker, _ path: String) throws {
      guard path == "/months" else { return }
      try walker.unfold("2")
      try walker.press("#d-2 .bad")
      try walker.page.wait(until: "!document.querySelector('#r-2')")
    }

    /// Returns the scroll offset that the engine computes for the same geometry.
    private func expected(
      _ page: Page, _ row: Row, _ before: Geometry, _ after: Geometry
    ) throws -> Double {
      func extent(_ css: String) throws -> Extent {
        let rect = try page.rect(of: css)
        return Extent(top: rect.y + after.offset, height: rect.height)
      }
      let covered = 16 + max(before.keyboard, before.undo)
      let view = Foldout.Viewport(
        offset: before.offset, height: before.height, contentHeight: after.contents - covered,
        topInset: 8, bottomInset: covered)
      let offset = view.unfolding(
        top: row.top, owner: try extent("[id='r-\(row.id)']"),
        drawer: try extent("[id='d-\(row.id)']"))
      // A page has no bar at the top, so it cannot scroll above its beginning.
      return max(0, offset)
    }
  }
}
