import BrowserDriver
import FoldoutWords
import Testing

extension Browsing {
  @Suite("The bar of Undo")
  struct UndoBarTests {
    @Test("0.22 The bar of Undo leaves the rows after a while, and can still be pressed")
    func leaves() throws {
      try Walker.walk(by: .mouse, in: Viewport(width: 701, height: 500)) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.press("\(walker.row("works_from_home")) .sw")
        try walker.waitSaved("works_from_home")
        // It is no wider than what it says, and a tap beside it reaches the row.
        let bar = try page.rect(of: "#undo")
        #expect(bar.bottom <= 500 && bar.width < 400)
        let beside: Bool = try page.read(
          "!!document.elementFromPoint(\(bar.x - 6), \(bar.center.y))?.closest('.r, .dl')")
        #expect(beside)
        try page.hover(at: Point(2, 2))
        // Whatever it lies over can be scrolled clear of it.
        let last: Double = try page.read(
          "scrollY + [...document.querySelectorAll('.g')].at(-1).getBoundingClientRect().bottom")
        let end: Double = try page.read(
          "document.documentElement.scrollHeight - document.querySelector('#undo').offsetHeight")
        #expect(last <= end - 12)
        try page.wait(
          until: "getComputedStyle(document.querySelector('#undo')).position === 'static'",
          within: .seconds(20))
        #expect(try page.rect(of: "#undo").y > 500)
        try walker.press("#undo button")
        try page.wait(until: "!document.querySelector('.sw').checked")
        #expect(try walker.stored("works_from_home") == "0")
      }
    }

    @Test("0.22 Beside what was refused nothing is offered to be undone")
    func besideARefusal() throws {
      try Walker.walk(expecting: [422]) { walker in
        let page = walker.page
        try walker.open()
        try walker.waitReady()
        try walker.enterAndStore("20", into: "days_of_leave")
        #expect(try page.rect(of: "#undo").height > 0)
        try walker.enter("many", into: "days_of_leave")
        _ = try walker.waitFault("days_of_leave")
        try page.wait(until: "!document.querySelector('#undo').checkVisibility()")
        // Given up, it is offered again; the keys could all the while.
        try page.press(.escape)
        try page.wait(until: "document.querySelector('#undo').checkVisibility()")
        try walker.press("#undo button")
        try page.wait(until: "document.querySelector('#i-days_of_leave').value === '21'")
        #expect(try walker.stored("days_of_leave") == "21")
      }
    }
  }
}
