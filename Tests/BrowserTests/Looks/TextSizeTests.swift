import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("The browser's text size")
  struct TextSizeTests {
    @Test("0.78 The browser's text size is obeyed", arguments: [(12, 320), (40, 320), (40, 1280)])
    func sizes(_ size: Int, _ width: Int) throws {
      let viewport = Viewport(width: width, height: 800, isPhone: width < 768)
      try Walker.walk(.people, in: viewport, expecting: [404, 409, 422]) { walker in
        let page = walker.page
        try page.prefer(Preferences(reducesMotion: true, textSize: size))
        try walker.open()
        let text: Double = try page.read(
          "parseFloat(getComputedStyle(document.querySelector('#r-position .label')).fontSize)")
        #expect(text == Double(size) * 17 / 16)
        for scene in Scene.all {
          try scene.show(walker)
          try page.expectFits(scene.name)
          try page.expectWhole(scene.name)
        }
      }
    }

    @Test("0.78 No part of a calendar's line for the time leaves its card", arguments: [16, 40])
    func time(_ size: Int) throws {
      let manner = Manner(hand: .touch)
      try Walker.walk(
        manner, .demo, in: Viewport(width: 320, height: 800, isPhone: true), table: "pickers",
        at: "/pickers"
      ) { walker in
        let page = walker.page
        try page.prefer(Preferences(reducesMotion: true, textSize: size))
        try walker.open()
        try walker.unfold("moment_calendar")
        let outside: [String] = try page.read(
          """
          (card => [...card.querySelectorAll('*')].filter(e => e.checkVisibility()
              && !e.closest('.visually-hidden, .caption, .mini-picker, option'))
            .filter(e => e.getBoundingClientRect().right > card.getBoundingClientRect().right
              || e.getBoundingClientRect().left < card.getBoundingClientRect().left)
            .map(e => e.localName + '.' + e.className))(document.querySelector('#d-moment_calendar .calendar'))
          """)
        #expect(outside == [])
      }
    }
  }
}

extension Page {
  /// Expects that no text of a row covers another, and that none is cut at the row's edge.
  func expectWhole(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let faults: [String] = try read(
      """
      (rem => [...document.querySelectorAll('.item > .row')].filter(e => e.checkVisibility()).flatMap(row => {
        const inside = row.getBoundingClientRect()
        const parts = [...row.querySelectorAll(':scope > :is(.label, .value, input, textarea)')]
          .filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect()])
        return parts.flatMap(([e, box], i) => [
          ...parts.slice(i + 1).filter(([, other]) => box.right > other.left + 1
            && other.right > box.left + 1 && box.bottom > other.top + 1 && other.bottom > box.top + 1)
            .map(([other]) => `${e.className} covers ${other.className}`),
          // A message in the row moves its parts up by 5 of 17 px.
          ...(box.top < inside.top - 1 - rem * 5 / 17 || box.bottom > inside.bottom + 1
            ? [`${e.className || e.localName} leaves its row`] : []),
        ].map(fault => `${row.innerText.slice(0, 30)}: ${fault}`))
      }))(parseFloat(getComputedStyle(document.documentElement).fontSize))
      """)
    #expect(faults == [], "\(name)", sourceLocation: sourceLocation)
  }
}
