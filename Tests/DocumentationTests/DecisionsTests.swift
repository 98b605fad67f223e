import Foundation
import Testing

/// The index of decisions and the pages that it lists.
@Suite("Decisions")
struct DecisionsTests {
  private static let folder = "Documentation/Decisions"

  /// A line of the index: its number, the linked file, and the title.
  private struct Line {
    var number: Int?
    var file: String
    var title: String
  }

  private let lines: [Line]

  init() throws {
    lines = try Repository.text("\(Self.folder)/README.md")
      .matches(of: /(?m)^\| \[(\d{4})\]\(([^)]+)\) \| ([^|]+) \| [^|]+ \|$/)
      .map { Line(number: Int($0.1), file: String($0.2), title: String($0.3)) }
  }

  @Test("The index has a line for each number, in order")
  func noGap() {
    #expect(lines.count >= 42)
    #expect(lines.compactMap(\.number) == Array(1...max(1, lines.count)))
  }

  @Test("Each page has its line, with the page's number and title")
  func pages() throws {
    let files = try Repository.files(under: Self.folder, ending: ".md")
      .map { URL(fileURLWithPath: $0).lastPathComponent }.filter { $0 != "README.md" }
    #expect(files.sorted() == lines.map(\.file))
    for line in lines {
      let digits = String(line.file.prefix(4))
      #expect(Int(digits) == line.number, "\(line.file)")
      let heading = try Repository.text("\(Self.folder)/\(line.file)").prefix { $0 != "\n" }
      #expect(heading == "# \(digits) \(line.title)", "\(line.file)")
    }
  }
}
