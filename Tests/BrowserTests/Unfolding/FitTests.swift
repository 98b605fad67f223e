import BrowserDriver
import TestSupport
import Testing

extension Timing {
  @Suite("Unfolded rows come into view")
  struct FitTests {
    /// A phone whose screen is so low that few rows are in view.
    private static let low = Viewport(width: 390, height: 480, scale: 2, isPhone: true)

    private func top(_ field: String) -> String {
      "document.querySelector('#r-\(field)').getBoundingClientRect().top"
    }

    @Test(
      "0.5 If owner and drawer do not fit, the view scrolls by the least that reveals them",
      .inTestAll)
    func least() throws {
      try Walker.walk(.chinook, in: Self.low, table: "Employee", moving: true) { walker in
        try walker.open()
        let before = try walker.page.rect(of: walker.row("HireDate"))
        #expect((400...480).contains(before.bottom), "it is at the lower edge")
        try walker.unfold("HireDate")
        try walker.page.waitStill()
        let drawer = try walker.page.rect(of: walker.drawer("HireDate"))
        let after = try walker.page.rect(of: walker.row("HireDate"))
        #expect((440...480).contains(drawer.bottom), "shown whole, and no further")
        #expect(after.y < before.y)
        #expect(after.y >= 0)
        // An owner and a drawer that fit do not move.
        try walker.tapRow("HireDate")
        try walker.waitFolded()
        let place = try walker.page.rect(of: walker.row("HireDate"))
        try walker.unfold("HireDate")
        #expect(abs(try walker.page.rect(of: walker.row("HireDate")).y - place.y) < 1)
      }
    }

    @Test("0.5 If both are too high for the screen, the owner goes to the top", .inTestAll)
    func both() throws {
      let slit = Viewport(width: 390, height: 190, scale: 2, isPhone: true)
      try Walker.walk(.chinook, in: slit, table: "Employee", moving: true) { walker in
        try walker.open()
        try walker.bring(walker.owner("HireDate"))
        try walker.unfold("HireDate")
        let row = try walker.page.rect(of: walker.row("HireDate"))
        #expect((0...17).contains(row.y))
      }
    }

    @Test(
      "0.6 The tapped row stays under the finger when a drawer above it folds", .inTestAll,
      arguments: ["HireDate", "Address"])
    func still(_ field: String) throws {
      try Walker.walk(.chinook, in: Self.low, table: "Employee", moving: true) { walker in
        try walker.open()
        try walker.unfold("BirthDate")
        try walker.page.waitStill()
        // Scrolled so far that scrolling back can make up for the drawer that folds above.
        try walker.page.turnWheel(at: Point(2, 240), down: 400)
        try walker.page.wait(until: "scrollY >= 370")
        try walker.page.waitStill()
        let target = field == "HireDate" ? walker.owner(field) : walker.input(field)
        let place = try walker.page.aim(at: target)
        let start = try walker.page.rect(of: walker.row(field)).y
        try walker.page.watch(top(field))
        try walker.page.tap(place)
        if field == "HireDate" { try walker.waitUnfolded(field) } else { try walker.waitFolded() }
        try walker.page.waitStill()
        let moved = try walker.page.watched().map { abs($0 - start) }.max() ?? 0
        #expect(moved < 1.5, "it moved by \(moved) px")
      }
    }
  }
}
