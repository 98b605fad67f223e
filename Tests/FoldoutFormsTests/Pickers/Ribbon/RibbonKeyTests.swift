import FoldoutForms
import Foundation
import Testing

/// Targets of keys on a ribbon of a list or a number, by the table that also tests the browser's
/// script.
@Suite struct RibbonKeyTests {
  private static let keys: [String: Ribbon.Key] = [
    "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down,
    "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end,
  ]

  @Test("Every key leads to the value in the shared table")
  func everySample() throws {
    let table = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../../Shared/keys.tsv")
    let samples = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map { String($0) } }.filter {
        ["list", "number"].contains($0.first)
      }
    #expect(samples.count >= 100)
    for sample in samples {
      let key = try #require(RibbonKeyTests.keys[sample[4]])
      var ribbon = try Ribbon(
        count: try #require(Int(sample[2])), showing: try #require(Int(sample[3])), width: 100,
        viewport: 100, isRightToLeft: sample[1] == "-1")
      ribbon.control = sample[0] == "list" ? .list : .number
      _ = ribbon.apply(.key(key))
      #expect(ribbon.index == Int(sample[5]), "\(sample)")
    }
  }
}
