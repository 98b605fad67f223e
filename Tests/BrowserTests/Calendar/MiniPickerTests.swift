import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  /// Tests the ribbons over the month and the year of the demo's reminder on 20 November 2026.
  @Suite("Mini pickers")
  struct MiniPickerTests {
    static let hands = [
      Manner.touchInEnglish, .touchInArabic, .mouse, .mouseInArabic,
    ]

    private func walk(
      _ manner: Manner, in viewport: Viewport? = nil, _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walkToRibbons(manner, in: viewport, moving: false, body)
    }

    @Test(
      "4.1, 4.35 A dragged ribbon settles on the most visible value and asks once",
      arguments: few(.mouseInArabic, of: hands))
    func drags(_ manner: Manner) throws {
      try walk(manner) { walker in
        let before = try walker.stored("reminder")
        // Less than half a value: it goes back, and nothing is requested.
        try walker.drag(Walker.month, values: 0.3)
        try walker.waitMonth(6)
        try walker.drag(Walker.month, values: 0.8)
        try walker.waitMonth(7)
        #expect(try walker.firstDay == "2026-07-01")
        try walker.drag(Walker.month, values: -0.8)
        try walker.waitMonth(6)
        #expect(try walker.firstDay == "2026-06-01")
        try walker.page.wait(until: Walker.turns, is: 2)
        #expect(try walker.stored("reminder") == before)
        try walker.page.wait(until: "location.search.includes('2026-06')")
      }
    }

    @Test(
      "4.31 A drag that leaves the control goes on until the hand lifts",
      arguments: few(of: [Manner.mouse, .touchInEnglish]))
    func leaves(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.drag(Walker.month, values: 0.8, down: 160)
        try walker.waitMonth(7)
        #expect(try walker.firstDay == "2026-07-01")
      }
    }

    @Test("4.31 A cancelled drag returns to the value before it", .inTestAll)
    func cancels() throws {
      try walk(.touchInEnglish) { walker in
        let (middle, width) = try walker.middleAndWidth(of: Walker.month)
        try walker.page.dragWithoutLifting(
          from: middle, to: Point(middle.x - width, middle.y), steps: 8)
        try walker.page.wait(until: "\(walker.scrolled(Walker.month)) > \(5.4 * width)")
        try walker.page.cancelTouch()
        try walker.waitMonth(6)
        // If this drag had requested something, the next count would show it.
        try walker.drag(Walker.month, values: 0.8)
        try walker.waitMonth(7)
        try walker.page.wait(until: Walker.turns, is: 1)
      }
    }

    @Test("4.31 A second finger does not disturb a drag", .inTestAll)
    func secondFinger() throws {
      try walk(.touchInEnglish) { anybody in
        // A new browser, for the same reason as with the wheels (6.11).
        let walker = anybody.another(try Stage.stranger(.walked))
        try Stage.settleZone(walker.page, at: walker.server.base)
        try walker.open(1, "?open=reminder&view=reminder:2026-06-01")
        try walker.page.waitForParts()
        try walker.waitRibbons()
        try walker.bring(walker.ribbon(Walker.month))
        let (middle, width) = try walker.middleAndWidth(of: Walker.month)
        let end = Point(middle.x - width * 0.9, middle.y)
        try walker.page.dragWithoutLifting(from: middle, to: end, steps: 8)
        try walker.waitFrames(4)
        let place = try walker.page.read(walker.scrolled(Walker.month), as: Double.self)
        #expect(place > 5.3 * width)
        let first = Finger(at: end)
        try walker.page.touchDown(
          first, Finger(1, at: walker.middleAndWidth(of: Walker.year).middle))
        try walker.waitFrames(4)
        let after = try walker.page.read(walker.scrolled(Walker.month), as: Double.self)
        #expect(abs(after - place) < 1, "it stays under the first finger")
        try walker.page.move(first)
        try walker.waitFrames(4)
        try walker.page.touchUp()
        try walker.waitMonth(7)
      }
    }

    @Test(
      "4.33 An arrow turns the ribbon, and a tap on the value opens the list", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouseInArabic])
    func follows(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.press("\(walker.drawer("reminder")) .mini-picker [value^='2026-05']")
        try walker.waitMonth(5)
        try walker.choose(1, in: Walker.month)
        try walker.waitMonth(2)
        let month = try #require(try walker.mini(Walker.month))
        #expect(month.isHidden)
      }
    }

    @Test(
      "4.33, 4.35 Each key turns the ribbon by one, however fast, and in its direction",
      arguments: few(
        .keysInDutch, of: [Manner.keysInDutch, Manner(hand: .keyboard, language: .arabic)]))
    func keys(_ manner: Manner) throws {
      try Walker.walk(manner, .demo, table: "appointments", at: "/appointment") { walker in
        let page = walker.page
        try walker.open()
        try walker.unfold("reminder")
        try page.waitForParts()
        try walker.waitRibbons()
        try walker.press("\(walker.drawer("reminder")) .mini-picker [value^='2026-10']")
        try walker.waitMonth(10)
        try walker.focus(Walker.month)
        try page.press(.up, times: 3)
        try walker.waitMonth(7)
        try page.press(.down)
        try walker.waitMonth(8)
        let isMirrored = manner.language == .arabic
        try page.press(isMirrored ? .right : .left, times: 2)
        try walker.waitMonth(6)
        try page.press(isMirrored ? .left : .right)
        try walker.waitMonth(7)
        try page.press(.home)
        try walker.waitMonth(1)
        #expect(
          try page.read("document.activeElement.matches(\"\(Walker.month)\")", as: Bool.self))
      }
    }

    @Test(
      "4.34 A mini picker announces what it shows at any width"
    )
    func shownIsSaid() throws {
      try walk(Manner(hand: .mouse, language: .dutch)) { walker in
        var names: Set<String> = []
        for width in [320, 340, 360, 375, 390, 414, 600, 701, 1024, 1280] {
          try walker.page.resize(
            to: Viewport(width: width, height: 800, scale: width % 3 == 0 ? 1.5 : 1))
          for (month, year) in [(3, 2026), (9, 2025)] {
            try walker.open(1, "?open=reminder&view=reminder:\(year)-0\(month)-01")
            try walker.page.waitForParts()
            try walker.waitRibbons()
            let (first, second) = try (walker.mini(Walker.month), walker.mini(Walker.year))
            #expect(
              first?.shown == first?.announced && first?.isCut == false, "\(width): \(first as Any)"
            )
            #expect(
              second?.shown == "\(year)" && second?.announced == "\(year)",
              "\(width): \(second as Any)")
            #expect(second?.isCut == false, "\(width)")
            if month == 3, let name = first?.shown { names.insert(name) }
            #expect(first?.shown.first == (month == 3 ? "m" : "s"))
          }
          try walker.page.expectFits("mini pickers at \(width)")
        }
        #expect(names == ["mrt", "maart"])
      }
    }

    @Test("4.38 A changed width keeps the value in the middle")
    func resized() throws {
      try walk(.mouse) { walker in
        try walker.drag(Walker.month, values: 0.8)
        try walker.waitMonth(7)
        for width in [700, 333, 801, 1280] {
          try walker.page.resize(to: Viewport(width: width, height: 800))
          try walker.waitMonth(7)
        }
        try walker.page.wait(until: Walker.turns, is: 1)
      }
    }

    @Test(
      "4.36 The mouse wheel scrolls the page over a mini picker, unless it has the focus"
    )
    func wheel() throws {
      try walk(.mouse, in: Viewport(width: 1280, height: 500)) { walker in
        let page = walker.page
        let place = try walker.middleAndWidth(of: Walker.month).middle
        try walker.scroll(at: place, by: 40)
        try walker.scroll(at: place, by: -40)
        try walker.waitMonth(6)
        try walker.drag(Walker.month, values: 0.8)
        try walker.waitMonth(7)
        let before = try page.read("scrollY", as: Double.self)
        try page.turnWheel(at: walker.middleAndWidth(of: Walker.month).middle, down: 100)
        try walker.waitMonth(8)
        try page.turnWheel(at: walker.middleAndWidth(of: Walker.month).middle, down: -100)
        try walker.waitMonth(7)
        #expect(try page.read("scrollY", as: Double.self) == before)
        try page.wait(until: Walker.turns, is: 3)
      }
    }
  }
}

extension Timing {
  /// A fling needs a hand that moves as fast as it means to, so no other walk runs beside it.
  @Suite("Flings of mini pickers")
  struct MiniPickerFlingTests {
    @Test(
      "4.32 A fling goes further with its speed and reports one value", .inTestAll,
      arguments: [Manner.touchInEnglish, .mouse])
    func flings(_ manner: Manner) throws {
      try Walker.walkToRibbons(manner, moving: true) { walker in
        let (middle, width) = try walker.middleAndWidth(of: Walker.month)
        try walker.page.drag(
          from: Point(middle.x + width * 0.4, middle.y),
          to: Point(middle.x - width * 0.6, middle.y),
          by: manner.hand == .mouse ? .mouse : .touch, steps: 6)
        _ = try Deadline.poll(
          until: "another month is shown", reading: { try walker.firstDay },
          satisfies: { $0 > "2026-07-01" })
        let month = try Int(walker.firstDay.dropFirst(5).prefix(2)) ?? 0
        try walker.waitMonth(month)
        try walker.page.wait(until: Walker.turns, is: 1)
      }
    }
  }
}

extension Walker {
  /// Opens the calendar of June 2026, and waits until the ribbon over the month is in view.
  fileprivate static func walkToRibbons(
    _ manner: Manner, in viewport: Viewport? = nil, moving: Bool, _ body: (Walker) throws -> Void
  ) throws {
    try walk(
      manner, .demo, in: viewport, table: "appointments", at: "/appointment", moving: moving
    ) { walker in
      try walker.open(1, "?open=reminder&view=reminder:2026-06-01")
      try walker.page.waitForParts()
      try walker.waitRibbons()
      try walker.bring(walker.ribbon(Walker.month))
      try walker.page.waitStill()
      try body(walker)
    }
  }

  fileprivate static let month = "#d-reminder select[name='~viewMonth.reminder']"
  fileprivate static let year = "#d-reminder select[name='~viewYear.reminder']"

  /// A script that counts the requests by which mini pickers turned the page.
  fileprivate static let turns =
    "performance.getEntriesByType('resource').filter(e => /view(Month|Year)/.test(e.name)).length"

  /// The state of a mini picker's ribbon.
  fileprivate struct Mini: Decodable, Equatable {
    /// The text of the value in the middle.
    let shown: String
    /// The text that the list announces.
    let announced: String
    /// True if the value is wider than the ribbon.
    let isCut: Bool
    /// True if the ribbon is hidden from assistive technology.
    let isHidden: Bool
    /// True if the ribbon rests on a value.
    let isResting: Bool
  }

  fileprivate func mini(_ list: String) throws -> Mini? {
    try page.read(
      """
      (list => {
        const ribbon = list?.nextElementSibling
        if (!ribbon?.matches('.strip')) return null
        const {left, right} = ribbon.getBoundingClientRect(), middle = (left + right) / 2
        const value = [...ribbon.children].find(i => {
          const own = i.getBoundingClientRect()
          return own.left <= middle && middle < own.right
        })
        const own = value.getBoundingClientRect()
        return {
          shown: value.innerText, announced: list.selectedOptions[0].label,
          isCut: value.firstChild.getBoundingClientRect().width > own.width - 2,
          isHidden: ribbon.getAttribute('aria-hidden') === 'true' && ribbon.tabIndex < 0,
          isResting: Math.abs((own.left + own.right) / 2 - middle) < 1.5
        }
      })(document.querySelector(\(js(list))))
      """)
  }

  /// Waits until ribbons lie over both lists and rest.
  fileprivate func waitRibbons() throws {
    for list in [Walker.month, Walker.year] {
      _ = try Deadline.poll(
        until: "a ribbon lies over \(list)", reading: { try mini(list) },
        satisfies: { $0?.isResting == true && $0?.shown == $0?.announced })
    }
  }

  /// Waits until the calendar's days, the ribbon and the list all show a month.
  fileprivate func waitMonth(_ month: Int) throws {
    try page.wait(
      until: """
        document.querySelector(\(js(Walker.month))).value === '\(month)' \
        && Number(document.querySelector('#d-reminder td button:not(.outside)').value.slice(5, 7)) === \(month)
        """)
    _ = try Deadline.poll(
      until: "the ribbon rests on month \(month)", reading: { try mini(Walker.month) },
      satisfies: { $0?.isResting == true && $0?.shown == $0?.announced })
  }

  /// Returns the middle of a mini picker's ribbon, and the width of a value.
  fileprivate func middleAndWidth(of list: String) throws -> (middle: Point, width: Double) {
    let rect = try page.rect(of: ribbon(list))
    return (rect.center, rect.width - 1)
  }

  /// A script that reads how far a ribbon is scrolled.
  fileprivate func scrolled(_ list: String) -> String {
    "Math.abs(document.querySelector(\(js(ribbon(list)))).scrollLeft)"
  }

  /// Drags a ribbon by some values, towards later ones if positive, and lets go at rest.
  fileprivate func drag(_ list: String, values: Double, down: Double = 0) throws {
    let (middle, width) = try middleAndWidth(of: list)
    let way = -values * width * (manner.language == .arabic ? -1 : 1)
    // A touch becomes a drag only after some pixels.
    let slop = hand == .touch ? (way > 0 ? 10.0 : -10) : 0
    let end = Point(middle.x + way + slop, middle.y + down)
    if hand == .mouse {
      try page.pressMouse(at: middle)
      for place in middle.way(to: end, steps: 8) { try page.moveMouse(to: place) }
      try waitFrames(9)
      try page.moveMouse(to: end)
      try page.releaseMouse(at: end)
    } else {
      // Sideways first: a finger that begins to move down scrolls the page.
      let side = Point(end.x, middle.y)
      try page.dragWithoutLifting(from: middle, to: side, steps: 8)
      if down > 0 { for place in side.way(to: end, steps: 4) { try page.move(Finger(at: place)) } }
      try waitFrames(9)
      try page.touchUp()
    }
  }

  fileprivate var firstDay: String {
    get throws {
      try page.read("document.querySelector('#d-reminder td button:not(.outside)').value")
    }
  }
}
