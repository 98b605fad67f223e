import BrowserDriver
import FoldoutForms
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Rows that unfold a bar of actions")
  struct BarTests {
    @Test(
      "5.1, 5.13 A tap unfolds a month's bar, another moves it, and a second folds it",
      arguments: few(of: [Manner.touchInDutchPlain, .touchInEnglish, .mouse, .keysInDutch]))
    func unfolds(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        let names: [String] = try page.read(
          "[...document.querySelectorAll('#f .item bdi')].map(e => e.innerText)")
        #expect(names == (1...12).map { walker.environment.monthName($0) })
        if manner.hasScript { try walker.waitReady() }
        try walker.unfold("3")
        #expect(try page.attribute("aria-expanded", of: walker.owner("3")) == "true")
        try walker.unfold("5")
        #expect(try page.count(of: ".drawer") == 1)
        try walker.fold("5")
        #expect(try walker.path == "/months")
      }
    }

    @Test(
      "5.2 The bar is at least 40 high, and its buttons are fully visible",
      arguments: few(of: [Manner.mouse, .touchInEnglish, .keysInEnglish, .keysInEnglishPlain]))
    func uncovers(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, moving: true) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        if manner.hasScript {
          try walker.waitReady()
          try page.watch("document.querySelector('#d-2 .actions button')?.offsetHeight ?? 44")
        }
        try walker.unfold("2")
        if manner.hasScript { #expect(Set(try page.watched()) == [44]) }
        #expect(try page.rect(of: "#d-2").height >= 40)
      }
    }

    @Test(
      "5.3, 5.6 A row that leads to its record stays a link, and its button unfolds the bar",
      arguments: few(of: [Manner.keysInEnglish, .touchInEnglish, .mouse, .keysInEnglishPlain]))
    func links(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/people")
        if manner.hasScript {
          try walker.waitReady()
          try walker.unfold("2")
        } else {
          // Folded rows have ids only with script.
          try page.waitForPage { try walker.press(".follow[value='2']") }
        }
        let rect = try page.rect(of: walker.owner("2"))
        #expect(rect.width == 44 && rect.height == 44)
        #expect(try page.attribute("href", of: "#d-2 .actions a") == "/record/2")
        let title = try page.text(of: "#r-2 bdi")
        try page.waitForPage { try walker.press("#r-2 a") }
        #expect(try page.text(of: "h1") == title)
        // The link back keeps the row open.
        try page.waitForPage { try walker.press("nav a") }
        #expect(try page.count(of: "#d-2") == 1)
        if manner.hasScript {
          try walker.waitReady()
          #expect(
            try page.attribute("aria-label", of: walker.owner("1"))?.contains("Ada Brandt") == true)
        }
      }
    }

    @Test(
      "5.4 A bar holds the program's design, and its own actions work", .inTestAll,
      arguments: [Manner.keysInDutch, .touchInEnglish, .mouse, .keysInEnglishPlain])
    func designs(_ manner: Manner) throws {
      try Walker.walk(manner, .months, expecting: [422]) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        if manner.hasScript { try walker.waitReady() }
        try walker.unfold("7")
        #expect(try page.text(of: "#d-7 .own").contains("of 12"))
        let action = "#d-7 [name='~press.take_a_holiday']"
        if manner.hasScript {
          try walker.press(action)
          try page.wait(until: "!document.querySelector(\(walker.js(action)))")
        } else {
          try page.waitForPage { try walker.press(action) }
        }
        #expect(try page.text(of: "#r-7 .subtitle") == "Holiday")
        #expect(try page.text(of: "#undo span") == "Have a good time")
        try walker.unfold("12")
        let refused = "#d-12 [name='~press.take_a_holiday']"
        if manner.hasScript {
          try walker.press(refused)
        } else {
          try page.waitForPage { try walker.press(refused) }
        }
        try walker.waitFault("12", saying: "Nobody takes a holiday in the last month.")
      }
    }

    @Test(
      "5.5 An open row survives scrolling away, a reload and a restart of the server",
      arguments: few(of: [Manner.touchInEnglish, .mouse, .keysInEnglish, .keysInEnglishPlain]))
    func survives(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/people")
        if manner.hasScript {
          try walker.waitReady()
          try walker.unfold("4")
        } else {
          try page.waitForPage { try walker.press(".follow[value='4']") }
        }
        try Self.scrollAwayAndBack(walker)
        #expect(try page.count(of: "#d-4 .fold:not(.shut)") == 1)
        try page.reload()
        #expect(try page.count(of: "#d-4") == 1)
        walker.server.kill()
        try walker.server.restart()
        try page.reload()
        #expect(try page.count(of: "#d-4") == 1)
        if manner.hasScript { try walker.waitReady() }
        try walker.fold("4")
      }
    }

    /// Scrolls until the top row is out of view, and back: by finger, wheel or keys.
    private static func scrollAwayAndBack(_ walker: Walker) throws {
      let page = walker.page
      let top = try page.read("scrollY", as: Double.self)
      let height = try page.read("innerHeight", as: Double.self)
      let (upper, lower) = (Point(100, 60), Point(100, height - 60))
      switch walker.hand {
      case .touch: for _ in 0..<3 { try page.drag(from: lower, to: upper, steps: 4) }
      case .mouse: try page.turnWheel(at: lower, down: 2000)
      case .keyboard: try page.press(.pageDown, times: 3)
      }
      try page.wait(until: "document.querySelector('#d-4').getBoundingClientRect().bottom < 0")
      switch walker.hand {
      case .touch: for _ in 0..<4 { try page.drag(from: upper, to: lower, steps: 4) }
      case .mouse: try page.turnWheel(at: lower, down: -3000)
      case .keyboard: try page.press(.pageUp, times: 4)
      }
      try page.wait(until: "scrollY <= \(top)")
    }

    @Test(
      "5.7 A bar below the edge scrolls into view, and the tapped row stays visible", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouse, .keysInEnglish])
    func reveals(_ manner: Manner) throws {
      let isPhone = manner.hand == .touch
      let low = Viewport(width: isPhone ? 390 : 1280, height: 480, isPhone: isPhone)
      try Walker.walk(manner, .demo, in: low) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        let last: String = try page.read(
          """
          [...document.querySelectorAll('#f .item')].filter(e => e.getBoundingClientRect().bottom <= 480)
            .pop().id.slice(2)
          """)
        try walker.unfold(last)
        try page.wait(
          until: "document.querySelector('#d-\(last)').getBoundingClientRect().bottom <= 480")
        #expect(try page.rect(of: "#d-\(last)").bottom > 440, "shown whole, and no further")
        #expect(try page.rect(of: "#r-\(last)").y >= 0)
      }
    }

    @Test("5.1 A tap during the animation takes effect from where the bar is", .inTestAll)
    func midway() throws {
      try Walker.walk(.demo, moving: true) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        try walker.unfold("2")
        let full = try page.rect(of: "#d-2").height
        try walker.fold("2")
        let (first, next) = (
          try page.aim(at: walker.owner("2")), try page.aim(at: walker.owner("1"))
        )
        try page.watch("document.querySelector('#d-2')?.getBoundingClientRect().height ?? 0")
        try page.tap(first)
        try page.wait(until: "frames_.some(f => f.value > 0)")
        try page.tap(next)
        try walker.waitUnfolded("1")
        try page.waitStill()
        let frames = try page.watchedFrames()
        for (frame, later) in zip(frames, frames.dropFirst()) {
          let most = full / 2 * max(1, (later.time - frame.time) / 33)
          #expect(abs(later.value - frame.value) <= most, "a jump at \(later.time)")
        }
        #expect(try page.count(of: ".drawer") == 1)
        #expect(try page.attribute("aria-expanded", of: walker.owner("2")) == "false")
      }
    }

    @Test("5.5 An open row survives turning the screen, and Undo covers no row", .inTestAll)
    func turned() throws {
      try Walker.walk(.touchInEnglish, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/months")
        try walker.waitReady()
        try walker.unfold("2")
        try walker.press("#d-2 .bad")
        try page.wait(until: "!document.querySelector('#r-2')")
        try walker.unfold("4")
        for viewport in [
          Viewport(width: 844, height: 390, isPhone: true),
          Viewport(width: 390, height: 844, isPhone: true),
        ] {
          try page.resize(to: viewport)
          try page.waitStill()
          let (row, bar) = (try page.rect(of: "#r-4"), try page.rect(of: "#d-4"))
          #expect(abs(row.bottom - bar.y) < 1 && bar.width == row.width && bar.height >= 40)
          #expect(try page.read("document.documentElement.scrollWidth <= innerWidth"))
        }
        // At its end the page has space for the bar of Undo below the last row.
        try page.turnWheel(at: Point(195, 200), down: 4000)
        try page.waitStill()
        let last = try page.rect(of: "#f .item:last-child")
        #expect(try page.rect(of: "#undo").y >= last.bottom)
      }
    }

    @Test("0.14 The space for a bar is kept while its answer is late", .inTestAll)
    func late() throws {
      try Walker.walk(.demo) { walker in
        let page = walker.page
        for (path, before) in [("months", nil), ("people", "2")] {
          try page.open("\(walker.server.base)/\(path)")
          try walker.waitReady()
          if let before { try walker.unfold(before) }
          walker.server.freeze()
          try walker.tapRow("3")
          try page.wait(until: "!!document.querySelector('#d-3[inert]')")
          try page.wait(until: Page.isStill)
          let kept = try page.rect(of: "#d-3").height
          walker.server.thaw()
          try walker.waitUnfolded("3")
          #expect(try page.rect(of: "#d-3").height == kept, "\(path)")
        }
      }
    }

    @Test(
      "5.2 Four buttons fit on one line on a phone", .inTestAll,
      arguments: [Manner.touchInEnglish, .touchInArabic, .touchInDutchPlain])
    func oneLine(_ manner: Manner) throws {
      try Walker.walk(manner, .demo) { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/people?open=3")
        let tops: [Double] = try page.read(
          "[...document.querySelectorAll('#d-3 .actions > *')].filter(e => e.checkVisibility())"
            + ".map(e => e.getBoundingClientRect().top)")
        #expect(tops.count == (manner.hasScript ? 4 : 3) && Set(tops).count == 1)
        try page.expectFits("people")
      }
    }
  }
}
