import BrowserDriver
import FoldoutForms
import FoldoutWords
import TestSupport
import Testing

extension Timing {
  @Suite("Late answers")
  struct LateTests {
    @Test("0.14, 0.20 Space is kept for a late answer, so that nothing jumps")
    func late() throws {
      try Walker.walk(moving: true) { walker in
        try walker.open()
        try walker.waitReady()
        let rows = try walker.page.read("document.querySelectorAll('.item').length", as: Int.self)
        try walker.page.observeShifts()
        try walker.page.delayAnswers(by: .milliseconds(600))
        // Freeze the server until the kept space has been measured, however slow the machine is.
        walker.server.freeze()
        try walker.tapRow("started_work")
        try walker.page.wait(until: "!!document.querySelector('#d-started_work[inert]')")
        try walker.page.wait(until: Page.isStill)
        let kept = try walker.page.rect(of: walker.drawer("started_work")).height
        // The space is not an empty box for long: it says that the answer is late.
        let waits = walker.words.messages.waiting
        let note = "document.querySelector('#d-started_work[inert] .note')?.textContent"
        try walker.page.wait(until: "\(note) === \(walker.js(waits))")
        walker.server.thaw()
        try walker.page.wait(until: "!!document.querySelector('#d-started_work select')")
        try walker.waitUnfolded("started_work")
        #expect(try walker.page.rect(of: walker.drawer("started_work")).height == kept)
        #expect(try walker.page.count(of: "#d-started_work .note") == 0)
        #expect(try walker.page.shifts() <= 0.02)
        #expect(try walker.page.count(of: ".item") == rows)
        // Replacing an open drawer causes no shift while the answer is late, either.
        walker.server.freeze()
        try walker.tapRow("birth_date")
        try walker.page.wait(until: "!!document.querySelector('#d-birth_date[inert]')")
        walker.server.thaw()
        try walker.waitUnfolded("birth_date")
        #expect(try walker.page.shifts() <= 0.02)
      }
    }
  }
}

extension Browsing {
  @Suite("Missing answers")
  struct MissingAnswerTests {
    @Test(
      "0.14 If no answer comes the space closes with a message",
      arguments: few(.mouse, of: Hand.allCases))
    func offline(_ hand: Hand) throws {
      try Walker.walk(by: hand) { walker in
        try walker.open()
        try walker.page.setOffline(true)
        try walker.tapRow("started_work")
        #expect(try walker.waitFault("started_work").contains("did not answer"))
        try walker.waitFolded()
        #expect(
          try walker.page.attribute("aria-expanded", of: walker.owner("started_work")) == "false")
        try walker.page.setOffline(false)
        try walker.unfold("started_work")
        #expect(try walker.fault("started_work") == nil)
        try walker.page.expectConsoleErrors(containing: "ERR_INTERNET_DISCONNECTED")
      }
    }

    @Test(
      "0.14 After the server ended the page stays usable, and the next tap finds the new one",
      .inTestAll)
    func ended() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.waitReady()
        walker.server.kill()
        try walker.tapRow("started_work")
        #expect(try walker.waitFault("started_work").contains("did not answer"))
        try walker.server.restart()
        try walker.unfold("started_work")
        #expect(try walker.fault("started_work") == nil)
        try walker.page.expectConsoleErrors(containing: "ERR_CONNECTION")
      }
    }

    @Test(
      "0.7 An open drawer survives a reload of the page and a restart of the server", .inTestAll)
    func survives() throws {
      try Walker.walk { walker in
        try walker.open()
        try walker.unfold("started_work")
        try walker.page.reload()
        try walker.waitUnfolded("started_work")
        #expect(try walker.follows("started_work"))
        // The server is replaced while the page stays.
        try walker.waitReady()
        try walker.waitWheels()
        walker.server.kill()
        try walker.server.restart()
        try walker.turn(.year, to: 2016, of: "started_work")
        #expect(try walker.stored("started_work") == "2016-06-12")
        #expect(try walker.follows("started_work"))
        try walker.unfold("birth_date")
        try walker.page.reload()
        try walker.waitUnfolded("birth_date")
      }
    }
  }
}

extension Page {
  /// Begins to add up the layout shifts that a person did not cause.
  ///
  /// It counts shifts that do not follow an input within half a second, and keeps the worst
  /// session. Browsers divide shifts into sessions, which end after a pause of a second or after
  /// five seconds in all.
  ///
  /// A fold or unfold that begins within that half second counts as caused by the input until it
  /// ends, which is later on a busy machine that skips frames.
  func observeShifts() throws {
    _ = try read(
      """
      (() => {
        window.shift_ = 0
        let sum = 0, first = -Infinity, last = -Infinity, input = -Infinity
        window.shifted_ = []
        for (const name of ['pointerup', 'keydown']) {
          addEventListener(name, e => { input = e.timeStamp }, true)
        }
        const motions = []
        addEventListener('transitionrun', ({target, timeStamp}) => {
          if (timeStamp - input > 500 || !target.matches('.fold')) return
          const motion = {begin: timeStamp, end: Infinity}
          motions.push(motion)
          Promise.allSettled(target.getAnimations().map(a => a.finished))
            .then(() => requestAnimationFrame(() => { motion.end = performance.now() }))
        })
        const follows = e => e.hadRecentInput
          || motions.some(({begin, end}) => begin <= e.startTime && e.startTime <= end)
        new PerformanceObserver(list => {
          for (const e of list.getEntries()) if (!follows(e)) {
            if (e.startTime - last > 1000 || e.startTime - first > 5000) {
              sum = 0
              first = e.startTime
            }
            last = e.startTime
            sum += e.value
            window.shift_ = Math.max(window.shift_, sum)
            shifted_.push(e.value.toFixed(3) + ' ' + e.sources.map(s =>
              `${s.node?.id || s.node?.className || s.node?.nodeName} ` +
              `${s.previousRect.top | 0} → ${s.currentRect.top | 0}`))
          }
        }).observe({type: 'layout-shift'})
        return true
      })()
      """, as: Bool.self)
  }

  func shifts() throws -> Double { try read("window.shift_") }

  /// Returns the parts that shifted, for the message of a failed test.
  func shiftedParts() throws -> String { try read("shifted_.join('; ')") }

  /// Removes the expected errors of a cut connection from the console, and expects no others.
  func expectConsoleErrors(
    containing fault: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let others = try consoleErrors().map(\.message).filter { !$0.contains(fault) }
    #expect(others == [], sourceLocation: sourceLocation)
  }
}
