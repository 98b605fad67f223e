import Foundation
import TestSupport
import Testing

/// Checks that the lines of `Documentation/Screens.md` and the tests of each host correspond.
@Suite("Screens, line by line")
struct ScreensTests {
  /// The numbers in the names of tests: all, and those of tests that `make test` runs.
  private struct Numbers {
    var all: Set<String> = []
    var inTest: Set<String> = []
  }

  /// The lines by their numbers, true if they are to come.
  private let lines: [String: Bool]
  /// The mark at the end of each line, which says what holds on iOS.
  private let marks: [String: String]
  private let walks: Numbers
  private let scenarios: Numbers
  /// The tests of pages without a browser.
  private let pages: Numbers
  /// The scenarios in a table view, on the double of UIKit.
  private let tables: Numbers

  init() throws {
    var lines: [String: Bool] = [:]
    var marks: [String: String] = [:]
    let page = try Repository.text("Documentation/Screens.md")
    for match in page.matches(of: /(?m)^- (\d+\.\d+) ((?:.|\n(?!- |\n))*)/) {
      let number = String(match.1)
      #expect(lines[number] == nil, "\(number) stands twice in Screens.md")
      lines[number] = match.2.contains("*to come*")
      marks[number] = match.2.firstMatch(of: /\*([^*]+)\*\s*$/).map { String($0.1) }
    }
    self.lines = lines
    self.marks = marks
    walks = try ScreensTests.numbers(under: "Tests/BrowserTests")
    scenarios = try ScreensTests.numbers(under: "Tests/FoldoutScreensTests")
    pages = try ScreensTests.numbers(under: "Tests/FoldoutWebTests", "Tests/CommandTests")
    tables = try ScreensTests.numbers(under: "Tests/FoldoutUIKitTests")
  }

  /// Returns the line numbers in the names of some folders' tests.
  private static func numbers(under folders: String...) throws -> Numbers {
    var found = Numbers()
    for file in try folders.flatMap({ try Repository.files(under: $0, ending: ".swift") }) {
      for suite in try Repository.text(file).components(separatedBy: "@Suite(") {
        let isLong = suite.prefix { $0 != "{" }.contains(".inTestAll")
        for test in suite.components(separatedBy: "@Test(").dropFirst() {
          guard let title = test.prefixMatch(of: /\s*"((?:\d+\.\d+,? )+)/)?.1 else { continue }
          let numbers = title.matches(of: /\d+\.\d+/).map { String($0.0) }
          found.all.formUnion(numbers)
          if isLong || test.prefix(while: { $0 != "{" }).contains(".inTestAll") { continue }
          found.inTest.formUnion(numbers)
        }
      }
    }
    return found
  }

  @Test("The lines of the Screens page are read")
  func isRead() {
    #expect(lines.count > 200)
    #expect(lines.values.contains(false))
    #expect(walks.inTest.isStrictSubset(of: walks.all))
  }

  @Test("Each line that is not to come has a browser test with its number in make test-all")
  func everyLineIsWalked() {
    let missing = lines.filter { !$0.value && !walks.all.contains($0.key) }.keys.sorted()
    #expect(missing.isEmpty, "no browser test is called after \(missing)")
  }

  @Test("Each such line has a scenario, a page or a browser test with its number in make test")
  func everyLineIsTested() {
    let held = walks.inTest.union(scenarios.inTest).union(pages.inTest)
    let missing = lines.filter { !$0.value && !held.contains($0.key) }.keys.sorted()
    #expect(missing.isEmpty, "no test of `make test` is called after \(missing)")
  }

  @Test("Each numbered test has a line, and no browser test has one that is to come")
  func everyTestHasItsLine() {
    let odd = walks.all.filter { lines[$0] != false }.sorted()
    #expect(odd.isEmpty, "tests of lines that are missing or marked to come: \(odd)")
    let unknown = scenarios.all.union(pages.all).filter { lines[$0] == nil }.sorted()
    #expect(unknown.isEmpty, "scenarios and pages of lines that are missing: \(unknown)")
  }

  @Test("Each line has a scenario on the double with its number, or a reason why it has none")
  func everyLineHoldsOnIOS() {
    let reasons: Set = ["UIKit's own", "later", "a page"]
    for (number, _) in lines {
      let mark = marks[number] ?? ""
      #expect(mark == "iOS" || reasons.contains(mark), "\(number) says nothing of iOS: “\(mark)”")
    }
    let missing = marks.filter { $0.value == "iOS" && !tables.all.contains($0.key) }.keys.sorted()
    #expect(missing.isEmpty, "no scenario on the double is called after \(missing)")
    let odd = tables.all.filter { marks[$0] != "iOS" }.sorted()
    #expect(odd.isEmpty, "scenarios on the double of lines that are not marked iOS: \(odd)")
  }
}
