import BrowserDriver
import TestSupport
import Testing

extension Timing {
  @Suite("The first frame of a drawer")
  struct FirstFrameTests {
    @Test(
      "0.4 A drawer's first frame shows a quarter of it at most, even on a slow processor",
      .inTestAll)
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
}

extension Page {
  /// Begins to wait for a drawer, to measure its height in the first frame that shows it.
  ///
  /// A resize observer is called in that frame, between layout and paint. If the answer is late,
  /// the first height is that of the space kept for the drawer.
  fileprivate func watchFirstHeight() throws {
    _ = try read(
      """
      (() => {
        window.first_ = 0
        const sizes = new ResizeObserver(entries => {
          for (const {target} of entries) window.first_ ||= target.getBoundingClientRect().height
        })
        new MutationObserver((changes, observer) => {
          const drawer = document.querySelector('.drawer')
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
