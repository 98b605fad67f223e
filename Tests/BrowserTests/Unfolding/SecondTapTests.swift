import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Timing {
  @Suite("Slow answers and quick taps")
  struct SecondTapTests {
    @Test(
      "0.20 With answers delayed by 600 ms the layout shifts by at most 0.02", .inTestAll,
      arguments: [Hand.touch, .keyboard])
    func delayed(_ hand: Hand) throws {
      try Walker.walk(by: hand, moving: true, expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try page.waitStill()
        try page.observeShifts()
        try page.delayAnswers(by: .milliseconds(600))
        for step in [
          "open", "turn", "another", "text", "refused", "fold",
        ] {
          switch step {
          case "open": try walker.unfold("started_work")
          case "turn":
            try page.wait(until: "!!document.querySelector('#d-started_work .strip')")
            if hand == .touch {
              try walker.tapWheel(over: walker.select("day", of: "started_work"), steps: 1)
            } else {
              try walker.focus(walker.select("day", of: "started_work"))
              try page.press(.down)
            }
            try walker.waitStored("2005-06-13", "started_work")
          case "another": try walker.unfold("birth_date")
          case "text":
            try walker.enter("Captain", into: "position")
            try walker.waitSaved("position")
          case "refused":
            try walker.enter("many", into: "days_of_leave")
            _ = try walker.waitFault("days_of_leave")
          default:
            try walker.unfold("ended_work")
            try walker.tapRow("ended_work")
            try walker.waitFolded()
          }
          try walker.waitFrames(20)
          let parts = try page.shiftedParts()
          // A late refusal needs space: it moves the rows below it by its own height.
          let most = step == "refused" || step == "fold" ? 0.03 : 0.02
          #expect(try page.shifts() <= most, "after \(step): \(parts)")
        }
      }
    }

    @Test(
      "0.20 Space is kept for a late drawer of every kind", .inTestAll,
      arguments: [("people", "starts_at"), ("people", "photo"), ("appointments", "starts")])
    func kinds(_ table: String, _ field: String) throws {
      try Walker.walk(table: table, moving: true) { walker in
        let page = walker.page
        try walker.open()
        try walker.bring(walker.owner(field))
        try page.waitStill()
        try page.observeShifts()
        try page.delayAnswers(by: .milliseconds(600))
        try walker.unfold(field)
        try walker.waitFrames(30)
        let parts = try page.shiftedParts()
        #expect(try page.shifts() <= 0.02, "\(parts)")
      }
    }

    @Test(
      "0.21 A second tap after 120 ms causes no large step and ends at the exact height",
      arguments: few(of: ["birth_date", "started_work"]))
    func second(_ other: String) throws {
      try Walker.walk(moving: true) { walker in
        let page = walker.page
        let height =
          "document.querySelector('#d-started_work')?.getBoundingClientRect().height ?? 0"
        try walker.open()
        // Unfold once, to load the wheels and to measure the full height.
        try walker.unfold("started_work")
        try walker.waitWheels()
        let full = try page.rect(of: walker.drawer("started_work")).height
        try walker.fold("started_work")
        let first = try page.aim(at: walker.owner("started_work"))
        let next = try page.aim(at: walker.owner(other))
        try page.watch(height)
        try page.tap(first)
        // Measured by the page's own clock, because the commands take time to arrive.
        try page.wait(
          until:
            "(f => f.length > 1 && f.at(-1).time - f[0].time >= 120)(frames_.filter(f => f.value > 0))"
        )
        try page.tap(next)
        // A drawer that is already open also stays still until the second tap is answered.
        if other == "started_work" {
          try walker.waitFolded()
        } else {
          try walker.waitUnfolded(other)
        }
        try page.waitStill()
        let frames = try page.watchedFrames()
        // No test of `make test` fails by the clock.
        for (frame, later) in zip(frames, frames.dropFirst()) where Depth.isWhole {
          // A busy machine skips frames, so a step may be as large as its time allows. (At its
          // steepest, the curve moves a quarter in 34 ms.)
          let most = full / 4 * max(1, (later.time - frame.time) / 33)
          #expect(abs(later.value - frame.value) <= most, "a jump at \(later.time)")
        }
        if other == "started_work" {
          #expect(try page.count(of: ".drawer") == 0)
          #expect(frames.last?.value == 0)
        } else {
          #expect(try page.rect(of: walker.drawer(other)).height == full)
          #expect(try page.count(of: ".drawer") == 1)
        }
      }
    }
  }
}
