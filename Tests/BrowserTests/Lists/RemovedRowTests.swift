import BrowserDriver
import TestSupport
import Testing

extension Timing {
  @Suite("A row that is removed")
  struct RemovedRowTests {
    /// A script that measures the distance between the rows before and after the removed one.
    private static let gap = """
      ((one, other) => other.getBoundingClientRect().top - one.getBoundingClientRect().bottom
      )(document.querySelector('#r-4'), document.querySelector('#r-6'))
      """

    @Test("5.8 A removed row folds away with its bar without a jump", .inTestAll)
    func folds() throws {
      try Walker.walk(.touchInEnglish, .demo, moving: true) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        try walker.unfold("5")
        try page.waitStill()
        let full: Double = try page.read(Self.gap)
        #expect(full > 80, "the row and its bar take up space")
        let place = try page.aim(at: "#d-5 .bad")
        try page.watch(Self.gap)
        try page.tap(place)
        try page.wait(until: "!document.querySelector('#r-5, #d-5') && \(Page.isStill)")
        try page.waitStill()
        let frames = try page.watchedFrames()
        #expect(frames.first?.value == full && abs(frames.last?.value ?? full) < 1)
        for (frame, next) in zip(frames, frames.dropFirst()) {
          #expect(next.value <= frame.value + 0.5, "the distance only shrinks")
          // At its steepest, the curve moves at 2.1 heights per 0.3 s.
          let most = full * max(0.25, (next.time - frame.time) / 60)
          #expect(frame.value - next.value <= most, "a jump at \(next.time)")
        }
        #expect(frames.contains { $0.value > 1 && $0.value < full - 1 })
      }
    }
  }
}
