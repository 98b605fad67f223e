import BrowserDriver
import FoldoutForms
import FoldoutWords
import Foundation
import Testing

extension Browsing {
  @Suite("Pictures")
  struct PictureTests {
    /// A red dot.
    private static let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

    @Test(
      "1.34 A picture is chosen and removed; what is no picture is refused under the row",
      arguments: Manner.all)
    func chosen(_ manner: Manner) throws {
      let folder = try ScratchFolder.make()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let dot = URL(fileURLWithPath: folder + "/dot.png")
      try #require(Data(base64Encoded: Self.png)).write(to: dot)
      let text = URL(fileURLWithPath: folder + "/text.png")
      try Data("no picture at all".utf8).write(to: text)
      try Walker.walk(manner, .fields, expecting: [422]) { walker in
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
        #expect(try page.read(picture), "the old one stays")
        try walker.open()
        try walker.unfold("picture")
        try walker.act { try walker.press("#d-picture [name='~clear.picture']") }
        try page.wait(until: "!document.querySelector('#r-picture img')")
        #expect(try page.count(of: "#head img") == 0)
      }
    }
  }
}
