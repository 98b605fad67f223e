import BrowserDriver
import FoldoutForms
import Testing

extension Browsing {
  @Suite("What is asked for before the finger is lifted")
  struct AheadTests {
    /// How many taps were asked for by themselves: a change that takes a tap with it is no GET.
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

    @Test("0.4 The answer to a tap is there when the finger is lifted")
    func ahead() throws {
      try walk { walker in
        let page = walker.page
        try page.putDown(Finger(at: page.aim(at: walker.owner("started_work"))))
        try page.wait(until: Self.asked, is: 1)
        walker.server.freeze()
        try page.liftFingers()
        try page.wait(until: "!!document.querySelector('#d-started_work select')")
        walker.server.thaw()
        try walker.waitUnfolded("started_work")
        #expect(try page.read(Self.asked, as: Int.self) == 1)
      }
    }

    @Test("1.24 A press that becomes a scroll opens nothing")
    func scrolled() throws {
      try walk { walker in
        let page = walker.page
        let place = try page.aim(at: walker.owner("started_work"))
        try page.drag(from: place, to: Point(place.x, place.y - 160))
        try page.wait(until: "scrollY > 20")
        try page.wait(until: Self.asked, is: 1)
        try expectNothing(walker)
        // The next tap is another one, and asks anew.
        try walker.unfold("started_work")
        #expect(try page.read(Self.asked, as: Int.self) == 2)
      }
    }

    @Test("1.24 A press that ends elsewhere opens nothing")
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

    @Test("0.15 With something that is not saved nothing is asked before it")
    func unsaved() throws {
      try walk { walker in
        let page = walker.page
        try walker.write("Pilot", in: walker.input("position"))
        try walker.bring(walker.owner("started_work"))
        try page.putDown(Finger(at: page.aim(at: walker.owner("started_work"))))
        try walker.waitFrames(12)
        #expect(try page.read(Self.asked, as: Int.self) == 0)
        try page.liftFingers()
        try walker.waitUnfolded("started_work")
        #expect(try walker.stored("position") == "Pilot")
      }
    }

    /// Expects that nothing unfolded, folded or was stored.
    private func expectNothing(_ walker: Walker) throws {
      try walker.waitFrames(12)
      #expect(try walker.page.count(of: ".dl") == 0)
      #expect(try walker.page.count(of: "[aria-expanded=true]") == 0)
      #expect(try walker.path == "/t/people/1")
      #expect(try walker.stored("started_work") == "2005-06-12")
    }
  }
}

extension Browsing.AheadTests {
  @Test("0.4 The first frame of a drawer shows a quarter of it at most, on a slow processor, too")
  func firstFrame() throws {
    try Walker.walk(moving: true) { walker in
      let page = walker.page
      try walker.open()
      try walker.waitReady()
      try walker.unfold("started_work")
      try walker.waitWheels()
      let full = try page.rect(of: walker.drawer("started_work")).height
      try walker.fold("started_work")
      try page.slowProcessor(times: 4)
      for _ in 1...3 {
        try page.watchFirstHeight()
        try walker.unfold("started_work")
        let first = try page.firstHeight()
        #expect(first > 0 && first <= full / 4, "\(first) of \(full)")
        try walker.fold("started_work")
      }
    }
  }
}

extension Page {
  /// Begins to wait for a drawer, to see how high it is in the first frame that shows it.
  ///
  /// An observer of sizes is told in the frame itself, between its layout and its paint.
  fileprivate func watchFirstHeight() throws {
    _ = try read(
      """
      (() => {
        window.first_ = 0
        const sizes = new ResizeObserver(entries => {
          for (const {target} of entries) window.first_ ||= target.getBoundingClientRect().height
        })
        new MutationObserver((changes, observer) => {
          const drawer = document.querySelector('.dl:not([inert])')
          if (!drawer) return
          observer.disconnect()
          sizes.observe(drawer)
        }).observe(document.querySelector('#sections'), {childList: true, subtree: true})
        return true
      })()
      """, as: Bool.self)
  }

  fileprivate func firstHeight() throws -> Double { try read("window.first_") }
}
