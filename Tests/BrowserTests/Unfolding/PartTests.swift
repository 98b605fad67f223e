import BrowserDriver
import ScriptedPages
import Testing

extension Browsing {
  @Suite("Parts of the script")
  struct PartTests {
    private static let titles = (1...12).map { "Option \($0)" }

    /// Returns a page without a choice, with an answer that brings one.
    private func scripted() throws -> Scripted {
      let drawer = Scripted.drawer("a", Self.titles, chosen: "Option 10")
      return try Scripted(
        Scripted.section("one", Scripted.owner("a", "Option 10")),
        replies: [
          (
            "tap=a",
            .init(
              operations: [.need(.choices)] + [
                .insert(id: "d-a", after: "r-a", html: drawer), .expanded(id: "r-a", true),
              ])
          )
        ])
    }

    @Test("A script part and its styles are loaded before the element that needs them")
    func needed() throws {
      let scripted = try scripted()
      let page = try Stage.person(.walked)
      try scripted.open(on: page)
      #expect(try page.loadedFiles().isDisjoint(with: ["choices.js", "choices.css"]))
      _ = try page.read(
        """
        new MutationObserver(() => {
          const list = document.querySelector('.options')
          window.first_ ??= list && [getComputedStyle(list).maxHeight, Math.sign(list.scrollTop)]
        }).observe(document.querySelector('#sections'), {childList: true, subtree: true})
        """)
      try page.tap("#r-a button")
      try page.wait(until: "!!document.querySelector('#d-a')")
      #expect(try page.read("window.first_.join()", as: String.self) == "286px,1")
      #expect(try page.loadedFiles().isSuperset(of: ["choices.js", "choices.css"]))
      try page.expectQuiet()
    }

    @Test("An element whose part fails to load works as the platform's own")
    func missing() throws {
      let scripted = try scripted()
      let page = try Stage.person(.walked)
      try page.block(["*/_/choices.*"])
      try scripted.open(on: page)
      try page.tap("#r-a button")
      try page.wait(until: "document.querySelector('#d-a :checked')?.value", is: "t:Option 10")
      #expect(try page.count(of: "html.has-choices") == 0)
      try page.expectConsoleErrors(containing: "ERR_BLOCKED_BY_CLIENT")
    }
  }
}
