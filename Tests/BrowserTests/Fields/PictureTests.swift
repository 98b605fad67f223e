import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import TestSupport
import Testing

extension Browsing {
  @Suite("Pictures")
  struct PictureTests {
    /// A PNG of one red pixel.
    private static let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

    @Test(
      "1.34 A picture is chosen and removed, and other files are refused under the row",
      arguments: few(.touchInEnglish, .keysInEnglishPlain, of: Manner.all))
    func chosen(_ manner: Manner) throws {
      let folder = try ScratchFolder.make()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let dot = URL(fileURLWithPath: folder + "/dot.png")
      try #require(Data(base64Encoded: Self.png)).write(to: dot)
      let text = URL(fileURLWithPath: folder + "/text.png")
      try Data("no picture at all".utf8).write(to: text)
      // A 404 comes if a picture is replaced while the browser still requests it.
      try Walker.walk(manner, .fields, expecting: [404, 422]) { walker in
        let page = walker.page
        let picture = "document.querySelector('#r-picture img')?.naturalWidth > 0"
        try walker.open()
        try walker.unfold("picture")
        try page.chooseFiles([dot.path], in: walker.input("picture"))
        if !manner.hasScript { try page.waitForPage { try walker.save() } }
        try page.wait(until: picture)
        try page.wait(until: "document.querySelector('#head img')?.naturalWidth > 0")
        try page.wait(until: "document.querySelector('#d-picture img')?.naturalWidth > 0")
        try page.chooseFiles([text.path], in: walker.input("picture"))
        if !manner.hasScript { try page.waitForPage { try walker.save() } }
        try walker.waitFault("picture", saying: walker.words.fields.notAPicture([:]))
        #expect(try page.read(picture), "the old picture stays")
        try walker.open()
        try walker.unfold("picture")
        try walker.act { try walker.press("#d-picture [name='~clear.picture']") }
        try page.wait(until: "!document.querySelector('#r-picture img')")
        #expect(try page.count(of: "#head img") == 0)
      }
    }

    @Test(
      "0.14 A picture's drawer is as high as announced", .inTestAll,
      arguments: Words.all.map(\.language))
    func height(_ language: String) throws {
      let folder = try ScratchFolder.make()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let dot = URL(fileURLWithPath: folder + "/dot.png")
      try #require(Data(base64Encoded: Self.png)).write(to: dot)
      try Walker.walk(.fields, in: .smallPhone) { walker in
        let page = walker.page
        let stated = "Number(document.querySelector('#r-picture').dataset.h)"
        try walker.open(1, "?open=picture&lang=\(language)")
        for isThere in [false, true] {
          if isThere { try page.chooseFiles([dot.path], in: walker.input("picture")) }
          try page.wait(until: "!!document.querySelector('#d-picture img') === \(isThere)")
          #expect(try page.rect(of: "#d-picture").height == page.read(stated))
          // The label is drawn as the button, and the input lies over it.
          #expect(try page.rect(of: walker.input("picture")).height == 44)
        }
      }
    }

    /// The picture is too large for the server's answer, so the page itself keeps it for Undo.
    @Test("0.22 Undo restores a large picture that was removed or replaced", .inTestAll)
    func undone() throws {
      let folder = try ScratchFolder.make()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let large = URL(fileURLWithPath: folder + "/large.png")
      let small = URL(fileURLWithPath: folder + "/small.png")
      let dot = try #require(Data(base64Encoded: Self.png))
      try (dot + Data(repeating: 0xAB, count: 300_000)).write(to: large)
      try dot.write(to: small)
      try Walker.walk(.fields) { walker in
        let page = walker.page
        let shown = "document.querySelector('#d-picture img.large')?.src"
        let undo = "#undo [data-kind=undo]"
        try walker.open()
        try walker.waitReady()
        try walker.unfold("picture")
        try page.chooseFiles([large.path], in: walker.input("picture"))
        try page.wait(until: "\(shown) !== undefined")
        let source: String = try page.read(shown)
        try walker.press("#d-picture [name='~clear.picture']")
        try page.wait(until: "!document.querySelector('#d-picture img')")
        try page.wait(until: "document.querySelector('\(undo)') !== null")
        #expect(try page.count(of: "#undo .final") == 0, "the change is not called final")
        try walker.press(undo)
        try page.wait(until: "\(shown) === '\(source)'")
        try page.chooseFiles([small.path], in: walker.input("picture"))
        try page.wait(until: "\(shown) !== '\(source)'")
        // Undo of the change before is also offered.
        try page.wait(until: "document.querySelector('#undo [data-own]') !== null")
        try page.press(.character("z"), .control)
        try page.wait(until: "\(shown) === '\(source)'")
      }
    }
  }
}
