import BrowserDriver
import TestSupport
import Testing

extension Browsing {
  @Suite("Hidden fields and designed drawers")
  struct HidingTests {
    private static let overnight = "#r-kind\\~t\\:journey input"
    private static let day = "#r-kind\\~t\\:day input"

    private func walk(
      _ manner: Manner, expecting statuses: Set<Int> = [], _ body: (Walker) throws -> Void
    ) throws {
      try Walker.walk(manner, .trip, table: "trip", expecting: statuses) { walker in
        try walker.open()
        try body(walker)
      }
    }

    /// Chooses a kind of trip, and saves it where no script does.
    private func choose(_ option: String, _ walker: Walker) throws {
      try walker.act {
        try walker.press(option)
        if !walker.manner.hasScript { try walker.save() }
      }
    }

    private func isShown(_ row: String, _ walker: Walker) throws -> Bool {
      try walker.page.count(of: row) == 1
    }

    @Test(
      "9.1, 9.2, 9.4 Rows and a section come and go, and their values stay",
      arguments: few(
        Manner.touchInEnglish, .touchInDutchPlain,
        of: [.touchInEnglish, .touchInDutchPlain, .touchInArabic]))
    func comesAndGoes(_ manner: Manner) throws {
      try walk(manner, expecting: [422]) { walker in
        #expect(try !isShown("#r-nights", walker) && !isShown("#s-hotel", walker))
        try choose(Self.overnight, walker)
        try walker.page.wait(until: "!!document.querySelector('#s-hotel #r-nights')")
        #expect(try isShown("#r-returns", walker))
        try walker.enterAndStore("Ritz", into: "hotel")
        try walker.enterAndStore("3", into: "nights")
        try walker.enter("99", into: "nights")
        _ = try walker.waitFault("nights")
        try choose(Self.day, walker)
        try walker.page.wait(until: "!document.querySelector('#r-nights, #s-hotel, #e-nights')")
        try walker.press("#undo button[data-kind=undo]")
        try walker.page.wait(until: "!!document.querySelector('#r-nights')")
        #expect(try walker.text("hotel") == "Ritz")
      }
    }

    @Test("9.3 A row that somebody else hides goes with its refused entry, which is not stored")
    func hiddenMeanwhile() throws {
      try walk(.touchInEnglish, expecting: [422, 409]) { walker in
        try choose(Self.overnight, walker)
        try walker.page.wait(until: "!!document.querySelector('#r-nights')")
        try walker.enter("99", into: "nights")
        _ = try walker.waitFault("nights")
        let other = try walker.another(Stage.another(.walked))
        try other.open()
        try choose(Self.day, other)
        try other.page.wait(until: "!document.querySelector('#r-nights')")
        // The change is on the page with its next answer, whatever was asked.
        try walker.unfold("stars")
        try walker.page.wait(until: "!document.querySelector('#r-nights')")
        try walker.page.wait(until: "!!document.querySelector('#live.toast')?.textContent")
        #expect(
          try walker.page.text(of: "#live")
            == "“Nights” is no longer shown, so what you entered there wasn’t saved.")
        // Its value is the stored one when it is shown again.
        try choose(Self.overnight, walker)
        try walker.page.wait(until: "!!document.querySelector('#r-nights')")
        #expect(try walker.text("nights").isEmpty && walker.fault("nights") == nil)
      }
    }

    @Test("9.5 Without script the next page has the shown rows", .inTestAll)
    func withoutScript() throws {
      try walk(.touchInDutchPlain) { walker in
        try choose(Self.overnight, walker)
        #expect(try isShown("#r-nights", walker) && isShown("#s-hotel", walker))
      }
    }

    @Test(
      "10.1, 10.2, 10.3 A drawer of the program's own unfolds, and stores what its button says",
      arguments: few(.touchInEnglish, .keysInEnglishPlain, of: Manner.languages))
    func designed(_ manner: Manner) throws {
      try walk(manner) { walker in
        try walker.unfold("stars")
        let value = manner.language == .arabic ? "٥" : "5"
        let five = "#d-stars button[value=\"\(value)\"]"
        #expect(try walker.page.count(of: "#d-stars button") == 5)
        try walker.act { try walker.press(five) }
        try walker.page.wait(
          until: "document.querySelector('#r-stars .value').textContent === '\(value)'")
        #expect(try walker.page.count(of: five) == 1)
        try walker.press("#undo button[data-kind=undo]")
        try walker.page.wait(
          until: "document.querySelector('#r-stars .value').textContent !== '\(value)'")
      }
    }
  }
}
