import Foundation
import Testing

/// That `Documentation/Screens.md` and the browser tests speak of the same lines.
@Suite("Screens, line by line")
struct ScreensTests {
  private let lines: [String: Bool]
  private let tested: Set<String>

  init() throws {
    var lines: [String: Bool] = [:]
    let text = try Repository.text("Documentation/Screens.md")
    for match in text.matches(of: /(?m)^- (\d+\.\d+) ((?:.|\n(?!- |\n))*)/) {
      let number = String(match.1)
      #expect(lines[number] == nil, "\(number) stands twice in Screens.md")
      lines[number] = match.2.contains("*to come*")
    }
    self.lines = lines
    var tested: Set<String> = []
    for file in try Repository.files(under: "Tests/BrowserTests", ending: ".swift") {
      for test in try Repository.text(file).matches(of: /@Test\(\s*"(?:"")?\s*((?:\d+\.\d+,? )+)/) {
        tested.formUnion(test.1.matches(of: /\d+\.\d+/).map { String($0.0) })
      }
    }
    self.tested = tested
  }

  @Test("the page is read: it has lines, some of them still to come")
  func isRead() {
    #expect(lines.count > 50)
    #expect(lines.values.contains(true) && lines.values.contains(false))
  }

  @Test("each line without a mark has a browser test of its number")
  func everyLineIsTested() {
    let missing = lines.filter { !$0.value && !tested.contains($0.key) }.keys.sorted()
    #expect(missing.isEmpty, "no browser test is called after \(missing)")
  }

  @Test("no line that is still to come has a test, and no test a number that is not there")
  func everyTestHasItsLine() {
    let odd = tested.filter { lines[$0] != false }.sorted()
    #expect(odd.isEmpty, "tests of lines that are missing or marked to come: \(odd)")
  }
}
