import BrowserDriver
import FoldoutForms
import FoldoutWords
import Testing

extension Browsing {
  @Suite("The note about a change")
  struct SignTests {
    /// A script that describes each row whose note touches the text or controls beside it, or
    /// leaves the row.
    private static let collisions = """
      [...document.querySelectorAll('.row[data-sign]:not([data-sign=""])')].flatMap(row => {
        const outer = row.getBoundingClientRect()
        const style = getComputedStyle(row, '::after')
        const [left, top, width, height] = ['left', 'top', 'width', 'height']
          .map(name => parseFloat(style[name]))
        const word = {left: outer.left + left, top: outer.top + top}
        word.right = word.left + width
        word.bottom = word.top + height
        const boxes = [...row.children].flatMap(e => {
          const box = e.getBoundingClientRect()
          if (e.matches('input:not(.switch)')) {
            const middle = (box.top + box.bottom) / 2
            return [{left: box.left, right: box.right, top: middle - 11, bottom: middle + 11}]
          }
          if (e.matches('textarea')) return [{...box.toJSON(), bottom: box.bottom - 10}]
          if (e.matches('.switch, .compact, img')) return [box]
          const range = document.createRange()
          range.selectNodeContents(e)
          return [...range.getClientRects()]
        })
        const isOut = word.left < outer.left || word.right > outer.right || word.bottom > outer.bottom
        const hit = boxes.some(b => b.left < word.right && word.left < b.right
          && b.top < word.bottom && word.top < b.bottom)
        return isOut || hit ? [`${row.innerText} ${JSON.stringify(word)} ${JSON.stringify(boxes)}`] : []
      })
      """

    @Test(
      "0.11 The note about a change touches neither label nor value",
      arguments: few(
        Manner(hand: .touch, language: .arabic),
        of: [Manner(hand: .touch, language: .dutch), Manner(hand: .touch, language: .arabic)]))
    func touchesNothing(_ manner: Manner) throws {
      for (fixture, place) in [(Fixture.people, nil), (.demo, "/appointment")] {
        try Walker.walk(manner, fixture, in: .smallPhone, at: place) { walker in
          let page = walker.page
          try walker.open()
          try walker.waitReady()
          if place != nil {
            try walker.press("\(walker.row("ends")) .compact")
            try page.wait(until: "!!document.querySelector('#p-ends:popover-open')")
          }
          // Offline, this row shows the longest note, and the others show that they wait.
          try page.setOffline(true)
          if place == nil {
            try walker.write("Pilot", in: walker.input("position"))
            try walker.press("\(walker.row("works_from_home")) .switch")
            try walker.write("Much", in: walker.input("notes"))
            try walker.press("h1")
          } else {
            try walker.enter("2026-11-21 23:45", into: "ends")
            try page.tap(Point(4, 4))
          }
          let field = place == nil ? "position" : "ends"
          try walker.waitSign(walker.words.messages.unsaved, of: field)
          for width in [320, 390, 701, 1280] {
            try page.resize(to: Viewport(width: width, height: 800, isPhone: width < 700))
            try walker.waitFrames(3)
            let hit: [String] = try page.read(Self.collisions)
            #expect(hit == [], "\(width)")
            #expect(
              try page.count(of: ".row[data-sign]:not([data-sign=''])") >= (place == nil ? 3 : 1))
          }
          try page.setOffline(false)
          try walker.waitSaved(field)
          try page.expectConsoleErrors(containing: "ERR_INTERNET_DISCONNECTED")
        }
      }
    }
  }
}
