import Foundation
import Testing

/// Checks that the lines of `Documentation/Screens.md` and the tests of each host correspond.
@Suite("Screens, line by line")
struct ScreensTests {
  private let lines: [String: Bool]
  /// The numbers of the tests in a real browser.
  private let browser: Set<String>
  /// The numbers of the scenarios on the text host.
  private let text: Set<String>

  /// Lines that only a browser can show, by topic; others have a scenario on the text host, too.
  ///
  /// They are from the first systems and from the lines that hold everywhere.
  private static let onlyInABrowser: [String: [String]] = [
    "looks": [
      "0.1", "0.3", "0.10", "0.11", "0.26", "0.27", "0.31", "0.36", "0.45", "0.73", "0.74", "1.31",
      "2.4", "6.10",
    ],
    "motion": ["0.4", "0.12", "0.20", "0.21", "1.27", "1.32", "6.8", "6.11"],
    "focus and keys": ["0.9"],
    "pages and addresses": [
      "0.8", "0.13", "0.18", "0.19", "0.25", "0.32", "0.35", "0.44", "0.70", "0.71", "0.72", "1.29",
    ],
    "late answers": ["0.14", "0.15"],
    "processes and files": ["0.16"],
    "lists and the start page": ["0.24", "0.33", "0.34", "0.46", "0.47", "1.33"],
    "another engine": ["0.37"],
  ]

  init() throws {
    var lines: [String: Bool] = [:]
    let page = try Repository.text("Documentation/Screens.md")
    for match in page.matches(of: /(?m)^- (\d+\.\d+) ((?:.|\n(?!- |\n))*)/) {
      let number = String(match.1)
      #expect(lines[number] == nil, "\(number) stands twice in Screens.md")
      lines[number] = match.2.contains("*to come*")
    }
    self.lines = lines
    browser = try ScreensTests.numbers(under: "Tests/BrowserTests")
    text = try ScreensTests.numbers(under: "Tests/FoldoutScreensTests/Scenarios")
  }

  /// Returns the line numbers in the names of a folder's tests.
  private static func numbers(under folder: String) throws -> Set<String> {
    var found: Set<String> = []
    for file in try Repository.files(under: folder, ending: ".swift") {
      for test in try Repository.text(file).matches(of: /@Test\(\s*"(?:"")?\s*((?:\d+\.\d+,? )+)/) {
        found.formUnion(test.1.matches(of: /\d+\.\d+/).map { String($0.0) })
      }
    }
    return found
  }

  @Test("The lines of the Screens page are read")
  func isRead() {
    #expect(lines.count > 200)
    #expect(lines.values.contains(false))
  }

  @Test("Each line that is not to come has a browser test with its number")
  func everyLineIsTested() {
    let missing = lines.filter { !$0.value && !browser.contains($0.key) }.keys.sorted()
    #expect(missing.isEmpty, "no browser test is called after \(missing)")
  }

  @Test("Each numbered test has a line, and no browser test has one that is to come")
  func everyTestHasItsLine() {
    let odd = browser.filter { lines[$0] != false }.sorted()
    #expect(odd.isEmpty, "tests of lines that are missing or marked to come: \(odd)")
    let unknown = text.filter { lines[$0] == nil }.sorted()
    #expect(unknown.isEmpty, "scenarios of lines that are missing: \(unknown)")
  }

  @Test("Each line of the first systems has a scenario, unless only a browser can show it")
  func everyLineIsOnTheTextHost() {
    let listed = ScreensTests.onlyInABrowser.values.flatMap(\.self)
    #expect(Set(listed).count == listed.count, "a line stands twice in the list")
    let browserOnly = Set(listed)
    #expect(browserOnly.isDisjoint(with: text), "\(browserOnly.intersection(text).sorted())")
    #expect(browserOnly.isSubset(of: lines.keys))
    let systems = ["0.", "1.", "2.", "6."]
    let missing = lines.filter { number, isToCome in
      !isToCome && systems.contains { number.hasPrefix($0) } && !text.contains(number)
        && !browserOnly.contains(number)
    }
    #expect(missing.isEmpty, "no scenario is called after \(missing.keys.sorted())")
  }
}
