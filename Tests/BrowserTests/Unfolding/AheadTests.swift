import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("Requests before the finger is lifted")
  struct AheadTests {
    /// A script that counts the requests for a tap alone. A change that carries a tap is sent by
    /// POST and not counted.
    private static let asked = """
      performance.getEntriesByType('resource').filter(e => /[?&]tap=/.test(e.name)).length
      """

    private func walk(by hand: Hand = .touch, _ body: (Walker) throws -> Void) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.waitReady()
        try walker.bring(walker.owner("started_work"))
        try body(walker)
      }
    }

    @Test("0.4 The answer to a tap has arrived when the finger is lifted")
    func ahead() throws {
      try walk { walker in
        let page = walker.page
        try page.touchDown(Finger(at: page.aim(at: walker.owner("started_work"))))
        try page.wait(until: Self.asked, is: 1)
        walker.server.freeze()
        try page.touchUp()
        try page.wait(until: "!!document.querySelector('#d-started_work select')")
        walker.server.thaw()
        try walker.waitUnfolded("started_work")
        #expect(try page.read(Self.asked, as: Int.self) == 1)
      }
    }

    @Test("1.24 A press that becomes a scroll opens nothing", .promise(6))
    func scrolled() throws {
      try walk { walker in
        let page = walker.page
        let place = try page.aim(at: walker.owner("started_work"))
        try page.drag(from: place, to: Point(place.x, place.y - 160))
        try page.wait(until: "scrollY > 20")
        try page.wait(until: Self.asked, is: 1)
        try expectNothing(walker)
        // The next tap sends a new request.
        try walker.unfold("started_work")
        #expect(try page.read(Self.asked, as: Int.self) == 2)
      }
    }

    @Test("1.24 A press that ends elsewhere opens nothing", .promise(6), .inTestAll)
    func elsewhere() throws {
      try walk(by: .mouse) { walker in
        let page = walker.page
        let place = try page.aim(at: walker.owner("started_work"))
        try page.pressMouse(at: place)
        try page.wait(until: Self.asked, is: 1)
        let other = try page.aim(at: walker.owner("birth_date"))
        try page.moveMouse(to: other)
        try page.releaseMouse(at: other)
        try expectNothing(walker)
      }
    }

    @Test("0.15 With an unsaved value nothing is requested before it", .promise(3))
    func unsaved() throws {
      try walk { walker in
        let page = walker.page
        try walker.write("Pilot", in: walker.input("position"))
        try walker.bring(walker.owner("started_work"))
        try page.touchDown(Finger(at: page.aim(at: walker.owner("started_work"))))
        try walker.waitFrames(12)
        #expect(try page.read(Self.asked, as: Int.self) == 0)
        try page.touchUp()
        try walker.waitUnfolded("started_work")
        #expect(try walker.stored("position") == "Pilot")
      }
    }

    /// Expects that nothing unfolded, folded or was stored.
    private func expectNothing(_ walker: Walker) throws {
      try walker.waitFrames(12)
      #expect(try walker.page.count(of: ".drawer") == 0)
      #expect(try walker.page.count(of: "[aria-expanded=true]") == 0)
      #expect(try walker.path == "/t/people/1")
      #expect(try walker.stored("started_work") == "2005-06-12")
    }
  }
}
