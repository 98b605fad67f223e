import BrowserDriver
import FoldoutForms
import TestSupport
import Testing

extension Browsing {
  @Suite("The end of the server's process")
  struct KillTests {
    @Test(
      "0.16 A date changed by touch, and again without JavaScript, survives the server's end",
      .promise(2))
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
        // The drawer is still open, because the address names it.
        try walker.turnOnly(.year, to: 2011, of: "HireDate")
        try walker.page.waitForPage { try walker.save() }
        walker.server.kill()
        try walker.server.restart()
        try walker.page.reload()
        #expect(try walker.value("HireDate") == "08/14/2011")
        #expect(try walker.stored("HireDate") == "2011-08-14 00:00:00")
      }
    }

    /// Restarts the server each time. It is stateless, so the page never notices.
    @Test("0.16 Of 200 changes, each followed by kill -9, none is lost", .promise(2), .inTestAll)
    func twoHundred() throws {
      try Walker.walk { walker in
        try walker.open()
        // Everything that loads after the first view must arrive before the first server ends.
        try walker.waitReady()
        // Control and A select the whole text, so that each insertion replaces it.
        try walker.press(walker.input("position"))
        let sign = "document.querySelector('#r-position').dataset.sign"
        var lost: [Int] = []
        for number in 1...200 {
          try walker.page.press(.character("a"), .control)
          try walker.page.insert("Post \(number)")
          try walker.page.press(.enter)
          // The answer sets this sign. After Enter the sign is first "Saving".
          try walker.page.wait(until: "\(sign) === 'Saved'")
          walker.server.kill()
          if try walker.stored("position") != "Post \(number)" { lost.append(number) }
          try walker.server.restart()
        }
        #expect(lost == [])
        #expect(try walker.text("position") == "Post 200")
        // The page continues with the last server.
        try walker.unfold("started_work")
      }
    }
  }
}
