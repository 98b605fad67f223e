import BrowserDriver
import FoldoutForms
import Testing

extension Browsing {
  @Suite("The end of the server's process")
  struct KillTests {
    @Test("0.16 A date changed by touch, and again without JavaScript, survives the server's end")
    func hireDate() throws {
      try Walker.walk(.chinook, table: "Employee") { walker in
        try walker.open()
        try walker.unfold("HireDate")
        try walker.turn(.year, to: 2010, of: "HireDate")
        walker.server.kill()
        try walker.server.restart()
        try walker.page.disableScripts()
        defer { try? walker.page.disableScripts(false) }
        try walker.page.reload()
        #expect(try walker.value("HireDate") == "08/14/2010")
        #expect(try walker.stored("HireDate") == "2010-08-14 00:00:00")
        // The drawer is still open: its place is in the address.
        try walker.turnOnly(.year, to: 2011, of: "HireDate")
        try walker.page.waitForPage { try walker.save() }
        walker.server.kill()
        try walker.server.restart()
        try walker.page.reload()
        #expect(try walker.value("HireDate") == "08/14/2011")
        #expect(try walker.stored("HireDate") == "2011-08-14 00:00:00")
      }
    }

    /// The server is stateless, so the page never learns that it is another each time.
    @Test("0.16 Of 200 changes, each followed by kill -9, none is lost")
    func twoHundred() throws {
      try Walker.walk { walker in
        try walker.open()
        // What is loaded after the first view is there before the first server goes.
        try walker.waitReady()
        // With Control, the page's own keys do not type; the whole text is replaced each time.
        try walker.press(walker.input("position"))
        let said = "document.querySelector('#r-position').dataset.sign"
        var lost: [Int] = []
        for number in 1...200 {
          try walker.page.press(.character("a"), .control)
          try walker.page.insert("Post \(number)")
          try walker.page.press(.enter)
          // Told by the answer: Saving was said when Enter was pressed.
          try walker.page.wait(until: "\(said) === 'Saved'")
          walker.server.kill()
          if try walker.stored("position") != "Post \(number)" { lost.append(number) }
          try walker.server.restart()
        }
        #expect(lost == [])
        #expect(try walker.text("position") == "Post 200")
        // And the page goes on with whatever server is there.
        try walker.unfold("started_work")
      }
    }
  }
}
