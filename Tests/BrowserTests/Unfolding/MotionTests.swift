import BrowserDriver
import TestSupport
import Testing

extension Timing {
  @Suite("Motion")
  struct MotionTests {
    private static let height = """
      document.querySelector('#d-started_work')?.getBoundingClientRect().height ?? 0
      """

    @Test("0.4 A drawer unfolds in 0.3 s", .inTestAll)
    func length() throws {
      try Walker.walk(moving: true) { walker in
        try walker.open()
        try walker.page.watch(Self.height)
        try walker.unfold("started_work")
        let frames = try walker.page.watchedFrames()
        let full = try #require(frames.map(\.value).max())
        let duration: String = try walker.page.read(
          "getComputedStyle(document.querySelector('#d-started_work .fold')).transitionDuration")
        #expect(duration.hasPrefix("0.3s"))
        // The drawer grows gradually: its height never falls, and intermediate heights are seen.
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.value <= $1.value + 0.5 })
        let middle = frames.filter { $0.value > 1 && $0.value < full - 1 }
        let first = try #require(middle.first)
        let last = try #require(middle.last)
        // A busy machine may show only one intermediate frame, so measure from the frames around
        // them.
        let before = try #require(frames.last { $0.time < first.time })
        let after = try #require(frames.first { $0.time > last.time })
        #expect(last.time - first.time <= 300)
        #expect(after.time - before.time >= 250)
        try walker.page.watch(Self.height)
        try walker.tapRow("started_work")
        try walker.waitFolded()
        let folding = try walker.page.watchedFrames()
        #expect(zip(folding, folding.dropFirst()).allSatisfy { $0.value >= $1.value - 0.5 })
        #expect(folding.contains { $0.value > 1 && $0.value < full - 1 })
      }
    }

    @Test(
      "0.4 A tap during the animation reverses the drawer from where it is, without a jump",
      .inTestAll)
    func reversal() throws {
      try Walker.walk(moving: true) { walker in
        try walker.open()
        try walker.bring(walker.owner("started_work"))
        let place = try walker.page.aim(at: walker.owner("started_work"))
        try walker.page.watch(Self.height)
        // Fold during unfolding and unfold during folding, or just afterwards if a busy machine
        // skips the intermediate frames.
        for sign in [">", "<", ">"] {
          try walker.page.tap(place)
          try walker.page.wait(
            until: "(h => h \(sign) \(sign == ">" ? 40 : 110))(\(Self.height))")
        }
        // The last tap may still be unanswered while the drawer has that height.
        try walker.waitUnfolded("started_work")
        let frames = try walker.page.watchedFrames()
        let full = try #require(frames.map(\.value).max())
        #expect(full > 100)
        #expect(frames.last?.value == full)
        // At its steepest, the curve moves at 2.1 heights per 0.3 s. Reversals take less time.
        for (frame, next) in zip(frames, frames.dropFirst()) {
          let most = full * max(0.25, (next.time - frame.time) / 60)
          #expect(abs(next.value - frame.value) <= most, "a jump at \(next.time)")
        }
        #expect(frames.contains { $0.value > 1 && $0.value < full - 1 })
      }
    }

    @Test("0.4, 0.12 With reduced motion nothing is animated, otherwise a drawer for 0.3 s")
    func reduced() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.page.watch(Self.height)
        try walker.unfold("started_work")
        try walker.unfold("birth_date")
        let heights = Set(try walker.page.watched().map { $0.rounded() })
        #expect(heights.count <= 2, "a height between folded and unfolded was shown: \(heights)")
        let longest: Double = try walker.page.read(
          """
          Math.max(...[...document.querySelectorAll('*')].flatMap(e => [
            ...getComputedStyle(e).transitionDuration.split(','),
            ...getComputedStyle(e, '::before').transitionDuration.split(','),
          ].map(parseFloat)))
          """)
        #expect(longest <= 0.001)
        try walker.page.prefer(Preferences())
        let duration: String = try walker.page.read(
          "getComputedStyle(document.querySelector('.drawer .fold')).transitionDuration")
        #expect(duration.hasPrefix("0.3s"))
      }
    }

    @Test(
      "0.3 An owner row lights up while it is pressed", arguments: few(of: [Hand.touch, .mouse]))
    func pressed(_ hand: Hand) throws {
      try Walker.walk(by: hand, moving: true) { walker in
        try walker.open()
        let row = walker.owner("started_work")
        try walker.bring(row)
        let place = try walker.page.aim(at: row)
        // The value is 1 while the row has the colour of pressed rows, rgb(209, 209, 214).
        try walker.page.watch(
          """
          Number(getComputedStyle(document.querySelector('\(row)')).backgroundColor
            === 'rgb(209, 209, 214)')
          """)
        try walker.page.wait(until: "frames_.length > 0")
        if hand == .touch {
          // The row lights up when the finger is lifted. A long press would be no tap.
          try walker.page.tap(place)
        } else {
          try walker.page.pressMouse(at: place)
          try walker.page.wait(until: "frames_.some(f => f.value === 1)")
          try walker.page.releaseMouse(at: place)
        }
        try walker.waitUnfolded("started_work")
        let lit = try walker.page.watched()
        #expect(lit.first == 0)
        #expect(lit.contains(1))
        #expect(lit.last == 0)
      }
    }
  }
}
