import BrowserDriver
import FoldoutForms
import Testing

extension Browsing {
  @Suite("Wheels")
  struct WheelTests {
    /// Manners with a script. Without one there are lists instead of wheels, which other walks
    /// test.
    static let manners = [Manner.touchInArabic, .keysInDutch, .mouse]

    @Test(
      "1.27 The picker's wheels turn by touch, by mouse and by the keys of their lists",
      arguments: few(.touchInArabic, of: manners))
    func turns(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.unfold("started_work")
        let list = walker.select("year", of: "started_work")
        if manner.hand == .keyboard {
          try walker.focus(list)
          try walker.page.press(.down)
          try walker.waitStored("2006-06-12", "started_work")
          try walker.page.press(.up, times: 2)
          try walker.waitStored("2004-06-12", "started_work")
        } else {
          // The browser decides how far a drag goes. The test checks that the wheel moves and the
          // value is stored.
          for steps in [3, -4] {
            let before = try walker.picked("started_work")
            try walker.dragWheel(over: list, by: steps)
            let after = try Deadline.poll(
              until: "the wheel is turned", reading: { try walker.picked("started_work") },
              satisfies: { steps > 0 ? $0 > before : $0 < before })
            try walker.waitStored(after, "started_work")
          }
          try walker.turn(.year, to: 2004, of: "started_work")
        }
        let wheel = try walker.waitResting(list)
        #expect(wheel != nil)
        #expect(try walker.picked("started_work") == "2004-06-12")
        #expect(try walker.value("started_work") == walker.shown("2004-06-12"))
      }
    }

    @Test(
      "1.31 A tap on a neighbour of the chosen value steps to it",
      arguments: few(
        Manner(hand: .mouse, language: .dutch),
        of: [
          Manner(hand: .touch), Manner(hand: .touch, language: .arabic, isDark: true),
          Manner(hand: .mouse, language: .dutch),
        ]))
    func steps(_ manner: Manner) throws {
      try Walker.walk(manner) { walker in
        try walker.open()
        try walker.unfold("started_work")
        let day = walker.select("day", of: "started_work")
        for (steps, expected) in [(1, 13), (-1, 12), (2, 14), (-2, 12)] {
          try walker.tapWheel(over: day, steps: steps)
          try walker.waitStored("2005-06-\(expected)", "started_work")
        }
        // Taps on the chosen value and beyond the ends do nothing.
        try walker.tapWheel(over: day, steps: 0)
        try walker.turn(.day, to: 1, of: "started_work")
        try walker.tapWheel(over: day, steps: -2)
        try walker.tapWheel(over: walker.select("year", of: "started_work"), steps: 1)
        try walker.waitStored("2006-06-01", "started_work")
      }
    }

    @Test("2.4 The wheels are 216 points high", arguments: [Manner.touchInArabic])
    func heights(_ manner: Manner) throws {
      for (table, field) in [("people", "started_work"), ("appointments", "starts")] {
        try Walker.walk(manner, table: table) { walker in
          try walker.open()
          try walker.unfold(field)
          try walker.waitWheels()
          #expect(try walker.page.rect(of: "\(walker.drawer(field)) .wheels").height == 216)
          // All columns are in one line and equally high.
          let tops: [Double] = try walker.page.read(
            """
            [...new Set([...document.querySelectorAll('.wheels .strip')]
              .map(e => Math.round(e.getBoundingClientRect().top)))]
            """)
          #expect(tops.count == 1)
          let lists = try walker.page.count(of: ".wheels select")
          #expect(try walker.page.count(of: ".wheels .strip") == lists)
          #expect(try walker.page.count(of: ".wheels .strip:not([aria-hidden=true])") == 0)
        }
      }
    }

    @Test(
      "6.10 A wheel announces what it shows at any width",
      arguments: few(of: [320, 390, 701, 1280]))
    func shownIsSaid(_ width: Int) throws {
      let viewport = Viewport(width: width, height: 800, scale: 1.5, isPhone: width < 700)
      try Walker.walk(in: viewport, table: "appointments") { walker in
        try walker.open()
        try walker.unfold("starts")
        try walker.expectWheelsShowChosen("starts")
        for (component, value) in [(DateComponent.day, 24), (.minute, 33)] {
          try walker.turn(component, to: value, of: "starts")
          try walker.expectWheelsShowChosen("starts")
        }
        let wide: [String] = try walker.page.read(
          """
          [...document.querySelectorAll('.wheels label')].filter(label => {
            const list = label.querySelector('select')
            const value = label.querySelectorAll('.strip i')[list.selectedIndex].firstElementChild
            return value.getBoundingClientRect().width > label.getBoundingClientRect().width + 0.5
          }).map(label => label.className)
          """)
        #expect(wide == [], "no chosen value is cut off")
      }
    }
  }
}

extension Walker {
  /// Throws a wheel upwards by a hundred points in four steps.
  func flick(_ component: String, of field: String) throws {
    let middle = try self.middle(over: select(component, of: field))
    try page.drag(
      from: Point(middle.x, middle.y + 40), to: Point(middle.x, middle.y - 60),
      by: hand == .mouse ? .mouse : .touch, steps: 4)
  }

  /// Waits until the row shows a day, or a day and time, and expects it to be stored.
  func waitStored(_ iso: String, _ field: String) throws {
    try page.wait(until: shows(shown(iso), in: field))
    let kept = try stored(field) ?? ""
    #expect(kept.hasPrefix(iso))
  }

  /// Expects each wheel to show in its middle the value that its list has chosen.
  func expectWheelsShowChosen(_ field: String) throws {
    try waitWheels()
    for list in try page.read(
      "[...document.querySelectorAll('\(drawer(field)) label:has(.strip)')].map(e => e.className)",
      as: [String].self)
    {
      try waitResting(select(list, of: field))
      let texts: [String] = try page.read(
        """
        (label => {
          const {x, y, width, height} = label.querySelector('.strip').getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          return [hit?.closest('i')?.innerText ?? '', label.querySelector('select').selectedOptions[0].text]
        })(document.querySelector('\(drawer(field)) label.\(list)'))
        """)
      #expect(texts.first == texts.last, "\(list)")
    }
  }
}
