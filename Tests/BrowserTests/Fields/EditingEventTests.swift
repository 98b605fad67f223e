import BrowserDriver
import Testing

extension Browsing {
  @Suite("Editing events")
  struct EditingEventTests {
    @Test(
      "8.12 A program receives a text after a pause, and the page shows a field that it sets",
      arguments: few(of: [Manner.touchInEnglish, .mouse, .keysInEnglish]))
    func typing(_ manner: Manner) throws {
      try Walker.walk(manner, .message, table: "message") { walker in
        let page = walker.page
        try page.open("\(walker.server.base)/t/message/1")
        try walker.waitReady()
        try walker.press(walker.input("title"))
        try page.wait(until: "document.querySelector('#i-signature').value === 'Best wishes'")
        #expect(try page.read("document.activeElement.id", as: String.self) == "i-title")
        try walker.write("Hello", in: walker.input("text"))
        try page.wait(until: "document.querySelector('#i-left').value === '155'")
        // The typed text and the focus stay. The text is stored when it is left.
        #expect(try walker.text("text") == "Hello")
        #expect(try page.read("document.activeElement.id", as: String.self) == "i-text")
        try page.type(", world")
        try page.wait(until: "document.querySelector('#i-left').value === '148'")
        try page.press(.enter)
        try walker.waitSaved("text")
        try page.reload()
        #expect(try walker.text("text") == "Hello, world")
        #expect(try page.count(of: "section h2") == 2)
      }
    }
  }
}
