import Foundation
import Testing

/// The index of decisions and the pages that it lists.
@Suite("Decisions")
struct DecisionsTests {
  private static let folder = "Documentation/Decisions"

  /// A line of the index: its number's linked file, if any, its title and its summary.
  private struct Line {
    var file: String?
    var title: String
    var summary: String
  }

  private let lines: [(number: Int, line: Line)]

  init() throws {
    lines = try Repository.text("\(Self.folder)/README.md")
      .matches(of: /(?m)^\| (?:(\d{4})|\[(\d{4})\]\(([^)]+)\)) \| ([^|]+) \| ([^|]+) \|$/)
      .compactMap { match in
        guard let number = Int(match.1 ?? match.2 ?? "") else { return nil }
        let line = Line(
          file: match.3.map { String($0) }, title: String(match.4), summary: String(match.5))
        return (number, line)
      }
  }

  @Test("The index has a line for each number, in order")
  func noGap() {
    #expect(lines.count >= 46)
    #expect(lines.map(\.number) == Array(1...max(1, lines.count)))
  }

  @Test("The line of a number without a page explains why there is none")
  func withdrawn() {
    for (number, line) in lines where line.file == nil {
      let isReplaced = line.summary.hasPrefix("Replaced by [")
      #expect(isReplaced || line.summary == "Never used.", "\(number)")
    }
  }

  @Test("Each page has its line, with the page's number and title")
  func pages() throws {
    let files = try Repository.files(under: Self.folder, ending: ".md")
      .map { URL(fileURLWithPath: $0).lastPathComponent }.filter { $0 != "README.md" }
    #expect(Set(files) == Set(lines.compactMap(\.line.file)))
    for (number, line) in lines {
      guard let file = line.file else { continue }
      let digits = String(file.prefix(4))
      #expect(Int(digits) == number, "\(file)")
      let heading = try Repository.text("\(Self.folder)/\(file)").prefix { $0 != "\n" }
      #expect(heading == "# \(digits) \(line.title)", "\(file)")
    }
  }
}
